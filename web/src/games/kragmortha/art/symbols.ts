/** The symbols of floor and cards: told apart by shape as well as by colour. */

import { dot, flat, limb, oval, path, pen, pts, solid, stain, stroke, sym } from "./pen";
import type { Svg } from "./pen";

export const SYMBOLS = ["book", "potion", "gems", "scroll", "ball"] as const;
export type Rune = (typeof SYMBOLS)[number];

/** One colour of body and depth for each; the shapes say the same without it. */
export const TINTS: Record<Rune, { readonly body: string; readonly deep: string }> = {
  book: { body: "#d8503f", deep: "#8c2430" },
  potion: { body: "#5fae58", deep: "#2c6b46" },
  gems: { body: "#4f8fe0", deep: "#284f9c" },
  scroll: { body: "#f0c14b", deep: "#a8741f" },
  ball: { body: "#b58be0", deep: "#6a3f9c" },
};

const DRAWN: Record<Rune, () => string> = {
  book: () =>
    flat(pts("9,39! 13,44! 41,40! 39,35!"), "#f3ead0", 2.5) +
    solid(pts("9,9! 36,5! 40,36! 12,40!"), TINTS.book.body) +
    flat(pts("9,9! 14,8! 17,39! 12,40!"), TINTS.book.deep, 2.5) +
    flat(pts("21,13! 33,11! 34,19! 22,21!"), "#ffe9a8", 2) +
    dot(37, 22, 3.5, "#ffe9a8", { "stroke-width": 2 }),
  potion: () =>
    solid(pts("19,16! 29,16! 31,21 41,33 34,44 24,46 14,44 7,33 17,21"), "#e8f3ea") +
    stain(pts("11,29 18,27 24,30 31,27 37,29 38,34 33,42 24,44 15,42 10,34"), TINTS.potion.body) +
    stroke(pts("11,29 18,27 24,30 31,27 37,29"), 2.5, TINTS.potion.deep) +
    dot(19, 36, 3, "#c9f2b4", { stroke: "none" }) +
    dot(28, 39, 2, "#c9f2b4", { stroke: "none" }) +
    dot(30, 33, 2.5, "#c9f2b4", { stroke: "none" }) +
    flat(pts("17,12! 31,12! 30,17! 18,17!"), "#e8f3ea", 2.5) +
    solid(pts("20,3! 28,3! 28,12! 20,12!"), "#b98a5a"),
  gems: () =>
    flat(pts("5,32! 12,26! 21,30! 20,40! 10,44!"), "#8fc0f5", 2.5) +
    flat(pts("28,34! 36,29! 44,34! 40,44! 31,44!"), "#2f63b8", 2.5) +
    solid(pts("14,6! 34,6! 43,17! 24,40! 5,17!"), TINTS.gems.body) +
    path("M5 17H43M14 6L17 17 24 40 31 17 34 6M17 17L24 6 31 17", { "stroke-width": 2.2 }) +
    stain(pts("9,15! 14,9! 16,15!"), "#d7eaff", 0.9),
  scroll: () =>
    solid(pts("12,10! 37,7! 36,36! 13,40!"), "#fbe9b0") +
    stroke(pts("18,19 24,17 31,18"), 2.6, TINTS.scroll.deep) +
    stroke(pts("18,26 25,24 31,25"), 2.6, TINTS.scroll.deep) +
    stroke(pts("18,32 23,31"), 2.6, TINTS.scroll.deep) +
    limb(pts("9,11 24,9 39,7"), [5.5, 5.5, 5.5], TINTS.scroll.body) +
    limb(pts("9,41 24,39 39,37"), [5.5, 5.5, 5.5], TINTS.scroll.body),
  ball: () =>
    solid(sym(pts("9,35! 15,45! 0,46"), 24), "#8a6a3a") +
    solid(oval(24, 21, 18), TINTS.ball.body) +
    stain(pts("14,26 20,19 27,24 34,18 37,26 30,34 18,34"), "#e6d2f7", 0.75) +
    stain(oval(17, 13, 5, 3, -35), "#fff", 0.85) +
    path("M33 6l1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6z", { fill: "#fff3c4", "stroke-width": 1.6 }),
};

const drawn = new Map<Rune, Svg>();

/** A symbol in a box of 48. */
export function symbol(name: Rune): Svg {
  const picture = drawn.get(name) ?? { body: pen(DRAWN[name](), 3), box: [0, 0, 48, 48] as const };
  drawn.set(name, picture);
  return picture;
}
