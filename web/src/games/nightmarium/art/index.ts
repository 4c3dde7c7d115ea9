/**
 * The terrors of Nightmarium as pictures: pure functions from a card's printed number to SVG markup.
 *
 * The markup has no ids, no style and no script, so any number of cards fit into one page.
 */

import { chimeridae } from "./species/chimeridae";
import { homunculi } from "./species/homunculi";
import { insektoids } from "./species/insektoids";
import { necronauts } from "./species/necronauts";
import { at, NECK, noise, WAIST } from "./geometry";
import { groundShadow, HEMS, NECKS, openEnd } from "./joints";
import type { Legion, Part, Species } from "./joints";
import { face } from "./faces";
import type { Caption, CardFacts } from "./faces";
import { pen } from "./signs";
import type { Svg } from "./signs";
import { strange } from "./strange";

export { cardBack, seal } from "./faces";
export type { Caption, CardFacts } from "./faces";
export { NECK, WAIST } from "./geometry";
export type { Legion, Part } from "./joints";
export { abilityIcon, legionSign, partIcon } from "./signs";
export type { Ability, Svg } from "./signs";

const MENAGERIE: Record<Legion, readonly Species[]> = { necronauts, homunculi, insektoids, chimeridae };

/** All species in the order of the deck, three cards each. */
export const SPECIES: readonly (Species & { readonly legion: Legion })[] = (
  Object.keys(MENAGERIE) as Legion[]
).flatMap((legion) => MENAGERIE[legion].map((species) => ({ ...species, legion })));

const CARDS = SPECIES.length * 3;
const FROM_THE_GROUND: readonly Part[] = ["legs", "torso", "head"];
/** The part the first, second and third card of a species are born as; in another part they are strange. */
const BORN: readonly Part[] = ["head", "torso", "legs"];

const BOXES: Record<Part, Svg["box"]> = {
  head: [0, -10, 240, 174],
  torso: [0, 84, 240, 202],
  legs: [0, 244, 240, 158],
};

const drawn = new Map<string, Svg>();

/**
 * The picture of a card as one part of a creature. All parts share one plane: a creature is the
 * bodies of its legs, torso and head drawn in this order without moving them. A card is drawn once.
 */
export function card(number: number, part: Part): Svg {
  const key = `${number} ${part}`;
  const picture = drawn.get(key) ?? draw(number, part);
  drawn.set(key, picture);
  return picture;
}

function draw(number: number, part: Part): Svg {
  if (!Number.isInteger(number) || number < 1 || number > CARDS)
    throw new RangeError(`no terror has the number ${number}`);
  const kin = at(SPECIES, Math.floor((number - 1) / 3));
  const flesh = at(BORN, (number - 1) % 3) === part ? kin.anatomy[part]() : strange(part, kin.legion, kin);
  return { body: pen(joined(part, flesh, kin)), box: BOXES[part] };
}

function joined(
  part: Part,
  flesh: string,
  { legion, palette, idea }: Species & { readonly legion: Legion },
): string {
  switch (part) {
    case "head":
      return (
        NECKS[legion](palette) +
        HEMS[legion](NECK, palette) +
        `<g transform="rotate(${tilt(idea)} 120 130)">${flesh}</g>`
      );
    case "torso":
      return flesh + openEnd(NECK, palette) + HEMS[legion](WAIST, palette);
    case "legs":
      return groundShadow() + flesh + openEnd(WAIST, palette);
  }
}

/** How a species holds its head, in degrees. */
const tilt = (idea: string): number => Math.round(7 * noise(idea.length, idea.charCodeAt(0)));

/** A creature of one to three cards, from the legs up. */
export function creature(cards: readonly number[]): string {
  if (cards.length > FROM_THE_GROUND.length) throw new RangeError("a creature has at most three cards");
  const parts = cards.map((number, i) => card(number, at(FROM_THE_GROUND, i)).body);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 240 412">${parts.join("")}</svg>`;
}

/** The face of a card; what it may be and do comes from the deck, the letter of its legion from the language. */
export const cardFace = (number: number, facts: CardFacts, letter = "", name?: Caption): Svg =>
  face(number, facts, letter, card, name);
