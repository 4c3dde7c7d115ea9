/** Which cards moved on the way to a position, from where to where: what the eye should be able to follow. */

import type { NightmariumView, Told } from "../../net/protocol";

/** A place as the `data-zone` of an element. */
export type Zone = string;

export interface Flight {
  /** -1: face down. */
  card: number;
  from: Zone;
  to: Zone;
}

export const DECK: Zone = "deck";
export const PILE: Zone = "pile";
export const TURNED_UP: Zone = "revealed";
export const handOf = (seat: number): Zone => `hand-${seat}`;
export const placeOf = (seat: number, spot: number): Zone => `place-${seat}-${spot}`;
export const cardAt = (card: number): Zone => `card-${card}`;

const MOST = 8; // of one update

export function flightsOf(news: readonly Told[], viewer: number, before: NightmariumView | null): Flight[] {
  return news.flatMap((told) => flight(told, viewer, before)).slice(-MOST);
}

function flight(told: Told, viewer: number, before: NightmariumView | null): Flight[] {
  const { kind, seat = -1, card = -1, spot = -1, other = -1 } = told;
  const known = Math.max(card, -1);
  const turnedUp = before?.revealed.includes(card) === true || told.rule === "N5.6" || told.rule === "N5.7";
  const hand = seat === viewer ? cardAt(known) : handOf(seat);
  const held = turnedUp ? cardAt(known) : hand;
  switch (kind) {
    case "drew":
      return [{ card: known, from: DECK, to: hand }];
    case "discarded":
    case "gave":
      return [{ card: known, from: held, to: PILE }];
    case "placed":
    case "sealed":
      return [{ card: known, from: held, to: placeOf(seat, spot) }];
    case "revealed":
      return [{ card: known, from: DECK, to: cardAt(known) }];
    case "executed":
      return [{ card: known, from: placeOf(other, spot), to: hand }];
    case "devoured":
      return [{ card: known, from: placeOf(seat, spot), to: PILE }];
    case "scavenged":
      return (before?.players[other]?.creatures[spot]?.cards ?? []).map((lost) => {
        return { card: lost, from: placeOf(other, spot), to: PILE };
      });
    default:
      return [];
  }
}
