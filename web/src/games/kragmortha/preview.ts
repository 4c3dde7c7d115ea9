/**
 * Where the second step of a card could lead after a first one: the symbols of the card held against those
 * of the floor. A picture for the eye, not a rule: what may be done is what the server offers then.
 */

import type { KragmorthaView } from "../../wire";
import { DOORS, GLASS, movementOf, pieceOf, RIGOR } from "./facts";
import type { Effect } from "./art/looks";
import type { Rune } from "./art/symbols";
import { layoutFor, NONE, STEPS, WAYS } from "./layout";
import { squareOf } from "./choices";

/** What a symbol of a card pays for: one kind of floor, all of them, or the desk alone (clouded eyes). */
type Pay = Rune | "desk";

export function hasLook(view: KragmorthaView, seat: number, effect: Effect): boolean {
  if (view.rules["looks"] !== "enchanted") return false;
  return (view.players[seat]?.looks ?? []).some((look) => {
    const piece = pieceOf(look);
    return piece.type === "look" && piece.effect === effect;
  });
}

/** The squares that a second step with this card could reach after the first went this way. */
export function secondSteps(view: KragmorthaView, card: number, way: number): number[] {
  const piece = movementOf(card);
  if (piece === null) return [];
  const seat = view.viewer;
  const layout = layoutFor(view.seats);
  const mover = piece.mover === "rigor" ? RIGOR : seat;
  const from = squareOf(view, mover);
  const first = layout.lead(from, way);
  if (first === NONE || endsThere(view, mover, first)) return [];
  const flags = view.frames[0]?.two ?? 0;
  const clouded = hasLook(view, seat, "clouded_eyes");
  const seen = (symbol: Rune): Pay => {
    const shown = flags & GLASS ? "ball" : symbol;
    return shown === "ball" && clouded ? "desk" : shown;
  };
  const left = payLeft(view, [seen(piece.first), seen(piece.second)], first, way);
  const jumps = mover !== RIGOR && way < STEPS && (flags & DOORS) !== 0;
  const found: number[] = [];
  for (let next = 0; next < (jumps ? WAYS.length : STEPS); next++) {
    const to = layout.lead(first, next);
    const straight = next % STEPS === way % STEPS && hasLook(view, seat, "dizzy");
    if (to === NONE || straight || !isOpen(view, mover, to, from)) continue;
    if (next >= STEPS || left.some((pay) => pays(view, pay, to))) found.push(to);
  }
  return found;
}

/** A goblin's walk is over in Rigor's arms, on the desk, on a teleport, and with a lame foot. */
function endsThere(view: KragmorthaView, mover: number, square: number): boolean {
  if (mover === RIGOR) return false;
  const layout = layoutFor(view.seats);
  if (square === view.rigor || layout.squares[square] === "desk" || layout.teleports.includes(square))
    return true;
  return hasLook(view, mover, "lame_foot");
}

function isOpen(view: KragmorthaView, mover: number, to: number, from: number): boolean {
  if (mover === RIGOR) return layoutFor(view.seats).squares[to] !== "desk";
  const met = to !== from && view.players.some((player) => player.square === to);
  return !met || !hasLook(view, mover, "leaden_boots");
}

const pays = (view: KragmorthaView, pay: Pay, square: number): boolean =>
  pay === "ball" ||
  layoutFor(view.seats).squares[square] === "desk" ||
  layoutFor(view.seats).symbol(square) === pay;

/** The plain symbol pays if it fits, else the ball; a jump leaves whichever is wanted. */
function payLeft(view: KragmorthaView, [one, two]: readonly [Pay, Pay], first: number, way: number): Pay[] {
  if (way >= STEPS) return [one, two];
  const breadth = (pay: Pay): number => (pay === "ball" ? 2 : pay === "desk" ? 0 : 1);
  const byOne = pays(view, one, first);
  return byOne && (!pays(view, two, first) || breadth(one) <= breadth(two)) ? [two] : [one];
}
