/** Bone, cloth and stitches: what came back from the grave, and from the sea. */

import { at, both, dot, each, flat, INK, marks, oval, solid, stain, stroke, sym, tube } from "../ink";
import type { Outline, Point } from "../ink";
import {
  BONE,
  bone,
  eye,
  fan,
  fangs,
  heart,
  hoof,
  horn,
  limb,
  rays,
  ribs,
  socket,
  stitches,
  tear,
} from "../anatomy";
import { bent, GROUND, hips, legged, species, trunk } from "../joints";
import type { Palette, Species } from "../joints";

/** Two bones and a bony hand. */
const boneArm =
  (fingers: number) =>
  (side: number, from: Point, to: Point): string => {
    const [a, elbow, b] = bent(from, to, -side * 14) as [Point, Point, Point];
    const angle = (Math.atan2(b[1] - elbow[1], b[0] - elbow[0]) * 180) / Math.PI;
    return (
      bone(a, elbow, 5) +
      fan(b[0], b[1], { angle, spread: 80, count: fingers, length: 24, width: 4, fill: BONE, blunt: true }) +
      bone(elbow, b, 4.5)
    );
  };

const skull = (c: Palette, half: Outline): string => solid(sym(half), c.pale);
const noseHole = (x: number, y: number, s: number): string =>
  flat(
    [
      [x, y - s, 1],
      [x + s * 0.7, y + s * 0.7],
      [x, y + s * 0.3, 1],
      [x - s * 0.7, y + s * 0.7],
    ],
    INK,
    1,
  );
const teethLine = (x: number, y: number, w: number, n: number): string =>
  stroke(
    [
      [x - w, y - 2],
      [x, y + 3],
      [x + w, y - 2],
    ],
    2.8,
  ) +
  marks(
    Array.from({ length: n }, (_, i): Point => [x - w + ((i + 0.5) * 2 * w) / n, y - 4]),
    "l0 10",
    2.2,
  );

/** A hollow body behind ribs, with something left alive in it. */
function ribcage(c: Palette, half: Outline, width: (i: number) => number, count = 5): string {
  return (
    solid(sym(half), c.dark) +
    heart(128, 184, 15, c.glow) +
    bone([120, 158], [120, 244], 4) +
    ribs(120, 160, count, width)
  );
}

const crow = species(
  "carrion crow",
  { skin: "#54719f", dark: "#2f3f6b", pale: "#dfe3d6", glow: "#ff9d5c" },
  (c) => {
    const feathers = (x: number, y: number, side: number, n: number, length: number) =>
      fan(x, y, { angle: 90 - side * 52, spread: 78, count: n, length, width: 11, fill: c.skin, bend: 6 });
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 21, y - 8, 11, 12, c.glow)) +
      solid(
        [
          [x - 15, y + 2],
          [x, y - 5],
          [x + 16, y + 2],
          [x + 14, y + 24],
          [x + 3, y + 50, 1],
          [x - 10, y + 26],
        ],
        "#e9c46a",
      ) +
      stroke(
        [
          [x - 11, y + 20],
          [x + 1, y + 25],
          [x + 13, y + 18],
        ],
        2.2,
      );
    return {
      face,
      arm: boneArm(3),
      head: () =>
        fan(120, 34, { angle: -90, spread: 100, count: 5, length: 34, width: 8, fill: c.skin }) +
        skull(c, [
          [0, 20],
          [34, 28],
          [48, 58],
          [36, 88],
          [20, 100],
          [0, 104],
        ]) +
        face(120, 72) +
        stitches(
          [
            [142, 26],
            [150, 44],
            [146, 54],
          ],
          2,
          7,
          3,
        ),
      torso: () =>
        both((s) => feathers(120 + s * 34, 158, s, 5, 86)) +
        ribcage(c, trunk([44, 156], [52, 190], [46, 230]), (i) => at([34, 42, 44, 40, 32], i)) +
        fan(120, 146, { angle: 90, spread: 160, count: 8, length: 40, width: 9, fill: c.skin }),
      legs: () =>
        both(
          (s) =>
            limb(
              [
                [120 + s * 26, 280],
                [120 + s * 42, 318],
                [120 + s * 36, 372],
              ],
              [8, 7, 6],
              "#e9c46a",
            ) +
            fan(120 + s * 36, 370, {
              angle: 90 - s * 20,
              spread: 150,
              count: 4,
              length: 24,
              width: 6,
              fill: "#e9c46a",
            }) +
            marks(
              [
                [120 + s * 40, 330],
                [120 + s * 38, 344],
                [120 + s * 36, 358],
              ],
              "l-4 0 8 0",
              2,
            ),
        ) +
        solid(sym(hips([56, 280], [46, 306], [16, 322], [0, 308])), c.skin) +
        fan(120, 274, { angle: 90, spread: 110, count: 6, length: 50, width: 9, fill: c.dark }),
    };
  },
);

