/** Fur and grins: almost people, and glad of it. */

import {
  both,
  dot,
  each,
  flat,
  INK,
  marks,
  oval,
  scatter,
  shaggy,
  solid,
  stain,
  stroke,
  sym,
  tube,
} from "../ink";
import type { Outline, Point } from "../ink";
import { eye, fan, fangs, grin, GUMS, hoof, horn, limb, paw, rays, tear, WHITE } from "../anatomy";
import { bent, GROUND, hips, legged, species, trunk } from "../joints";
import type { Palette, Species } from "../joints";

const HAIR = "q1 5 5 6";
const hairs = (half: Outline, gap: number, fill?: number): string =>
  marks(scatter(half, gap, fill), HAIR, 2.2, { opacity: 0.75 });

/** A shaggy arm with a bare hand. */
const furArm =
  (c: Palette, w: number, hand: (x: number, y: number, side: number) => string, bend = 12) =>
  (side: number, from: Point, to: Point): string =>
    hand(to[0], to[1], side) + shaggy(tube(bent(from, to, -side * bend), [w, w, w * 0.85]), c.skin, 8);

const fist =
  (fill: string, size: number) =>
  (x: number, y: number): string =>
    solid(oval(x, y + 6, size, size * 0.85), fill) +
    marks(
      [
        [x - size * 0.4, y + 8],
        [x + size * 0.1, y + 9],
        [x + size * 0.5, y + 7],
      ],
      `l0 ${Math.round(size * 0.5)}`,
      2.2,
    );

const clawed =
  (fill: string, length: number) =>
  (x: number, y: number, side: number): string =>
    fan(x, y, { angle: 90 - side * 15, spread: 90, count: 4, length, width: 5, fill });

const belly = (c: Palette, top: number, w: number, bottom = 250): string =>
  stain(
    sym([
      [0, top],
      [w * 0.8, top + 16],
      [w, (top + bottom) / 2],
      [w * 0.75, bottom - 8],
      [0, bottom],
    ]),
    c.pale,
  );

const ape = species(
  "grinning ape",
  { skin: "#b8453c", dark: "#6e2338", pale: "#f0b79a", glow: "#ffd166" },
  (c) => {
    const arm = furArm(c, 15, fist(c.pale, 18));
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 14, y - 16, 9, { iris: c.glow, look: -s * 0.3, lid: 0.3, skin: c.pale })) +
      both((s) => flat(oval(x + s * 5, y + 1, 3, 2.5), INK, 1)) +
      grin(x, y + 12, 33, 28, { teeth: 8, lower: true });
    return {
      face,
      arm,
      head: () =>
        both(
          (s) => solid(oval(120 + s * 60, 66, 15, 17), c.pale) + stain(oval(120 + s * 61, 67, 7, 9), c.dark),
        ) +
        shaggy(
          sym([
            [0, 20],
            [36, 26],
            [56, 60],
            [52, 104],
            [28, 126],
            [0, 130],
          ]),
          c.skin,
          11,
        ) +
        solid(
          sym([
            [0, 48],
            [18, 38],
            [38, 50],
            [34, 72],
            [44, 98],
            [24, 120],
            [0, 122],
          ]),
          c.pale,
        ) +
        face(120, 80),
      torso: () =>
        arm(1, [162, 166], [196, 104]) +
        fist(c.pale, 18)(196, 96) +
        arm(-1, [78, 168], [42, 250]) +
        shaggy(sym(trunk([58, 156], [62, 196], [50, 240])), c.skin, 11) +
        solid(
          sym([
            [0, 166],
            [34, 160],
            [44, 184],
            [22, 206],
            [0, 204],
          ]),
          c.pale,
        ) +
        stroke(
          [
            [120, 168],
            [120, 202],
          ],
          2.4,
        ) +
        both((s) => dot(120 + s * 20, 190, 3, c.dark, { "stroke-width": 1.5 })) +
        hairs(
          [
            [30, 205],
            [44, 225],
            [40, 256],
          ],
          18,
        ),
      legs: () =>
        both(
          (s) =>
            solid(
              [
                [120 + s * 18, 376],
                [120 + s * 44, 366],
                [120 + s * 66, 380],
                [120 + s * 64, GROUND],
                [120 + s * 14, GROUND],
              ],
              c.pale,
            ) +
            marks(
              [
                [120 + s * 34, 390],
                [120 + s * 44, 390],
                [120 + s * 54, 389],
              ],
              "l0-8",
              2.2,
            ),
        ) +
        shaggy(
          legged(
            [
              [30, 286],
              [42, 324],
              [36, 366],
            ],
            [26, 19, 18],
            318,
          ),
          c.skin,
          11,
        ) +
        hairs(
          [
            [30, 276],
            [40, 300],
          ],
          16,
        ),
    };
  },
);

