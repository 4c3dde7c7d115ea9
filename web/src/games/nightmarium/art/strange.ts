/**
 * Cards that serve as more than the part they were born as. Strange parts are all face and hands: a
 * head that waves with arms where its ears should be, a belly that looks back, hips that walk on
 * their hands.
 */

import { pts, scatter, sym } from "./geometry";
import type { Outline } from "./geometry";
import { both, marks, shaggy, solid, stain, stroke } from "./ink";
import { stitches } from "./anatomy";
import { hips, trunk } from "./joints";
import type { Legion, Palette, Part, Species } from "./joints";

const HEAD: Outline = pts("0,26 42,36 60,74 50,114 0,130");
const TORSO: Outline = trunk("58,158 66,200 56,246");
const LEGS: Outline = hips("60,286 62,322 34,350 0,354");

/** A lump of the legion's flesh. */
const FLESH: Record<Legion, (half: Outline, c: Palette) => string> = {
  necronauts: (half, c) => {
    const [top, bottom] = ends(half);
    return (
      solid(sym(half), c.skin) +
      stitches(
        [
          [150, top + 8],
          [158, (top + bottom) / 2 - 24],
        ],
        2.2,
        9,
        5,
      ) +
      stitches(
        [
          [80, (top + bottom) / 2 + 14],
          [92, bottom - 8],
        ],
        2.2,
        9,
        5,
      )
    );
  },
  homunculi: (half, c) =>
    shaggy(sym(half), c.skin, 10) + marks(scatter(half, 22, 0.8), "q1 5 5 6", 2.2, { opacity: 0.5 }),
  insektoids: (half, c) => {
    const [top, bottom] = ends(half);
    const seam = (y: number) =>
      stroke(
        [
          [76, y - 6],
          [120, y + 4],
          [164, y - 6],
        ],
        3,
      );
    return solid(sym(half), c.skin) + seam(top + 20) + seam(bottom - 14) + seam(bottom - 26);
  },
  chimeridae: (half, c) =>
    solid(sym(half), c.skin) +
    marks(scatter(half, 26, 0.85), "q5-4 7 2 0 6-6 0", 1.5, {
      fill: c.dark,
      stroke: "none",
      opacity: 0.7,
    }),
};

const ends = (half: Outline): [number, number] => [
  Math.min(...half.map(([, y]) => y)),
  Math.max(...half.map(([, y]) => y)),
];

export function strange(part: Part, legion: Legion, { palette: c, anatomy }: Species): string {
  const flesh = FLESH[legion];
  const cheeks = (y: number) =>
    both((s) =>
      stain(
        [
          [120 + s * 40, y],
          [120 + s * 48, y - 5],
          [120 + s * 54, y],
          [120 + s * 47, y + 5],
        ],
        c.glow,
        0.45,
      ),
    );
  switch (part) {
    case "head":
      return (
        both((s) => anatomy.arm(s, [120 + s * 44, 60], [120 + s * 88, 32])) +
        flesh(HEAD, c) +
        cheeks(100) +
        anatomy.face(120, 78)
      );
    case "torso":
      return (
        both((s) => anatomy.arm(s, [120 + s * 54, 190], [120 + s * 88, 150])) +
        flesh(TORSO, c) +
        cheeks(226) +
        anatomy.face(120, 196)
      );
    case "legs":
      return (
        both((s) => anatomy.arm(s, [120 + s * 50, 314], [120 + s * 78, 374])) +
        flesh(LEGS, c) +
        cheeks(326) +
        anatomy.face(120, 304)
      );
  }
}
