/** Chitin and mandibles: plates, feelers, and more knees than anybody needs. */

import {
  at,
  both,
  dot,
  each,
  flat,
  INK,
  marks,
  oval,
  path,
  scatter,
  shaggy,
  solid,
  stain,
  stroke,
  sym,
  tube,
  curve,
} from "../ink";
import type { Outline, Point } from "../ink";
import { eye, fan, fangs, feeler, grin, horn, limb, rays, tear, WHITE } from "../anatomy";
import { bent, GROUND, hips, species, trunk } from "../joints";
import type { Species } from "../joints";

/** A jointed leg: thick upper part, knee, thin lower part with a hook. */
function jointed(points: Outline, w: number, fill: string, tip = INK): string {
  const [hip, knee, foot] = points as [Point, Point, Point];
  const lower = solid(
    tube([knee, [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2], foot], [w * 0.75, w * 0.6, 0]),
    fill,
  );
  return (
    lower +
    solid(tube([hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2], knee], [w * 0.8, w, w * 0.7]), fill) +
    dot(knee[0], knee[1], w * 0.8, tip, { "stroke-width": 2.5 })
  );
}

const claw = (x: number, y: number, side: number, size: number, fill: string): string =>
  solid(
    [
      [x, y],
      [x + side * size * 0.3, y - size * 0.9],
      [x + side * size * 1.2, y - size * 1.3, 1],
      [x + side * size * 0.8, y - size * 0.5],
      [x + side * size * 0.5, y - size * 0.1, 1],
      [x + side * size * 1.3, y - size * 0.4, 1],
      [x + side * size * 0.9, y + size * 0.4],
      [x + side * size * 0.3, y + size * 0.4],
    ],
    fill,
  );

/** A shiny compound eye. */
const facets = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string =>
  solid(oval(x, y, rx, ry, turn), fill) +
  marks(
    [
      [x - rx * 0.4, y + ry * 0.1],
      [x + rx * 0.1, y + ry * 0.3],
      [x - rx * 0.1, y - ry * 0.3],
      [x + rx * 0.4, y - ry * 0.1],
    ],
    "l3 2 0 4-3 2-3-2 0-4z",
    1.5,
    { opacity: 0.55 },
  );

/** Plates one below the other, each overlapping the next. */
const plates = (
  rows: readonly (readonly [y: number, half: number, height: number])[],
  fill: (i: number) => string,
): string =>
  [...rows.keys()]
    .reverse()
    .map((i) => {
      const [y, w, h] = at(rows, i);
      return solid(
        sym([
          [0, y],
          [w * 0.8, y + 2],
          [w, y + h * 0.55],
          [w * 0.75, y + h],
          [0, y + h + 5],
        ]),
        fill(i),
      );
    })
    .join("");

/** Six or eight legs from the hips: hip, knee and foot of each on the right side, from the back to the front. */
const manyLegs = (legs: readonly Outline[], w: number, fill: string, tip?: string): string =>
  legs
    .map((leg) =>
      both((s) =>
        jointed(
          leg.map(([d, y]): Point => [120 + s * d, y]),
          w,
          fill,
          tip,
        ),
      ),
    )
    .join("");

const wingPair = (shape: (s: number) => Outline, veins: (s: number) => string, fill: string): string =>
  both((s) => path(curve(shape(s)), { fill, "fill-opacity": 0.85 }) + veins(s));

