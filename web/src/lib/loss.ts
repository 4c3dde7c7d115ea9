import type { NightmariumView, Option, View } from "../wire";

const WHOLE = 3; // cards of a finished creature
const BITES = new Set(["nightmarium-do-devour", "nightmarium-do-scavenge", "nightmarium-do-execute"]);

/** Does this choice cost its own chooser a finished creature? Then they are asked once more. */
export function costsCreature(option: Option, view: View | null, seat: number): boolean {
  if (view === null || !BITES.has(option.label.key)) return false;
  const { other, spot } = option.label.args;
  const whose = typeof other === "object" && "seat" in other ? other.seat : seat;
  if (whose !== seat || typeof spot !== "number") return false;
  const creature = (view as NightmariumView).players[seat]?.creatures[spot - 1];
  return creature?.cards.length === WHOLE;
}
