/** Where the things a lesson points at stand on a table; boards give the names. */

const BY_NAME: readonly [RegExp, (name: string) => string][] = [
  [/^card-(\d+)$/, (card) => `[data-hand] [data-card="${card}"], [data-card="${card}"]`],
  [/^square-(\d+)$/, (square) => `[data-square="${square}"]`],
  [/^place-(\d+-\d+)$/, (place) => `[data-place="${place}"]`],
  [/^seat-(\d+)$/, (seat) => `[data-show="lair-${seat}"], [data-show="mat-${seat}"]`],
  [/^(deck|pile)$/, (pile) => `[data-${pile}], [data-show="${pile}"]`],
  [/^(desk)$/, () => `[data-show="desk"], [data-square="57"]`],
];

function selectorOf(place: string): string {
  for (const [name, select] of BY_NAME) {
    const found = name.exec(place)?.[1];
    if (found !== undefined) return select(found);
  }
  return `[data-show="${place}"]`;
}

/** The thing on this table, where it can be seen. */
export function thingAt(table: HTMLElement, place: string): Element | null {
  const seen = (thing: Element): boolean => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  return [...table.querySelectorAll(selectorOf(place))].find(seen) ?? null;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const shared = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

const STEPS = 12; // places to try across and down

/**
 * Where words as large as `size` stand best in a window: over nothing they speak of, over as little as may be of
 * what else is needed, and near.
 */
export function roomFor(
  size: { width: number; height: number },
  window: Area,
  meant: readonly Area[],
  needed: readonly Area[],
): { left: number; top: number } {
  const [wide, high] = [window.width - size.width, window.height - size.height];
  let best = { left: window.left + wide / 2, top: window.top + high / 2 };
  let least = Infinity;
  for (let row = 0; row <= STEPS; row += 1) {
    for (let column = 0; column <= STEPS; column += 1) {
      const here = {
        left: window.left + (wide * column) / STEPS,
        top: window.top + (high * row) / STEPS,
        ...size,
      };
      const covers =
        100 * meant.reduce((sum, area) => sum + shared(here, area), 0) +
        3 * needed.reduce((sum, area) => sum + shared(here, area), 0);
      const [x, y] = [here.left + size.width / 2, here.top + size.height / 2];
      const away =
        meant.length === 0
          ? Math.hypot(x - window.left - window.width / 2, y - window.top - window.height / 2)
          : Math.min(
              ...meant.map((area) =>
                Math.hypot(x - area.left - area.width / 2, y - area.top - area.height / 2),
              ),
            );
      const cost = covers + 20 * away;
      if (cost < least) [least, best] = [cost, { left: here.left, top: here.top }];
    }
  }
  return best;
}
