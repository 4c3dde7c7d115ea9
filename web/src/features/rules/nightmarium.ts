/** The rules of Nightmarium in pictures, with its own cards: their printed numbers stand here. */

import { abilityIcon, card, legionSign, type Ability, type Legion } from "../../games/nightmarium/art";
import { factsOf, faceOf, letterOf, PARTS, whole } from "../../games/nightmarium/cards";
import type { Book, Topic } from "./book";
import { arrow, cross, disc, inset, label, picture, tick } from "./ink";

const INK = "#221540";
const [WIDE, HIGH] = [600, 330];

/** A hill at night. */
function hill(width: number, height: number, moon: readonly [number, number, number]): string {
  const [x, y, r] = moon;
  const ground = height * 0.74;
  const stars = Array.from({ length: 26 }, (_, i) => {
    const [u, v] = [((i * 137 + 40) % 97) / 97, ((i * 61 + 13) % 53) / 53];
    return `<circle cx="${(u * width).toFixed(0)}" cy="${(v * ground * 0.8).toFixed(0)}" r="${1 + (i % 3) * 0.5}" fill="#ffeebb" opacity=".7"/>`;
  }).join("");
  return (
    `${stars}<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="#cfc6ff" opacity=".13"/><circle cx="${x}" cy="${y}" r="${r}" fill="#f6e9b9"/>` +
    `<circle cx="${x - r * 0.4}" cy="${y - r * 0.3}" r="${r * 0.17}" fill="#e2cd8f"/><circle cx="${x + r * 0.45}" cy="${y + r * 0.3}" r="${r * 0.13}" fill="#e2cd8f"/>` +
    `<path d="M0 ${ground - 40}Q${width * 0.2} ${ground - 74} ${width * 0.45} ${ground - 38}T${width} ${ground - 52}V${height}H0Z" fill="#3a3479"/>` +
    `<path d="M0 ${ground + 8}Q${width * 0.3} ${ground - 16} ${width * 0.6} ${ground + 6}T${width} ${ground}V${height}H0Z" fill="#2c2766"/>`
  );
}

/** What is not part of the table's letters: the badge of a legion with the ability in it. */
function sigil(number: number, x: number, y: number, size: number): string {
  const { legion, ability } = factsOf(number - 1);
  const inside =
    ability === null
      ? ""
      : `<circle cx="24" cy="24" r="13.4" fill="#fffbe8" stroke="${INK}" stroke-width="1.2"/>${inset(whole(abilityIcon(ability)), 12.5, 12.5, 23)}`;
  return `<g transform="translate(${x} ${y}) scale(${size / 48})">${legionSign(legion, ability === null ? letterOf(legion) : "").body}${inside}</g>`;
}

interface Standing {
  /** How many of its parts are only to be seen through. */
  faded?: number;
  seam?: boolean;
}

/** A creature on its slab, by the printed numbers of legs, torso, head; feet at `y`. */
function stands(
  cards: readonly number[],
  x: number,
  y: number,
  w: number,
  { faded = 0, seam = false }: Standing = {},
): string {
  const k = w / 240;
  const bodies = cards.map(
    (number, at) =>
      `<g${at >= cards.length - faded ? ' opacity=".32"' : ""}>${card(number, PARTS[at] ?? "head").body}</g>`,
  );
  const done = cards.length === 3 && faded === 0;
  const [top, front] = done ? ["#e9d9a0", "#6a5a98"] : ["#8f88ba", "#544c86"];
  const [left, right, deep] = [x - w * 0.02, x + w * 1.02, w * 0.3];
  const cut = seam
    ? `<path d="M62 150l14-9 12 10 14-10 12 10 14-10 12 10 14-10 14 9" fill="none" stroke="#ff8a76" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`
    : "";
  const size = w * 0.24;
  return (
    `<ellipse cx="${x + w / 2}" cy="${y + deep + 4}" rx="${w * 0.56}" ry="${w * 0.07}" fill="#05041a" opacity=".4"/>` +
    `<g stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"><path d="M${left} ${y}V${y + deep - 6}q0 6 6 6H${right - 6}q6 0 6-6V${y}Z" fill="${front}"/>` +
    `<path d="M${left + w * 0.1} ${y - w * 0.11}H${right - w * 0.1}L${right} ${y + 1}H${left}Z" fill="${top}"/></g>` +
    `<g transform="translate(${x} ${y - 398 * k}) scale(${k})">${bodies.join("")}${cut}</g>` +
    cards
      .slice(0, cards.length - faded)
      .map((number, at) => sigil(number, x + w * (0.68 - at * 0.3), y + w * 0.035, size))
      .join("") +
    (done
      ? `<path transform="translate(${x - w * 0.06} ${y - w * 0.14}) scale(${w / 110})" d="M12 1.5l3 6.8 7.4.7-5.6 4.9 1.7 7.3L12 17.3l-6.5 3.9 1.7-7.3L1.600 9l7.400-.7z" fill="#ffd76a" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`
      : "")
  );
}