const diver = species(
  "drowned diver",
  { skin: "#8fb3c9", dark: "#3d5a78", pale: "#d2b26a", glow: "#8df0e0" },
  (c) => {
    const face = (x: number, y: number) =>
      solid(oval(x, y, 33, 31), "#e9ead9") +
      both((s) => socket(x + s * 13, y - 4, 9, 10, c.glow)) +
      noseHole(x, y + 9, 5) +
      teethLine(x, y + 20, 15, 5);
    const sleeve = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 8), [15, 15, 13], c.skin) +
      solid(oval(to[0], to[1], 16, 14), c.dark) +
      stroke(
        [
          [to[0] - 12, to[1] - 8],
          [to[0], to[1] - 11],
          [to[0] + 12, to[1] - 8],
        ],
        4,
        c.pale,
      );
    return {
      face,
      arm: sleeve,
      head: () =>
        solid(
          sym([
            [0, 14],
            [46, 28],
            [62, 72],
            [46, 114],
            [28, 128],
            [0, 130],
          ]),
          c.pale,
        ) +
        both(
          (s) =>
            solid(oval(120 + s * 58, 74, 10, 18), c.pale) +
            stroke(
              [
                [120 + s * 58, 64],
                [120 + s * 58, 84],
              ],
              2.5,
            ),
        ) +
        flat(oval(120, 74, 42, 40), c.dark, 4) +
        face(120, 75) +
        stain(
          [
            [92, 50],
            [102, 42],
            [98, 62],
            [88, 76],
          ],
          "#fff",
          0.7,
        ) +
        each(8, (i) =>
          dot(120 + 49 * Math.cos(i * 0.785 + 0.4), 74 + 46 * Math.sin(i * 0.785 + 0.4), 3, c.dark, {
            "stroke-width": 1.5,
          }),
        ) +
        solid(oval(120, 14, 10, 8), c.dark),
      torso: () =>
        both((s) => sleeve(s, [120 + s * 42, 164], [120 + s * 74, 234])) +
        solid(sym(trunk([50, 152], [54, 200], [46, 246])), c.skin) +
        solid(
          sym([
            [20, 144],
            [50, 156],
            [38, 176],
            [0, 184],
          ]),
          c.pale,
        ) +
        each(3, (i) => dot(96 + i * 24, 165 + (i % 2) * 8, 3.5, c.dark, { "stroke-width": 1.5 })) +
        stitches([
          [92, 196],
          [100, 222],
          [96, 246],
        ]) +
        flat(
          [
            [128, 204, 1],
            [152, 200, 1],
            [154, 226, 1],
            [130, 228, 1],
          ],
          c.dark,
          2.5,
        ) +
        stitches(
          [
            [128, 204],
            [152, 200],
            [154, 226],
            [130, 228],
            [128, 204],
          ],
          1.6,
          8,
          3,
        ),
      legs: () =>
        solid(
          legged(
            [
              [28, 290],
              [32, 330],
              [36, 362],
            ],
            [24, 21, 19],
          ),
          c.skin,
        ) +
        both(
          (s) =>
            stitches(
              [
                [120 + s * 26, 302],
                [120 + s * 34, 346],
              ],
              2,
              9,
              4,
            ) +
            solid(
              [
                [120 + s * 16, 362],
                [120 + s * 40, 354],
                [120 + s * 58, 366],
                [120 + s * 72, 384],
                [120 + s * 68, GROUND, 1],
                [120 + s * 14, GROUND, 1],
              ],
              c.dark,
            ) +
            stroke(
              [
                [120 + s * 18, 383],
                [120 + s * 68, 383],
              ],
              4,
              c.pale,
            ),
        ) +
        stroke(
          [
            [72, 276],
            [120, 284],
            [168, 276],
          ],
          13,
        ) +
        stroke(
          [
            [72, 276],
            [120, 284],
            [168, 276],
          ],
          7,
          c.dark,
        ) +
        flat(
          [
            [110, 274, 1],
            [130, 274, 1],
            [130, 292, 1],
            [110, 292, 1],
          ],
          c.pale,
        ),
    };
  },
);