const stag = species(
  "stag beetle",
  { skin: "#8a5a2b", dark: "#4c2f22", pale: "#d9a85a", glow: "#f4d35e" },
  (c) => {
    const arm = (_: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -Math.sign(to[0] - from[0] || 1) * 20)], 8, c.skin, c.dark) +
      fan(to[0], to[1], { angle: 90, spread: 70, count: 2, length: 15, width: 4, fill: c.dark });
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 22, y - 6, 10, { white: c.glow, look: -s * 0.3, lid: 0.3, skin: c.dark })) +
      both((s) => horn([x + s * 12, y + 16], [[x + s * 24, y + 30]], [x + s * 6, y + 44], 7, c.pale, 0)) +
      stroke(
        [
          [x - 12, y + 16],
          [x, y + 20],
          [x + 12, y + 16],
        ],
        2.8,
      );
    return {
      face,
      arm,
      head: () =>
        both((s) =>
          solid(
            [
              [120 + s * 20, 58],
              [120 + s * 30, 36],
              [120 + s * 66, 28],
              [120 + s * 84, 4, 1],
              [120 + s * 92, 38],
              [120 + s * 76, 46],
              [120 + s * 62, 42],
              [120 + s * 56, 58, 1],
              [120 + s * 48, 50],
              [120 + s * 46, 70],
            ],
            c.skin,
          ),
        ) +
        solid(
          sym([
            [0, 50],
            [38, 52],
            [58, 78],
            [44, 108],
            [0, 122],
          ]),
          c.dark,
        ) +
        solid(
          sym([
            [0, 50],
            [26, 52],
            [30, 66],
            [0, 74],
          ]),
          c.skin,
        ) +
        face(120, 88) +
        both((s) =>
          feeler(
            [
              [120 + s * 50, 90],
              [120 + s * 72, 96],
              [120 + s * 80, 112],
            ],
            dot(120 + s * 81, 114, 6, c.pale),
            c.dark,
          ),
        ),
      torso: () =>
        both((s) => arm(s, [120 + s * 48, 172], [120 + s * 84, 230])) +
        solid(sym(trunk([56, 158], [66, 200], [54, 246])), c.skin) +
        solid(
          sym([
            [0, 142],
            [40, 146],
            [58, 164],
            [40, 182],
            [0, 188],
          ]),
          c.dark,
        ) +
        stroke(
          [
            [120, 188],
            [118, 256],
          ],
          3.5,
        ) +
        both(
          (s) =>
            stroke(
              [
                [120 + s * 24, 194],
                [120 + s * 30, 222],
                [120 + s * 24, 250],
              ],
              2.2,
            ) +
            dot(120 + s * 42, 206, 6, c.pale, { "stroke-width": 2.5 }) +
            dot(120 + s * 38, 230, 5, c.pale, { "stroke-width": 2.5 }),
        ) +
        solid(
          sym([
            [12, 182, 1],
            [0, 204, 1],
          ]),
          c.pale,
        ),
      legs: () =>
        manyLegs(
          [
            [
              [30, 276],
              [84, 276],
              [100, 372],
            ],
            [
              [34, 290],
              [72, 308],
              [70, 388],
            ],
            [
              [26, 302],
              [46, 330],
              [34, GROUND],
            ],
          ],
          9,
          c.skin,
          c.pale,
        ) +
        plates(
          [
            [258, 46, 18],
            [276, 44, 18],
            [294, 34, 18],
            [310, 20, 14],
          ],
          (i) => (i % 2 ? c.dark : c.skin),
        ),
    };
  },
);

const moth = species(
  "lamp moth",
  { skin: "#c9a66b", dark: "#6b4a3a", pale: "#f2e2bd", glow: "#e4572e" },
  (c) => {
    const comb = (s: number, base: Point, tip: Point) => {
      const n = 6;
      return (
        feeler([base, [(base[0] + tip[0]) / 2 + s * 10, (base[1] + tip[1]) / 2 - 8], tip], "", c.dark, 2.5) +
        each(n, (i) => {
          const t = (i + 1) / n;
          const [x, y] = [
            base[0] + (tip[0] - base[0]) * t + s * 20 * t * (1 - t),
            base[1] + (tip[1] - base[1]) * t - 16 * t * (1 - t) * 2,
          ];
          return stroke(
            [
              [x - s * 9, y - 5],
              [x, y],
              [x + s * 4, y + 10],
            ],
            2.6,
          );
        })
      );
    };
    const face = (x: number, y: number) =>
      both((s) => facets(x + s * 23, y - 6, 18, 21, c.glow)) +
      stroke(
        [
          [x, y + 18],
          [x + 1, y + 30],
          [x + 12, y + 40],
          [x + 18, y + 30],
          [x + 11, y + 27],
        ],
        5,
      ) +
      stroke(
        [
          [x, y + 18],
          [x + 1, y + 30],
          [x + 12, y + 40],
          [x + 18, y + 30],
          [x + 11, y + 27],
        ],
        2,
        c.pale,
      );
    const arm = (_: number, from: Point, to: Point) =>
      shaggy(tube(bent(from, to, 8), [7, 7, 5]), c.pale, 6) +
      fan(to[0], to[1], { angle: 90, spread: 60, count: 3, length: 14, width: 3.5, fill: c.dark });
    return {
      face,
      arm,
      head: () =>
        both((s) => comb(s, [120 + s * 18, 50], [120 + s * 78, 14])) +
        shaggy(
          sym([
            [0, 44],
            [36, 48],
            [48, 80],
            [34, 108],
            [0, 116],
          ]),
          c.pale,
          9,
        ) +
        face(120, 80) +
        shaggy(
          sym([
            [0, 122],
            [34, 120],
            [40, 134],
            [0, 140],
          ]),
          c.skin,
          9,
        ),
      torso: () =>
        wingPair(
          (s) => [
            [120 + s * 30, 156],
            [120 + s * 70, 118],
            [120 + s * 112, 116, 1],
            [120 + s * 106, 176],
            [120 + s * 72, 198],
            [120 + s * 96, 230],
            [120 + s * 74, 262],
            [120 + s * 34, 232],
          ],
          (s) =>
            solid(oval(120 + s * 82, 152, 15, 17), c.dark) +
            dot(120 + s * 82, 152, 8, c.glow, { "stroke-width": 2 }) +
            dot(120 + s * 72, 234, 8, c.dark, { "stroke-width": 2 }) +
            rays(
              [120 + s * 40, 176],
              [
                [120 + s * 100, 186],
                [120 + s * 62, 130],
                [120 + s * 76, 214],
              ],
            ),
          c.skin,
        ) +
        shaggy(sym(trunk([40, 158], [46, 196], [46, 240])), c.pale, 9) +
        each(3, (i) =>
          stroke(
            [
              [84, 202 + i * 17],
              [120, 212 + i * 17],
              [156, 202 + i * 17],
            ],
            5,
            c.dark,
          ),
        ) +
        shaggy(
          sym([
            [0, 144],
            [36, 148],
            [42, 168],
            [0, 184],
          ]),
          c.skin,
          10,
        ),
      legs: () =>
        manyLegs(
          [
            [
              [24, 290],
              [66, 304],
              [76, 382],
            ],
            [
              [18, 300],
              [40, 326],
              [34, 388],
            ],
          ],
          7,
          c.dark,
          c.pale,
        ) +
        shaggy(sym(hips([50, 278], [42, 310], [24, 340], [0, 356])), c.pale, 9) +
        each(4, (i) =>
          stroke(
            [
              [78 + i * 8, 278 + i * 17],
              [120, 290 + i * 18],
              [162 - i * 8, 278 + i * 17],
            ],
            5,
            i % 2 ? c.dark : c.skin,
          ),
        ),
    };
  },
);

