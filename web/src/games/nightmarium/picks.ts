/**
 * From what is tapped to the number of an option. Nothing here knows a rule: a card leaves the options that name
 * it, a place those that name the place, and what no option names is asked of the server, which says why not.
 */

import type { Action } from "../action-table";
import type { NightmariumView, Option } from "../../net/protocol";
import { actionNumber, ACTIONS } from "./cards";

/** Something on the table that can be tapped or lit. */
export type Place =
  | { at: "creature"; seat: number; spot: number }
  | { at: "card"; card: number }
  | { at: "deck" }
  | { at: "pile" };

/** What is asked of this viewer now, or may be answered ahead. */
export interface Question {
  asked: string;
  seat: number;
  actions: Action[];
  /** What may follow an action at once, by its number. */
  then: ReadonlyMap<number, readonly number[]>;
  ahead: boolean;
}

const NOBODY: Question = { asked: "", seat: -1, actions: [], then: new Map(), ahead: false };
const NONE = -1;

export function questionOf(
  view: NightmariumView,
  options: readonly Option[],
  ahead: readonly Option[],
): Question {
  const offered = options.length > 0 ? options : ahead;
  if (offered.length === 0) return NOBODY;
  const actions = offered.flatMap(({ index }) => ACTIONS[index] ?? []);
  const then = new Map(offered.map((option) => [option.index, option.then ?? []]));
  return { asked: view.asked, seat: view.viewer, actions, then, ahead: options.length === 0 };
}

/** Are cards ticked now, several of them, rather than one picked and laid somewhere? */
export const isTicking = ({ asked }: Question, exchanging: boolean): boolean =>
  asked === "exchange" || asked === "tribute" || (asked === "turn" && exchanging);

/** Where the picked card may go; without one, what may be tapped by itself. */
export function targetsOf({ actions, seat }: Question, picked: number): Place[] {
  return actions.filter(({ card }) => card === picked).flatMap((action) => placeOf(action, seat));
}

/** The place an action means, if it means one. */
export function placeOf({ verb, seat, spot }: Action, own: number): Place[] {
  if (spot !== NONE) return [{ at: "creature", seat: seat === NONE ? own : seat, spot }];
  if (verb === "draw") return [{ at: "deck" }];
  return verb === "discard" || verb === "give" || verb === "done" ? [{ at: "pile" }] : [];
}

/** What an option lights up on the table: its card and its place. */
export function litBy(index: number, own: number): Place[] {
  const action = ACTIONS[index];
  if (action === undefined) return [];
  const card: Place[] = action.card === NONE ? [] : [{ at: "card", card: action.card }];
  return [...card, ...placeOf(action, own)];
}

export function isSame(one: Place, other: Place): boolean {
  if (one.at === "creature")
    return other.at === "creature" && one.seat === other.seat && one.spot === other.spot;
  if (one.at === "card") return other.at === "card" && one.card === other.card;
  return one.at === other.at;
}

export const isAmong = (place: Place, places: readonly Place[]): boolean =>
  places.some((one) => isSame(one, place));

/** The option that lays the picked card there, or takes what is there; -1 if none does. */
export function optionAt(question: Question, picked: number, place: Place): number {
  const fits = (action: Action): boolean =>
    action.card === picked && placeOf(action, question.seat).some((one) => isSame(one, place));
  return question.actions.find(fits)?.index ?? NONE;
}

/** One free place is as good as another: whoever starts a creature means the one that is offered. */
export function startOf(question: Question, view: NightmariumView, picked: number, place: Place): Place {
  const isFree = (one: Place): boolean =>
    one.at === "creature" && view.players[one.seat]?.creatures[one.spot]?.cards.length === 0;
  const isOwn = place.at === "creature" && place.seat === question.seat;
  return (isOwn && isFree(place) ? targetsOf(question, picked).find(isFree) : undefined) ?? place;
}

/** What somebody wants who taps a creature that no option names: the server will say why not. -1: to look. */
export function wishAt(question: Question, picked: number, seat: number, spot: number): number {
  const { asked, seat: own } = question;
  if (asked === "") return NONE;
  if (picked !== NONE) return seat === own ? actionNumber("play", { card: picked, spot }) : NONE;
  if (asked === "devour" && seat === own) return actionNumber("devour", { spot });
  if (asked === "scavenge" || asked === "execute") return actionNumber(asked, { seat, spot });
  return asked === "devour" ? actionNumber("execute", { seat, spot }) : NONE;
}

/** The same for a card in hand or turned up. -1: it can be picked. */
export function wishFor(question: Question, card: number, held: boolean): number {
  const { asked } = question;
  if (asked === "turn" || asked === "exchange" || asked === "tribute") return NONE;
  if ((asked === "mock" && held) || (asked === "herald" && !held)) return NONE;
  return actionNumber("play", { card, spot: 0 });
}

/** The same for a card that is to be ticked, which may be named first or follow another. -1: it can be. */
export function wishToTick({ actions, then }: Question, card: number): number {
  const discard = actionNumber("discard", { card });
  const follows = [...then.values()].some((next) => next.includes(discard));
  return follows || actions.some((action) => action.card === card) ? NONE : discard;
}

/** How the ticks change by a tap. With a tribute only the last one stays, if the two can be given together. */
export function tick(question: Question, ticked: readonly number[], card: number): number[] {
  if (ticked.includes(card)) return ticked.filter((one) => one !== card);
  if (question.asked !== "tribute") return [...ticked, card].sort(upwards);
  const two = [...ticked.slice(-1), card].sort(upwards);
  return planOf(question, two) === null ? [card] : two;
}

const upwards = (one: number, other: number): number => one - other;

/**
 * The choices that carry the ticks out, one after the other: the engine is told of one card at a time, in
 * ascending order. Null while the ticks are no answer yet.
 */
export function planOf({ asked, then }: Question, ticked: readonly number[]): number[] | null {
  const discards = [...ticked].sort(upwards).map((card) => actionNumber("discard", { card }));
  if (asked !== "tribute") {
    if (asked === "turn" && ticked.length === 0) return null;
    return [...discards, actionNumber("done")]; // dropped if the exchange has ended by itself
  }
  const gift = ticked.length === 1 ? actionNumber("give", { card: ticked[0] ?? NONE }) : NONE;
  if (then.has(gift)) return [gift];
  const [first = NONE, second] = discards;
  const next = then.get(first);
  const whole = next?.length === 0 ? second === undefined : next?.includes(second ?? NONE) === true;
  return whole ? discards : null;
}

/** What is left of a plan in a new position: its next choice now, later, or it has come to nothing. */
export function follow(
  plan: readonly number[],
  options: readonly number[],
  waits: boolean,
): "now" | "wait" | "drop" {
  const [next] = plan;
  if (next !== undefined && options.includes(next)) return "now";
  return waits && options.length === 0 ? "wait" : "drop";
}

/** The card an action names. */
export const cardOf = (index: number): number | undefined => ACTIONS[index]?.card;