const hound = species(
  "grave hound",
  { skin: "#7d8fc4", dark: "#3a3f6e", pale: "#e8e6d2", glow: "#e2545e" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 21, y - 16, 12, 10, c.glow, s * 20)) +
      solid(
        [
          [x - 20, y + 2],
          [x, y - 6],
          [x + 20, y + 2],
          [x + 24, y + 30],
          [x, y + 40],
          [x - 24, y + 30],
        ],
        "#f2f0e0",
      ) +
      solid(oval(x, y + 6, 11, 8), INK) +
      fangs([x - 22, y + 28], [x + 22, y + 28], 6, 11);
    return {
      face,
      arm: boneArm(3),
      head: () =>
        both((s) =>
          solid(
            [
              [120 + s * 24, 34],
              [120 + s * 46, 14, 1],
              [120 + s * 66, 58],
              [120 + s * 62, 96, 1],
              [120 + s * 44, 66],
            ],
            c.skin,
          ),
        ) +
        stitches(
          [
            [66, 58],
            [74, 40],
          ],
          2,
          8,
          4,
        ) +
        skull(c, [
          [0, 18],
          [32, 24],
          [44, 52],
          [34, 82],
          [26, 112],
          [0, 120],
        ]) +
        face(120, 76) +
        solid(
          [
            [132, 112],
            [146, 110],
            [150, 134],
            [142, 142],
            [132, 134],
          ],
          c.glow,
        ),
      torso: () =>
        tailBones(c) +
        both((s) => boneArm(3)(s, [120 + s * 40, 168], [120 + s * 70, 236])) +
        ribcage(c, trunk([48, 156], [52, 190], [34, 236]), (i) => at([38, 46, 46, 38, 28], i)) +
        solid(
          sym([
            [22, 138, 1],
            [58, 156],
            [40, 170],
            [14, 160],
            [0, 166],
          ]),
          c.skin,
        ),
      legs: () =>
        both(
          (s) =>
            bone([120 + s * 48, 318], [120 + s * 32, 346], 6.5) +
            bone([120 + s * 32, 350], [120 + s * 40, 370], 6) +
            fan(120 + s * 40, 370, {
              angle: 80 - s * 30,
              spread: 80,
              count: 3,
              length: 22,
              width: 6,
              fill: BONE,
            }),
        ) +
        solid(
          legged(
            [
              [30, 284],
              [46, 312],
            ],
            [24, 13],
            302,
          ),
          c.skin,
        ) +
        stitches([
          [96, 272],
          [112, 290],
          [120, 306],
        ]),
    };
  },
);

const tailBones = (c: Palette): string =>
  each(6, (i) =>
    solid(
      oval(166 + i * 9 - i * i * 0.4, 246 - i * 12 - i * i, 9 - i * 0.7, 7 - i * 0.6, -50),
      i % 2 ? c.pale : BONE,
      { "stroke-width": 2.5 },
    ),
  );

const pike = species(
  "fishbone pike",
  { skin: "#6fb0c8", dark: "#2c5272", pale: "#dcebe0", glow: "#f7d154" },
  (c) => {
    const fin = (x: number, y: number, s: number, size: number) => {
      const tips: Outline = [
        [x + s * size, y - size * 0.7, 1],
        [x + s * size * 1.15, y - size * 0.1, 1],
        [x + s * size, y + size * 0.5, 1],
        [x + s * size * 0.6, y + size * 0.8, 1],
      ];
      return (
        solid([[x, y - 8, 1], ...tips, [x, y + 10, 1]], c.skin) +
        rays(
          [x, y],
          tips.map(([u, v]): Point => [x + (u - x) * 0.85, y + (v - y) * 0.85]),
        )
      );
    };
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 28, y - 18, 14, { iris: c.glow, look: -s * 0.4 })) +
      flat(
        [
          [x - 40, y + 10, 1],
          [x, y + 2],
          [x + 40, y + 10, 1],
          [x + 24, y + 38],
          [x, y + 42],
          [x - 24, y + 38],
        ],
        "#1b2a4a",
        3,
      ) +
      fangs([x - 37, y + 9], [x + 37, y + 9], 7, 14) +
      fangs([x - 24, y + 39], [x + 24, y + 39], 5, -12);
    return {
      face,
      arm: (s, from, to) => limb(bent(from, to, -s * 10), [6, 6, 5], BONE) + fin(to[0], to[1], s, 26),
      head: () =>
        both((s) => fin(120 + s * 50, 78, s, 40)) +
        solid(
          [
            [120, 4, 1],
            [138, 16],
            [130, 36],
            [110, 36],
            [104, 18],
          ],
          c.skin,
        ) +
        rays(
          [120, 34],
          [
            [120, 12],
            [112, 18],
            [130, 18],
          ],
        ) +
        skull(c, [
          [0, 22],
          [40, 36],
          [58, 76],
          [48, 112],
          [28, 128],
          [0, 130],
        ]) +
        face(120, 76) +
        marks(
          [
            [78, 62],
            [160, 62],
            [74, 72],
            [166, 72],
          ],
          "q4 3 0 8",
          2.2,
        ),
      torso: () =>
        both((s) => fin(120 + s * 36, 186, s, 44)) +
        solid(sym(trunk([36, 158], [44, 196], [38, 240])), c.dark) +
        bone([120, 156], [120, 250], 5) +
        each(6, (i) =>
          both((s) =>
            solid(
              tube(
                [
                  [120 + s * 5, 158 + i * 15],
                  [120 + s * 26, 160 + i * 15],
                  [120 + s * (38 - Math.abs(i - 2) * 2), 172 + i * 15],
                ],
                [4, 3.5, 0],
              ),
              c.pale,
              { "stroke-width": 2.5 },
            ),
          ),
        ) +
        heart(134, 205, 10, c.glow),
      legs: () =>
        solid(
          legged(
            [
              [30, 284],
              [46, 312],
              [40, 350],
            ],
            [24, 15, 7],
          ),
          c.dark,
        ) +
        both(
          (s) =>
            each(4, (i) =>
              stroke(
                [
                  [120 + s * (24 + i * 5), 290 + i * 17],
                  [120 + s * (38 + i * 3), 286 + i * 17],
                  [120 + s * (52 - i), 296 + i * 15],
                ],
                4.5,
                c.pale,
              ),
            ) +
            solid(
              [
                [120 + s * 40, 346],
                [120 + s * 60, 368],
                [120 + s * 84, 376, 1],
                [120 + s * 70, 386],
                [120 + s * 62, GROUND, 1],
                [120 + s * 40, 382],
                [120 + s * 18, GROUND, 1],
                [120 + s * 14, 378],
                [120 + s * 6, 372, 1],
                [120 + s * 26, 364],
              ],
              c.skin,
            ) +
            rays(
              [120 + s * 40, 356],
              [
                [120 + s * 64, 376],
                [120 + s * 54, 384],
                [120 + s * 26, 384],
                [120 + s * 18, 374],
              ],
            ),
        ) +
        each(2, (i) =>
          stroke(
            [
              [98 + i * 4, 276 + i * 12],
              [120, 284 + i * 12],
              [142 - i * 4, 276 + i * 12],
            ],
            4.5,
            c.pale,
          ),
        ),
    };
  },
);

