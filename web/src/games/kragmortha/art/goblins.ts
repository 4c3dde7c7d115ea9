/** Eight goblins, each with a hat, a colour and a number of its own. In a plane of 100 by 100, feet below. */

import {
  both,
  dot,
  eye,
  fan,
  flat,
  grin,
  horn,
  INK,
  lettering,
  limb,
  oval,
  path,
  pen,
  pts,
  solid,
  stain,
  stroke,
  sym,
} from "./pen";
import type { Svg } from "./pen";

export interface Goblin {
  readonly hat: Hat;
  /** Of the hat and the shirt. */
  readonly cloth: string;
  readonly deep: string;
  readonly skin: string;
}

export const HATS = [
  "pointed",
  "bucket",
  "topper",
  "nightcap",
  "horned",
  "jester",
  "mushroom",
  "propeller",
] as const;
export type Hat = (typeof HATS)[number];

/** By seat. */
export const GOBLINS: readonly Goblin[] = [
  { hat: "pointed", cloth: "#d9603b", deep: "#8c3322", skin: "#9cbf5f" },
  { hat: "bucket", cloth: "#4b8fd0", deep: "#2a5590", skin: "#86ad6b" },
  { hat: "topper", cloth: "#4f9a4a", deep: "#2a5f38", skin: "#b5c765" },
  { hat: "nightcap", cloth: "#e8bf3f", deep: "#a87a1c", skin: "#84a75c" },
  { hat: "horned", cloth: "#9a63c8", deep: "#5d3488", skin: "#a3c274" },
  { hat: "jester", cloth: "#2fa795", deep: "#17665f", skin: "#b9bd5c" },
  { hat: "mushroom", cloth: "#e07aa4", deep: "#9c3d6b", skin: "#8db877" },
  { hat: "propeller", cloth: "#a59c86", deep: "#635b49", skin: "#a9b86a" },
];

type Wear = (g: Goblin) => string;

/** What sits on the brow, at about y 34, and the face under it. */
export const WORN: Record<Hat, Wear> = {
  pointed: (g) =>
    solid(pts("28,34! 38,14 52,-2 66,-8! 64,8 72,34!"), g.cloth) +
    stroke(pts("44,12 52,15 60,11"), 2.6) +
    solid(pts("18,35 30,28 50,27 70,28 82,35 66,40 50,38 34,40"), g.deep) +
    path("M50 16l2 4 4.5.6-3.2 3.2.8 4.4-4.1-2-4.1 2 .8-4.4-3.2-3.2 4.5-.6z", {
      fill: "#ffe9a8",
      "stroke-width": 1.8,
    }),
  bucket: (g) =>
    stroke(pts("25,32 34,44 50,48 66,44 75,32"), 2.4) +
    solid(pts("32,2! 68,2! 74,33! 26,33!"), g.cloth) +
    stroke(pts("31,10 50,13 69,10"), 3) +
    solid(pts("23,30 50,34 77,30 77,37 50,41 23,37"), g.deep) +
    flat(pts("52,16! 62,14! 61,24! 51,25!"), "#dfe6ea", 2),
  topper: (g) =>
    solid(pts("34,-8! 68,-10! 66,32! 35,33!"), g.cloth) +
    flat(pts("34.5,18! 66.5,16! 66,29! 35,30!"), "#ffe1a0", 2.5) +
    solid(pts("18,31 36,33 50,34 66,32 82,29 80,37 50,41 20,38"), g.deep) +
    fan(66, 20, { angle: -50, spread: 34, count: 2, length: 22, width: 4.5, fill: "#f3efdc" }),
  nightcap: (g) =>
    solid(pts("26,34! 34,12 54,2 74,6 88,22 92,40 84,43 78,28 70,24 74,34!"), g.cloth) +
    stroke(pts("42,10 46,20 44,30"), 3.5, g.deep) +
    stroke(pts("60,6 62,18 60,30"), 3.5, g.deep) +
    stroke(pts("76,14 74,22"), 3.5, g.deep) +
    dot(88, 48, 9, "#f6efdc", { "stroke-width": 3 }) +
    solid(pts("22,32 50,27 78,32 79,40 50,36 21,40"), "#f6efdc"),
  horned: (g) =>
    both((s) => horn([50 + s * 22, 24], [[50 + s * 40, 20]], [50 + s * 40, -8], 8, "#f0e6c8", 2)) +
    solid(pts("26,34! 28,14 50,4 72,14 74,34!"), g.cloth) +
    flat(pts("46,5! 54,5! 55,33! 45,33!"), g.deep, 2.5) +
    solid(pts("23,30 50,27 77,30 77,38 50,36 23,38"), g.deep) +
    both((s) => dot(50 + s * 18, 33.5, 2, "#f0e6c8", { "stroke-width": 1.5 })),
  jester: (g) =>
    solid(pts("50,32! 46,12 30,-4 10,4! 16,12 24,34!"), g.cloth) +
    solid(pts("50,32! 54,12 70,-4 90,4! 84,12 76,34!"), "#f2c14e") +
    solid(pts("36,34! 42,12 50,-8! 58,12 64,34!"), g.deep) +
    dot(10, 8, 5.5, "#ffe9a8", { "stroke-width": 2.5 }) +
    dot(90, 8, 5.5, "#ffe9a8", { "stroke-width": 2.5 }) +
    dot(50, -8, 5.5, "#ffe9a8", { "stroke-width": 2.5 }) +
    flat(pts("22,32! 29,40! 36,33! 43,41! 50,34! 57,41! 64,33! 71,40! 78,32! 50,27!"), g.cloth, 2.5),
  mushroom: (g) =>
    solid(pts("12,35 16,12 50,-6 84,12 88,35 70,40 50,37 30,40"), g.cloth) +
    stain(oval(34, 14, 8, 6, -25), "#fdeef2") +
    stain(oval(62, 9, 7, 5, 20), "#fdeef2") +
    stain(oval(75, 26, 7, 5, 40), "#fdeef2") +
    stain(oval(48, 27, 6, 4), "#fdeef2") +
    stain(oval(24, 29, 4, 4), "#fdeef2"),
  propeller: (g) =>
    limb(pts("50,12 50,2"), [3, 3], g.deep) +
    solid(pts("26,34! 28,16 50,8 72,16 74,34!"), g.cloth) +
    flat(pts("50,9! 60,14 61,33! 50,34!"), "#e4694f", 2.5) +
    flat(pts("50,9! 40,14 39,33! 50,34!"), "#f2c14e", 2.5) +
    solid(pts("22,32 50,28 84,34 86,40 50,37 23,38"), g.deep) +
    solid(pts("50,0 30,-9 18,-3 30,3"), "#e4694f") +
    solid(pts("50,0 70,-9 82,-3 70,3"), "#7fb6e0") +
    dot(50, 0, 4, "#ffe9a8", { "stroke-width": 2.5 }),
};

