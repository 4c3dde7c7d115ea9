import { at, oval, pts, sym } from "../../geometry";
import { both, each, INK, solid } from "../../ink";
import { BONE, bone, paw, stitches } from "../../anatomy";
import { fangs, socket } from "../../features";
import { legged, species, trunk } from "../../joints";
import { boneArm, ribcage, skull } from "./flesh";

export const hound = species(
  "grave hound",
  { skin: "#7d8fc4", dark: "#3a3f6e", pale: "#e8e6d2", glow: "#e2545e" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 21, y - 16, 12, 10, c.glow, s * 20)) +
      solid(pts("-20,2 0,-6 20,2 24,30 0,40 -24,30", 1, x, y), "#f2f0e0") +
      solid(oval(x, y + 6, 11, 8), INK) +
      fangs([x - 22, y + 28], [x + 22, y + 28], 6, 11);
    return {
      face,
      arm: boneArm(3),
      head: () =>
        both((s) => solid(pts("24,34 46,14! 66,58 62,96! 44,66", s), c.skin)) +
        stitches(pts("66,58 74,40"), 2, 8, 4) +
        skull(c, pts("0,18 32,24 44,52 34,82 26,112 0,120")) +
        face(120, 76) +
        solid(pts("132,112 146,110 150,134 142,142 132,134"), c.glow),
      torso: () =>
        each(6, (i) => {
          const [x, y] = at(pts("160,248 178,252 196,248 211,237 219,221 221,204"), i);
          return solid(oval(x, y, 12 - i, 11 - i), i % 2 ? c.pale : BONE, { "stroke-width": 3 });
        }) +
        both((s) => boneArm(3)(s, [120 + s * 40, 168], [120 + s * 70, 236])) +
        ribcage(c, trunk("48,156 52,190 34,236"), [38, 46, 46, 38, 28]) +
        solid(sym(pts("22,138! 58,156 40,170 14,160 0,166")), c.skin),
      legs: () =>
        both(
          (s) =>
            bone([120 + s * 48, 318], [120 + s * 32, 346], 6.5) +
            bone([120 + s * 32, 350], [120 + s * 40, 370], 6) +
            paw(120 + s * 45, 391, 21, 18, BONE, c.dark),
        ) +
        solid(legged(pts("30,284 46,312"), [24, 13], 302), c.skin) +
        stitches(pts("96,272 112,290 120,306")),
    };
  },
);
