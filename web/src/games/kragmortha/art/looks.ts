/** What a withering look does to a goblin: a picture for each effect, in a box of 100. */

import { KRAGMORTHA_EFFECTS } from "../../../net/protocol";
import {
  both,
  dot,
  each,
  eye,
  fan,
  flat,
  grin,
  INK,
  limb,
  oval,
  path,
  pts,
  solid,
  stain,
  stroke,
  sym,
} from "./pen";

export { KRAGMORTHA_EFFECTS as EFFECTS };
export type Effect = (typeof KRAGMORTHA_EFFECTS)[number];

const SKIN = "#9cbf5f";
const BANDAGE = "#f3ead0";

const ears = (): string => both((s) => solid(pts("26,46 38,36 49,30! 46,50 38,60 26,62", s, 50), SKIN));
const skull = (): string => ears() + solid(sym(pts("0,18 24,22 32,48 24,74 0,86"), 50), SKIN);
const nose = (): string => solid(pts("45,50 50,46 56,51 58,61 51,64 45,60"), SKIN);

const spiral = (x: number, y: number): string =>
  dot(x, y, 12, "#f3efdc", { "stroke-width": 3 }) +
  path(`M${x} ${y}q4-4 5 1q0 6-6 5q-7-1-6-7q2-8 10-7`, { "stroke-width": 2.5 });

const fingers = (x: number, y: number, fill: string): string =>
  fan(x, y, { angle: -90, spread: 110, count: 4, length: 34, width: 6.5, fill, blunt: true }) +
  solid(oval(x, y + 4, 19, 17), fill);

const arm = (points: string): string => limb(pts(points), [12, 11, 10], SKIN);

const boot = (x: number, fill: string): string =>
  solid(pts("-10,-26! 12,-26! 13,-6 28,0 30,14! -12,14!", 1, x, 78), fill);

