/** Everything that is drawn from a pile: movement cards, looks, tomes and tokens, and their backs. */

import { KRAGMORTHA_TOKENS, KRAGMORTHA_TOMES } from "../../../net/protocol";
import { PICTURES } from "./looks";
import type { Effect } from "./looks";
import {
  both,
  dot,
  each,
  eye,
  fan,
  flat,
  INK,
  lettering,
  limb,
  moved,
  oval,
  path,
  pen,
  place,
  pts,
  rect,
  solid,
  stain,
  stroke,
  sym,
} from "./pen";
import type { Svg } from "./pen";
import { rigorHead } from "./rigor";
import { symbol, TINTS } from "./symbols";
import type { Rune } from "./symbols";

export { KRAGMORTHA_TOKENS as TOKEN_KINDS, KRAGMORTHA_TOMES as TOME_KINDS };
export type TomeKind = (typeof KRAGMORTHA_TOMES)[number];
export type TokenKind = (typeof KRAGMORTHA_TOKENS)[number];
export const PILES = ["movement", "look", "tome", "token"] as const;
export type Pile = (typeof PILES)[number];

const [WIDTH, HEIGHT] = [120, 160];
const BOX = [0, 0, WIDTH, HEIGHT] as const;

const sheet = (outer: string, inner: string): string =>
  rect(2, 2, WIDTH - 4, HEIGHT - 4, 12, { fill: outer, stroke: INK, "stroke-width": 4 }) +
  rect(9, 9, WIDTH - 18, HEIGHT - 18, 7, { fill: inner, stroke: INK, "stroke-width": 2.5 });

const once = new Map<string, Svg>();
function drawn(key: string, draw: () => Svg): Svg {
  const picture = once.get(key) ?? draw();
  once.set(key, picture);
  return picture;
}

// Movement

const well = (x: number, y: number, kind: Rune): string =>
  dot(x, y, 27, TINTS[kind].deep, { stroke: INK, "stroke-width": 3 }) +
  dot(x, y, 23, "#f6ecd0") +
  place(symbol(kind), x - 20, y - 20, 40);

/** Who moves above, the two steps below; a footprint leads from one to the other. */
export const movementCard = (mover: "goblin" | "rigor", first: Rune, second: Rune): Svg =>
  drawn(`${mover} ${first} ${second}`, () => {
    const [outer, inner] = mover === "rigor" ? ["#5c2a3f", "#3c2a63"] : ["#4f7a3a", "#cfe0ae"];
    const head =
      mover === "rigor"
        ? path("M60 8L44 84M60 8L76 84M60 8L20 80M60 8L100 80M60 8L12 50M60 8L108 50", {
            stroke: "#ff7a3c",
            "stroke-width": 5,
            opacity: 0.35,
          }) + place(rigorHead(), 26, 12, 68)
        : dot(60, 54, 40, "#fdf6e0", { opacity: 0.55 }) + place(plainHead(), 18, 18, 84);
    return {
      body:
        sheet(outer, inner) +
        head +
        well(33, 121, first) +
        well(87, 121, second) +
        path("M56 121h8M60 117v8", { stroke: mover === "rigor" ? "#fff" : INK, "stroke-width": 3.5 }),
      box: BOX,
    };
  });

/** A goblin without a hat: any goblin. */
const plainHead = (): Svg =>
  drawn("plain", () => ({
    body: pen(
      both(
        (s) =>
          solid(pts("20,42 34,30 52,22! 46,46 34,58 20,60", s, 50), "#9cbf5f") +
          stain(pts("27,46 44,31! 38,50 28,54", s, 50), "#5f7a3a", 0.5),
      ) +
        solid(sym(pts("0,14 22,20 29,44 21,64 0,74"), 50), "#9cbf5f") +
        fan(50, 16, { angle: -90, spread: 50, count: 3, length: 14, width: 3, fill: "#4d3222" }) +
        eye(39, 43, 10, { look: 0.4 }) +
        eye(62, 42, 11, { look: 0.2 }) +
        flat(pts("36,60! 50,62 66,58! 60,68 50,70 41,67"), "#7a1f3d", 2.5) +
        flat(pts("42,61! 48,61.5! 45,67!"), "#f3efdc", 1.6) +
        flat(pts("55,61.5! 61,60! 59,66!"), "#f3efdc", 1.6) +
        solid(pts("46,47 51,43 57,48 59,58 51,60 46,56"), "#9cbf5f"),
      3.5,
    ),
    box: [-4, -6, 108, 84],
  }));

