/** All of it on one page, to be looked at: `tools/art_sheet.py` makes a picture of it. */

import { layoutFor } from "../layout";
import { goblin, goblinHead } from "./goblins";
import { library } from "./library";
import { EFFECTS } from "./looks";
import { moved, place } from "./pen";
import type { Svg } from "./pen";
import {
  back,
  lookCard,
  movementCard,
  PILES,
  sign,
  SIGNS,
  token,
  TOKEN_KINDS,
  TOME_KINDS,
  tomeCard,
} from "./pieces";
import { rigor, rigorHead } from "./rigor";
import { symbol, SYMBOLS } from "./symbols";

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];
const STANDING: Record<number, readonly number[]> = {
  4: [39, 51, 46, 58],
  6: [14, 25, 40, 44, 53, 60],
  8: [7, 14, 25, 36, 40, 46, 53, 60],
};

const svg = ({ body, box }: Svg, width: number, more = ""): string =>
  `<svg width="${width}" viewBox="${box.join(" ")}">${body}${more}</svg>`;
const row = (pictures: readonly Svg[], width: number): string =>
  `<div>${pictures.map((picture) => svg(picture, width)).join("")}</div>`;

/** A library with its thieves in it. */
function room(seats: number): string {
  const layout = layoutFor(seats);
  const at = (square: number, picture: Svg): string =>
    moved(place(picture, 8, 0, 84), (square % layout.width) * 100, Math.floor(square / layout.width) * 100);
  const thieves = (STANDING[seats] ?? []).map((square, seat) => at(square, goblin(seat))).join("");
  return svg(library(layout), 500, thieves + at(layout.rigorStart, rigor()));
}

const STYLE =
  "body{margin:16px;width:1560px;background:#8c88a8}div{display:flex;flex-wrap:wrap;gap:10px;align-items:end;margin-bottom:18px}";

export const page = (): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>` +
  row([...SEATS.map((seat) => goblin(seat)), rigor()], 160) +
  row([...SEATS.map(goblinHead), rigorHead(), ...SYMBOLS.map(symbol)], 96) +
  `<div>${[4, 6, 8].map(room).join("")}</div>` +
  row(
    [
      movementCard("goblin", "book", "potion"),
      movementCard("goblin", "gems", "scroll"),
      movementCard("goblin", "scroll", "ball"),
      movementCard("rigor", "book", "gems"),
      movementCard("rigor", "ball", "ball"),
      ...PILES.map(back),
      ...TOKEN_KINDS.map(token),
    ],
    118,
  ) +
  row(EFFECTS.map(lookCard), 118) +
  row(
    TOME_KINDS.map((kind, at) => tomeCard(kind, 1 + Math.floor(at / 3))),
    118,
  ) +
  row(SIGNS.map(sign), 60);