const mummy = species(
  "mummy cat",
  { skin: "#a9bcd6", dark: "#4a5687", pale: "#e3dfc8", glow: "#64f0a8" },
  (c) => {
    const wrap = (left: Point, right: Point, sag = 5) =>
      stroke([left, [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag], right], 2.4);
    const wound = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 10), [11, 11, 10], c.pale) +
      each(3, (i) =>
        wrap(
          [from[0] + ((to[0] - from[0]) * (i + 1)) / 4 - 9, from[1] + ((to[1] - from[1]) * (i + 1)) / 4 + 3],
          [from[0] + ((to[0] - from[0]) * (i + 1)) / 4 + 11, from[1] + ((to[1] - from[1]) * (i + 1)) / 4 - 3],
          2,
        ),
      ) +
      fan(to[0], to[1], { angle: 90 - s * 30, spread: 70, count: 3, length: 22, width: 6, fill: c.skin });
    const face = (x: number, y: number) =>
      flat(
        [
          [x - 44, y - 14, 1],
          [x, y - 20],
          [x + 44, y - 14, 1],
          [x + 40, y + 8, 1],
          [x, y + 3],
          [x - 40, y + 8, 1],
        ],
        c.dark,
        3,
      ) +
      both((s) => eye(x + s * 20, y - 5, 11, { pupil: "slit", white: c.glow, look: s * 0.1 })) +
      noseHole(x, y + 16, 5) +
      both((s) =>
        stroke(
          [
            [x, y + 22],
            [x + s * 9, y + 29],
            [x + s * 18, y + 24],
          ],
          2.6,
        ),
      );
    return {
      face,
      arm: wound,
      head: () =>
        both(
          (s) =>
            solid(
              [
                [120 + s * 16, 44],
                [120 + s * 46, 6, 1],
                [120 + s * 56, 62],
              ],
              c.pale,
            ) +
            stain(
              [
                [120 + s * 30, 44],
                [120 + s * 44, 20, 1],
                [120 + s * 48, 54],
              ],
              c.dark,
            ),
        ) +
        skull(c, [
          [0, 30],
          [36, 38],
          [56, 74],
          [42, 108],
          [0, 124],
        ]) +
        wrap([80, 50], [162, 44]) +
        wrap([92, 40], [150, 36]) +
        wrap([66, 90], [172, 98]) +
        face(120, 76) +
        wrap([78, 112], [150, 118]) +
        solid(
          tube(
            [
              [168, 90],
              [186, 98],
              [182, 118],
              [196, 130],
            ],
            [6, 6, 5, 4],
          ),
          c.pale,
        ),
      torso: () =>
        both((s) => wound(s, [120 + s * 36, 162], [120 + s * 66, 222])) +
        solid(sym(trunk([40, 154], [44, 200], [40, 240])), c.pale) +
        each(7, (i) =>
          wrap(
            [79 + (i % 3), 156 + i * 14 + (i % 2) * 8],
            [161 - (i % 2) * 2, 160 + i * 14 - (i % 2) * 6],
            4,
          ),
        ) +
        flat(
          [
            [106, 186],
            [132, 180],
            [142, 198],
            [128, 214],
            [104, 208],
          ],
          c.dark,
        ) +
        eye(118, 198, 8, { white: c.glow, pupil: "slit" }) +
        solid(
          tube(
            [
              [156, 244],
              [178, 250],
              [196, 236],
              [206, 200],
              [198, 178],
            ],
            [7, 7, 7, 6, 4],
          ),
          c.pale,
        ),
      legs: () =>
        solid(
          legged(
            [
              [28, 286],
              [34, 326],
              [30, 376],
            ],
            [22, 15, 12],
          ),
          c.pale,
        ) +
        both(
          (s) =>
            each(5, (i) =>
              wrap(
                [120 + s * 28 - 13, 300 + i * 16 + (i % 2) * 5],
                [120 + s * 30 + 13, 302 + i * 16 - (i % 2) * 6],
                3,
              ),
            ) +
            solid(
              [
                [120 + s * 18, 376],
                [120 + s * 40, 372],
                [120 + s * 58, 384],
                [120 + s * 54, GROUND],
                [120 + s * 16, GROUND],
              ],
              c.skin,
            ) +
            marks(
              [
                [120 + s * 40, 391],
                [120 + s * 49, 390],
              ],
              "l0-7",
              2.2,
            ),
        ) +
        wrap([72, 276], [168, 284]) +
        wrap([74, 298], [166, 286]) +
        solid(
          tube(
            [
              [150, 288],
              [172, 300],
              [168, 322],
              [184, 336],
            ],
            [5, 6, 5, 4],
          ),
          c.pale,
        ),
    };
  },
);