// Looks

/** The eye above, what it does below. */
export const lookCard = (effect: Effect): Svg =>
  drawn(`look ${effect}`, () => ({
    body:
      sheet("#7d2a3c", "#f2cfb8") +
      path("M60 30L14 150M60 30L106 150M60 30L40 150M60 30L80 150", {
        stroke: "#e4694f",
        "stroke-width": 5,
        opacity: 0.35,
      }) +
      pen(
        solid(pts("22,30! 40,16 60,12 80,16 98,30! 80,43 60,46 40,43"), "#f3efdc") +
          eye(60, 29, 14, { white: "#ffe45c", iris: "#ff7a3c", pupil: "slit" }) +
          stroke(pts("28,16 44,8 60,6"), 3.5) +
          stroke(pts("92,16 76,8 60,6"), 3.5),
        3,
      ) +
      moved(pen(PICTURES[effect](), 3.8), 12, 50, 0.96),
    box: BOX,
  }));

// Tomes

const COVERS: Record<TomeKind, readonly [cloth: string, paper: string]> = {
  pardons: ["#7fb6a0", "#e4f2ea"],
  deep_pockets: ["#8a5f3a", "#f2e0c0"],
  shadows: ["#3a3350", "#b9b0d8"],
  haste: ["#d98a2b", "#ffe9c0"],
  glass: ["#8a63c0", "#eadcf7"],
  secret_doors: ["#6b4423", "#e6cfa8"],
  exchange: ["#2f8a7a", "#cdeee4"],
  whispers: ["#a3345f", "#f7d3e0"],
  fresh_ink: ["#2a5590", "#d3e4f7"],
};

const EMBLEMS: Record<TomeKind, () => string> = {
  pardons: () =>
    solid(pts("8,48! 28,30 50,26 72,30 92,48! 72,62 50,66 28,62"), "#cfe0ae") +
    stroke(pts("10,48 30,56 50,59 70,56 90,48"), 4) +
    both((s) => stroke(pts("14,60 18,74", s, 50), 4) + stroke(pts("30,56 38,68", s, 50), 4)) +
    stroke(pts("50,62 50,78"), 4),
  deep_pockets: () =>
    solid(pts("34,8! 58,4! 64,44! 40,48!"), "#f6efdc") +
    solid(pts("52,14! 76,16! 72,52! 48,50!"), "#cfe0ae") +
    solid(pts("14,38! 86,38! 84,76 50,94 16,76"), "#b98a5a") +
    path("M20 46H80M22 74Q50 92 78 74", { "stroke-width": 3, "stroke-dasharray": "6 5" }) +
    dot(50, 58, 5, "#f2c14e", { "stroke-width": 2.5 }),
  shadows: () =>
    solid(pts("50,4 74,18 80,52 92,92! 74,82! 62,96! 50,84! 38,96! 26,82! 8,92! 20,52 26,18"), "#3a3350") +
    both((s) => eye(50 + s * 12, 36, 8, { white: "#ffe45c", look: -s * 0.3 })),
  haste: () =>
    solid(pts("34,20! 62,20! 62,56 88,66 92,82! 30,82! 32,56"), "#8a5f3a") +
    flat(pts("28,82! 93,82! 93,91! 28,91!"), "#4d3222", 3) +
    fan(36, 50, { angle: 195, spread: 50, count: 3, length: 34, width: 7, fill: "#f6efdc" }) +
    path("M38 32H58M38 42H58", { "stroke-width": 3 }),
  glass: () => place(symbol("ball"), 4, 2, 92),
  secret_doors: () =>
    solid(pts("20,94! 20,40 34,14 50,8 66,14 80,40 80,94!"), "#8d93a8") +
    solid(pts("30,94! 30,44 40,24 50,20 60,24 70,44 70,94!"), "#23173a") +
    solid(pts("30,94! 30,44 40,24 50,20 52,30! 52,98!"), "#7a5233") +
    dot(46, 62, 3.5, "#f2c14e", { "stroke-width": 2 }) +
    eye(61, 56, 6, { white: "#ffe45c" }),
  exchange: () =>
    solid(pts("6,34! 30,10! 30,24! 76,24 92,46! 70,40 30,44! 30,58!"), "#f2c14e") +
    solid(pts("94,66! 70,90! 70,76! 24,76 8,54! 30,60 70,56! 70,42!"), "#4fae9a"),
  whispers: () =>
    solid(pts("6,48! 20,34 30,38 40,34 54,48! 40,62 30,64 20,62"), "#e0789a") +
    stroke(pts("8,48 30,52 52,48"), 4) +
    path("M64 34q10 14 0 28M76 24q18 24 0 48M88 14q26 34 0 68", { "stroke-width": 5 }),
  fresh_ink: () =>
    limb(pts("54,56 68,24 88,6"), [3, 10, 0], "#f6efdc") +
    stroke(pts("54,56 70,26"), 3) +
    solid(pts("30,46! 66,46! 66,54! 82,66 80,92 18,92 16,66 30,54!"), "#3f6f8f") +
    stain(pts("24,74 48,68 74,74 76,88 22,88"), "#1d1240", 0.8),
};

