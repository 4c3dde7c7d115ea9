import type { KragmorthaView, NightmariumView, Option, View } from "../wire";

/** What a choice costs its own chooser that is worth a second thought: a finished creature, or the game. */
export type Loss = "creature" | "game";

const WHOLE = 3; // cards of a finished creature
const BITES = new Set(["nightmarium-do-devour", "nightmarium-do-scavenge", "nightmarium-do-execute"]);
const LAST = 3; // looks: one more ends the game, and hardly anybody wins with four
const CAUGHT = new Set(["kragmortha-do-play-into-rigor", "kragmortha-do-step-into-rigor"]);
const CATCHES = new Set(["kragmortha-do-play-rigor-onto", "kragmortha-do-step-rigor-onto"]);

/** The loss a choice is about to bring, if it does: then they are asked once more. */
export function lossOf({ label }: Option, view: View | null, seat: number): Loss | null {
  const { other, spot } = label.args;
  const whose = typeof other === "object" && "seat" in other ? other.seat : null;
  if (view === null) return null;
  if (BITES.has(label.key) && (whose ?? seat) === seat && typeof spot === "number") {
    const creature = (view as NightmariumView).players[seat]?.creatures[spot - 1];
    return creature?.cards.length === WHOLE ? "creature" : null;
  }
  if (CAUGHT.has(label.key) || (CATCHES.has(label.key) && whose === seat))
    return (view as KragmorthaView).players[seat]?.looks.length === LAST ? "game" : null;
  return null;
}
