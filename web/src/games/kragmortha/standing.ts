import type { KragmorthaView, Phrase } from "../../net/protocol";
import { pieceOf } from "./facts";

/** What counts in the end, in the order in which it does. */
export function standing({ players }: KragmorthaView, seat: number): Phrase {
  const { looks = [], tomes = [] } = players[seat] ?? {};
  return {
    key: "web-kragmortha-standing",
    args: {
      looks: looks.length,
      tomes: tomes.length,
      magic: tomes.reduce((sum, { card }) => sum + magicOf(card), 0),
    },
  };
}

export function merits({ players }: KragmorthaView, seat: number): readonly number[] {
  const { looks = [], tomes = [] } = players[seat] ?? {};
  return [-looks.length, tomes.length, tomes.reduce((sum, { card }) => sum + magicOf(card), 0)];
}

function magicOf(card: number): number {
  const piece = card < 0 ? null : pieceOf(card);
  return piece?.type === "tome" ? piece.magic : 0;
}