const ragdoll = species(
  "rag doll",
  { skin: "#8aa0d8", dark: "#4c4f94", pale: "#d9d2e8", glow: "#f2a0b5" },
  (c) => {
    const button = (x: number, y: number, r: number, fill: string) =>
      solid(oval(x, y, r), fill) +
      marks(
        [
          [x - 3, y - 3],
          [x + 3, y - 3],
          [x - 3, y + 3],
          [x + 3, y + 3],
        ],
        "l.5.5",
        3.5,
      );
    const patch = (x: number, y: number, s: number, fill: string) =>
      flat(
        [
          [x - s, y - s, 1],
          [x + s, y - s * 0.8, 1],
          [x + s * 0.9, y + s, 1],
          [x - s * 1.1, y + s * 0.9, 1],
        ],
        fill,
        2,
      ) +
      stitches(
        [
          [x - s, y - s],
          [x + s, y - s * 0.8],
          [x + s * 0.9, y + s],
          [x - s * 1.1, y + s * 0.9],
          [x - s, y - s],
        ],
        1.6,
        7,
        3,
      );
    const sleeve = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 8), [12, 11, 12], c.skin) +
      solid(oval(to[0], to[1], 14, 13), c.pale) +
      stitches(
        [
          [to[0] - 12, to[1] - 11],
          [to[0] + 12, to[1] - 11],
        ],
        2,
        7,
        3,
      ) +
      stroke(
        [
          [to[0] + s * 4, to[1] + 10],
          [to[0] + s * 3, to[1] + 1],
        ],
        2.2,
      );
    const face = (x: number, y: number) =>
      button(x - 23, y - 8, 15, c.dark) +
      button(x + 24, y - 6, 11, c.glow) +
      stitches(
        [
          [x - 32, y + 22],
          [x, y + 32],
          [x + 34, y + 18],
        ],
        2.8,
        9,
        5,
      ) +
      solid(
        [
          [x, y],
          [x + 6, y + 12],
          [x - 6, y + 12],
        ],
        c.glow,
      );
    return {
      face,
      arm: sleeve,
      head: () =>
        both((s) =>
          each(4, (i) =>
            limb(
              [
                [120 + s * (18 + i * 10), 38 + i * 5],
                [120 + s * (34 + i * 13), 16 + i * 16],
                [120 + s * (52 + i * 8), 36 + i * 24],
              ],
              [4, 4, 3],
              c.glow,
            ),
          ),
        ) +
        skull({ ...c, pale: c.pale }, [
          [0, 22],
          [40, 30],
          [60, 70],
          [48, 112],
          [26, 126],
          [0, 128],
        ]) +
        stitches(
          [
            [108, 23],
            [114, 40],
            [110, 56],
          ],
          2.2,
          8,
          4,
        ) +
        face(120, 78),
      torso: () =>
        both((s) => sleeve(s, [120 + s * 40, 162], [120 + s * 78, 226])) +
        solid(sym(trunk([42, 152], [50, 190], [58, 236], [46, 254])), c.skin) +
        stitches([
          [120, 146],
          [124, 200],
          [119, 250],
        ]) +
        patch(94, 226, 14, c.glow) +
        patch(146, 186, 11, c.dark) +
        button(98, 178, 7, c.pale) +
        each(3, (i) =>
          limb(
            [
              [124, 200 + i * 4],
              [138 + i * 3, 206 + i * 7],
              [146 - i * 4, 220 + i * 4],
            ],
            [3, 3, 0],
            "#f0e9c8",
          ),
        ),
      legs: () =>
        solid(
          [
            [76, 260, 1],
            [68, 290],
            [70, 366],
            [102, 366],
            [106, 322],
            [120, 306],
            [136, 316],
            [168, 310],
            [172, 284],
            [164, 260, 1],
          ],
          c.skin,
        ) +
        stitches(
          [
            [78, 324],
            [104, 320],
          ],
          2.2,
          7,
          4,
        ) +
        solid(
          [
            [72, 362],
            [102, 362],
            [100, GROUND],
            [56, GROUND],
            [50, 380],
          ],
          c.dark,
        ) +
        button(84, 376, 5, c.glow) +
        solid(
          [
            [146, 312, 1],
            [166, 312, 1],
            [160, GROUND, 1],
            [152, GROUND, 1],
          ],
          "#c9a36b",
        ) +
        stroke(
          [
            [150, 330],
            [163, 334],
          ],
          2.2,
        ) +
        solid(
          [
            [138, 304],
            [172, 304],
            [170, 318],
            [142, 318],
          ],
          c.dark,
        ) +
        patch(144, 284, 10, c.pale) +
        stitches([
          [100, 264],
          [106, 284],
          [102, 300],
        ]),
    };
  },
);