export const PICTURES: Record<Effect, () => string> = {
  lame_foot: () =>
    limb(pts("46,4 48,36 44,62"), [14, 13, 12], SKIN) +
    solid(pts("32,62 58,60 84,72 90,86 80,92 34,92 26,78"), SKIN) +
    each(3, (i) =>
      flat(
        pts(
          `${30 + i * 3},${58 + i * 9}! ${60 + i * 6},${54 + i * 9}! ${62 + i * 6},${62 + i * 9}! ${30 + i * 3},${66 + i * 9}!`,
        ),
        BANDAGE,
        2.5,
      ),
    ) +
    each(3, (i) => dot(84 - i * 2, 80 + i * 5, 3, "#e9dfa0", { "stroke-width": 1.5 })) +
    path("M66 8l8 8M74 8l-8 8M80 24l6 6M86 24l-6 6", { stroke: "#e4694f", "stroke-width": 4 }),
  leaden_boots: () =>
    limb(pts("30,4 30,48"), [9, 9], SKIN) +
    limb(pts("68,4 68,48"), [9, 9], SKIN) +
    boot(30, "#8d93a8") +
    boot(66, "#8d93a8") +
    path("M22 60h18M60 60h18", { "stroke-width": 3 }) +
    stain(pts("22,70! 28,70! 28,84! 22,84!"), "#c9cede", 0.8),
  crab_claws: () =>
    both(
      (s) =>
        limb(pts("14,96 20,76 24,62", s, 50), [8, 7, 7], "#d8503f") +
        solid(pts("24,66 8,50 8,26! 18,36 24,44! 30,30 40,18! 44,42 38,60", s, 50), "#d8503f"),
    ) + both((s) => dot(50 + s * 22, 54, 3, INK, { stroke: "none" })),
  fumbling_fingers: () =>
    arm("34,98 40,84 46,70") +
    fingers(50, 54, SKIN) +
    solid(pts("62,10! 84,6! 92,32! 70,38!"), "#f6efdc", { transform: "rotate(14 78 22)" }) +
    path("M88 48l4 8M78 48l1 8", { "stroke-width": 3 }),
  clouded_eyes: () =>
    skull() +
    eye(36, 46, 11, { white: "#dfe6ea" }) +
    eye(64, 46, 11, { white: "#dfe6ea" }) +
    solid(pts("12,50 18,36 32,38 42,30 56,36 68,30 80,38 90,48 82,58 64,54 50,60 34,56 20,60"), "#c9d3e0") +
    nose() +
    stroke(pts("38,74 50,70 62,74"), 3.5),
  dizzy: () =>
    skull() +
    spiral(35, 46) +
    spiral(65, 46) +
    nose() +
    flat(oval(50, 73, 8, 6), "#4a1230", 3) +
    path("M20 12l2 5 5 1-4 4 1 5-4-3-5 3 1-5-4-4 5-1zM78 8l2 5 5 1-4 4 1 5-4-3-5 3 1-5-4-4 5-1z", {
      fill: "#ffe9a8",
      "stroke-width": 2,
    }),
  limp_arm: () =>
    solid(pts("10,10 46,6 60,24 44,40 12,40"), "#4b8fd0") +
    limb(pts("44,26 62,36 64,64"), [12, 11, 9], SKIN) +
    fan(64, 70, { angle: 92, spread: 60, count: 4, length: 24, width: 5, fill: SKIN, blunt: true }) +
    path("M80 30q6 6 2 12M86 46q6 6 2 12", { "stroke-width": 3.5 }),
  weak_grip: () =>
    arm("98,20 82,30 68,36") +
    fan(58, 38, { angle: 150, spread: 70, count: 4, length: 24, width: 6, fill: SKIN, blunt: true }) +
    solid(oval(62, 37, 14), SKIN) +
    solid(pts("16,60! 46,54! 52,84! 22,90!"), "#d8503f") +
    flat(pts("26,66! 40,63! 42,71! 28,74!"), "#ffe9a8", 2) +
    path("M24 38v10M34 34v12M14 44v8", { "stroke-width": 3.5 }),
  tied_tongue: () =>
    flat(pts("8,22 50,10 92,22 80,52 50,58 20,52"), "#7a1f3d", 4) +
    flat(pts("18,22! 82,22! 78,31! 22,31!"), "#f3efdc", 2.5) +
    solid(pts("38,42 62,42 64,60 58,64 42,64 36,60"), "#e0789a") +
    solid(pts("38,70 62,70 70,86 58,94 42,94 30,86"), "#e0789a") +
    limb(pts("30,66 50,70 70,64"), [5, 6, 5], "#f2c14e") +
    limb(pts("30,66 16,56 12,70 30,68"), [4, 4, 4, 4], "#f2c14e") +
    limb(pts("70,64 86,54 88,70 70,68"), [4, 4, 4, 4], "#f2c14e"),
  loose_tongue: () =>
    skull() +
    eye(36, 42, 9) +
    eye(64, 42, 9) +
    nose() +
    grin(50, 62, 20, 12, { teeth: 4 }) +
    solid(pts("42,70 58,70 62,84 74,88 86,80! 90,90 76,99 54,98 44,86"), "#e0789a"),
  stiff_neck: () =>
    limb(pts("14,98 50,90 86,98"), [12, 14, 12], "#4b8fd0") +
    solid(pts("34,50! 66,50! 70,86! 30,86!"), BANDAGE) +
    path("M34 60H66M33 69H67M32 78H68", { "stroke-width": 2.5 }) +
    solid(sym(pts("0,4 20,8 25,28 18,48 0,54"), 50), SKIN) +
    both((s) => solid(pts("20,26 34,16! 32,32 20,38", s, 50), SKIN)) +
    both((s) => eye(50 + s * 9, 26, 6.5, { look: 0.9 })) +
    stroke(pts("42,44 50,41 58,44"), 3),
  one_track_mind: () =>
    skull() +
    eye(38, 46, 9, { look: 0.5 }) +
    eye(62, 46, 9, { look: -0.5 }) +
    both((s) => solid(pts("10,32! 32,28! 40,60 34,66 20,60!", s, 50), "#7a5233")) +
    nose() +
    stroke(pts("40,74 50,77 60,74"), 3.5) +
    limb(pts("20,24 50,16 80,24"), [4, 4, 4], "#4d3222"),
};
