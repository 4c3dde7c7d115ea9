/** Whole cards: the face of a terror, the back, the seals. */

import { oval, pts, tube } from "./geometry";
import type { Outline } from "./geometry";
import { attributes, both, dot, each, INK, path, shaggy, solid, stain, stroke } from "./ink";
import { eye, fangs, grin } from "./features";
import type { Legion, Part } from "./joints";
import { abilityIcon, legionSign, paperPattern, partIcon, pen, place, stars, TINTS } from "./signs";
import type { Ability, Svg } from "./signs";

/** What the deck says of a card; the client has it from the deck, the art knows none of it. */
export interface CardFacts {
  readonly legion: Legion;
  readonly parts: readonly Part[];
  readonly ability: Ability | null;
}

const [WIDTH, HEIGHT] = [240, 336];
const BOX = [0, 0, WIDTH, HEIGHT] as const;
const FROM_THE_TOP: readonly Part[] = ["head", "torso", "legs"];

const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  paint: Record<string, string | number>,
): string => `<rect${attributes({ x, y, width: w, height: h, rx: r, ...paint })}/>`;

const sheet = (outer: string, inner: string): string =>
  box(2, 2, WIDTH - 4, HEIGHT - 4, 16, { fill: outer, stroke: INK, "stroke-width": 4 }) +
  box(13, 13, WIDTH - 26, HEIGHT - 26, 9, { fill: inner, stroke: INK, "stroke-width": 3 });

/** From where to where a part usually reaches on the plane. */
const REACH: Record<Part, readonly [top: number, bottom: number]> = {
  head: [0, 158],
  torso: [132, 276],
  legs: [250, 400],
};
const GAP = 10;
const [UPPER, LOWER] = [26, 266]; // what the pictures may fill

/** The pictures of a card's parts before a pale moon: a creature pulled apart, as large as the frame allows. */
function pictures(parts: readonly Part[], draw: (part: Part) => Svg): string {
  const top = Math.min(...parts.map((part) => REACH[part][0]));
  const height = Math.max(...parts.map((part) => REACH[part][1])) - top + GAP * (parts.length - 1);
  const scale = Math.min(parts.length > 1 ? 0.86 : 1.26, (LOWER - UPPER) / height);
  const middle = (UPPER + LOWER) / 2 + 4;
  const picture = (part: Part, i: number): string => {
    const y = middle + (GAP * i - top - height / 2) * scale;
    return `<g transform="translate(${Math.round(120 * (1 - scale))} ${Math.round(y)}) scale(${scale.toFixed(3)})">${draw(part).body}</g>`;
  };
  return dot(WIDTH / 2, middle, 98, "#fffdf2", { opacity: 0.8 }) + parts.map(picture).join("");
}

/** What is written below: the name of the ability, as large as it must be to be read. */
export interface Caption {
  readonly text: string;
  readonly size: number;
}

const WRITING = 206; // the widest a name may be
const LETTER = 0.53; // of its size, the usual width of a letter

function caption({ text, size }: Caption, deep: string): string {
  const squeezed =
    text.length * size * LETTER > WRITING ? ` textLength="${WRITING}" lengthAdjust="spacingAndGlyphs"` : "";
  return (
    `<path d="M12 278H228V312q0 12-12 12H24q-12 0-12-12Z" fill="${deep}"/><path d="M12 278H228" stroke="${INK}" stroke-width="3"/>` +
    `<text x="120" y="${Math.round(301 + size * 0.35)}" text-anchor="middle" fill="#fffbe8" font-family="Alegreya Sans" font-weight="700" font-size="${size}"${squeezed}>${text}</text>`
  );
}

