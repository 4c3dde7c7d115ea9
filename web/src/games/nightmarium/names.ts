/** What a finished creature is called: made of its three cards, always the same. */

import { t } from "../../i18n/words.svelte";
import { factsOf } from "./cards";

const TITLES = 8;
const SPECIES = 3; // cards of one kind of animal

/** "Lord Bog-Skull the Weeping": a title by its legs, a word of its head and its torso, a byname by its ability. */
export function creatureTitle(cards: readonly number[]): string {
  const [legs = 0, torso = 0, head = 0] = cards;
  const ability =
    [head, torso, legs].map((card) => factsOf(card).ability).find((one) => one !== null) ?? "none";
  return t("web-nightmarium-creature-name", {
    title: ((legs * 7 + torso * 3 + head) % TITLES) + 1,
    head: Math.floor(head / SPECIES) + 1,
    torso: Math.floor(torso / SPECIES) + 1,
    ability,
  });
}
