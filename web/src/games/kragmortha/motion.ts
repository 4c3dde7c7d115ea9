/** Who goes where between two positions, as the news tell it: one beat for each move, in their order. */

import type { KragmorthaView, Told } from "../../net/protocol";
import { RIGOR } from "./facts";
import { NONE } from "./layout";

/** One move of a figure. `flies`: by magic or by the scruff of its neck, not on foot. */
export interface Leg {
  readonly figure: number;
  readonly from: number;
  readonly to: number;
  readonly beat: number;
  readonly flies: boolean;
}

const ON_FOOT = ["walked", "shoved", "stalked"];
const BY_MAGIC = ["placed", "carried", "hopped", "sent-home", "rigor-hopped"];
const OF_RIGOR = ["stalked", "rigor-hopped"];

/** Where everybody stands; NONE in the air. */
export function places(view: KragmorthaView): number[] {
  const found = Array.from({ length: RIGOR + 1 }, (_, seat) => view.players[seat]?.square ?? NONE);
  found[RIGOR] = view.rigor;
  return found;
}

export function legs(before: readonly number[], news: readonly Told[]): Leg[] {
  const at = [...before];
  const found: Leg[] = [];
  let beat = 0;
  const go = (figure: number, to: number, flies: boolean): void => {
    found.push({ figure, from: at[figure] ?? NONE, to, beat, flies });
    at[figure] = to;
  };
  for (const { kind, seat = NONE, other = NONE, spot = NONE } of news) {
    if (kind === "swapped") {
      const [here, there] = [at[seat] ?? NONE, at[other] ?? NONE];
      go(seat, there, true);
      go(other, here, true);
    } else if (ON_FOOT.includes(kind) || BY_MAGIC.includes(kind)) {
      go(OF_RIGOR.includes(kind) ? RIGOR : seat, spot, BY_MAGIC.includes(kind));
    } else continue;
    beat += 1;
  }
  return found;
}