const jester = species(
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
    const fanCuff = ([x, y]: Point): Outline => [
      [x - 12, y - 8, 1],
      [x + 12, y - 8, 1],
      [x + 15, y + 5, 1],
      [x + 5, y + 1, 1],
      [x, y + 7, 1],
      [x - 6, y + 1, 1],
      [x - 15, y + 5, 1],
    ];
    const face = (x: number, y: number) =>
      eye(x - 17, y - 12, 12, { iris: "#7fd4a8", look: 0.3, pupil: "slit" }) +
      eye(x + 18, y - 12, 8, { iris: "#7fd4a8", look: -0.3, pupil: "slit" }) +
      solid(oval(x, y + 4, 7, 6), c.dark) +
      grin(x, y + 12, 36, 26, { teeth: 9, sharp: true, tongue: "#ff8fa0" });
    return {
      face,
      arm,
      head: () =>
        solid(
          tube(
            [
              [92, 62],
              [56, 22],
              [26, 34],
              [20, 64],
            ],
            [22, 15, 9, 4],
          ),
          c.dark,
        ) +
        bell(20, 70) +
        solid(
          tube(
            [
              [148, 62],
              [186, 18],
              [214, 36],
              [218, 66],
            ],
            [22, 15, 9, 4],
          ),
          c.glow,
        ) +
        bell(218, 72) +
        solid(
          tube(
            [
              [120, 56],
              [124, 24],
              [138, 12],
            ],
            [24, 12, 5],
          ),
          c.skin,
        ) +
        bell(142, 10, 7) +
        solid(
          sym([
            [0, 48],
            [40, 54],
            [52, 80],
            [36, 116],
            [14, 134],
            [0, 136],
          ]),
          c.pale,
        ) +
        shaggy(
          sym([
            [0, 42],
            [44, 46],
            [52, 64],
            [28, 60],
            [0, 64],
          ]),
          c.skin,
          9,
        ) +
        face(120, 90),
      torso: () =>
        arm(-1, [82, 164], [36, 128]) +
        arm(1, [158, 164], [206, 214]) +
        shaggy(sym(trunk([44, 154], [64, 200], [58, 244])), c.skin, 10) +
        belly(c, 160, 48) +
        grin(120, 204, 40, 34, { teeth: 8, tongue: "#ff8fa0", lower: true }) +
        both((s) => eye(120 + s * 18, 184, 10, { iris: "#7fd4a8", look: s * 0.3, down: -0.5 })) +
        fan(120, 140, { angle: 90, spread: 140, count: 7, length: 27, width: 9, fill: c.glow }),
      legs: () =>
        solid(
          legged(
            [
              [28, 288],
              [32, 330],
              [34, 366],
            ],
            [26, 17, 12],
          ),
          c.skin,
        ) +
        stain(
          legged(
            [
              [28, 288],
              [32, 330],
              [34, 366],
            ],
            [26, 17, 12],
          ).filter(([x]) => x >= 120),
          c.glow,
          0.8,
        ) +
        stroke(
          [
            [120, 266],
            [120, 304],
          ],
          3,
        ) +
        both(
          (s) =>
            solid(
              [
                [120 + s * 20, 366],
                [120 + s * 44, 362],
                [120 + s * 70, 374],
                [120 + s * 84, 366],
                [120 + s * 84, 350],
                [120 + s * 92, 364],
                [120 + s * 84, 386],
                [120 + s * 60, GROUND],
                [120 + s * 18, GROUND],
              ],
              s < 0 ? c.dark : c.skin,
            ) +
            bell(120 + s * 83, 346, 6) +
            shaggy(oval(120 + s * 33, 362, 16, 6), c.pale, 6),
        ),
    };
  },
);

