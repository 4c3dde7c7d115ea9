/** What is printed on the cards, and what they are called. */

import facts from "../../generated/nightmarium.json";
import { readActions, type Action } from "../action-table";
import { settings } from "../../storage/settings.svelte";
import { say, t, type Speech } from "../../i18n/words.svelte";
import type { NightmariumCreature, Phrase } from "../../net/protocol";
import { card as pictureOf, cardBack, cardFace, seal, type Ability, type Legion, type Part } from "./art";

export interface Facts {
  name: string;
  legion: Legion;
  parts: Part[];
  ability: Ability | null;
  seal: boolean;
}

const NOTHING = -1;

export const ACTIONS: readonly Action[] = readActions(facts);
export const PARTS = facts.parts as Part[]; // from the legs up
export const LEGIONS = facts.legions as Legion[];
export const WHOLE = PARTS.length;

const CARDS: readonly Facts[] = facts.cards.map((card) => ({
  ...card,
  legion: card.legion as Legion,
  parts: card.parts as Part[],
  ability: card.ability === "none" ? null : (card.ability as Ability),
}));

const actionNumbers = new Map(ACTIONS.map((one) => [keyOf(one.verb, one), one.index]));

function keyOf(verb: string, { card = NOTHING, seat = NOTHING, spot = NOTHING }: Partial<Action>): string {
  return `${verb} ${card} ${seat} ${spot}`;
}

/** The number of an action, legal or not. */
export function actionNumber(
  verb: string,
  nouns: { card?: number; seat?: number; spot?: number } = {},
): number {
  return actionNumbers.get(keyOf(verb, nouns)) ?? NOTHING;
}

export function factsOf(card: number): Facts {
  const found = CARDS[card];
  if (found === undefined) throw new RangeError(`there is no card ${card}`);
  return found;
}

export const abilityName = (ability: Ability | null): Phrase => noun("ability", ability ?? "none");
export const legionName = (legion: Legion): Phrase => noun("legion", legion);
export const partName = (part: Part): Phrase => noun("part", part);
const noun = (kind: string, one: string): Phrase => ({ key: `nightmarium-${kind}-${one}`, args: {} });

/** A card in words: "Head, Necronauts, Executioner, №17". */
export function cardName(card: number): string {
  const { name, legion, parts, ability, seal: isSeal } = factsOf(card);
  if (isSeal) return t("web-nightmarium-seal", { legion: legionName(legion), card: name });
  const inOrder = PARTS.filter((part) => parts.includes(part)).join("-");
  return capital(
    t("web-nightmarium-card", {
      parts: noun("parts", inOrder),
      legion: legionName(legion),
      ability: abilityName(ability),
      card: name,
    }),
  );
}

/** A name, and whether what has it can be chosen now. */
export function asChoice(name: string, can: boolean, cannot: boolean): string {
  if (can) return t("web-nightmarium-can-choose", { name });
  return cannot ? t("web-nightmarium-cannot-choose", { name }) : name;
}

/** A place of a player and what stands there, in words. */
export function creatureName(
  { cards, seal: sealing }: NightmariumCreature,
  seat: number,
  spot: number,
  speech: Speech,
): string {
  const args = { who: { seat }, spot: spot + 1 };
  if (cards.length === 0) return say({ key: "web-nightmarium-place-free", args }, speech);
  const body = bodyName(cards);
  if (cards.length < WHOLE) {
    const part = partName(PARTS[cards.length] ?? "head");
    return say({ key: "web-nightmarium-creature-unfinished", args: { ...args, part, body } }, speech);
  }
  if (sealing === NOTHING)
    return say({ key: "web-nightmarium-creature-finished", args: { ...args, body } }, speech);
  const legion = legionName(factsOf(sealing).legion);
  return say({ key: "web-nightmarium-creature-embodied", args: { ...args, body, legion } }, speech);
}

/** The cards of a creature from the top down. */
function bodyName(cards: readonly number[]): Phrase {
  const args: Record<string, Phrase> = {};
  for (const [at, card] of cards.entries()) {
    const part = PARTS[at] ?? "head";
    const { legion, ability } = factsOf(card);
    const nouns = { part: partName(part), legion: legionName(legion), ability: abilityName(ability) };
    args[part] = { key: "web-nightmarium-organ", args: nouns };
  }
  return { key: `web-nightmarium-body-${cards.length}`, args };
}

export const letterOf = (legion: Legion): string =>
  settings.marks ? t(`web-nightmarium-letter-${legion}`) : "";

/** What an ability does, in a sentence. */
export const abilityText = (ability: Ability | null): string =>
  t(`web-nightmarium-ability-${ability ?? "none"}`);

const NAMED = 80; // pixels: below this a card bears no name
const LEAST = 14.3; // pixels of type

/** The face of a card as markup, for a card so many pixels wide; a card that is not known has a back. */
export function faceOf(card: number, width = 0): string {
  if (card < 0) return whole(cardBack());
  const known = factsOf(card);
  const letter = letterOf(known.legion);
  if (known.seal) return whole(seal(known.legion, letter));
  const isNamed = known.ability !== null && width >= NAMED;
  const size = Math.max(31, Math.round((LEAST * 240) / Math.max(width, NAMED)));
  const name = isNamed ? { text: say(abilityName(known.ability)), size } : undefined;
  return whole(cardFace(card + 1, known, letter, name));
}

/** A creature as markup, from the legs up. */
export function bodyOf(cards: readonly number[]): string {
  const parts = cards.map((card, at) => pictureOf(card + 1, PARTS[at] ?? "head").body);
  return whole({ body: parts.join(""), box: [0, -10, 240, 412] });
}

/** A drawing as a picture of its own, hidden from those who are told its name instead. */
export function whole({ body, box }: { body: string; box: readonly number[] }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" aria-hidden="true" focusable="false">${body}</svg>`;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