/** Stars at the foot: how much magic is in it. */
const magicStars = (count: number): string =>
  each(count, (i) =>
    moved(
      path("M0-11l3 7.5 8 .6-6.2 5.2 2 7.900L0 5.800l-6.8 4.4 2-7.900L-11-2.900l8-.6z", {
        fill: "#ffe45c",
        stroke: INK,
        "stroke-width": 2.2,
        "stroke-linejoin": "round",
      }),
      60 + (i - (count - 1) / 2) * 26,
      138,
    ),
  );

export const tomeCard = (kind: TomeKind, magic: number): Svg =>
  drawn(`tome ${kind} ${magic}`, () => {
    const [cloth, paper] = COVERS[kind];
    return {
      body:
        sheet(cloth, cloth) +
        rect(3, 3, 16, HEIGHT - 6, 8, { fill: INK, opacity: 0.35 }) +
        rect(24, 16, 84, 98, 8, { fill: paper, stroke: INK, "stroke-width": 3 }) +
        moved(pen(EMBLEMS[kind](), 3.8), 29, 27, 0.74) +
        path("M102 156l12-12v8l-6 6z", { fill: "#f2c14e", stroke: INK, "stroke-width": 2 }) +
        moved(magicStars(magic), 6, 0),
      box: BOX,
    };
  });

// Tokens

const TOKENS: Record<TokenKind, () => string> = {
  teleport: () =>
    each(
      8,
      (i) =>
        `<path d="M60 16q20 2 28 18-15-5-28 1z" transform="rotate(${i * 45} 60 60)" fill="${i % 2 ? "#7ff0d8" : "#b58bf0"}" stroke="none"/>`,
    ) + dot(60, 60, 17, "#1d1240", { "stroke-width": 3 }),
  tome: () => place(symbol("book"), 24, 24, 72),
  trap: () =>
    both((s) => solid(pts("2,86! 44,78 50,52 46,44! 38,60 20,72 2,74!", s, 60), "#8d93a8")) +
    both((s) =>
      each(4, (i) =>
        flat(pts("-5,6! 0,-10! 5,6!", 1, 60 + s * (6 + i * 11), 74 - i * i * 2.4), "#dfe3ea", 2),
      ),
    ) +
    solid(oval(60, 90, 24, 7), "#635b49") +
    pen(eye(60, 40, 17, { white: "#ffe45c", iris: "#ff7a3c", pupil: "slit" }), 3),
};
const TOKEN_BOX = [0, 0, 120, 120] as const;

export const token = (kind: TokenKind): Svg =>
  drawn(`token ${kind}`, () => ({
    body:
      dot(60, 60, 57, kind === "trap" ? "#7d2a3c" : kind === "tome" ? "#a8741f" : "#35507f", {
        stroke: INK,
        "stroke-width": 4,
      }) +
      dot(60, 60, 48, kind === "trap" ? "#f2cfb8" : kind === "tome" ? "#fbe9b0" : "#4b2f8f", {
        stroke: INK,
        "stroke-width": 2.5,
      }) +
      pen(TOKENS[kind](), 3.5),
    box: TOKEN_BOX,
  }));

