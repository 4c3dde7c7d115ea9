/** Rigor Mortis, the Dark Overlord, got out of bed because of some noise in his library. */

import {
  both,
  dot,
  each,
  eye,
  fan,
  flat,
  INK,
  limb,
  oval,
  path,
  pen,
  pts,
  solid,
  stain,
  stroke,
  sym,
} from "./pen";
import type { Svg } from "./pen";

const ROBE = "#4a3580";
const HOOD = "#5c449a";
const LINING = "#8c2f4f";
const BONE = "#dfe3cf";
const IRON = "#8d93a8";

/** A rabbit on each foot: the floor is cold. */
const slipper = (s: -1 | 1): string =>
  solid(pts("12,90 9,77 15,76 18,89", s, 50), "#f2a7c0") +
  solid(pts("20,90 24,77 29,80 24,91", s, 50), "#f2a7c0") +
  solid(pts("3,98 5,88 18,85 30,90 32,98 18,101", s, 50), "#f7b9cf") +
  dot(50 + s * 13, 93, 2, INK, { stroke: "none" }) +
  dot(50 + s * 24, 93, 2, INK, { stroke: "none" }) +
  dot(50 + s * 18.5, 96, 1.8, "#c2496f", { stroke: "none" });

const crown = (): string =>
  solid(pts("27,14! 22,-12! 36,0! 42,-20! 50,-4! 58,-20! 64,0! 78,-12! 73,14! 50,9"), IRON) +
  dot(50, 5, 4, "#ff5d4d", { "stroke-width": 2 }) +
  both((s) => dot(50 + s * 14, 7, 2.5, "#8ff0c0", { "stroke-width": 1.8 }));

/** Hollow cheeks, eyes like lamps, and the teeth of somebody who was woken. */
const face = (): string =>
  solid(sym(pts("0,6 19,9 24,26 19,40 15,54 0,58"), 50), BONE) +
  both((s) => stain(pts("13,34 19,32 14,44", s, 50), "#9aa38f", 0.7)) +
  both((s) => flat(oval(50 + s * 10, 26, 9.5, 8.5, s * 18), INK, 2.5)) +
  both((s) =>
    eye(50 + s * 10, 26.5, 6.5, { white: "#ffe45c", iris: "#ff7a3c", pupil: "slit", look: -s * 0.2 }),
  ) +
  both((s) => stroke(pts("2,21 10,15 20,13", s, 50), 4.5)) +
  flat(pts("50,31! 54,38! 46,38!"), INK, 1.5) +
  flat(pts("35,41! 50,40 65,41! 60,51 50,53 40,51"), "#7a1f3d", 2.5) +
  stain(pts("37,42! 63,42! 61,46! 39,46!"), "#f3efdc") +
  stain(pts("41,50! 44,48! 56,48! 59,50! 50,52"), "#f3efdc") +
  path("M42 42v4M46 42v4M50 42v4M54 42v4M58 42v4M46 48v3M50 48v4M54 48v3", { "stroke-width": 1.4 });

/** The hand that means you. */
const hand = (x: number, y: number, s: number): string =>
  fan(x, y, { angle: 90 - s * 60, spread: 80, count: 4, length: 15, width: 3.2, fill: BONE }) +
  solid(oval(x, y, 6.5), BONE);

const figure = (): string =>
  solid(sym(pts("0,44 20,48 30,66 36,91! 27,85! 20,93! 10,84! 0,92!"), 50), ROBE) +
  flat(pts("44,52! 56,52! 60,89! 50,84! 40,89!"), LINING, 2.5) +
  each(3, (i) => dot(50, 64 + i * 8, 2.4, "#f2c14e", { "stroke-width": 1.6 })) +
  both(slipper) +
  limb(pts("72,60 86,64 92,52"), [9, 8, 7], ROBE) +
  hand(93, 45, 1) +
  limb(pts("28,60 16,68 10,58"), [9, 8, 7], ROBE) +
  path("M8 56V36", { "stroke-width": 8 }) +
  path("M8 55V37", { "stroke-width": 4.5, stroke: "#f6efdc" }) +
  solid(pts("8,36! 3,29 8,18! 13,29"), "#ffcf5a") +
  hand(9, 54, -1) +
  solid(pts("50,66! 28,58 14,40! 22,36 24,14 50,-4 76,14 78,36 86,40! 72,58"), HOOD) +
  face() +
  crown();

let whole: Svg | null = null;
let only: Svg | null = null;

export const rigor = (): Svg => (whole ??= { body: pen(figure(), 3.5), box: [-6, -24, 114, 128] });

/** His head alone, for cards. */
export const rigorHead = (): Svg =>
  (only ??= {
    body: pen(
      solid(pts("50,66! 28,60 14,42! 22,36 24,14 50,-4 76,14 78,36 86,42! 72,60"), HOOD) + face() + crown(),
      3.5,
    ),
    box: [10, -22, 80, 90],
  });
