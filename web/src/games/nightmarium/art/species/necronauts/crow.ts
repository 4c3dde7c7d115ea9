import { pts, scatter, sym } from "../../geometry";
import { both, each, marks, solid, stroke } from "../../ink";
import { fan, limb, stitches } from "../../anatomy";
import { socket } from "../../features";
import { hips, species, trunk } from "../../joints";
import { boneArm, ribcage, skull } from "./flesh";

export const crow = species(
  "carrion crow",
  { skin: "#54719f", dark: "#3c4f80", pale: "#dfe3d6", glow: "#ff9d5c" },
  (c) => {
    const feathers = (x: number, y: number, side: number, n: number, length: number) =>
      fan(x, y, { angle: 90 - side * 52, spread: 78, count: n, length, width: 11, fill: c.skin, bend: 6 });
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 21, y - 8, 11, 12, c.glow)) +
      solid(pts("-15,2 0,-5 16,2 14,24 3,50! -10,26", 1, x, y), "#e9c46a") +
      stroke(pts("-11,20 1,25 13,18", 1, x, y), 2.2);
    return {
      face,
      arm: boneArm(3),
      head: () =>
        fan(120, 34, { angle: -90, spread: 100, count: 5, length: 34, width: 8, fill: c.skin }) +
        skull(c, pts("0,20 34,28 48,58 36,88 20,100 0,104")) +
        face(120, 72) +
        stitches(pts("142,26 150,44 146,54"), 2, 7, 3),
      torso: () =>
        both((s) => feathers(120 + s * 34, 158, s, 5, 86)) +
        ribcage(c, trunk("44,156 52,190 46,230"), [34, 42, 44, 40, 32]) +
        each(7, (i) =>
          fan(84 + i * 12, 146, {
            angle: 105 - i * 5,
            spread: 0,
            count: 1,
            length: 32 + 4 * (i % 2),
            width: 9,
            fill: c.skin,
          }),
        ),
      legs: () =>
        both(
          (s) =>
            limb(pts("26,280 42,318 36,372", s), [8, 7, 6], "#e9c46a") +
            fan(120 + s * 36, 370, {
              angle: 90 - s * 20,
              spread: 150,
              count: 4,
              length: 24,
              width: 6,
              fill: "#e9c46a",
            }) +
            marks(pts("40,330 38,344 36,358", s), "l-4 0 8 0", 2),
        ) +
        solid(sym(hips("56,280 46,306 16,322 0,308")), c.skin) +
        marks(scatter(hips("56,280 46,306 16,322"), 20, 0.8), "q-2 10 5 11q7-1 5-11", 2.4) +
        fan(120, 300, { angle: 90, spread: 50, count: 3, length: 44, width: 10, fill: c.dark }),
    };
  },
);