const owl = species(
  "night owl",
  { skin: "#a8434f", dark: "#5c2140", pale: "#f2cfae", glow: "#ff9f43" },
  (c) => {
    const wing = (s: number, from: Point, to: Point) =>
      fan(to[0], to[1] - 14, {
        angle: 90 - s * 6,
        spread: 60,
        count: 4,
        length: 34,
        width: 9,
        fill: c.dark,
      }) + shaggy(tube(bent(from, to, -s * 18), [16, 21, 11]), c.skin, 9);
    const face = (x: number, y: number) =>
      both(
        (s) =>
          solid(oval(x + s * 24, y - 6, 25), c.pale) +
          eye(x + s * 23, y - 6, 18, { iris: c.glow, look: -s * 0.2 }) +
          marks(
            [
              [x + s * 24, y - 29],
              [x + s * 38, y - 24],
              [x + s * 45, y - 8],
              [x + s * 38, y + 11],
            ],
            "l1 3",
            2,
          ),
      ) +
      solid(
        [
          [x - 9, y + 2],
          [x, y - 4],
          [x + 9, y + 2],
          [x, y + 26, 1],
        ],
        "#f3b14e",
      );
    return {
      face,
      arm: wing,
      head: () =>
        both((s) =>
          shaggy(
            [
              [120 + s * 30, 44],
              [120 + s * 62, 6, 1],
              [120 + s * 60, 60],
            ],
            c.dark,
            8,
          ),
        ) +
        shaggy(
          sym([
            [0, 34],
            [44, 34],
            [66, 72],
            [54, 112],
            [0, 130],
          ]),
          c.skin,
          11,
        ) +
        face(120, 80) +
        fan(120, 42, { angle: 90, spread: 60, count: 3, length: 22, width: 7, fill: c.dark }) +
        hairs(
          [
            [30, 108],
            [24, 126],
          ],
          14,
        ),
      torso: () =>
        both((s) => wing(s, [120 + s * 46, 164], [120 + s * 74, 234])) +
        shaggy(sym(trunk([54, 158], [64, 204], [54, 246])), c.skin, 11) +
        belly(c, 156, 42) +
        marks(
          scatter(
            [
              [20, 156],
              [42, 190],
              [36, 250],
            ],
            17,
          ),
          "q-1 8 6 7 7 0 6-7",
          2.2,
        ),
      legs: () =>
        both(
          (s) =>
            fan(120 + s * 32, 370, {
              angle: 90,
              spread: 120,
              count: 3,
              length: 22,
              width: 7,
              fill: "#f3b14e",
            }) +
            limb(
              [
                [120 + s * 32, 340],
                [120 + s * 32, 374],
              ],
              [8, 7],
              "#f3b14e",
            ),
        ) +
        shaggy(
          legged(
            [
              [32, 290],
              [34, 322],
              [32, 344],
            ],
            [29, 22, 15],
            322,
          ),
          c.skin,
          12,
        ) +
        hairs(
          [
            [34, 270],
            [54, 290],
            [50, 326],
          ],
          16,
        ) +
        fan(120, 300, { angle: 90, spread: 36, count: 3, length: 50, width: 8, fill: c.dark }),
    };
  },
);

