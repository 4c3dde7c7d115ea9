import { describe, expect, test } from "vitest";
import { layoutFor } from "../layout";
import {
  back,
  boxOf,
  EDGE,
  EFFECTS,
  face,
  GOBLINS,
  goblin,
  goblinHead,
  HATS,
  library,
  PILES,
  rigor,
  rigorHead,
  sign,
  SIGNS,
  symbol,
  SYMBOLS,
} from "./index";

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const PIECES = 106;
const LAYOUTS = [2, 5, 7].map(layoutFor);

const faces = Array.from({ length: PIECES }, (_, card) => face(card).body);
const all = [
  ...SEATS.flatMap((seat) => [goblin(seat).body, goblinHead(seat).body]),
  rigor().body,
  rigorHead().body,
  ...SYMBOLS.map((name) => symbol(name).body),
  ...faces,
  ...PILES.map((pile) => back(pile).body),
  ...SIGNS.map((name) => sign(name).body),
  ...LAYOUTS.map((layout) => library(layout).body),
];

/** What is left of a drawing when its colours are gone. */
const shape = (body: string): string => body.replaceAll(/#[0-9a-f]{3,8}/gi, "");
const distinct = (bodies: readonly string[]): number => new Set(bodies.map(shape)).size;

describe("the markup", () => {
  test("is well formed", () => {
    for (const body of new Set(all)) {
      const page = new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`,
        "image/svg+xml",
      );
      expect(page.querySelector("parsererror")).toBeNull();
      expect(body).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("has no ids, styles, links, filters or scripts", () => {
    for (const body of all)
      expect(body).not.toMatch(/\s(id|style|class|href|filter|on\w+)=|<(style|script|use|image|filter)/);
  });

  test("of figures and pieces is small, that of a library is not too large", () => {
    for (const body of [...SEATS.map((seat) => goblin(seat).body), ...faces])
      expect(body.length).toBeLessThan(20_000);
    for (const layout of LAYOUTS) expect(library(layout).body.length).toBeLessThan(250_000);
  });
});

describe("without colour", () => {
  test("the goblins are told apart, whole and by their heads", () => {
    expect(distinct(SEATS.map((seat) => goblin(seat).body))).toBe(8);
    expect(distinct(SEATS.map((seat) => goblin(seat, false).body))).toBe(8);
    expect(distinct(SEATS.map((seat) => goblinHead(seat).body))).toBe(8);
    expect(new Set(HATS).size).toBe(8);
    expect(new Set(GOBLINS.map(({ cloth }) => cloth)).size).toBe(8);
  });

  test("the symbols, the backs and the signs are told apart", () => {
    expect(distinct(SYMBOLS.map((name) => symbol(name).body))).toBe(SYMBOLS.length);
    expect(distinct(PILES.map((pile) => back(pile).body))).toBe(PILES.length);
    expect(distinct(SIGNS.map((name) => sign(name).body))).toBe(SIGNS.length);
  });

  test("pieces look alike only if they are", () => {
    // 20 kinds of goblin and Rigor cards, 12 effects, 9 tomes, 3 tokens
    expect(distinct(faces)).toBe(2 * (6 + 4 + 1) + EFFECTS.length + 9 + 3);
  });
});

describe("the goblins", () => {
  test("wear their number", () => {
    for (const seat of SEATS) expect(goblin(seat).body).toContain(`>${seat + 1}</text>`);
  });

  test("are eight and no more", () => {
    for (const seat of [-1, 8, 1.5]) expect(() => goblin(seat)).toThrow(RangeError);
  });
});

describe("the library", () => {
  test.each(LAYOUTS)("shows only rows that have squares", (layout) => {
    const [, top, , height] = boxOf(layout);
    expect(top).toBe(layout.top * 100 - EDGE);
    expect(height).toBe(layout.rows * 100 + 2 * EDGE);
  });

  test("shows the symbol of every floor square", () => {
    for (const layout of LAYOUTS) {
      const { body } = library(layout);
      for (const name of SYMBOLS) {
        const squares = layout.squares.filter((_, at) => layout.symbol(at) === name).length;
        expect(body.split(symbol(name).body).length - 1).toBe(
          squares * (name === "ball" ? 0 : 1) + twice(name, layout),
        );
      }
    }
  });

  /** Teleports show theirs a second time, over the whirl. */
  const twice = (name: string, layout: (typeof LAYOUTS)[number]): number =>
    layout.teleports.filter((at) => layout.symbol(at) === name).length;
});
