/** A position to try things on, for tests. */

import type { KragmorthaPlayer, KragmorthaView, Option } from "../src/net/protocol";
import { numberOf } from "../src/games/kragmortha/facts";

export const player = (square: number, more: Partial<KragmorthaPlayer> = {}): KragmorthaPlayer => ({
  square,
  hand: [],
  open_hand: [],
  newest: -1,
  looks: [],
  tomes: [],
  ...more,
});

export function position(more: Partial<KragmorthaView> = {}): KragmorthaView {
  return {
    viewer: 0,
    seats: 2,
    rules: { looks: "enchanted", set: "house" },
    turn: 1,
    to_act: 0,
    asked: "turn",
    options: [],
    asides: [],
    players: [player(44), player(32)],
    rigor: 66,
    deck: 50,
    discards: [],
    look_deck: 24,
    looks_below: [],
    tome_deck: 18,
    token_deck: 6,
    tokens_used: [],
    frames: [{ kind: "turn", seat: 0, one: 1, two: 0 }],
    moved: 0,
    called: 0,
    votes: [],
    scores: [],
    ...more,
  };
}

export const option = (
  verb: string,
  nouns: { card?: number; seat?: number; spot?: number } = {},
  more: Partial<Option> = {},
): Option => ({
  index: numberOf(verb, nouns),
  label: { key: "", args: {} },
  ...more,
});
