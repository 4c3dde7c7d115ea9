/** Arrow keys among the things on the table: one of them is in the tab order, arrows go to the nearest. */

const ITEMS = "[data-item]:not(:disabled)";

export const itemsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(ITEMS)];

/** Only one item can be reached by Tab: the one that was focused last, or the first. */
export function keepOneStop(root: HTMLElement, wanted: HTMLElement | null = null): void {
  const items = itemsOf(root);
  const stop =
    items.find((item) => item === wanted) ??
    items.find((item) => item.tabIndex === 0 && item.dataset["stop"] === "") ??
    items[0];
  for (const item of items) {
    item.tabIndex = item === stop ? 0 : -1;
    if (item === stop) item.dataset["stop"] = "";
    else delete item.dataset["stop"];
  }
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** The box that lies nearest in the direction of an arrow key; what lies askew counts as farther away. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const [x, y] = ARROWS[key] ?? [0, 0];
  let [best, least] = [-1, Infinity];
  for (const [at, box] of boxes.entries()) {
    const right = box.left + box.width / 2 - from.left - from.width / 2;
    const down = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = right * x + down * y;
    const askew = Math.abs(right * y) + Math.abs(down * x);
    if (ahead > 2 && askew <= ahead * 4 && ahead + askew * 2 < least) [best, least] = [at, ahead + askew * 2];
  }
  return best;
}