/** The face of a card: legion and ability in the upper left corner, its part in the right, its pictures, its name. */
export function face(
  number: number,
  facts: CardFacts,
  letter: string,
  draw: (number: number, part: Part) => Svg,
  name?: Caption,
): Svg {
  const { paper, flesh, deep } = TINTS[facts.legion];
  const parts = FROM_THE_TOP.filter((part) => facts.parts.includes(part));
  const ability = facts.ability
    ? dot(36, 92, 26, "#fffbe8", { stroke: INK, "stroke-width": 4 }) +
      place(abilityIcon(facts.ability), 17, 73, 38)
    : "";
  const body =
    box(2, 2, WIDTH - 4, HEIGHT - 4, 20, { fill: flesh, stroke: INK, "stroke-width": 5 }) +
    box(12, 12, WIDTH - 24, HEIGHT - 24, 12, { fill: paper }) +
    paperPattern(facts.legion, 16, 14, 208, name === undefined ? 308 : 250) +
    pictures(parts, (part) => draw(number, part)) +
    ability +
    (name === undefined ? "" : caption(name, deep)) +
    place(legionSign(facts.legion, letter), 7, 5, 58) +
    place(partIcon(parts), 186, 12, 42);
  return { body, box: BOX };
}

/** The back: the moon is awake. */
export function cardBack(): Svg {
  const moon: Outline = pts("150,70! 104,78 66,116 60,170 84,218 128,240 172,230! 136,208 116,168 122,118");
  const clouds =
    shaggy(oval(76, 268, 48, 16), "#4a4080", 9) +
    shaggy(oval(160, 282, 54, 18), "#3d3470", 9) +
    shaggy(oval(112, 292, 60, 16), "#554a90", 9);
  const lurking = pts("70,264 150,276 112,290 186,280")
    .map(([x, y], i) =>
      both((s) => dot(x + s * 6, y, 3.5 - (i % 2) * 0.5, "#ffe9a8", { "stroke-width": 1.5 })),
    )
    .join("");
  const sky = stars(pts("40,44 190,40 204,120 34,120 180,180 44,214 120,40 200,226 164,138"));
  return {
    body:
      sheet("#5b4f9a", "#241a45") +
      sky +
      pen(
        solid(moon, "#f3e3a1") +
          eye(92, 140, 17, { iris: "#7a5cc9", look: 0.5, lid: 0.3, skin: "#d9c377" }) +
          stroke(pts("72,114 90,108 106,116"), 4) +
          grin(104, 190, 26, 22, { teeth: 5 }) +
          clouds +
          lurking,
      ),
    box: BOX,
  };
}

const WAX: Outline = pts(
  "120,84 152,92 178,104 186,132 200,160 186,186 184,214 156,226 132,242 104,232 72,228 60,202 42,178 52,148 52,118 78,102 96,86",
);

/** A seal card: the badge of a legion pressed into wax that looks back. */
export function seal(legion: Legion, letter = ""): Svg {
  const { paper, flesh, deep } = TINTS[legion];
  const ribbon = both((s) => solid(pts("14,200 52,206 70,306! 46,290! 28,308!", s), deep));
  const ring = path("M120 104a56 56 0 1 0 .1 0z", { stroke: deep, "stroke-width": 5, opacity: 0.55 });
  const drips =
    solid(tube(pts("84,220 82,240 84,256"), [9, 7, 8]), flesh) +
    solid(tube(pts("160,216 162,230 161,240"), [8, 6, 7]), flesh);
  const eyes = each(3, (i) =>
    eye(92 + i * 28, 92 + (i === 1 ? -12 : 0), 9 + (i === 1 ? 3 : 0), {
      iris: deep,
      look: (i - 1) * 0.4,
      down: -0.3,
    }),
  );
  const corner = stain(oval(120, 160, 46), paper, 0.5);
  const mouth = fangs([94, 222], [146, 222], 6, 9);
  return {
    body:
      sheet(flesh, paper) +
      paperPattern(legion, 16, 14, 208, 308) +
      pen(ribbon + drips + solid(WAX, flesh) + ring + corner + eyes + mouth) +
      place(legionSign(legion, letter), 80, 120, 80),
    box: BOX,
  };
}
