import type { Told } from "../../net/protocol";
import { concerns, sinceChoice, takenBack } from "./log";

const MOST = 3; // cards
const NOTABLE = 850; // milliseconds: what is told shorter is no event to show a picture of

/** What is shown of a round: what was done to a seat first, then what was largest; and how much more there was. */
export interface Since {
  cards: readonly Told[];
  toYou: ReadonlySet<Told>;
  more: number;
}

/** `beats`: how long the events of the game are told, by kind. */
export function sinceLastTurn(
  log: readonly Told[],
  ownSeq: number,
  seat: number,
  beats: Readonly<Record<string, number>>,
): Since {
  const { from } = sinceChoice(log, ownSeq, seat);
  const gone = takenBack(log);
  const notable = log
    .slice(from < 0 ? log.length : from)
    .filter((line) => !gone.has(line) && line.seat !== seat && (beats[line.kind] ?? 0) >= NOTABLE);
  const toYou = new Set(notable.filter((line) => concerns(line, seat)));
  const byWeight = [...notable].sort(
    (one, other) =>
      Number(toYou.has(other)) - Number(toYou.has(one)) || (beats[other.kind] ?? 0) - (beats[one.kind] ?? 0),
  );
  const chosen = new Set(byWeight.slice(0, MOST));
  const inOrder = notable.filter((line) => chosen.has(line));
  return {
    cards: [...inOrder.filter((line) => toYou.has(line)), ...inOrder.filter((line) => !toYou.has(line))],
    toYou,
    more: notable.length - chosen.size,
  };
}
