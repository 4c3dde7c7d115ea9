/** A look that stays visible: what each effect does to a standing goblin, in the plane of `goblins.ts`. */

import { both, dot, each, flat, INK, limb, oval, path, pen, pts, solid, stain, stroke, moved } from "./pen";
import type { Effect } from "./looks";

const BANDAGE = "#f3ead0";
const LEAD = "#8d93a8";

const spiral = (x: number, y: number, r: number): string =>
  dot(x, y, r, "#f3efdc", { "stroke-width": 2.6 }) +
  moved(path("M0 0q3-3 4 1q0 5-5 4q-6-1-5-6q2-6 8-5.500", { "stroke-width": 2.4 }), x, y, r / 9);

const claw = (s: -1 | 1): string =>
  limb(pts("17,73 27,76 30,70", s, 50), [6, 5, 5], "#d8503f") +
  solid(pts("30,74 22,62 25,49! 30,56 34,60! 38,52 44,46! 46,60 41,72", s, 50), "#d8503f") +
  dot(50 + s * 33, 66, 1.8, INK, { stroke: "none" });

export const AFFLICTED: Record<Effect, (skin: string) => string> = {
  lame_foot: () =>
    solid(pts("54,91 58,83 70,83 77,91 74,98 55,98"), BANDAGE) +
    path("M57 88L74 92M60 84L72 97M67 83L60 97", { "stroke-width": 1.8 }) +
    path("M82 76l6 6M88 76l-6 6", { stroke: "#e4694f", "stroke-width": 3.5 }),
  leaden_boots: () =>
    both(
      (s) =>
        solid(pts("3,82! 17,82! 19,88 28,91 28,99! 3,99!", s, 50), LEAD) +
        stroke(pts("4,86.5 17,86.5", s, 50), 2),
    ),
  crab_claws: () => both(claw),
  fumbling_fingers: () =>
    solid(pts("84,58! 96,55! 100,71! 88,74!"), "#f6efdc") +
    path("M88 61l7-2M89.500 66l7-2", { "stroke-width": 1.6 }) +
    solid(pts("2,70! 13,66! 18,81! 7,85!"), "#f6efdc") +
    path("M84 50l-2-6M92 48v-6M99 50l3-5M4 62l-3-6M12 60l1-6", { stroke: "#ffe9a8", "stroke-width": 2.6 }),
  clouded_eyes: () =>
    solid(pts("22,49 28,40 38,41 48,37 60,40 72,40 80,48 75,57 62,55 51,58 38,56 27,58"), "#c9d3e0") +
    stain(pts("32,45 44,42 52,45 40,48"), "#fff", 0.7),
  dizzy: () =>
    spiral(39, 48, 9.5) +
    spiral(61, 48, 9.5) +
    each(3, (i) =>
      moved(
        path("M0-6l1.700 4 4.300.400-3.300 2.800 1 4.300L0 3.200l-3.700 2.300 1-4.300L-6-1.600l4.300-.4z", {
          fill: "#ffe45c",
          "stroke-width": 1.6,
        }),
        [14, 88, 76][i] ?? 0,
        [20, 24, 4][i] ?? 0,
        [1.2, 1.1, 0.9][i] ?? 1,
      ),
    ),
  limp_arm: (skin) =>
    solid(pts("66,62! 76,66 74,84 56,90 48,84!"), BANDAGE) +
    path("M66 63L40 68", { "stroke-width": 5.5 }) +
    path("M66 63L40 68", { "stroke-width": 2.6, stroke: BANDAGE }) +
    solid(oval(51, 84, 5, 4.5), skin),
  weak_grip: () =>
    moved(
      solid(pts("-9,-11! 8,-13! 11,9! -6,12!"), "#d8503f") +
        flat(pts("-4,-6! 4,-7! 5,-1! -3,0!"), "#ffe9a8", 1.6),
      14,
      90,
      0.95,
      -18,
    ) + path("M8 72v-8M16 70v-9M24 73v-6", { stroke: "#ffe9a8", "stroke-width": 2.6 }),
  tied_tongue: () =>
    flat(pts("38,60 50,58 62,60 60,69 50,71 40,69"), "#7a1f3d", 2.5) +
    solid(pts("44,63 56,63 58,74 52,79 46,78 42,73"), "#e0789a") +
    limb(pts("40,70 50,72 60,69"), [3, 3.6, 3], "#f2c14e") +
    limb(pts("40,70 32,65 30,73 40,71"), [2.4, 2.4, 2.4, 2.4], "#f2c14e") +
    limb(pts("60,69 68,64 70,72 60,70"), [2.4, 2.4, 2.4, 2.4], "#f2c14e"),
  loose_tongue: () =>
    flat(pts("37,59 50,61 64,58 60,67 50,70 41,67"), "#7a1f3d", 2.5) +
    solid(pts("45,64 57,64 60,78 68,83 75,78! 77,86 66,91 52,88 46,78"), "#e0789a") +
    stroke(pts("51,68 53,79 61,85"), 1.8),
  stiff_neck: () =>
    solid(pts("27,66! 50,73 73,66! 76,81 50,88 24,81"), BANDAGE) +
    path("M26 72Q50 80 74 72M25 77Q50 85 75 77", { "stroke-width": 1.8 }) +
    flat(pts("56,74! 64,72! 65,82! 57,84!"), LEAD, 2),
  one_track_mind: () =>
    both((s) => solid(pts("13,36! 27,36! 33,52 27,60 16,55!", s, 50), "#7a5233")) +
    limb(pts("23,39 50,35 77,39"), [2.6, 2.6, 2.6], "#4d3222"),
};

export const afflictions = (effects: readonly Effect[], skin: string): string =>
  effects.map((effect) => pen(AFFLICTED[effect](skin), 3.2)).join("");

/** The print of a bare foot that goes up, about 0. */
export const foot = (fill: string): string =>
  stain(oval(0, 2, 5.6, 8), fill) +
  each(3, (n) => dot((n - 1) * 5.4, -9.5 + Math.abs(n - 1) * 1.6, 2.5, fill, { stroke: "none" }));

/** Lightning, in a box of 46 by 72. */
export const bolt = (): string =>
  pen(solid(pts("26,0! 6,34! 20,34! 12,64! 40,24! 25,24! 36,0!"), "#ffe45c"), 3);
