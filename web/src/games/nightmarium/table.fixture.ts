import type { NightmariumView, Option, Told } from "../../net/protocol";
import { actionNumber } from "./cards";

const REST = { key: "player", args: { seat: 1 } };

/** A position of two players with three places each, seen by the first. */
export function viewOf(changes: Partial<NightmariumView> = {}): NightmariumView {
  const free = { cards: [], seal: -1 };
  return {
    viewer: 0,
    seats: 2,
    rules: { deck: "printed" },
    turn: 1,
    to_act: 0,
    asked: "turn",
    options: [],
    players: [
      { hand: { size: 3, cards: [0, 2, 30], public: [] }, creatures: [free, free, free], finished: 0 },
      { hand: { size: 5, cards: [], public: [] }, creatures: [free, free, free], finished: 0 },
    ],
    laid: [],
    deck: 90,
    pile: [],
    revealed: [],
    chain: null,
    frames: [],
    passed: 0,
    steps: 0,
    scores: [0, 0],
    ...changes,
  };
}

/** A verb, its nouns, and the numbers of what may follow. */
export type Act = [
  verb: string,
  nouns?: { card?: number; seat?: number; spot?: number },
  then?: readonly number[],
];

export const optionsOf = (...acts: Act[]): Option[] =>
  acts.map(([verb, nouns, then = []]) => ({
    index: actionNumber(verb, nouns),
    label: REST,
    then: [...then],
  }));

export function told(kind: string, nouns: Partial<Told> = {}): Told {
  return { seq: 1, kind, phrase: { key: `nightmarium-event-${kind}`, args: {} }, ...nouns };
}
