import { describe, expect, test, vi } from "vitest";
import deck from "../../../../../src/gloam/games/nightmarium/deck.csv?raw";
import english from "../../../../../src/gloam/locales/en/web-nightmarium.ftl?raw";
import russian from "../../../../../src/gloam/locales/ru/web-nightmarium.ftl?raw";
import { GLYPHS } from "./lettering";
import {
  abilityIcon,
  card,
  cardBack,
  cardFace,
  creature,
  legionSign,
  NECK,
  partIcon,
  seal,
  SPECIES,
  WAIST,
} from "./index";
import type { Ability, CardFacts, Legion, Part } from "./index";

interface Printed extends CardFacts {
  readonly number: number;
}

const DECK: readonly Printed[] = deck
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => {
    const [number, legion, legs, torso, head, ability] = row.split(",");
    const may = { legs, torso, head };
    return {
      number: Number(number),
      legion: legion as Legion,
      parts: (Object.keys(may) as Part[]).filter((part) => may[part] === "1"),
      ability: ability ? (ability as Ability) : null,
    };
  });

const DRAWN = DECK.flatMap(({ number, parts }) =>
  parts.map((part) => ({ number, part, body: card(number, part).body })),
);
const LEGIONS = [...new Set(DECK.map(({ legion }) => legion))];
const ABILITIES = [...new Set(DECK.flatMap(({ ability }) => ability ?? []))];

/** Every place a path comes to, from its relative commands. */
function stops(data: string): [number, number][] {
  const arity: Record<string, number> = { M: 2, l: 2, q: 4, c: 6 };
  let [x, y] = [0, 0];
  return [...data.matchAll(/([Mlqc])([^Mlqcz]*)/g)].flatMap(([, letter = "", text = ""]) => {
    const numbers = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = arity[letter] ?? 2;
    return Array.from({ length: numbers.length / size }, (_, i): [number, number] => {
      const [dx = 0, dy = 0] = numbers.slice(i * size + size - 2);
      [x, y] = letter === "M" ? [dx, dy] : [x + dx, y + dy];
      return [x, y];
    });
  });
}

const outlines = (body: string): [number, number][][] =>
  [...body.matchAll(/<path d="([^"]*)" fill="#[^"]*"/g)].map(([, data = ""]) => stops(data));

const meets = (outline: [number, number][], { y, half }: { y: number; half: number }): boolean =>
  [120 - half, 120 + half].every((x) => outline.some(([u, v]) => u === x && v === y));

describe("the menagerie", () => {
  test("has three cards of a species in a row, in the legion the deck gives them", () => {
    expect(DECK).toHaveLength(SPECIES.length * 3);
    for (const { number, legion } of DECK) expect(SPECIES[Math.floor((number - 1) / 3)]?.legion).toBe(legion);
  });

  test("has no idea twice", () => {
    expect(new Set(SPECIES.map(({ idea }) => idea)).size).toBe(SPECIES.length);
  });

  test("draws every card as every part it may be, and no two alike", () => {
    expect(DRAWN.length).toBeGreaterThan(DECK.length);
    expect(new Set(DRAWN.map(({ body }) => body)).size).toBe(DRAWN.length);
  });

  test("draws the same again in another page", async () => {
    vi.resetModules();
    const again = await import("./index");
    expect(again.card).not.toBe(card);
    for (const { number, part, body } of DRAWN) expect(again.card(number, part).body).toBe(body);
  });

  test("knows no other numbers", () => {
    for (const number of [0, 109, 1.5, NaN]) expect(() => card(number, "head")).toThrow(RangeError);
    expect(() => creature([3, 2, 1, 4])).toThrow(RangeError);
  });
});

describe("the joints", () => {
  test.each(DRAWN)("of $number as $part are met by one outline", ({ part, body }) => {
    const fits = outlines(body).filter((outline) => {
      if (part === "torso") return meets(outline, NECK) && meets(outline, WAIST);
      if (part === "legs") return meets(outline, WAIST) && outline.some(([, y]) => y > WAIST.y + 20);
      return meets(outline, NECK) && outline.some(([, y]) => y < NECK.y - 20);
    });
    expect(fits).not.toHaveLength(0);
  });

  test("stack the parts from the ground up", () => {
    const [legs, torso, head] = [card(3, "legs").body, card(2, "torso").body, card(1, "head").body];
    expect(creature([3])).toContain(legs);
    expect(creature([3, 2, 1])).toContain(legs + torso + head);
  });
});

describe("the markup", () => {
  const all = [
    ...DRAWN.map(({ body }) => body),
    ...DECK.map((printed) => cardFace(printed.number, printed, "N").body),
    ...LEGIONS.flatMap((legion) => [legionSign(legion, "C").body, seal(legion).body]),
    ...ABILITIES.map((ability) => abilityIcon(ability).body),
    partIcon(["head", "legs"]).body,
    cardBack().body,
  ];

  test("is well formed", () => {
    for (const body of all) {
      const page = new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`,
        "image/svg+xml",
      );
      expect(page.querySelector("parsererror")).toBeNull();
      expect(body).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("has as many numbers behind each letter of a path as it needs", () => {
    const needed: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 1 };
    const isBroken = (data: string): boolean =>
      [...data.matchAll(/([a-z])([^a-z]*)/gi)].some(([, letter = "", rest = ""]) => {
        const count = rest.match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0;
        return count % (needed[letter.toLowerCase()] ?? 0) !== 0;
      });
    const paths = all.flatMap((body) => [...body.matchAll(/ d="([^"]*)"/g)].map(([, data = ""]) => data));
    expect(paths.filter(isBroken)).toEqual([]);
  });

  test("has no ids, styles, links, filters or scripts", () => {
    for (const body of all)
      expect(body).not.toMatch(/\s(id|style|class|href|filter|on\w+)=|<(style|script|use|image|filter)/);
  });

  test("of one part is small", () => {
    const sizes = DRAWN.map(({ body }) => body.length);
    expect(Math.max(...sizes)).toBeLessThan(11_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6_000);
  });

  test("of signs differs in shape, not in colour alone", () => {
    const shape = (body: string) => [...body.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data).join();
    expect(new Set(LEGIONS.map((legion) => shape(legionSign(legion).body))).size).toBe(4);
    expect(new Set(ABILITIES.map((ability) => shape(abilityIcon(ability).body))).size).toBe(6);
  });

  test("writes the letters of each language and all numbers itself: a picture has no text", () => {
    for (const words of [english, russian]) {
      const letters = [...words.matchAll(/^web-nightmarium-letter-\w+ = (.+)$/gm)].map(
        ([, letter = ""]) => letter,
      );
      expect(letters).toHaveLength(LEGIONS.length);
      expect(letters.filter((letter) => !(letter in GLYPHS))).toEqual([]);
    }
    for (const { number } of DECK) for (const digit of String(number)) expect(GLYPHS).toHaveProperty(digit);
    for (const body of all) expect(body).not.toContain("<text");
  });
});

describe("a card's face", () => {
  test("shows every part the card may be, the ability and the badge", () => {
    for (const printed of DECK) {
      const { body } = cardFace(printed.number, printed);
      for (const part of printed.parts) expect(body).toContain(card(printed.number, part).body);
      expect(body).toContain(legionSign(printed.legion).body);
      if (printed.ability) expect(body).toContain(abilityIcon(printed.ability).body);
    }
  });
});
