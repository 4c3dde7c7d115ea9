import { oval, pts, sym, tube } from "../../geometry";
import type { Outline, Point } from "../../geometry";
import { both, shaggy, solid, stain, stroke } from "../../ink";
import { fan, limb } from "../../anatomy";
import { eye, grin } from "../../features";
import { bent, legged, species, trunk } from "../../joints";
import { belly } from "./flesh";

export const jester = species(
  "imp jester",
  { skin: "#d24a63", dark: "#7a2350", pale: "#f4c6c0", glow: "#ffe27a" },
  (c) => {
    const bell = (x: number, y: number, r = 8) =>
      solid(oval(x, y, r), c.glow) +
      stroke(
        [
          [x, y + 1],
          [x, y + r],
        ],
        2.5,
      );
    const arm = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 14), [10, 9, 7], c.skin) +
      solid(fanCuff(to), c.glow) +
      fan(to[0], to[1] + 4, {
        angle: 90 - s * 20,
        spread: 70,
        count: 4,
        length: 19,
        width: 4.5,
        fill: c.pale,
        blunt: true,
      });
    const fanCuff = ([x, y]: Point): Outline => pts("-12,-8! 12,-8! 15,5! 5,1! 0,7! -6,1! -15,5!", 1, x, y);
    const face = (x: number, y: number) =>
      eye(x - 17, y - 12, 12, { iris: "#7fd4a8", look: 0.3, pupil: "slit" }) +
      eye(x + 18, y - 12, 8, { iris: "#7fd4a8", look: -0.3, pupil: "slit" }) +
      solid(oval(x, y + 4, 7, 6), c.dark) +
      grin(x, y + 12, 36, 26, { teeth: 9, sharp: true, tongue: "#ff8fa0" });
    return {
      face,
      arm,
      head: () =>
        solid(tube(pts("92,62 56,22 26,34 20,64"), [22, 15, 9, 4]), c.dark) +
        bell(20, 70) +
        solid(tube(pts("148,62 186,18 214,36 218,66"), [22, 15, 9, 4]), c.glow) +
        bell(218, 72) +
        solid(tube(pts("120,56 124,24 138,12"), [24, 12, 5]), c.skin) +
        bell(142, 10, 7) +
        solid(sym(pts("0,48 40,54 52,80 36,116 14,134 0,136")), c.pale) +
        shaggy(sym(pts("0,42 44,46 52,64 28,60 0,64")), c.skin, 9) +
        face(120, 90),
      torso: () =>
        arm(-1, [82, 164], [36, 128]) +
        arm(1, [158, 164], [206, 214]) +
        shaggy(sym(trunk("44,154 64,200 58,244")), c.skin, 10) +
        belly(c, 160, 48) +
        grin(120, 204, 40, 34, { teeth: 8, tongue: "#ff8fa0", lower: true }) +
        both((s) => eye(120 + s * 18, 184, 10, { iris: "#7fd4a8", look: s * 0.3, down: -0.5 })) +
        fan(120, 140, { angle: 90, spread: 140, count: 7, length: 27, width: 9, fill: c.glow }),
      legs: () =>
        solid(legged(pts("28,288 32,330 34,366"), [26, 17, 12]), c.skin) +
        stain(
          pts("120,262! 162,262! 173,290 170,330 164,366! 144,366! 137,332 130,314 120,306!"),
          c.glow,
          0.8,
        ) +
        stroke(pts("120,266 120,304"), 3) +
        both(
          (s) =>
            solid(
              pts("20,366 44,362 70,374 84,366 84,350 92,364 84,386 60,392 18,392", s),
              s < 0 ? c.dark : c.skin,
            ) +
            bell(120 + s * 83, 346, 6) +
            shaggy(oval(120 + s * 33, 362, 16, 6), c.pale, 6),
        ),
    };
  },
);
