import { settings } from "../storage/settings.svelte";

const PACES = { off: 0, fast: 0.4, normal: 1, step: 1 };

/** How long a motion takes that usually takes so many milliseconds. */
export const pace = (usual: number): number => usual * PACES[settings.motion];
