/** Soft bodies and eyes: things from ponds, jars and the bottom of the sea. */

import { at, noise, oval, scatter, tube } from "../../geometry";
import type { Outline } from "../../geometry";
import { dot, solid } from "../../ink";
import { limb } from "../../anatomy";
import { eye } from "../../features";
import type { Palette } from "../../joints";

/** A tentacle with suckers along its left or right side. */
export function tentacle(spine: Outline, w: number, c: Palette, side = 1): string {
  const widths = spine.map((_, i) => w * (1 - (0.75 * i) / (spine.length - 1)));
  const suckers = spine.slice(1).flatMap((q, i) => {
    const p = at(spine, i);
    const r = at(widths, i) * 0.5;
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [nx, ny] = [(-(q[1] - p[1]) / length) * r * side, ((q[0] - p[0]) / length) * r * side];
    return [0.25, 0.75].map((t) =>
      dot(p[0] + (q[0] - p[0]) * t + nx, p[1] + (q[1] - p[1]) * t + ny, Math.max(1.5, r * 0.55), c.pale, {
        "stroke-width": 1.5,
      }),
    );
  });
  return solid(tube(spine, widths), c.skin) + suckers.join("");
}

export const spots = (half: Outline, gap: number, fill: string, r = 4): string =>
  scatter(half, gap)
    .map(([x, y]) => dot(x, y, r * (1 + 0.4 * noise(x, y)), fill, { stroke: "none", opacity: 0.8 }))
    .join("");

/** An eye on a stalk. */
export const stalk = (spine: Outline, r: number, c: Palette, look: number, w = 7): string => {
  const [x, y] = at(spine, -1);
  return (
    limb(spine, [w + 1, w, w], c.skin) +
    solid(oval(x, y, r + 4), c.skin) +
    eye(x, y, r, { iris: c.glow, look })
  );
};

export const webbed = (x: number, y: number, side: number, size: number, fill: string): string => {
  const tips: Outline = [
    [x + side * size * 1.5, y - 3, 1],
    [x + side * size * 1.1, y + 2, 1],
    [x + side * size * 0.3, y + 3, 1],
    [x - side * size * 0.5, y + 1, 1],
  ];
  return solid(
    [
      [x - side * size * 0.25, y - size * 0.7],
      [x + side * size * 0.3, y - size * 0.75],
      at(tips, 0),
      [x + side * size * 1.25, y - 6],
      at(tips, 1),
      [x + side * size * 0.7, y - 5],
      at(tips, 2),
      [x - side * size * 0.1, y - 5],
      at(tips, 3),
    ],
    fill,
  );
};