const hare = species(
  "march hare",
  { skin: "#e0746a", dark: "#8c2f4c", pale: "#fbe0cf", glow: "#ffd9a0" },
  (c) => {
    const arm = furArm(c, 10, (x, y) => paw(x, y + 13, 13, 18, c.pale), 16);
    const face = (x: number, y: number) =>
      eye(x - 19, y - 12, 14, { iris: "#c2405a", look: -0.5 }) +
      eye(x + 20, y - 12, 11, { iris: "#c2405a", look: 0.6, down: -0.5 }) +
      solid(
        sym(
          [
            [0, y + 2],
            [9, y + 3],
            [0, y + 12],
          ],
          x,
        ),
        c.dark,
      ) +
      grin(x, y + 18, 26, 18, { teeth: 4 }) +
      flat(
        [
          [x - 9, y + 20, 1],
          [x + 9, y + 20, 1],
          [x + 8, y + 38],
          [x - 8, y + 38],
        ],
        WHITE,
        2.5,
      ) +
      stroke(
        [
          [x, y + 21],
          [x, y + 38],
        ],
        2,
      ) +
      both((s) =>
        rays(
          [x + s * 22, y + 12],
          [
            [x + s * 46, y + 6],
            [x + s * 47, y + 14],
            [x + s * 44, y + 22],
          ],
          1.8,
        ),
      );
    return {
      face,
      arm,
      head: () =>
        solid(
          tube(
            [
              [100, 56],
              [80, 20],
              [90, 6],
            ],
            [13, 14, 7],
          ),
          c.skin,
        ) +
        stain(
          tube(
            [
              [98, 50],
              [84, 24],
              [90, 12],
            ],
            [6, 7, 3],
          ),
          c.dark,
        ) +
        solid(
          tube(
            [
              [142, 56],
              [154, 28],
              [178, 22],
              [196, 46],
            ],
            [13, 14, 12, 6],
          ),
          c.skin,
        ) +
        stain(
          tube(
            [
              [146, 48],
              [158, 32],
              [176, 28],
            ],
            [6, 6, 5],
          ),
          c.dark,
        ) +
        shaggy(
          sym([
            [0, 44],
            [34, 48],
            [48, 80],
            [46, 106],
            [24, 124],
            [0, 128],
          ]),
          c.skin,
          9,
        ) +
        solid(
          sym([
            [0, 92],
            [26, 90],
            [34, 108],
            [18, 124],
            [0, 126],
          ]),
          c.pale,
        ) +
        face(120, 82),
      torso: () =>
        arm(-1, [80, 166], [52, 220]) +
        arm(1, [160, 166], [164, 214]) +
        shaggy(sym(trunk([46, 158], [54, 200], [56, 240])), c.skin, 9) +
        flat(
          [
            [88, 150, 1],
            [120, 172, 1],
            [152, 150, 1],
            [164, 240],
            [150, 254],
            [126, 236, 1],
            [120, 190, 1],
            [114, 236, 1],
            [90, 254],
            [76, 240],
          ],
          c.dark,
          3,
        ) +
        each(2, (i) => dot(120, 206 + i * 17, 3.5, c.glow, { "stroke-width": 2 })) +
        solid(oval(98, 214, 13), c.glow) +
        stroke(
          [
            [98, 214],
            [98, 206],
          ],
          2.2,
        ) +
        stroke(
          [
            [98, 214],
            [104, 216],
          ],
          2.2,
        ) +
        stroke(
          [
            [110, 210],
            [118, 218],
            [122, 206],
          ],
          2,
        ),
      legs: () =>
        both(
          (s) =>
            solid(
              [
                [120 + s * 20, 374],
                [120 + s * 46, 366],
                [120 + s * 84, 376],
                [120 + s * 90, 388],
                [120 + s * 70, GROUND],
                [120 + s * 18, GROUND],
              ],
              c.pale,
            ) +
            marks(
              [
                [120 + s * 68, 390],
                [120 + s * 78, 389],
              ],
              "l0-8",
              2.2,
            ),
        ) +
        shaggy(
          legged(
            [
              [34, 290],
              [56, 318],
              [34, 368],
            ],
            [28, 22, 10],
            306,
          ),
          c.skin,
          9,
        ) +
        hairs(
          [
            [40, 276],
            [60, 300],
            [60, 324],
          ],
          17,
        ) +
        shaggy(oval(186, 286, 13), c.pale, 8),
    };
  },
);