const mosquito = species(
  "weeping mosquito",
  { skin: "#a58a62", dark: "#57453c", pale: "#e8d9b5", glow: "#d64550" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => facets(x + s * 25, y - 10, 21, 24, c.glow, s * 12) + tear(x + s * 30, y + 24, 6)) +
      solid(
        [
          [x - 8, y + 4, 1],
          [x + 8, y + 4, 1],
          [x + 2, y + 52, 1],
          [x - 2, y + 52, 1],
        ],
        c.dark,
      );
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 24)], 6, c.skin, c.dark);
    return {
      face,
      arm,
      head: () =>
        both(
          (s) =>
            feeler(
              [
                [120 + s * 12, 50],
                [120 + s * 22, 20],
                [120 + s * 52, 10],
              ],
              "",
              c.dark,
              2.5,
            ) +
            rays(
              [120 + s * 30, 18],
              [
                [120 + s * 26, 6],
                [120 + s * 38, 26],
                [120 + s * 42, 4],
                [120 + s * 50, 20],
              ],
              2,
            ),
        ) +
        solid(
          sym([
            [0, 42],
            [30, 46],
            [42, 76],
            [26, 106],
            [0, 112],
          ]),
          c.skin,
        ) +
        face(120, 80) +
        stain(
          [
            [116, 116],
            [124, 116],
            [122, 134],
            [118, 134],
          ],
          c.glow,
        ),
      torso: () =>
        wingPair(
          (s) => [
            [120 + s * 28, 158],
            [120 + s * 60, 132],
            [120 + s * 108, 140],
            [120 + s * 112, 158],
            [120 + s * 70, 178],
          ],
          (s) =>
            rays(
              [120 + s * 36, 160],
              [
                [120 + s * 104, 148],
                [120 + s * 84, 168],
                [120 + s * 70, 140],
              ],
              1.8,
            ),
          "#dfe9e4",
        ) +
        both((s) => arm(s, [120 + s * 34, 176], [120 + s * 78, 244])) +
        solid(sym(trunk([42, 156], [38, 184], [50, 224])), c.skin) +
        flat(
          sym([
            [0, 180],
            [26, 190],
            [40, 222],
            [30, 248],
            [0, 254],
          ]),
          c.glow,
          3,
        ) +
        stain(
          [
            [98, 206],
            [106, 194],
            [104, 222],
            [96, 236],
          ],
          "#fff",
          0.4,
        ) +
        each(3, (i) =>
          stroke(
            [
              [90 - i * 5 + (i > 1 ? 8 : 0), 196 + i * 18],
              [120, 202 + i * 18],
              [150 + i * 5 - (i > 1 ? 8 : 0), 196 + i * 18],
            ],
            2.6,
          ),
        ) +
        marks(
          scatter(
            [
              [24, 146],
              [34, 176],
            ],
            12,
          ),
          "l2 4",
          2,
        ),
      legs: () =>
        manyLegs(
          [
            [
              [28, 280],
              [96, 286],
              [108, 388],
            ],
            [
              [24, 290],
              [70, 272],
              [72, GROUND],
            ],
            [
              [16, 296],
              [40, 312],
              [34, GROUND],
            ],
          ],
          5.5,
          c.dark,
          c.pale,
        ) +
        plates(
          [
            [258, 44, 16],
            [274, 34, 16],
            [290, 26, 16],
            [306, 18, 16],
            [322, 10, 14],
          ],
          (i) => (i % 2 ? c.pale : c.skin),
        ),
    };
  },
);

