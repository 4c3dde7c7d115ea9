/**
 * The library of Kragmortha, its thieves and its master as pictures: pure functions that return SVG markup
 * without ids, style and script, so that any number of them fit into one page.
 */

import { pieceOf } from "../facts";
import { back, lookCard, movementCard, token, tomeCard } from "./pieces";
import type { Pile } from "./pieces";
import type { Svg } from "./pen";

export { GOBLINS, goblin, goblinHead, HATS } from "./goblins";
export { boxOf, EDGE, library, SIDE } from "./library";
export { EFFECTS } from "./looks";
export { place } from "./pen";
export type { Svg } from "./pen";
export { back, PILES, sign, SIGNS, token, TOKEN_KINDS, TOME_KINDS } from "./pieces";
export type { Pile, Sign } from "./pieces";
export { rigor, rigorHead } from "./rigor";
export { symbol, SYMBOLS } from "./symbols";

/** Any piece by its number, face up. */
export function face(card: number): Svg {
  const piece = pieceOf(card);
  switch (piece.type) {
    case "movement":
      return movementCard(piece.mover, piece.first, piece.second);
    case "look":
      return lookCard(piece.effect);
    case "tome":
      return tomeCard(piece.kind, piece.magic);
    case "token":
      return token(piece.kind);
  }
}

/** Any piece as it lies: its face, or the back of its pile. */
export const piecePicture = (card: number, pile: Pile): Svg => (card < 0 ? back(pile) : face(card));
