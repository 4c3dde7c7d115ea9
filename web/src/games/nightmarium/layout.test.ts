import { describe, expect, it } from "vitest";
import { fanOf, layoutOf, type Layout, type LayoutOptions, type Rect } from "./layout";

const SIZES = [
  [360, 640],
  [390, 844],
  [412, 915],
  [667, 375],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** What the shell takes: a bar below on a phone, a column at the right elsewhere. */
const insetsOf = (width: number, height: number): LayoutOptions["insets"] =>
  width < 1000 && height > width
    ? { top: 0, right: 0, bottom: 50, left: 0 }
    : { top: 0, right: 60, bottom: 0, left: 0 };

function laid(
  width: number,
  height: number,
  seats: number,
  target: number,
  more: Partial<LayoutOptions> = {},
): Layout {
  const others = Array.from({ length: seats - 1 }, (_, i) => i + 1);
  const insets = insetsOf(width, height) ?? { top: 0, right: 0, bottom: 0, left: 0 };
  return layoutOf({ width, height, insets, others, own: 0, target, ...more });
}

const apart = (one: Rect, other: Rect, slack: number): boolean =>
  one.x + one.w <= other.x + slack ||
  other.x + other.w <= one.x + slack ||
  one.y + one.h <= other.y + slack ||
  other.y + other.h <= one.y + slack;

const cases = SIZES.flatMap(([width, height]) =>
  [2, 3, 4, 5].flatMap((seats) => [3, 5, 7].map((target) => ({ width, height, seats, target }))),
);

describe.each(cases)(
  "$width x $height, $seats players, $target places",
  ({ width, height, seats, target }) => {
    const layout = laid(width, height, seats, target);
    const places = layout.seats.flatMap((seat) =>
      seat.places.map((place) => ({ ...place, own: seat.own, closed: seat.closed })),
    );

    it("has every place of every player inside the window", () => {
      expect(places).toHaveLength(seats * target);
      for (const { x, y, w, h } of places) {
        expect(x).toBeGreaterThanOrEqual(-4);
        expect(x + w).toBeLessThanOrEqual(width + 4);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + h).toBeLessThanOrEqual(height);
      }
    });

    it("lets no place cover another, nor a pile a place", () => {
      for (const [i, one] of places.entries()) {
        for (const other of places.slice(i + 1))
          expect(apart(one, other, Math.max(8, one.w * 0.06))).toBe(true);
        for (const heap of [layout.deck, layout.grave])
          expect(apart(one, heap, Math.max(12, one.w * 0.2))).toBe(true);
      }
    });

    it("has targets for fingers", () => {
      for (const { w, h, closed } of places) if (!closed) expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
      for (const { mat, closed } of layout.seats)
        if (closed) expect(Math.min(mat?.w ?? 0, mat?.h ?? 0)).toBeGreaterThanOrEqual(44);
      for (const heap of [layout.deck, layout.grave])
        expect(Math.min(heap.w, heap.h)).toBeGreaterThanOrEqual(44);
    });

    it("keeps the hand in sight and off the creatures", () => {
      const own = layout.seats.find((seat) => seat.own);
      const lowest = Math.max(...(own?.places ?? []).map(({ y, h }) => y + h));
      expect(layout.hand?.top ?? 0).toBeLessThanOrEqual(height - 60);
      expect((layout.hand?.top ?? 0) + 4).toBeGreaterThanOrEqual(lowest);
    });
  },
);

describe("sizes that were promised", () => {
  it("at 1440 by 900 with two opponents", () => {
    const { seats } = laid(1440, 900, 3, 5);
    expect(seats.find(({ own }) => own)?.places[0]?.w).toBeGreaterThanOrEqual(150);
    for (const { places } of seats.filter(({ own }) => !own))
      expect(places[0]?.w).toBeGreaterThanOrEqual(100);
  });

  it("a mat that is opened is as wide as the window", () => {
    const { seats } = laid(390, 844, 5, 5, { open: 2 });
    const open = seats.find(({ seat }) => seat === 2);
    expect(open?.closed).toBe(false);
    expect(open?.places[0]?.w).toBeGreaterThanOrEqual(60);
  });

  it("everybody is alike for somebody who looks on", () => {
    for (const [width, height] of SIZES) {
      const { seats, hand } = laid(width, height, 4, 5, { own: -1, others: [0, 1, 2, 3] });
      expect(hand).toBeNull();
      expect(new Set(seats.map(({ places }) => Math.round(places[0]?.w ?? 0))).size).toBe(1);
    }
  });
});

describe("the fan", () => {
  it("shows at least the corner of every card", () => {
    const { hand } = laid(390, 844, 3, 5);
    if (hand === null) throw new Error("a hand");
    const poses = fanOf(hand, 11, -1, 794);
    for (const [i, pose] of poses.entries()) {
      const next = poses[i + 1];
      if (next !== undefined) expect(next.x - pose.x).toBeGreaterThanOrEqual(35.9);
    }
  });

  it("makes room for the card that is chosen", () => {
    const { hand } = laid(1440, 900, 3, 5);
    if (hand === null) throw new Error("a hand");
    const [before, after] = [fanOf(hand, 6, -1, 900), fanOf(hand, 6, 2, 900)];
    expect(after[2]?.turn).toBe(0);
    expect(after[3]?.x ?? 0).toBeGreaterThan(before[3]?.x ?? 0);
    expect((after[2]?.y ?? 0) + hand.w * 1.4).toBeLessThanOrEqual(900);
  });
});