const cricket = species(
  "fiddler cricket",
  { skin: "#7f8a3c", dark: "#474a2a", pale: "#d8cc78", glow: "#f2a541" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          facets(x + s * 30, y - 22, 13, 18, c.dark, s * 20) +
          dot(x + s * 28, y - 26, 3, "#fff", { stroke: "none" }),
      ) +
      stroke(
        [
          [x - 18, y + 14],
          [x, y + 20],
          [x + 18, y + 14],
        ],
        2.6,
      ) +
      both(
        (s) =>
          solid(
            tube(
              [
                [x + s * 15, y + 18],
                [x + s * 20, y + 32],
                [x + s * 8, y + 42],
              ],
              [5, 4, 2],
            ),
            c.pale,
          ) + flat(oval(x + s * 6, y + 2, 2, 3), INK, 1),
      ) +
      grin(x, y + 24, 12, 10, { teeth: 3 });
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 18)], 7, c.skin, c.pale);
    return {
      face,
      arm,
      head: () =>
        both((s) =>
          feeler(
            [
              [120 + s * 14, 32],
              [120 + s * 40, 8],
              [120 + s * 84, 20],
              [120 + s * 106, 62],
            ],
            "",
            c.dark,
            2.5,
          ),
        ) +
        solid(
          sym([
            [0, 20],
            [30, 28],
            [40, 60],
            [30, 104],
            [18, 126],
            [0, 130],
          ]),
          c.skin,
        ) +
        stroke(
          [
            [100, 36],
            [120, 44],
            [140, 36],
          ],
          2.4,
        ) +
        face(120, 80),
      torso: () =>
        arm(-1, [80, 170], [38, 214]) +
        solid(
          [
            [164, 168],
            [196, 150],
            [206, 160],
            [196, 186],
            [206, 204],
            [194, 222],
            [174, 208],
            [178, 190],
          ],
          "#a65a2e",
        ) +
        stroke(
          [
            [204, 146],
            [182, 214],
          ],
          2,
        ) +
        dot(191, 186, 4, INK) +
        arm(1, [160, 170], [188, 226]) +
        stroke(
          [
            [150, 196],
            [216, 172],
          ],
          4.5,
        ) +
        stroke(
          [
            [150, 196],
            [216, 172],
          ],
          1.8,
          c.pale,
        ) +
        solid(sym(trunk([46, 156], [48, 200], [46, 240])), c.pale) +
        each(4, (i) =>
          stroke(
            [
              [100, 196 + i * 16],
              [120, 202 + i * 16],
              [140, 196 + i * 16],
            ],
            2.4,
          ),
        ) +
        both(
          (s) =>
            solid(
              [
                [120 + s * 16, 150],
                [120 + s * 46, 156],
                [120 + s * 58, 214],
                [120 + s * 52, 254, 1],
                [120 + s * 34, 220],
                [120 + s * 20, 176],
              ],
              c.skin,
            ) +
            rays(
              [120 + s * 34, 164],
              [
                [120 + s * 50, 240],
                [120 + s * 46, 200],
              ],
            ),
        ),
      legs: () =>
        both(
          (s) =>
            limb(
              [
                [120 + s * 88, 288],
                [120 + s * 64, 344],
                [120 + s * 50, 384],
              ],
              [6, 5, 4],
              c.pale,
            ) +
            marks(
              [
                [120 + s * 80, 312],
                [120 + s * 72, 328],
                [120 + s * 65, 345],
              ],
              `l${s * 9} 2`,
              2.6,
            ) +
            solid(
              [
                [120 + s * 46, 380],
                [120 + s * 64, 382],
                [120 + s * 84, GROUND, 1],
                [120 + s * 42, GROUND, 1],
              ],
              c.dark,
            ) +
            solid(
              tube(
                [
                  [120 + s * 24, 308],
                  [120 + s * 56, 296],
                  [120 + s * 90, 280],
                ],
                [13, 18, 8],
              ),
              c.skin,
            ) +
            each(3, (i) =>
              stroke(
                [
                  [120 + s * (40 + i * 13), 292 - i * 4],
                  [120 + s * (46 + i * 13), 302 - i * 4],
                  [120 + s * (54 + i * 13), 304 - i * 7],
                ],
                2.2,
              ),
            ),
        ) +
        manyLegs(
          [
            [
              [18, 312],
              [36, 330],
              [26, 388],
            ],
          ],
          6,
          c.skin,
          c.pale,
        ) +
        plates(
          [
            [258, 46, 18],
            [276, 38, 18],
            [294, 26, 18],
            [310, 16, 18],
          ],
          (i) => (i % 2 ? c.skin : c.pale),
        ),
    };
  },
);

