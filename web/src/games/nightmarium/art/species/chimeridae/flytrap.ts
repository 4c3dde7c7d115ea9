import { oval, pts, sym, tube } from "../../geometry";
import type { Point } from "../../geometry";
import { both, flat, marks, solid, stroke } from "../../ink";
import { limb } from "../../anatomy";
import { eye, fangs } from "../../features";
import { bent, hips, species, trunk } from "../../joints";

export const flytrap = species(
  "parlour flytrap",
  { skin: "#5da845", dark: "#2c5a35", pale: "#d8e89a", glow: "#e8476a" },
  (c) => {
    const leaf = (base: Point, tip: Point, w: number, fill = c.skin) => {
      const [mx, my] = [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2];
      const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
      const l = Math.hypot(dx, dy) || 1;
      return (
        solid(
          [
            [base[0], base[1], 1],
            [mx - (dy / l) * w, my + (dx / l) * w],
            [tip[0], tip[1], 1],
            [mx + (dy / l) * w, my - (dx / l) * w],
          ],
          fill,
        ) + stroke([base, [mx + 1, my], [base[0] + dx * 0.85, base[1] + dy * 0.85]], 2.2)
      );
    };
    const face = (x: number, y: number) =>
      flat(pts("-48,0! -20,-20 20,-20 48,0! 22,20 -22,20", 1, x, y), c.glow, 3) +
      fangs([x - 42, y - 5], [x + 42, y - 5], 8, 14, c.pale) +
      fangs([x - 40, y + 7], [x + 40, y + 7], 8, -13, c.pale) +
      both((s) => eye(x + s * 22, y - 32, 8, { look: s * 0.2, iris: c.glow }));
    return {
      face,
      arm: (s, from, to) =>
        limb(bent(from, to, -s * 14), [7, 6, 5], c.skin) + leaf(to, [to[0] + s * 22, to[1] + 18], 13),
      head: () =>
        leaf([120, 46], [88, 6], 12, c.dark) +
        leaf([122, 46], [152, 8], 12, c.dark) +
        solid(sym(pts("0,28 44,36 70,78! 46,116 0,130")), c.skin) +
        face(120, 82) +
        marks(pts("84,112 100,118 140,118 156,112"), "l0 5", 2.4),
      torso: () =>
        leaf([86, 190], [26, 144], 22) +
        leaf([154, 196], [216, 166], 20) +
        leaf([86, 216], [30, 242], 18, c.dark) +
        leaf([156, 226], [208, 250], 16, c.dark) +
        solid(sym(trunk("34,160 30,200 38,238")), c.skin) +
        stroke(pts("108,150 104,200 100,252"), 2.4) +
        stroke(pts("132,150 137,200 142,252"), 2.4) +
        marks(pts("112,176 126,196 114,222 128,236"), "l6 3", 2.6) +
        solid(tube(pts("92,206 120,198 152,212 146,234"), [5, 5, 5, 3]), c.dark) +
        solid(oval(120, 168, 13, 12), c.glow) +
        both((s) => stroke(pts("2,164 7,168", s), 2)) +
        fangs([109, 170], [131, 170], 4, 7, c.pale),
      legs: () =>
        both(
          (s) =>
            solid(tube(pts("22,320 44,344 88,356 104,386", s), [14, 11, 7, 0]), c.dark) +
            solid(tube(pts("18,324 36,360 62,372 66,392", s), [14, 10, 7, 0]), c.dark) +
            solid(tube(pts("8,330 16,366 34,392", s), [12, 9, 0]), c.dark),
        ) +
        leaf([84, 300], [30, 290], 16) +
        leaf([156, 300], [208, 282], 16) +
        solid(sym(hips("38,284 44,316 34,340 0,352")), c.skin) +
        marks(pts("104,280 128,292 110,312 132,326"), "l6 3", 2.6) +
        solid(oval(112, 306, 8, 7), c.glow),
    };
  },
);