const boar = species(
  "bristle boar",
  { skin: "#9a3b44", dark: "#55203a", pale: "#e8a58e", glow: "#f6e7b2" },
  (c) => {
    const arm = furArm(c, 14, (x, y) => hoof(x, y + 22, 13, c.dark));
    const bristles = (x: number, y: number, n: number, spread: number, length: number) =>
      fan(x, y, { angle: -90, spread, count: n, length, width: 6, fill: c.dark });
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 27, y - 20, 8, { white: c.glow, look: -s * 0.4, lid: 0.35, skin: c.skin })) +
      both((s) => horn([x + s * 30, y + 26], [[x + s * 44, y + 20]], [x + s * 46, y - 4], 7, c.glow, 0)) +
      grin(x, y + 22, 34, 18, { teeth: 8, sharp: true }) +
      solid(oval(x, y + 4, 25, 17), c.pale) +
      both((s) => flat(oval(x + s * 9, y + 3, 4.5, 7, s * 12), INK, 1));
    return {
      face,
      arm,
      head: () =>
        bristles(120, 56, 9, 150, 50) +
        both(
          (s) =>
            solid(
              [
                [120 + s * 34, 50],
                [120 + s * 66, 26, 1],
                [120 + s * 62, 66],
              ],
              c.skin,
            ) +
            stain(
              [
                [120 + s * 46, 48],
                [120 + s * 60, 36, 1],
                [120 + s * 57, 58],
              ],
              c.pale,
            ),
        ) +
        shaggy(
          sym([
            [0, 34],
            [38, 42],
            [54, 74],
            [48, 110],
            [0, 130],
          ]),
          c.skin,
          9,
        ) +
        face(120, 88),
      torso: () =>
        both((s) => bristles(120 + s * 56, 172, 4, 90, 34)) +
        both((s) => arm(s, [120 + s * 54, 178], [120 + s * 76, 228])) +
        shaggy(sym(trunk([58, 156], [74, 200], [62, 246])), c.skin, 10) +
        belly(c, 168, 50, 254) +
        both((s) =>
          each(3, (i) => dot(120 + s * (20 - i * 2), 192 + i * 20, 4, c.skin, { "stroke-width": 2 })),
        ) +
        marks([[120, 238]], "l4 4-8 0 4-4", 2.5),
      legs: () =>
        both((s) => hoof(120 + s * 38, GROUND, 19, c.dark)) +
        shaggy(
          legged(
            [
              [36, 288],
              [44, 330],
              [38, 368],
            ],
            [34, 22, 13],
            316,
          ),
          c.skin,
          10,
        ) +
        hairs(
          [
            [44, 272],
            [60, 300],
            [50, 340],
          ],
          18,
        ) +
        stroke(
          [
            [174, 296],
            [194, 292],
            [198, 276],
            [186, 274],
            [188, 288],
            [206, 284],
          ],
          7,
        ) +
        stroke(
          [
            [174, 296],
            [194, 292],
            [198, 276],
            [186, 274],
            [188, 288],
            [206, 284],
          ],
          3,
          c.pale,
        ),
    };
  },
);