const spider = species(
  "parlour spider",
  { skin: "#6e4a3a", dark: "#3a2530", pale: "#c89f6e", glow: "#ef476f" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          eye(x + s * 14, y - 4, 13, { iris: c.glow, look: -s * 0.2 }) +
          eye(x + s * 35, y - 12, 7, { white: c.glow }) +
          eye(x + s * 22, y - 26, 5, { white: c.glow }) +
          eye(x + s * 6, y - 30, 4, { white: c.glow }),
      ) +
      both(
        (s) =>
          solid(
            [
              [x + s * 4, y + 14],
              [x + s * 18, y + 14],
              [x + s * 18, y + 30],
              [x + s * 8, y + 32],
            ],
            c.pale,
          ) +
          flat(
            [
              [x + s * 9, y + 30, 1],
              [x + s * 17, y + 29, 1],
              [x + s * 8, y + 48, 1],
            ],
            WHITE,
            2.4,
          ),
      );
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 26)], 7.5, c.skin, c.pale);
    return {
      face,
      arm,
      head: () =>
        shaggy(
          sym([
            [0, 26],
            [40, 36],
            [56, 72],
            [40, 106],
            [0, 118],
          ]),
          c.skin,
          8,
        ) +
        face(120, 78) +
        both((s) =>
          jointed(
            [
              [120 + s * 42, 98],
              [120 + s * 66, 112],
              [120 + s * 50, 138],
            ],
            6,
            c.skin,
            c.pale,
          ),
        ),
      torso: () =>
        both(
          (s) =>
            arm(s, [120 + s * 40, 162], [120 + s * 98, 130]) +
            arm(s, [120 + s * 46, 186], [120 + s * 92, 252]),
        ) +
        shaggy(sym(trunk([52, 154], [66, 200], [54, 246])), c.skin, 8) +
        flat(
          sym([
            [20, 168, 1],
            [4, 200, 1],
            [22, 236, 1],
          ]),
          c.glow,
          3,
        ) +
        stroke(
          [
            [98, 168],
            [142, 168],
          ],
          3,
        ) +
        stroke(
          [
            [98, 236],
            [142, 236],
          ],
          3,
        ) +
        marks(
          scatter(
            [
              [50, 160],
              [58, 200],
              [50, 244],
            ],
            22,
          ),
          "q1 5 5 6",
          2.2,
          { opacity: 0.6 },
        ),
      legs: () =>
        manyLegs(
          [
            [
              [30, 276],
              [70, 250],
              [112, 386],
            ],
            [
              [34, 288],
              [78, 282],
              [86, GROUND],
            ],
            [
              [30, 300],
              [60, 308],
              [58, GROUND],
            ],
            [
              [20, 306],
              [32, 330],
              [28, GROUND],
            ],
          ],
          7,
          c.skin,
          c.pale,
        ) +
        shaggy(sym(hips([52, 278], [44, 308], [0, 322])), c.skin, 8) +
        stroke(
          [
            [120, 318],
            [119, 350],
            [121, 372],
          ],
          1.8,
        ) +
        solid(oval(120, 376, 7, 9), c.pale) +
        each(2, (i) =>
          stroke(
            [
              [113, 373 + i * 6],
              [127, 371 + i * 6],
            ],
            1.6,
          ),
        ),
    };
  },
);

