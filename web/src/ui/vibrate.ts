import { settings } from "../storage/settings.svelte";

const TURN = [70, 60, 70]; // milliseconds on, off, on

/** Let the device be felt, if it can and its owner wants that. Browsers allow it after the first touch. */
export function vibrate(): void {
  if (settings.vibrate && "vibrate" in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate(TURN);
}