const bat = species(
  "pudding bat",
  { skin: "#8f3560", dark: "#571f47", pale: "#f3a6a8", glow: "#ffe873" },
  (c) => {
    const wing = (s: number, x: number, y: number, k: number) => {
      const at2 = (u: number, v: number, sharp?: 1): Point => [x + s * u * k, y + v * k, sharp];
      return (
        solid(
          [
            at2(0, 0),
            at2(22, -34),
            at2(62, -52, 1),
            at2(70, -20),
            at2(66, 44, 1),
            at2(52, 24),
            at2(44, 58, 1),
            at2(28, 34),
            at2(14, 60, 1),
            at2(0, 40),
          ],
          c.pale,
        ) + rays(at2(60, -48), [at2(64, 38), at2(44, 50), at2(16, 52)], 2.6)
      );
    };
    const face = (x: number, y: number) =>
      both((s) => eye(x + s * 20, y - 14, 13, { white: c.glow, look: -s * 0.5 })) +
      solid(
        [
          [x - 9, y + 4],
          [x - 5, y - 6],
          [x, y - 2],
          [x + 5, y - 6],
          [x + 9, y + 4],
          [x, y + 8],
        ],
        c.pale,
      ) +
      grin(x, y + 13, 30, 24, { teeth: 7 }) +
      both((s) =>
        flat(
          [
            [x + s * 20, y + 14, 1],
            [x + s * 12, y + 17, 1],
            [x + s * 15, y + 32, 1],
          ],
          WHITE,
          2,
        ),
      );
    return {
      face,
      arm: (s, from, to) =>
        limb(bent(from, to, -s * 12), [7, 6, 5], c.skin) +
        fan(to[0], to[1], { angle: 90 - s * 20, spread: 90, count: 3, length: 20, width: 4, fill: c.dark }),
      head: () =>
        both(
          (s) =>
            solid(
              [
                [120 + s * 14, 50],
                [120 + s * 30, 18],
                [120 + s * 76, 4, 1],
                [120 + s * 78, 44],
                [120 + s * 48, 84],
              ],
              c.skin,
            ) +
            stain(
              [
                [120 + s * 28, 46],
                [120 + s * 38, 26],
                [120 + s * 68, 14, 1],
                [120 + s * 68, 42],
                [120 + s * 46, 66],
              ],
              c.pale,
            ) +
            rays(
              [120 + s * 38, 56],
              [
                [120 + s * 62, 22],
                [120 + s * 64, 38],
                [120 + s * 46, 26],
              ],
            ),
        ) +
        shaggy(
          sym([
            [0, 46],
            [34, 48],
            [48, 80],
            [38, 116],
            [0, 130],
          ]),
          c.skin,
          9,
        ) +
        face(120, 86),
      torso: () =>
        both((s) => wing(s, 120 + s * 42, 186, 0.98)) +
        shaggy(sym(trunk([48, 156], [56, 200], [50, 244])), c.skin, 10) +
        shaggy(
          sym([
            [0, 150],
            [34, 156],
            [26, 184],
            [0, 196],
          ]),
          c.pale,
          9,
        ) +
        hairs(
          [
            [30, 196],
            [46, 214],
            [40, 254],
          ],
          17,
        ),
      legs: () =>
        both(
          (s) =>
            limb(
              [
                [120 + s * 26, 300],
                [120 + s * 46, 334],
                [120 + s * 28, 364],
              ],
              [8, 7, 6],
              c.dark,
            ) +
            fan(120 + s * 28, 364, {
              angle: 90 - s * 10,
              spread: 110,
              count: 4,
              length: 24,
              width: 5,
              fill: c.glow,
            }),
        ) +
        solid(
          [
            [84, 284],
            [60, 320, 1],
            [84, 318],
            [96, 350, 1],
            [120, 326],
            [144, 350, 1],
            [156, 318],
            [180, 320, 1],
            [156, 284],
          ],
          c.pale,
        ) +
        rays(
          [120, 290],
          [
            [66, 318],
            [96, 344],
            [144, 344],
            [174, 318],
          ],
          2.4,
        ) +
        shaggy(sym(hips([54, 278], [44, 302], [0, 316])), c.skin, 10) +
        hairs(
          [
            [36, 268],
            [48, 284],
            [30, 312],
          ],
          16,
        ),
    };
  },
);