const scorpion = species(
  "sting butler",
  { skin: "#b5652e", dark: "#5f2e24", pale: "#eab76b", glow: "#7bd389" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          eye(x + s * 13, y - 14, 10, { look: s * 0.3, iris: c.glow }) +
          dot(x + s * 32, y - 8, 4, INK, { stroke: "none" }) +
          dot(x + s * 39, y, 3, INK, { stroke: "none" }),
      ) +
      both((s) =>
        horn(
          [x + s * 8, y + 10],
          [
            [x + s * 28, y + 16],
            [x + s * 26, y + 34],
          ],
          [x + s * 6, y + 38],
          8,
          c.pale,
          0,
        ),
      ) +
      grin(x, y + 9, 14, 11, { teeth: 4, sharp: true });
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, s * 22)], 9, c.skin, c.dark) + claw(to[0], to[1], s, 27, c.skin);
    return {
      face,
      arm,
      head: () =>
        both(
          (s) =>
            limb(
              [
                [120 + s * 44, 96],
                [120 + s * 76, 84],
                [120 + s * 82, 60],
              ],
              [7, 7, 6],
              c.skin,
            ) + claw(120 + s * 80, 58, s, 20, c.skin),
        ) +
        plates(
          [
            [30, 34, 26],
            [50, 46, 30],
            [74, 50, 44],
          ],
          (i) => (i === 1 ? c.dark : c.skin),
        ) +
        face(120, 92),
      torso: () =>
        each(6, (i) => {
          const a = -0.5 + i * 0.42;
          return solid(
            oval(176 + 26 * Math.sin(a * 1.6) + (i > 3 ? -i * 4 : 0), 248 - i * 22, 13 - i, 13 - i),
            i % 2 ? c.dark : c.skin,
          );
        }) +
        horn([160, 124], [[146, 112]], [140, 132], 8, c.glow, 0) +
        both((s) => arm(s, [120 + s * 44, 176], [120 + s * 76, 214])) +
        plates(
          [
            [138, 44, 22],
            [156, 52, 24],
            [176, 54, 24],
            [198, 54, 24],
            [220, 50, 24],
            [240, 45, 18],
          ],
          (i) => (i % 2 ? c.dark : c.skin),
        ) +
        flat(
          [
            [120, 166, 1],
            [100, 156, 1],
            [102, 178, 1],
            [120, 168, 1],
            [138, 178, 1],
            [140, 156, 1],
          ],
          INK,
          2,
        ) +
        each(3, (i) => dot(120, 190 + i * 18, 3.5, c.glow, { "stroke-width": 2 })),
      legs: () =>
        manyLegs(
          [
            [
              [34, 274],
              [82, 296],
              [98, 390],
            ],
            [
              [34, 286],
              [66, 316],
              [66, GROUND],
            ],
            [
              [26, 296],
              [46, 328],
              [34, GROUND],
            ],
          ],
          9,
          c.pale,
          c.dark,
        ) +
        plates(
          [
            [258, 48, 20],
            [276, 50, 20],
            [294, 40, 18],
            [308, 26, 14],
          ],
          (i) => (i % 2 ? c.dark : c.skin),
        ),
    };
  },
);

