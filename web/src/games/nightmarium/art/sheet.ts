/** All of it on one page, to be looked at: `tools/art_sheet.py` makes a picture of it. */

import facts from "../../../generated/nightmarium.json";
import { abilityIcon, cardBack, cardFace, creature, legionSign, partIcon, seal, SPECIES } from "./index";
import type { Ability, CardFacts, Legion, Part, Svg } from "./index";

const LETTERS: Record<Legion, string> = { necronauts: "N", homunculi: "H", insektoids: "I", chimeridae: "C" };
const LEGIONS = Object.keys(LETTERS) as Legion[];
const ABILITIES: readonly Ability[] = ["herald", "weeper", "mocker", "executioner", "scavenger", "devourer"];
const PARTS: readonly Part[] = ["head", "torso", "legs"];
const MIXED = 24;

const TERRORS = facts.cards.filter((card) => !card.seal);
const factsOf = ({ legion, parts, ability }: (typeof TERRORS)[number]): CardFacts => ({
  legion: legion as Legion,
  parts: parts as Part[],
  ability: ability === "none" ? null : (ability as Ability),
});

const svg = ({ body, box }: Svg, width: number): string =>
  `<svg width="${width}" viewBox="${box.join(" ")}">${body}</svg>`;
const row = (pictures: readonly string[], kind = ""): string =>
  `<div class="${kind}">${pictures.join("")}</div>`;

/** The cards of a species have its head, its torso and its legs, in this order. */
const animal = (species: number): string => creature([3, 2, 1].map((at) => 3 * species + at));

/** Legs, torso and head of three species: each comes up at most once as each part. */
const mixture = (one: number): string =>
  creature(
    [5 * one + 3, 11 * one + 17, 13 * one + 29].map((at, part) => 3 * (at % SPECIES.length) + 3 - part),
  );

const STYLE =
  "body{margin:0;background:#8c88a8}div{display:grid;grid-template-columns:repeat(12,1fr);margin-bottom:8px}" +
  ".animals svg{display:block;width:100%;background:#ece5d3}.animals svg:nth-child(odd){background:#2a1f45}" +
  ".cards{grid-template-columns:repeat(18,1fr);gap:3px}.cards svg{width:100%}" +
  ".signs{display:flex;gap:8px;align-items:center;justify-content:space-around}";

export const page = (): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>` +
  row(
    SPECIES.map((_, species) => animal(species)),
    "animals",
  ) +
  row(
    Array.from({ length: MIXED }, (_, one) => mixture(one)),
    "animals",
  ) +
  row(
    TERRORS.map((card, at) => {
      const printed = factsOf(card);
      return svg(cardFace(at + 1, printed, LETTERS[printed.legion]), 84);
    }),
    "cards",
  ) +
  row(
    [
      ...[cardBack(), ...LEGIONS.map((legion) => seal(legion, LETTERS[legion]))].map((one) => svg(one, 84)),
      ...[
        ...LEGIONS.map((legion) => legionSign(legion, LETTERS[legion])),
        ...ABILITIES.map(abilityIcon),
        ...PARTS.map((part) => partIcon([part])),
      ].map((one) => svg(one, 72)),
    ],
    "signs",
  );