const ram = species(
  "ram skull",
  { skin: "#5f7fb0", dark: "#333c6a", pale: "#ebe4cc", glow: "#ff6b6b" },
  (c) => {
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 22, y - 16, 10, 12, c.glow, s * -25)) +
      both((s) => flat(oval(x + s * 7, y + 36, 4, 8, s * 15), INK, 1)) +
      stroke(
        [
          [x, y - 2],
          [x - 2, y + 22],
        ],
        2.2,
      ) +
      teethLine(x, y + 52, 13, 4);
    return {
      face,
      arm: boneArm(2),
      head: () =>
        both((s) =>
          horn(
            [120 + s * 26, 42],
            [
              [120 + s * 58, 14],
              [120 + s * 94, 30],
              [120 + s * 98, 74],
              [120 + s * 70, 96],
              [120 + s * 56, 76],
            ],
            [120 + s * 70, 62],
            17,
            c.skin,
            7,
          ),
        ) +
        skull(c, [
          [0, 24],
          [30, 32],
          [38, 60],
          [26, 88],
          [22, 124],
          [0, 134],
        ]) +
        face(120, 74) +
        stitches(
          [
            [112, 28],
            [118, 44],
            [114, 56],
          ],
          2,
          7,
          4,
        ),
      torso: () =>
        both((s) => boneArm(2)(s, [120 + s * 44, 162], [120 + s * 72, 232])) +
        solid(sym(trunk([50, 152], [56, 190], [42, 236])), c.skin) +
        flat(
          sym([
            [0, 164],
            [28, 170],
            [32, 204],
            [20, 236],
            [0, 242],
          ]),
          INK,
          3,
        ) +
        heart(122, 200, 20, c.glow) +
        each(4, (i) =>
          both((s) =>
            solid(
              tube(
                [
                  [120 + s * 36, 176 + i * 16],
                  [120 + s * 20, 172 + i * 17],
                  [120 + s * 5, 178 + i * 16],
                ],
                [5, 4.5, 3],
              ),
              c.pale,
              { "stroke-width": 2.8 },
            ),
          ),
        ) +
        stitches(
          [
            [84, 168],
            [80, 200],
            [88, 232],
          ],
          2,
          9,
          4,
        ),
      legs: () =>
        both(
          (s) =>
            bone([120 + s * 31, 340], [120 + s * 38, 372], 7) +
            hoof(120 + s * 38, GROUND, 17, c.dark) +
            stitches(
              [
                [120 + s * 22, 322],
                [120 + s * 40, 330],
              ],
              2.2,
              6,
              5,
            ),
        ) +
        solid(
          legged(
            [
              [28, 284],
              [48, 308],
              [30, 338],
            ],
            [26, 17, 9],
          ),
          c.skin,
        ) +
        solid(
          sym([
            [0, 272],
            [22, 268],
            [26, 282],
            [10, 290],
            [6, 302],
            [0, 304],
          ]),
          c.pale,
        ) +
        both((s) => flat(oval(120 + s * 11, 279, 5, 4), INK, 1)),
    };
  },
);

