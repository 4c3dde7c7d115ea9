import type { NightmariumView, Phrase } from "../../net/protocol";

/** What counts in the end. */
export function standing({ players }: NightmariumView, seat: number): Phrase {
  const { finished = 0, creatures = [] } = players[seat] ?? {};
  return { key: "web-nightmarium-standing", args: { finished, all: creatures.length } };
}

export const merits = ({ players }: NightmariumView, seat: number): readonly number[] => [
  players[seat]?.finished ?? 0,
];