const bear = species(
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
          stroke(
            [
              [x + s * 12, y - 32],
              [x + s * 28, y - 36],
              [x + s * 36, y - 28],
            ],
            4,
          ) +
          tear(x + s * 24, y + 10, 7) +
          tear(x + s * 31, y + 34, 5),
      ) +
      solid(oval(x, y + 20, 24, 19), c.pale) +
      solid(oval(x, y + 9, 10, 7), INK) +
      stroke(
        [
          [x, y + 16],
          [x, y + 24],
        ],
        2.4,
      ) +
      stroke(
        [
          [x - 13, y + 32],
          [x, y + 24],
          [x + 13, y + 32],
        ],
        2.8,
      );
    return {
      face,
      arm,
      head: () =>
        both(
          (s) => shaggy(oval(120 + s * 48, 40, 18), c.skin, 8) + stain(oval(120 + s * 48, 41, 9), c.pale),
        ) +
        shaggy(
          sym([
            [0, 26],
            [40, 36],
            [58, 76],
            [44, 114],
            [0, 130],
          ]),
          c.skin,
          11,
        ) +
        face(120, 80),
      torso: () =>
        arm(-1, [72, 170], [92, 210]) +
        shaggy(sym(trunk([56, 156], [68, 200], [58, 246])), c.skin, 12) +
        belly(c, 162, 46) +
        arm(1, [166, 170], [152, 214]) +
        arm(-1, [74, 170], [88, 214]) +
        solid(
          [
            [96, 206, 1],
            [144, 202, 1],
            [148, 232, 1],
            [98, 236, 1],
          ],
          c.glow,
        ) +
        each(3, (i) => dot(108 + i * 14, 212 + (i % 2) * 14, 3, "#fff", { stroke: "none" })) +
        paw(90, 236, 15, 18, c.skin, WHITE) +
        paw(152, 234, 15, 18, c.skin, WHITE),
      legs: () =>
        both((s) => paw(120 + s * 40, GROUND - 2, 29, 28, c.skin, WHITE)) +
        shaggy(
          legged(
            [
              [34, 288],
              [42, 326],
              [40, 360],
            ],
            [32, 26, 22],
            324,
          ),
          c.skin,
          12,
        ) +
        hairs(
          [
            [40, 274],
            [56, 300],
            [54, 340],
          ],
          19,
        ) +
        stain(oval(120, GROUND, 22, 5), c.glow, 0.9) +
        tear(120, 350, 5) +
        tear(124, 374, 4),
    };
  },
);

const lion = species(
  "moon lion",
  { skin: "#e2955f", dark: "#8e2f3f", pale: "#fbdcae", glow: "#f25c54" },
  (c) => {
    const arm = furArm(c, 12, clawed(c.pale, 22));
    const face = (x: number, y: number) =>
      both((s) =>
        eye(x + s * 19, y - 14, 10, { iris: c.glow, pupil: "slit", lid: 0.25, skin: c.skin, look: -s * 0.2 }),
      ) +
      solid(
        [
          [x - 12, y],
          [x, y - 4],
          [x + 12, y],
          [x, y + 11],
        ],
        c.dark,
      ) +
      both(
        (s) =>
          solid(oval(x + s * 12, y + 17, 14, 10), c.pale) +
          marks(
            [
              [x + s * 10, y + 15],
              [x + s * 15, y + 18],
              [x + s * 17, y + 13],
            ],
            "l.5.5",
            2.5,
          ),
      ) +
      grin(x, y + 25, 24, 17, { teeth: 6, sharp: true, tongue: "#ff8fa0" });
    return {
      face,
      arm,
      head: () =>
        fan(120, 74, { angle: -90, spread: 338, count: 17, length: 72, width: 15, fill: c.dark }) +
        both((s) => solid(oval(120 + s * 36, 40, 13), c.skin) + stain(oval(120 + s * 36, 42, 6), c.glow)) +
        shaggy(
          sym([
            [0, 30],
            [36, 42],
            [45, 76],
            [32, 112],
            [0, 124],
          ]),
          c.skin,
          7,
        ) +
        marks([[120, 38]], "l0 12m-8-10l2 9m13-9l-2 9", 3) +
        face(120, 78),
      torso: () =>
        solid(
          tube(
            [
              [160, 246],
              [192, 244],
              [208, 212],
              [204, 184],
            ],
            [6, 5, 5, 4],
          ),
          c.skin,
        ) +
        shaggy(oval(204, 174, 12, 16), c.dark, 8) +
        both((s) => arm(s, [120 + s * 44, 168], [120 + s * 62, 236])) +
        shaggy(sym(trunk([54, 156], [50, 200], [44, 240])), c.skin, 8) +
        shaggy(
          sym([
            [0, 142],
            [52, 146],
            [46, 180],
            [22, 206],
            [0, 222],
          ]),
          c.dark,
          12,
        ) +
        hairs(
          [
            [14, 152],
            [34, 176],
            [10, 214],
          ],
          15,
        ) +
        hairs(
          [
            [30, 220],
            [32, 256],
          ],
          16,
        ),
      legs: () =>
        both((s) => paw(120 + s * 40, GROUND - 2, 24, 24, c.pale, INK)) +
        shaggy(
          legged(
            [
              [30, 286],
              [46, 318],
              [36, 368],
            ],
            [25, 17, 14],
            310,
          ),
          c.skin,
          7,
        ) +
        both((s) => shaggy(oval(120 + s * 38, 346, 17, 11), c.dark, 9)) +
        hairs(
          [
            [30, 272],
            [44, 290],
          ],
          16,
        ),
    };
  },
);

