/** Who stands where when a game is over, and why: the shares are the server's, the reason is read off the table. */

import type { KragmorthaView, Phrase } from "../../net/protocol";
import { pieceOf } from "./facts";

export interface Rank {
  readonly seat: number;
  /** 1 for the first; those who share a place have the same. */
  readonly place: number;
  readonly looks: number;
  readonly tomes: number;
  readonly magic: number;
  /** What decided between this seat and the one before it. */
  readonly why: Phrase;
}

const LAST = 4; // looks

export function magicOf(card: number): number {
  const piece = card < 0 ? null : pieceOf(card);
  return piece?.type === "tome" ? piece.magic : 0;
}

/** Best first. */
export function ranking({ players, scores }: KragmorthaView): Rank[] {
  const counted = players.map(({ looks, tomes }, seat) => ({
    seat,
    share: scores[seat] ?? 0,
    looks: looks.length,
    tomes: tomes.length,
    magic: tomes.reduce((sum, { card }) => sum + magicOf(card), 0),
  }));
  const ordered = counted.toSorted(
    (a, b) =>
      b.share - a.share || a.looks - b.looks || b.tomes - a.tomes || b.magic - a.magic || a.seat - b.seat,
  );
  let place = 1;
  return ordered.map((one, at) => {
    const before = ordered[at - 1];
    const isLevel =
      before !== undefined &&
      before.looks === one.looks &&
      before.tomes === one.tomes &&
      before.magic === one.magic;
    if (!isLevel) place = at + 1;
    const { seat, looks, tomes, magic } = one;
    return { seat, place, looks, tomes, magic, why: reason(one, before ?? ordered[1], at === 0, isLevel) };
  });
}

type Counted = Pick<Rank, "seat" | "looks" | "tomes" | "magic">;

function reason(one: Counted, other: Counted | undefined, isFirst: boolean, isLevel: boolean): Phrase {
  const say = (key: string, args: Phrase["args"] = {}): Phrase => ({
    key: `web-kragmortha-why-${key}`,
    args,
  });
  if (one.looks >= LAST) return say("fourth");
  if (other === undefined) return say("looks", { count: one.looks });
  if (isLevel) return say("level", { who: { seat: other.seat } });
  if (one.looks !== other.looks)
    return isFirst ? say("fewest", { count: one.looks }) : say("looks", { count: one.looks });
  const who = { seat: other.seat };
  if (one.tomes !== other.tomes)
    return say(isFirst ? "more-tomes" : "fewer-tomes", { who, count: one.tomes });
  return say(isFirst ? "more-magic" : "less-magic", { who, count: one.magic });
}
