import { oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, dot, flat, INK, marks, solid, stain, stroke } from "../../ink";
import { fan, heart, limb } from "../../anatomy";
import { WHITE } from "../../features";
import { bent, legged, species, trunk } from "../../joints";
import { spots } from "./flesh";

export const axolotl = species(
  "bathtub axolotl",
  { skin: "#a7d7a0", dark: "#4d8a6a", pale: "#f3f7d6", glow: "#ff7aa2" },
  (c) => {
    const barbs = (s: number, base: Point, tip: Point, width: number, colour: string) => {
      const roots = Array.from({ length: 5 }, (_, i): Point => {
        const t = 0.2 + i * 0.2;
        return [base[0] + (tip[0] - base[0]) * t, base[1] + (tip[1] - base[1]) * t - 4];
      });
      return marks(roots, `l${4 * s} 11l${-4 * s}-11 ${3 * s}-13`, width, { stroke: colour });
    };
    const frill = (s: number, base: Point, tip: Point) =>
      solid(tube([base, [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 - 5], tip], [7, 6, 3]), c.skin) +
      barbs(s, base, tip, 6.5, INK) +
      barbs(s, base, tip, 3, c.glow);
    const face = (x: number, y: number) =>
      both(
        (s) =>
          dot(x + s * 36, y - 12, 8, INK) +
          dot(x + s * 34, y - 15, 2.5, "#fff", { stroke: "none" }) +
          stain(oval(x + s * 38, y + 8, 9, 5), c.glow, 0.6),
      ) +
      stroke(pts("-30,8 -16,18 0,14 16,18 30,8", 1, x, y), 3.2) +
      both((s) => flat(pts("10,17! 18,17! 14,24!", s, x, y), WHITE, 1.8));
    const arm = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 8), [11, 10, 8], c.skin) +
      fan(to[0], to[1], {
        angle: 90 - s * 30,
        spread: 100,
        count: 4,
        length: 17,
        width: 4.5,
        fill: c.skin,
        blunt: true,
      });
    return {
      face,
      arm,
      head: () =>
        both(
          (s) =>
            frill(s, [120 + s * 44, 58], [120 + s * 84, 22]) +
            frill(s, [120 + s * 54, 78], [120 + s * 104, 66]) +
            frill(s, [120 + s * 48, 100], [120 + s * 96, 110]),
        ) +
        solid(sym(pts("0,38 46,46 66,84 52,116 0,128")), c.skin) +
        spots(pts("26,44 44,60"), 22, c.dark, 4) +
        face(120, 88),
      torso: () =>
        both((s) => solid(pts("40,170 62,176! 58,190 74,198! 66,210 78,224! 60,236 50,250", s), c.glow)) +
        arm(-1, [78, 172], [46, 222]) +
        arm(1, [160, 172], [186, 212]) +
        solid(sym(trunk("48,156 60,204 52,246")), c.skin) +
        stain(sym(pts("0,158 30,166 42,210 34,250 0,256")), c.pale) +
        spots(pts("50,166 54,200 50,240"), 40, c.dark, 5) +
        heart(120, 212, 17, c.glow),
      legs: () =>
        solid(pts("150,284 186,300 214,286 226,250! 232,300 206,330 160,322"), c.skin) +
        stroke(pts("164,304 192,312 222,286"), 2.4) +
        both((s) =>
          fan(120 + s * 46, 370, {
            angle: 80 - s * 34,
            spread: 110,
            count: 4,
            length: 22,
            width: 6,
            fill: c.skin,
            blunt: true,
          }),
        ) +
        solid(legged(pts("32,288 48,326 44,374"), [28, 17, 13], 312), c.skin) +
        stain(sym(pts("0,264 28,268 26,294 0,304")), c.pale) +
        spots(pts("46,276 52,300 56,350"), 38, c.dark, 5),
    };
  },
);