const mop = species("mop", { skin: "#d98a9a", dark: "#8a3a5c", pale: "#f6d3d3", glow: "#fff0a8" }, (c) => {
  const strand = (x: number, y: number, length: number, lean: number, fill: string) =>
    flat(
      tube(
        [
          [x, y],
          [x + lean * 0.7, y + length * 0.5],
          [x + lean, y + length],
        ],
        [6.5, 7.5, 5],
      ),
      fill,
      3,
    );
  const curtain = (
    x: number,
    y: number,
    width: number,
    n: number,
    length: (t: number) => number,
    lean = 14,
  ) =>
    each(n, (i) => {
      const t = n > 1 ? (2 * i) / (n - 1) - 1 : 0;
      return strand(x + t * width, y, length(t), t * lean, i % 3 === 1 ? c.pale : i % 3 ? c.skin : "#c8718a");
    });
  const arm = (s: number, from: Point, to: Point) =>
    fist(c.dark, 12)(to[0], to[1]) +
    each(4, (i) =>
      strand(
        from[0] + ((to[0] - from[0]) * i) / 4,
        from[1] + ((to[1] - from[1]) * i) / 4 - 6,
        26,
        s * 4,
        i % 2 ? c.pale : c.skin,
      ),
    );
  const face = (x: number, y: number) =>
    grin(x, y + 8, 38, 28, { teeth: 9, lower: true, fill: GUMS }) +
    eye(x + 22, y - 14, 8, { white: c.glow, look: -0.4 });
  return {
    face,
    arm,
    head: () =>
      curtain(120, 40, 54, 9, (t) => 100 - 16 * t * t, 18) +
      solid(
        sym([
          [0, 14],
          [36, 22],
          [56, 48],
          [54, 90],
          [0, 122],
        ]),
        c.skin,
      ) +
      face(120, 88) +
      curtain(120, 18, 36, 8, (t) => 52 + 34 * t * t, 26) +
      solid(oval(120, 16, 11, 8), c.dark),
    torso: () =>
      both((s) => arm(s, [120 + s * 56, 162], [120 + s * 74, 232])) +
      solid(sym(trunk([56, 156], [62, 200], [56, 248])), c.dark) +
      curtain(120, 206, 54, 9, (t) => 52 - 6 * t * t, 8) +
      curtain(120, 176, 52, 8, (t) => 54 - 8 * t * t, 10) +
      curtain(120, 146, 42, 8, (t) => 54 - 6 * t * t, 18),
    legs: () =>
      both((s) => paw(120 + s * 30, GROUND, 22, 22, c.dark, WHITE)) +
      solid(sym(hips([56, 280], [50, 340], [0, 350])), c.dark) +
      curtain(120, 318, 54, 9, (t) => 60 - 8 * t * t, 14) +
      curtain(120, 290, 52, 8, (t) => 56 - 6 * t * t, 14) +
      curtain(120, 264, 42, 8, (t) => 54 - 6 * t * t, 18),
  };
});

export const homunculi: readonly Species[] = [ape, jester, owl, hare, boar, bat, bear, lion, mop];
