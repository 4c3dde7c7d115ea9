/** How the shell's controls lie over the table, and how much room they take of it, in pixels. */

/** Controls in a column at the right edge; on an upright phone in a bar at the bottom. */
export type ControlsPlace = "column" | "bar";

export interface ShellLayout {
  controls: ControlsPlace;
  /** The size of a round button. */
  tool: number;
  /** Too low for the newest events beside the other controls. */
  isLow: boolean;
  /** What the list of options takes where it is always shown: of the width, or above a bar of the height. */
  list: number;
  /** The height of the bar; 0: there is none. */
  bar: number;
  /** The height of the curtain that covers the place of the hand, while one hangs there. */
  curtain: number;
  insets: { top: number; right: number; bottom: number; left: number };
}

const NARROW = 700; // pixels: an upright phone
const LOW = 560;
const LEAST = 44; // pixels a finger needs
const MOST = 64;
const BAR = 50;
const GAP = 7; // beside a column

export function shellLayout(
  width: number,
  height: number,
  showsList: boolean,
  hasCurtain: boolean,
): ShellLayout {
  const isBar = width < NARROW && height > width;
  const isLow = height < LOW;
  const tool = isBar ? LEAST : Math.round(Math.min(Math.max(LEAST, height * 0.051), MOST));
  const list = !showsList ? 0 : isBar ? Math.min(150, height * 0.22) : Math.min(300, width * 0.3);
  const bar = isBar ? BAR : 0;
  const curtain = hasCurtain ? Math.round(Math.max(isLow ? 132 : 190, height * (isBar ? 0.33 : 0.235))) : 0;
  const right = isBar ? 0 : tool + 2 * GAP + list;
  const bottom = Math.max(curtain, isBar ? bar + list : 0);
  return {
    controls: isBar ? "bar" : "column",
    tool,
    isLow,
    list,
    bar,
    curtain,
    insets: { top: 0, right, bottom, left: 0 },
  };
}