const mantis = species(
  "praying mantis",
  { skin: "#a9a03f", dark: "#5b5a2c", pale: "#eee3a0", glow: "#e26d5a" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          facets(x + s * 38, y - 22, 16, 20, c.pale, s * -35) +
          dot(x + s * 36, y - 22, 5, INK, { stroke: "none" }),
      ) +
      both((s) => horn([x + s * 8, y + 26], [[x + s * 14, y + 36]], [x + s * 2, y + 44], 5, c.dark, 0)) +
      stroke(
        [
          [x - 10, y + 22],
          [x, y + 26],
          [x + 10, y + 22],
        ],
        2.6,
      ) +
      each(3, (i) => dot(x - 7 + i * 7, y - 20 + (i % 2) * 5, 2.2, c.glow, { "stroke-width": 1.5 }));
    const arm = (s: number, from: Point, to: Point) => {
      const elbow: Point = [from[0] + s * 40, from[1] + 34];
      return (
        solid(tube([from, elbow], [8, 9]), c.skin) +
        solid(
          [
            [elbow[0] - s * 4, elbow[1] + 8],
            [elbow[0] + s * 10, elbow[1]],
            [to[0] + s * 8, to[1] + 6],
            [to[0] - s * 14, to[1] - 8, 1],
            [to[0] - s * 6, to[1] + 18],
          ],
          c.skin,
        ) +
        fangs([elbow[0] - s * 6, elbow[1] - 4], [to[0] - s * 8, to[1] + 14], 4, -s * 0.1 - 6, c.pale)
      );
    };
    return {
      face,
      arm,
      head: () =>
        both((s) =>
          feeler(
            [
              [120 + s * 8, 44],
              [120 + s * 16, 14],
              [120 + s * 46, 6],
            ],
            "",
            c.dark,
            2.5,
          ),
        ) +
        solid(
          sym([
            [0, 40],
            [30, 38],
            [54, 52],
            [44, 80],
            [18, 112],
            [8, 126],
            [0, 128],
          ]),
          c.skin,
        ) +
        face(120, 78),
      torso: () =>
        both(
          (s) =>
            solid(
              [
                [120 + s * 20, 200],
                [120 + s * 48, 206],
                [120 + s * 76, 262],
                [120 + s * 60, 284, 1],
                [120 + s * 30, 258],
              ],
              c.pale,
            ) +
            rays(
              [120 + s * 30, 210],
              [
                [120 + s * 62, 274],
                [120 + s * 66, 256],
              ],
            ),
        ) +
        solid(sym(trunk([28, 156], [27, 196], [36, 228])), c.skin) +
        stroke(
          [
            [120, 150],
            [119, 200],
            [120, 252],
          ],
          2.6,
        ) +
        each(4, (i) =>
          stroke(
            [
              [100 - i, 196 + i * 15],
              [120, 203 + i * 15],
              [140 + i, 196 + i * 15],
            ],
            2.2,
          ),
        ) +
        both((s) => arm(s, [120 + s * 26, 164], [120 + s * 76, 132])),
      legs: () =>
        manyLegs(
          [
            [
              [26, 280],
              [90, 290],
              [104, 390],
            ],
            [
              [22, 296],
              [58, 300],
              [56, GROUND],
            ],
          ],
          6,
          c.skin,
          c.glow,
        ) +
        plates(
          [
            [258, 45, 16],
            [273, 40, 16],
            [288, 34, 16],
            [303, 28, 16],
            [318, 20, 16],
            [333, 12, 16],
          ],
          (i) => (i % 2 ? c.pale : c.skin),
        ) +
        both((s) =>
          jointed(
            [
              [120 + s * 14, 300],
              [120 + s * 34, 330],
              [120 + s * 22, GROUND],
            ],
            6,
            c.skin,
            c.glow,
          ),
        ),
    };
  },
);

const bee = species(
  "bumble wasp",
  { skin: "#e3b23c", dark: "#3d2b2b", pale: "#fbeab5", glow: "#f0803c" },
  (c) => {
    const face = (x: number, y: number) =>
      both(
        (s) =>
          facets(x + s * 28, y - 8, 17, 24, c.dark, s * 14) +
          dot(x + s * 24, y - 16, 4, "#fff", { stroke: "none" }),
      ) +
      both((s) =>
        stroke(
          [
            [x + s * 4, y - 26],
            [x + s * 14, y - 34],
          ],
          4,
        ),
      ) +
      grin(x, y + 18, 20, 18, { teeth: 5, tongue: c.glow }) +
      dot(x, y + 8, 3, c.glow, { "stroke-width": 2 });
    const arm = (s: number, from: Point, to: Point) =>
      jointed([...bent(from, to, -s * 14)], 7, c.dark, c.skin);
    return {
      face,
      arm,
      head: () =>
        both((s) =>
          feeler(
            [
              [120 + s * 16, 44],
              [120 + s * 24, 20],
              [120 + s * 52, 16],
              [120 + s * 60, 28],
            ],
            solid(oval(120 + s * 61, 32, 7, 9), c.dark),
            c.dark,
          ),
        ) +
        shaggy(
          sym([
            [0, 34],
            [38, 42],
            [52, 78],
            [38, 112],
            [0, 124],
          ]),
          c.skin,
          7,
        ) +
        face(120, 82),
      torso: () =>
        wingPair(
          (s) => [
            [120 + s * 36, 160],
            [120 + s * 64, 124],
            [120 + s * 104, 122],
            [120 + s * 112, 152],
            [120 + s * 80, 178],
            [120 + s * 100, 200],
            [120 + s * 82, 218],
            [120 + s * 40, 190],
          ],
          (s) =>
            rays(
              [120 + s * 44, 170],
              [
                [120 + s * 100, 140],
                [120 + s * 80, 130],
                [120 + s * 88, 206],
              ],
              1.8,
            ),
          "#dfeef0",
        ) +
        both((s) => arm(s, [120 + s * 48, 196], [120 + s * 78, 250])) +
        shaggy(sym(trunk([52, 156], [64, 200], [56, 244])), c.skin, 7) +
        each(3, (i) =>
          solid(
            [
              [60 - (i === 1 ? 4 : 0) + (i === 2 ? 4 : 0), 184 + i * 24],
              [120, 194 + i * 24],
              [180 + (i === 1 ? 4 : 0) - (i === 2 ? 4 : 0), 184 + i * 24],
              [179, 196 + i * 24],
              [120, 206 + i * 24],
              [61, 196 + i * 24],
            ],
            c.dark,
          ),
        ) +
        shaggy(
          sym([
            [0, 142],
            [44, 148],
            [50, 166],
            [0, 178],
          ]),
          c.pale,
          9,
        ),
      legs: () =>
        both(
          (s) =>
            jointed(
              [
                [120 + s * 34, 280],
                [120 + s * 70, 306],
                [120 + s * 60, 386],
              ],
              8,
              c.dark,
              c.skin,
            ) + solid(oval(120 + s * 62, 350, 13, 17), c.glow),
        ) +
        horn([120, 352], [], [120, GROUND], 8, "#f6f1de", 0) +
        plates(
          [
            [258, 47, 22],
            [278, 50, 22],
            [298, 46, 22],
            [318, 36, 20],
            [336, 22, 20],
          ],
          (i) => (i % 2 ? c.dark : c.skin),
        ),
    };
  },
);