const lantern = species(
  "grave lantern",
  { skin: "#6d86a6", dark: "#39425f", pale: "#c7cfc4", glow: "#ffe08a" },
  (c) => {
    const flame = (x: number, y: number, s: number) =>
      flat(
        [
          [x, y - s * 1.7, 1],
          [x + s * 0.8, y],
          [x, y + s * 0.8],
          [x - s * 0.8, y],
        ],
        c.glow,
        2.5,
      ) +
      stain(
        [
          [x, y - s * 0.6, 1],
          [x + s * 0.4, y + s * 0.2],
          [x, y + s * 0.6],
          [x - s * 0.4, y + s * 0.2],
        ],
        "#fff",
      );
    const face = (x: number, y: number) =>
      flame(x, y - 24, 9) +
      solid(oval(x, y + 6, 25, 22), "#f0ecd8") +
      both((s) => socket(x + s * 10, y + 2, 7, 8, c.glow)) +
      noseHole(x, y + 12, 3.5) +
      teethLine(x, y + 20, 11, 4);
    const iron = (s: number, from: Point, to: Point) =>
      limb(bent(from, to, -s * 16), [5, 5, 5], c.dark) +
      stroke(
        [
          [to[0], to[1]],
          [to[0], to[1] + 12],
        ],
        3,
      ) +
      solid(
        sym(
          [
            [0, to[1] + 8],
            [9, to[1] + 16],
            [9, to[1] + 30],
            [0, to[1] + 34],
          ],
          to[0],
        ),
        c.skin,
      ) +
      flame(to[0], to[1] + 24, 5);
    return {
      face,
      arm: iron,
      head: () =>
        stroke(
          [
            [110, 20],
            [120, 6],
            [130, 20],
          ],
          5,
        ) +
        solid(
          sym([
            [0, 14],
            [22, 28],
            [52, 44, 1],
            [40, 48],
            [0, 48],
          ]),
          c.dark,
        ) +
        flat(
          sym([
            [42, 48, 1],
            [36, 116, 1],
          ]),
          "#fff3c4",
          4,
        ) +
        stain(
          sym([
            [41, 49, 1],
            [36, 115, 1],
          ]),
          c.glow,
          0.45,
        ) +
        face(120, 84) +
        both((s) =>
          stroke(
            [
              [120 + s * 30, 48],
              [120 + s * 27, 116],
            ],
            4,
          ),
        ) +
        solid(
          sym([
            [44, 114, 1],
            [48, 126, 1],
            [26, 134],
            [0, 136],
          ]),
          c.dark,
        ),
      torso: () =>
        both((s) => iron(s, [120 + s * 40, 166], [120 + s * 84, 206])) +
        solid(
          sym([
            [22, 140, 1],
            [56, 172, 1],
            [36, 260, 1],
          ]),
          c.skin,
        ) +
        flat(
          sym([
            [15, 150, 1],
            [44, 175, 1],
            [29, 250, 1],
          ]),
          "#8d6f57",
          3,
        ) +
        stroke(
          [
            [94, 200],
            [99, 244],
          ],
          2,
        ) +
        stroke(
          [
            [146, 200],
            [141, 244],
          ],
          2,
        ) +
        flat(
          [
            [104, 184, 1],
            [140, 180, 1],
            [136, 204, 1],
            [106, 206, 1],
          ],
          INK,
          2.5,
        ) +
        eye(114, 194, 6, { white: c.glow }) +
        eye(129, 192, 6, { white: c.glow }) +
        stroke(
          [
            [120, 214],
            [120, 242],
          ],
          5,
          c.pale,
        ) +
        stroke(
          [
            [110, 223],
            [130, 223],
          ],
          5,
          c.pale,
        ),
      legs: () =>
        both((s) =>
          each(2, (i) => {
            const x = 120 + s * (17 + i * 32);
            const top = 306 - i * 6;
            return (
              solid(
                [
                  [x - 8, top, 1],
                  [x + 8, top, 1],
                  [x + 9, 376],
                  [x - 9, 376],
                ],
                i ? c.pale : "#eeeadb",
              ) +
              solid(
                tube(
                  [
                    [x - 4, top],
                    [x - 5, top + 26 + i * 9],
                  ],
                  [4, 4],
                ),
                "#fffbe6",
                { "stroke-width": 2 },
              ) +
              solid(
                sym(
                  [
                    [14, 374],
                    [19, GROUND, 1],
                    [0, GROUND],
                  ],
                  x,
                ),
                c.dark,
              )
            );
          }),
        ) +
        solid(sym(hips([50, 276], [66, 294], [62, 308], [0, 312])), c.skin) +
        stroke(
          [
            [60, 300],
            [120, 306],
            [180, 300],
          ],
          3,
        ) +
        each(5, (i) =>
          dot(80 + i * 20, 285 + (i === 2 ? 3 : i % 2 ? 2 : 0), 3.5, c.pale, { "stroke-width": 2 }),
        ),
    };
  },
);

