import type { View } from "../../net/protocol";
import { nameOf, say, t, type Speech } from "../../i18n/words.svelte";

/** The seats with the best score, if anybody has one. */
export function winnersOf(view: View | null): number[] {
  const scores = view?.scores ?? [];
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best && best > 0 ? [seat] : []));
}

/** Who has won, as a sentence. */
export function result(winners: readonly number[], speech: Speech): string {
  if (winners.length === 0) return t("web-end-nobody");
  if (winners.length > 1) return t("web-end-shared");
  return say({ key: "web-end-won", args: { who: { seat: winners[0] ?? 0 } } }, speech);
}

export const namesOf = (seats: readonly number[], speech: Speech): string =>
  seats.map((seat) => nameOf(seat, speech)).join(", ");