const held = (number: number, x: number, y: number, width: number, turn = 0): string =>
  inset(faceOf(number - 1), x, y, width, turn);
const back = (x: number, y: number, width: number, turn = 0): string => inset(faceOf(-1), x, y, width, turn);
const seal = (legion: Legion, x: number, y: number, width: number, turn = 0): string => {
  for (let at = 108; ; at++) if (factsOf(at).legion === legion) return inset(faceOf(at), x, y, width, turn);
};
const tool = (ability: Ability, x: number, y: number, width: number, turn = 0): string =>
  inset(whole(abilityIcon(ability)), x, y, width, turn);

const hole = (x: number, y: number, w: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${w * 0.16}" fill="#4a4284" stroke="${INK}" stroke-width="3"/><ellipse cx="${x}" cy="${y - 2}" rx="${w * 0.42}" ry="${w * 0.11}" fill="#0a0720"/>`;
const stump = (x: number, y: number, w: number): string =>
  `<path d="M${x - w / 2} ${y}q-2 ${w * 0.28}-${w * 0.14} ${w * 0.34}H${x + w * 0.62}q-${w * 0.12}-${w * 0.06}-${w * 0.12}-${w * 0.34}Z" fill="#4a2b3a" stroke="${INK}" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${w * 0.15}" fill="#c08a4a" stroke="${INK}" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="${w * 0.3}" ry="${w * 0.08}" fill="none" stroke="#8a5f3a" stroke-width="3"/>`;
const deck = (x: number, y: number, w: number): string =>
  stump(x, y, w * 1.5) +
  back(x - w / 2 + 3, y - w * 1.32, w) +
  back(x - w / 2, y - w * 1.36, w) +
  back(x - w / 2 - 3, y - w * 1.4, w);

const scene = (inner: string, moon: readonly [number, number, number] = [70, 62, 40]): string =>
  picture(WIDE, HIGH, hill(WIDE, HIGH, moon) + inner);

const ability = (id: Ability, rule: string, inner: string): Topic => ({
  id,
  rule,
  icon: () => whole(abilityIcon(id)),
  picture: () => scene(inner),
});

const GROUND = 262;

export const book: Book = {
  tries: new Set([
    "draw",
    "exchange",
    "play",
    "building",
    "legions",
    "herald",
    "weeper",
    "mocker",
    "executioner",
    "scavenger",
    "devourer",
    "pure",
    "sealing",
  ]),
  beside: "abilities",
  goal: () =>
    picture(
      760,
      400,
      `<circle cx="380" cy="190" r="205" fill="#cfc6ff" opacity=".12"/><circle cx="380" cy="190" r="165" fill="#f6e9b9"/><circle cx="470" cy="80" r="22" fill="#e2cd8f"/><circle cx="300" cy="130" r="14" fill="#e2cd8f"/><circle cx="430" cy="250" r="18" fill="#e2cd8f"/>` +
        (
          [
            [[36, 14, 88], 12],
            [[84, 5, 34], 0],
            [[90, 32, 25], -16],
            [[78, 17, 31], 0],
            [[24, 68, 46], 12],
          ] as const
        )
          .map(([cards, down], at) => stands(cards, 14 + at * 151, 318 + down, 126))
          .join(""),
    ),
  turn: [
    () => picture(220, 170, deck(110, 128, 76)),
    () =>
      picture(
        220,
        170,
        hole(100, 140, 150) +
          held(69, 38, 22, 74, -14) +
          held(95, 66, 16, 74, 0) +
          held(45, 94, 24, 74, 12) +
          label(168, 40, "4 → 2"),
      ),
    () =>
      picture(
        220,
        170,
        stands([39], 4, 140, 58) +
          stands([39, 8], 80, 140, 58) +
          stands([39, 8, 43], 156, 140, 58) +
          `<path d="M66 120l7 7-7 7M142 120l7 7-7 7" fill="none" stroke="#fff3c4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
      ),
  ],
  chapters: [
    {
      id: "turn",
      topics: [
        {
          id: "draw",
          rule: "N2.2",
          picture: () =>
            scene(
              deck(190, 238, 110) + arrow([262, 150], [372, 150], { bend: -50 }) + held(17, 390, 78, 130, 6),
            ),
        },
        {
          id: "exchange",
          rule: "N2.3",
          picture: () =>
            scene(
              hole(160, 268, 230) +
                held(69, 40, 96, 92, -12) +
                held(95, 88, 84, 92, -4) +
                held(45, 136, 84, 92, 4) +
                held(72, 184, 96, 92, 12) +
                arrow([308, 160], [374, 160]) +
                held(4, 396, 90, 96, -5) +
                held(29, 474, 90, 96, 5),
              [540, 50, 30],
            ),
        },
        {
          id: "play",
          rule: "N2.4",
          picture: () =>
            scene(
              held(43, 44, 84, 120, -6) +
                arrow([182, 130], [292, 104], { bend: -30, dashed: true }) +
                stands([39, 8], 290, GROUND, 116) +
                arrow([424, 180], [466, 180]) +
                stands([39, 8, 43], 470, GROUND, 116),
              [220, 46, 28],
            ),
        },
        {
          id: "legions",
          rule: "N2.5",
          picture: () =>
            scene(
              held(3, 40, 92, 104, -5) +
                held(20, 142, 92, 104, 5) +
                tick(143, 268) +
                held(3, 352, 92, 104, -5) +
                held(29, 454, 92, 104, 5) +
                cross(455, 268),
              [300, 46, 28],
            ),
        },
      ],
    },
    {
      id: "creatures",
      topics: [
        {
          id: "building",
          rule: "N3.1",
          picture: () =>
            scene(
              hole(66, 274, 110) +
                arrow([122, 200], [150, 200]) +
                stands([9], 150, GROUND, 104) +
                arrow([262, 180], [290, 180]) +
                stands([9, 53], 292, GROUND, 104) +
                arrow([404, 160], [434, 160]) +
                stands([9, 53, 37], 444, GROUND, 104),
              [100, 56, 34],
            ),
        },
        {
          id: "places",
          rule: "N3.2",
          picture: () =>
            scene(
              stands([36, 14, 88], 8, GROUND, 98) +
                stands([84, 5], 128, GROUND, 98) +
                stands([60], 248, GROUND, 98) +
                hole(417, 276, 104) +
                hole(537, 276, 104) +
                [0, 1, 2, 3, 4].map((at) => disc(57 + at * 120, 314, at + 1)).join(""),
              [480, 70, 44],
            ),
        },
        {
          id: "order",
          rule: "N4.3",
          picture: () =>
            scene(
              stands([9, 101, 61], 60, GROUND, 140) +
                arrow([224, 100], [300, 72]) +
                arrow([224, 170], [300, 166]) +
                arrow([224, 232], [300, 258]) +
                disc(330, 70, 1) +
                tool("weeper", 360, 42, 56) +
                disc(330, 166, 2) +
                tool("executioner", 360, 138, 56) +
                disc(330, 262, 3) +
                tool("scavenger", 360, 234, 56),
              [520, 70, 44],
            ),
        },
        {
          id: "chain",
          rule: "N4.4",
          picture: () =>
            scene(
              stands([9, 101, 61], 30, GROUND, 130) +
                disc(240, 84, 1) +
                tool("weeper", 266, 58, 52) +
                tick(344, 84) +
                disc(240, 164, 2) +
                tool("executioner", 266, 138, 52) +
                cross(344, 164) +
                `<g opacity=".45">${disc(240, 244, 3)}${tool("scavenger", 266, 218, 52)}</g>` +
                arrow([372, 164], [430, 164]) +
                hole(505, 276, 120),
              [520, 60, 38],
            ),
        },
      ],
    },
    {
      id: "abilities",
      topics: [
        ability(
          "herald",
          "N5.6",
          deck(90, 244, 84) +
            arrow([140, 140], [196, 110], { bend: -20 }) +
            held(64, 196, 60, 100, -4) +
            held(21, 304, 60, 100, 4) +
            arrow([246, 214], [440, 236], { bend: 30, dashed: true }) +
            stands([24, 71, 64], 452, GROUND, 112) +
            cross(404, 66),
        ),
        ability(
          "weeper",
          "N5.1",
          stands([9, 53, 61], 24, GROUND, 120) +
            tool("weeper", 156, 60, 64) +
            deck(270, 244, 84) +
            arrow([324, 150], [384, 140], { bend: -24 }) +
            held(17, 392, 84, 100, -5) +
            held(98, 474, 84, 100, 6),
        ),
        ability(
          "mocker",
          "N5.5",
          stands([66, 71, 88], 24, GROUND, 120) +
            tool("mocker", 156, 60, 60) +
            held(39, 246, 92, 104, -5) +
            arrow([362, 150], [438, 206], { bend: -34, dashed: true }) +
            stands([39], 440, GROUND, 116),
        ),
        ability(
          "executioner",
          "N5.3",
          stands([27, 77, 49], 40, GROUND, 118, { seam: true }) +
            tool("executioner", 152, 34, 70, -24) +
            arrow([196, 170], [240, 170]) +
            stands([27, 77], 250, GROUND, 118) +
            arrow([350, 80], [452, 108], { bend: -46, dashed: true }) +
            held(49, 456, 108, 110, 5),
        ),
        ability(
          "scavenger",
          "N5.2",
          stands([36, 14], 60, GROUND, 130) +
            tool("scavenger", 184, 50, 76) +
            arrow([240, 120], [440, 226], { bend: -70, dashed: true }) +
            `<g opacity=".4">${stands([36, 14], 300, GROUND - 60, 70)}</g>` +
            hole(470, 264, 170) +
            held(14, 410, 188, 74, -12) +
            held(36, 462, 182, 74, 10),
        ),
        ability(
          "devourer",
          "N5.4",
          stands([84, 5, 91], 24, GROUND, 112) +
            tool("devourer", 148, 60, 66) +
            arrow([218, 106], [268, 106]) +
            stands([36, 14, 88], 262, GROUND, 112, { seam: true }) +
            arrow([380, 180], [424, 180]) +
            stands([36, 14], 430, GROUND, 112) +
            hole(566, 304, 60),
        ),
      ],
    },
    {
      id: "tribute",
      topics: [
        {
          id: "pure",
          rule: "N4.2",
          picture: () =>
            scene(
              stands([3, 2, 4], 40, GROUND, 130) +
                arrow([196, 120], [330, 84], { bend: -30 }) +
                arrow([196, 190], [330, 220], { bend: 30 }) +
                held(22, 350, 20, 86, -4) +
                tick(456, 80) +
                held(30, 350, 186, 86, -6) +
                held(61, 410, 186, 86, 6) +
                label(546, 244, "×2"),
              [250, 46, 26],
            ),
        },
      ],
    },
    {
      id: "winning",
      topics: [
        {
          id: "end-of-turn",
          rule: "N6.3",
          picture: () =>
            scene(
              [
                [36, 14, 88],
                [84, 5, 34],
                [90, 32, 25],
                [78, 17, 31],
                [24, 68, 46],
              ]
                .map((cards, at) => stands(cards, 8 + at * 119, GROUND, 98))
                .join(""),
              [300, 70, 60],
            ),
        },
        {
          id: "at-once",
          rule: "N6.2",
          picture: () =>
            scene(
              [
                [36, 14, 88],
                [84, 5, 34],
                [90, 32, 25],
                [78, 17, 31],
              ]
                .map((cards, at) => stands(cards, 6 + at * 96, GROUND, 82))
                .join("") +
                stands([24, 68], 398, GROUND, 82) +
                held(46, 490, 60, 92, 6) +
                arrow([520, 196], [486, 210]),
              [440, 66, 46],
            ),
        },
      ],
    },
    {
      id: "seals",
      topics: [
        {
          id: "sealing",
          rule: "N7.1",
          picture: () =>
            scene(
              seal("necronauts", 60, 84, 120, -5) +
                arrow([204, 150], [320, 130], { bend: -34, dashed: true }) +
                stands([9, 8, 4], 330, GROUND, 130) +
                bell(330, GROUND, 130, "necronauts"),
              [530, 66, 42],
            ),
        },
        {
          id: "rerun",
          rule: "N7.2",
          picture: () =>
            scene(
              stands([9, 101, 7], 50, GROUND, 126) +
                bell(50, GROUND, 126, "necronauts") +
                disc(270, 84, 1) +
                tool("scavenger", 298, 56, 56) +
                tick(384, 84) +
                tool("executioner", 298, 140, 56) +
                cross(384, 168) +
                disc(270, 252, 2) +
                tool("scavenger", 298, 224, 56) +
                tick(384, 252),
              [500, 70, 46],
            ),
        },
        {
          id: "embodied",
          rule: "N7.3",
          picture: () =>
            scene(
              stands([9, 8, 4], 240, GROUND, 130) +
                bell(240, GROUND, 130, "necronauts") +
                tool("executioner", 90, 60, 84, -20) +
                tool("devourer", 96, 190, 76) +
                tool("scavenger", 440, 120, 84) +
                cross(192, 110) +
                cross(192, 228) +
                cross(420, 160),
              [520, 56, 36],
            ),
        },
      ],
    },
  ],
};

/** A glass bell over a sealed creature, and the wax on its slab. */
function bell(x: number, y: number, w: number, legion: Legion): string {
  const [left, right, top] = [x - w * 0.08, x + w * 1.08, y - w * 1.72];
  return (
    `<path d="M${left} ${y}V${top + w * 0.5}Q${left} ${top} ${x + w / 2} ${top}T${right} ${top + w * 0.5}V${y}Z" fill="#cfe6ff" fill-opacity=".14" stroke="#dff1ff" stroke-width="4"/>` +
    `<path d="M${left + 12} ${y - w * 0.3}V${top + w * 0.56}q2-${w * 0.2} ${w * 0.16}-${w * 0.3}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>` +
    `<circle cx="${x + w / 2}" cy="${top - 8}" r="9" fill="#dff1ff" stroke="${INK}" stroke-width="3"/>` +
    `<circle cx="${x + w * 0.98}" cy="${y + w * 0.05}" r="${w * 0.17}" fill="#a3201a" stroke="${INK}" stroke-width="3"/>${inset(whole(legionSign(legion, "")), x + w * 0.98 - w * 0.11, y + w * 0.05 - w * 0.11, w * 0.22)}`
  );
}