const mammoth = species(
  "mammoth bones",
  { skin: "#8b9bb8", dark: "#424a70", pale: "#ece8d8", glow: "#9fe3ff" },
  (c) => {
    const column = (s: number, from: Point, to: Point) =>
      limb([from, [(from[0] + to[0]) / 2 + s * 6, (from[1] + to[1]) / 2], to], [13, 12, 15], c.skin) +
      solid(oval(to[0], to[1], 19, 12), c.pale) +
      marks(
        [
          [to[0] - 9, to[1] + 4],
          [to[0], to[1] + 6],
          [to[0] + 9, to[1] + 4],
        ],
        "l0 5",
        3,
      );
    const face = (x: number, y: number) =>
      both((s) => socket(x + s * 25, y - 4, 9, 11, c.glow)) +
      both((s) => tear(x + s * 27, y + 18, 4)) +
      each(5, (i) =>
        solid(oval(x + (i > 2 ? (i - 2) * 5 : 0), y + 2 + i * 13, 15 - i * 1.6, 9 - i * 0.5), c.pale, {
          "stroke-width": 2.8,
        }),
      );
    return {
      face,
      arm: column,
      head: () =>
        both(
          (s) =>
            solid(
              [
                [120 + s * 40, 40],
                [120 + s * 72, 34],
                [120 + s * 92, 62],
                [120 + s * 84, 98],
                [120 + s * 60, 102],
                [120 + s * 44, 80],
              ],
              c.skin,
            ) +
            stitches(
              [
                [120 + s * 74, 42],
                [120 + s * 84, 66],
                [120 + s * 78, 92],
              ],
              2,
              9,
              4,
            ),
        ) +
        skull(c, [
          [0, 10],
          [30, 14],
          [50, 46],
          [44, 86],
          [30, 104],
          [0, 108],
        ]) +
        both((s) =>
          horn(
            [120 + s * 26, 94],
            [
              [120 + s * 40, 122],
              [120 + s * 70, 130],
            ],
            [120 + s * 96, 104],
            9,
            "#f6f1de",
            2,
          ),
        ) +
        face(120, 68) +
        stitches(
          [
            [120, 12],
            [116, 30],
            [122, 44],
          ],
          2.2,
          8,
          4,
        ),
      torso: () =>
        both((s) => column(s, [120 + s * 50, 172], [120 + s * 78, 240])) +
        solid(sym(trunk([44, 148], [70, 180], [70, 222], [52, 252])), c.skin) +
        flat(
          sym([
            [0, 164],
            [36, 170],
            [50, 200],
            [36, 236],
            [0, 244],
          ]),
          c.dark,
          3,
        ) +
        heart(124, 206, 14, c.glow) +
        bone([120, 168], [120, 240], 4) +
        ribs(120, 172, 4, (i) => at([36, 46, 46, 36], i), 17, c.pale),
      legs: () =>
        solid(
          legged(
            [
              [32, 286],
              [42, 330],
              [40, 370],
            ],
            [28, 23, 22],
          ),
          c.skin,
        ) +
        both(
          (s) =>
            solid(
              [
                [120 + s * 40 - 24, 372],
                [120 + s * 40, 366],
                [120 + s * 40 + 24, 372],
                [120 + s * 40 + 26, GROUND, 1],
                [120 + s * 40 - 26, GROUND, 1],
              ],
              c.skin,
            ) +
            each(3, (i) => flat(oval(120 + s * 40 - 15 + i * 15, GROUND - 6, 6, 7), c.pale, 2.2)) +
            stitches(
              [
                [120 + s * 24, 340],
                [120 + s * 58, 346],
              ],
              2.2,
              8,
              5,
            ) +
            bone([120 + s * 38, 304], [120 + s * 41, 326], 5),
        ) +
        solid(
          sym([
            [0, 268],
            [26, 274],
            [30, 290],
            [8, 300],
            [0, 296],
          ]),
          c.pale,
        ) +
        both((s) => flat(oval(120 + s * 13, 284, 6, 5), INK, 1)),
    };
  },
);

export const necronauts: readonly Species[] = [
  crow,
  diver,
  hound,
  pike,
  mummy,
  ragdoll,
  ram,
  lantern,
  mammoth,
];
