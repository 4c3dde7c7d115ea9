/** What is printed on the pieces of the house set, and what the numbers of actions mean. */

import facts from "../../generated/kragmortha.json";
import { readActions, type Action } from "../action-table";
import type { Phrase } from "../../net/protocol";
import type { Effect } from "./art/looks";
import type { Rune } from "./art/symbols";
import type { TokenKind, TomeKind } from "./art/pieces";
import { layoutFor, NONE, squareName } from "./layout";

export const RIGOR = 8; // as a figure beside the seats 0 … 7; added to the direction of a first step of his
export const HOUSE = "house";
/** Tomes in force, a bit for each. */
export const GLASS = 1;
export const DOORS = 2;

interface Named {
  readonly name: string;
}
export interface Movement extends Named {
  readonly type: "movement";
  readonly mover: "goblin" | "rigor";
  readonly first: Rune;
  readonly second: Rune;
}
export interface Look extends Named {
  readonly type: "look";
  readonly kind: string;
  readonly effect: Effect;
  readonly order: Readonly<Record<string, string>>;
  readonly mild: Readonly<Record<string, string>>;
}
export interface TomePiece extends Named {
  readonly type: "tome";
  readonly kind: TomeKind;
  readonly magic: number;
}
export interface Token extends Named {
  readonly type: "token";
  readonly kind: TokenKind;
}
export type Piece = Movement | Look | TomePiece | Token;

const PIECES = facts.pieces as unknown as readonly Piece[];

export function pieceOf(card: number): Piece {
  const piece = PIECES[card];
  if (piece === undefined) throw new RangeError(`no piece has the number ${card}`);
  return piece;
}

export function movementOf(card: number): Movement | null {
  const piece = PIECES[card];
  return piece?.type === "movement" ? piece : null;
}

export const ACTIONS: readonly Action[] = readActions(facts);
const NUMBERS = new Map(ACTIONS.map((act) => [spelled(act.verb, act), act.index]));

function spelled(verb: string, { card = NONE, seat = NONE, spot = NONE }: Partial<Action>): string {
  return `${verb} ${card} ${seat} ${spot}`;
}

/** The number of an action, NONE if there is none like it. */
export const numberOf = (verb: string, nouns: { card?: number; seat?: number; spot?: number }): number =>
  NUMBERS.get(spelled(verb, nouns)) ?? NONE;

/** The same sentences the server makes. */
export function cardPhrase(card: number, enchanted: boolean): Phrase {
  if (card < 0) return { key: "kragmortha-card-hidden", args: {} };
  const piece = pieceOf(card);
  const args = { card: piece.name };
  switch (piece.type) {
    case "movement":
      return {
        key: `kragmortha-card-${piece.mover}`,
        args: { ...args, first: symbolPhrase(piece.first), second: symbolPhrase(piece.second) },
      };
    case "look":
      return {
        key: enchanted ? `kragmortha-look-${piece.effect.replaceAll("_", "-")}` : "kragmortha-look-tabletop",
        args: { ...args, kind: { key: `kragmortha-kind-${piece.kind}`, args: {} } },
      };
    case "tome":
      return { key: `kragmortha-tome-${piece.kind}`, args: { ...args, magic: piece.magic } };
    case "token":
      return { key: `kragmortha-token-${piece.kind}`, args };
  }
}

export const symbolPhrase = (symbol: Rune): Phrase => ({ key: `kragmortha-symbol-${symbol}`, args: {} });

export function squarePhrase(seats: number, square: number): Phrase {
  const layout = layoutFor(seats);
  const args = { square: squareName(square) };
  const symbol = layout.symbol(square);
  if (layout.squares[square] === "shelf") return { key: "web-kragmortha-shelf", args };
  if (symbol === null) return { key: "kragmortha-square-desk", args };
  const told = { ...args, symbol: symbolPhrase(symbol) };
  return {
    key: layout.teleports.includes(square) ? "kragmortha-square-teleport" : "kragmortha-square",
    args: told,
  };
}
