import { settings } from "../storage/settings.svelte";

const PACES = { slow: 1.6, normal: 1, fast: 0.5, instant: 0, step: 1 };

/** How long a motion takes that usually takes so many milliseconds. */
export const pace = (usual: number): number =>
  settings.motion === "reduced" ? 0 : usual * PACES[settings.pace];