/** How each of them looks into the world: eyes, nose and mouth differ too. */
export const FACES: readonly ((g: Goblin) => string)[] = [
  () => eye(40, 47, 8, { look: 0.3 }) + eye(61, 46, 9.5, { look: 0.1 }) + grin(51, 59, 15, 12, { teeth: 4 }),
  (g) =>
    eye(39, 48, 8, { lid: 0.45, skin: g.skin }) +
    eye(61, 48, 8, { lid: 0.45, skin: g.skin }) +
    grin(50, 60, 13, 11, { teeth: 3, sharp: true }),
  (g) =>
    eye(40, 48, 8) +
    eye(60, 48, 8, { lid: 0.3, skin: g.skin }) +
    path("M60 39a9.5 9.5 0 1 0 .1 0zM69 51q4 8 1 15", { "stroke-width": 2.5 }) +
    stroke(pts("40,64 50,67 60,62"), 3),
  (g) =>
    eye(39, 49, 9, { lid: 0.62, skin: g.skin }) +
    eye(61, 49, 8, { lid: 0.7, skin: g.skin }) +
    flat(oval(51, 66, 5, 6), "#4a1230", 2.5),
  () =>
    eye(39, 48, 8, { look: -0.4 }) +
    eye(61, 48, 8, { look: 0.4 }) +
    grin(50, 59, 16, 12, { teeth: 4, sharp: true }),
  () =>
    eye(39, 49, 9, { look: -0.6 }) +
    eye(61, 49, 9, { look: 0.6, down: -0.5 }) +
    grin(50, 59, 15, 13, { teeth: 4, tongue: "#e0789a" }),
  () =>
    eye(40, 50, 10, { down: -0.4 }) +
    eye(62, 50, 7, { down: -0.4 }) +
    stroke(pts("42,66 47,63 53,66 58,63"), 3),
  () => eye(38, 48, 7) + eye(61, 47, 10, { look: -0.3 }) + grin(50, 60, 12, 11, { teeth: 2 }),
];

const ear = (g: Goblin): string =>
  both(
    (s) =>
      solid(pts("20,42 34,34 49,30! 44,46 34,56 20,58", s, 50), g.skin) +
      stain(pts("26,46 42,35! 36,50 27,53", s, 50), g.deep, 0.35),
  );

const head = (g: Goblin, face: string): string =>
  ear(g) +
  solid(sym(pts("0,30 20,33 27,48 20,64 0,73"), 50), g.skin) +
  face +
  solid(pts("46,50 50,47 55,51 57,59 51,61 46,58"), g.skin);

const body = (g: Goblin): string =>
  both((s) => solid(pts("4,90 8,85 18,86 23,92 20,96 5,96", s, 50), g.skin)) +
  both((s) => limb(pts("16,72 26,78 27,86", s, 50), [6, 5.5, 5], g.skin)) +
  solid(sym(pts("12,64! 21,76 20,91! 0,89"), 50), g.cloth) +
  stroke(pts("50,76 50,87"), 2.5) +
  both((s) => stroke(pts("20,88 12,86", s, 50), 2.5, g.deep));

/** The number, on a tag large enough for a small screen. */
const tag = (seat: number): string =>
  dot(79, 82, 15, "#fdf6e0", { "stroke-width": 3 }) +
  lettering(79, 90, 23, String(seat + 1), { fill: INK, "font-family": "sans-serif" });

const drawn = new Map<string, Svg>();

function remember(key: string, draw: () => Svg): Svg {
  const picture = drawn.get(key) ?? draw();
  drawn.set(key, picture);
  return picture;
}

function look(seat: number): [Goblin, string] {
  const one = GOBLINS[seat];
  const face = FACES[seat];
  if (one === undefined || face === undefined) throw new RangeError(`no goblin sits on seat ${seat}`);
  return [one, face(one)];
}

/** A whole goblin, with its number unless it is only a picture. */
export const goblin = (seat: number, numbered = true): Svg =>
  remember(`goblin ${seat} ${String(numbered)}`, () => {
    const [one, face] = look(seat);
    const number = numbered ? tag(seat) : "";
    return {
      body: pen(body(one) + head(one, face) + WORN[one.hat](one) + number, 3.5),
      box: [0, -16, 100, 116],
    };
  });

/** Its head alone, for small places. */
export const goblinHead = (seat: number): Svg =>
  remember(`head ${seat}`, () => {
    const [one, face] = look(seat);
    return { body: pen(head(one, face) + WORN[one.hat](one), 3.5), box: [-2, -18, 104, 96] };
  });