const centipede = species(
  "hundred shoes",
  { skin: "#a5482e", dark: "#5a2422", pale: "#f0b429", glow: "#8fd6c4" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 20, y - 12, 12, { iris: c.glow, look: s * 0.4, down: -0.2 })) +
      both((s) =>
        horn(
          [x + s * 28, y + 10],
          [
            [x + s * 44, y + 26],
            [x + s * 30, y + 44],
          ],
          [x + s * 6, y + 40],
          10,
          c.pale,
          1,
        ),
      ) +
      grin(x, y + 12, 18, 16, { teeth: 5, sharp: true });
    const shoe = (s: number, x: number, y: number) =>
      solid(
        [
          [x - s * 5, y - 8],
          [x + s * 6, y - 7],
          [x + s * 16, y - 2],
          [x + s * 15, y + 4],
          [x - s * 6, y + 4],
        ],
        c.glow,
        { "stroke-width": 2.8 },
      );
    const little = (s: number, x: number, y: number, reach = 20) =>
      stroke(
        [
          [x, y],
          [x + s * reach * 0.6, y - 4],
          [x + s * reach, y + 8],
        ],
        8,
      ) +
      stroke(
        [
          [x, y],
          [x + s * reach * 0.6, y - 4],
          [x + s * reach, y + 8],
        ],
        3.5,
        c.pale,
      ) +
      shoe(s, x + s * reach, y + 13);
    return {
      face,
      arm: (s, from, to) => limb(bent(from, to, -s * 14), [6, 6, 5], c.pale) + shoe(s, to[0], to[1] + 4),
      head: () =>
        both((s) =>
          feeler(
            [
              [120 + s * 18, 42],
              [120 + s * 44, 10],
              [120 + s * 70, 26],
              [120 + s * 94, 10],
            ],
            dot(120 + s * 96, 10, 5, c.glow),
            c.dark,
            3,
          ),
        ) +
        solid(
          sym([
            [0, 28],
            [40, 36],
            [54, 70],
            [38, 104],
            [0, 116],
          ]),
          c.skin,
        ) +
        stroke(
          [
            [84, 50],
            [120, 58],
            [156, 50],
          ],
          2.6,
        ) +
        face(120, 80),
      torso: () =>
        each(5, (i) => both((s) => little(s, 120 + s * 46, 154 + i * 22, 26 + (i % 2) * 8))) +
        plates(
          [
            [136, 44, 24],
            [158, 50, 24],
            [180, 52, 24],
            [202, 52, 24],
            [224, 50, 24],
            [244, 45, 16],
          ],
          (i) => (i % 2 ? c.skin : c.dark),
        ) +
        each(5, (i) => dot(120, 170 + i * 20, 4, c.pale, { "stroke-width": 2 })),
      legs: () =>
        each(4, (i) => both((s) => little(s, 120 + s * (44 + (i > 1 ? 8 : 0)), 280 + i * 26, 30))) +
        plates(
          [
            [258, 48, 26],
            [280, 52, 26],
            [304, 56, 28],
            [330, 60, 30],
            [358, 64, 26],
          ],
          (i) => (i % 2 ? c.skin : c.dark),
        ) +
        each(4, (i) => dot(120, 292 + i * 25, 4, c.pale, { "stroke-width": 2 })) +
        both((s) => shoe(s, 120 + s * 24, 389)),
    };
  },
);

export const insektoids: readonly Species[] = [
  stag,
  moth,
  mosquito,
  cricket,
  spider,
  scorpion,
  mantis,
  bee,
  centipede,
];
