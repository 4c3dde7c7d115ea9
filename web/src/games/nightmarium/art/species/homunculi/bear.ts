import { GROUND, oval, pts, sym } from "../../geometry";
import { both, dot, each, INK, shaggy, solid, stain, stroke } from "../../ink";
import { paw } from "../../anatomy";
import { eye, tear, WHITE } from "../../features";
import { legged, species, trunk } from "../../joints";
import { belly, furArm, hairs } from "./flesh";

export const bear = species(
  "weeping bear",
  { skin: "#c2604a", dark: "#702c35", pale: "#f3c79c", glow: "#a9dcf2" },
  (c) => {
    const arm = furArm(c, 16, (x, y) => paw(x, y + 18, 18, 22, c.skin, WHITE));
    const face = (x: number, y: number) =>
      both(
        (s) =>
          eye(x + s * 22, y - 14, 13, {
            iris: "#5b3a70",
            look: -s * 0.2,
            down: 0.6,
            lid: 0.28,
            skin: c.skin,
          }) +
          stroke(pts("12,-32 28,-36 36,-28", s, x, y), 4) +
          tear(x + s * 24, y + 10, 7) +
          tear(x + s * 31, y + 34, 5),
      ) +
      solid(oval(x, y + 20, 24, 19), c.pale) +
      solid(oval(x, y + 9, 10, 7), INK) +
      stroke(pts("0,16 0,24", 1, x, y), 2.4) +
      stroke(pts("-13,32 0,24 13,32", 1, x, y), 2.8);
    return {
      face,
      arm,
      head: () =>
        both(
          (s) => shaggy(oval(120 + s * 48, 40, 18), c.skin, 8) + stain(oval(120 + s * 48, 41, 9), c.pale),
        ) +
        shaggy(sym(pts("0,26 40,36 58,76 44,114 0,130")), c.skin, 11) +
        face(120, 80),
      torso: () =>
        shaggy(sym(trunk("56,156 68,200 58,246")), c.skin, 12) +
        belly(c, 162, 46) +
        arm(1, [166, 170], [152, 214]) +
        arm(-1, [74, 170], [88, 214]) +
        solid(pts("96,206! 144,202! 148,232! 98,236!"), c.glow) +
        each(3, (i) => dot(108 + i * 14, 212 + (i % 2) * 14, 3, "#fff", { stroke: "none" })) +
        paw(90, 236, 15, 18, c.skin, WHITE) +
        paw(152, 234, 15, 18, c.skin, WHITE),
      legs: () =>
        both((s) => paw(120 + s * 40, GROUND - 2, 29, 28, c.skin, WHITE)) +
        shaggy(legged(pts("34,288 42,326 40,360"), [32, 26, 22], 324), c.skin, 12) +
        hairs(pts("40,274 56,300 54,340"), 19) +
        stain(oval(120, GROUND, 22, 5), c.glow, 0.9) +
        tear(120, 350, 5) +
        tear(124, 374, 4),
    };
  },
);