// Backs

const BACKS: Record<Pile, () => string> = {
  movement: () =>
    sheet("#35507f", "#1d2b4f") +
    each(5, (i) =>
      moved(
        stain(oval(0, 0, 7, 10), "#8fb0e0") +
          each(3, (n) => dot((n - 1) * 7, -14 + Math.abs(n - 1) * 2, 3, "#8fb0e0")),
        i % 2 ? 76 : 44,
        138 - i * 26,
        1,
        i % 2 ? 10 : -10,
      ),
    ),
  look: () =>
    sheet("#7d2a3c", "#3a1228") +
    pen(
      each(
        12,
        (i) => `<path d="M60 44V26" transform="rotate(${i * 30} 60 80)" stroke="#e4694f" stroke-width="5"/>`,
      ) +
        solid(pts("22,80! 40,62 60,56 80,62 98,80! 80,98 60,104 40,98"), "#f3efdc") +
        eye(60, 80, 19, { white: "#ffe45c", iris: "#ff7a3c", pupil: "slit" }),
      3.5,
    ),
  tome: () =>
    sheet("#4d3222", "#7a5233") +
    rect(3, 3, 16, HEIGHT - 6, 8, { fill: INK, opacity: 0.35 }) +
    pen(
      solid(oval(66, 76, 26), "#c9a24a") +
        both((s) => dot(66 + s * 9, 71, 5, INK)) +
        stroke(pts("54,86 66,92 78,86"), 4) +
        flat(pts("96,66! 114,66! 114,88! 96,88!"), "#c9a24a", 3),
      3.5,
    ),
  token: () => "",
};

export function back(pile: Pile): Svg {
  if (pile !== "token") return drawn(`back ${pile}`, () => ({ body: BACKS[pile](), box: BOX }));
  return drawn("back token", () => ({
    body:
      dot(60, 60, 57, "#5b4f9a", { stroke: INK, "stroke-width": 4 }) +
      dot(60, 60, 48, "#241a45", { stroke: INK, "stroke-width": 2.5 }) +
      lettering(60, 86, 74, "?", { fill: "#b58bf0" }),
    box: TOKEN_BOX,
  }));
}

// Small signs

/** Things a square or a player can be marked with, in a box of 48. */
export const SIGNS = ["step", "shove", "caught", "tome", "hop", "swap", "call"] as const;
export type Sign = (typeof SIGNS)[number];

const MARKS: Record<Sign, () => string> = {
  step: () =>
    moved(
      stain(oval(0, 0, 6.5, 10), INK) +
        each(3, (n) => dot((n - 1) * 6.5, -14 + Math.abs(n - 1) * 2, 3, INK, { stroke: "none" })),
      24,
      30,
    ),
  shove: () => solid(pts("4,18! 22,18! 22,8! 44,24! 22,40! 22,30! 4,30!"), "#f2c14e"),
  caught: () =>
    solid(pts("4,24! 14,13 24,10 34,13 44,24! 34,35 24,38 14,35"), "#f3efdc") +
    eye(24, 24, 10, { white: "#ffe45c", iris: "#ff7a3c", pupil: "slit" }),
  tome: () => place(symbol("book"), 2, 2, 44),
  hop: () =>
    each(
      8,
      (i) =>
        `<path d="M24 4q9 1 13 9-7-3-13 0z" transform="rotate(${i * 45} 24 24)" fill="${i % 2 ? "#7ff0d8" : "#b58bf0"}" stroke-width="1.5"/>`,
    ),
  swap: () => moved(EMBLEMS.exchange(), 1, 1, 0.46),
  call: () =>
    solid(pts("6,20! 16,18 34,6! 34,42! 16,30 6,28!"), "#f2c14e") +
    stroke(pts("40,16 44,24 40,32"), 3) +
    stroke(pts("12,30 14,42 20,42 20,32"), 3),
};

export const sign = (kind: Sign): Svg =>
  drawn(`sign ${kind}`, () => ({ body: pen(MARKS[kind](), 3), box: [0, 0, 48, 48] }));
