/** The rules of Kragmortha in pictures: its floor, its figures, its pieces. */

import { back, goblin, place, rigor, symbol, token } from "../../games/kragmortha/art";
import { desk, shelf, startMat, teleport, tile } from "../../games/kragmortha/art/furniture";
import {
  lookCard,
  movementCard,
  tomeCard,
  type TokenKind,
  type TomeKind,
} from "../../games/kragmortha/art/pieces";
import type { Effect } from "../../games/kragmortha/art/looks";
import type { Rune } from "../../games/kragmortha/art/symbols";
import type { Book, Topic } from "./book";
import { arrow, cross, disc, label, picture, tick } from "./ink";

const [WIDE, HIGH] = [600, 310];
const GOLD = "#ffcf5a";
const VIOLET = "#d38bff";
const MAGIC = "#7ff0d8";
const DANGER = "#ff6a4d";
const SEATS = ["#f09a78", "#86bfec", "#aed18b", "#ecd06a", "#d2a8ec", "#7ed6c8", "#f2a9c2", "#d0c9b8"];

type Floor = Exclude<Rune, "ball">;
const at = (x: number, y: number, markup: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;

/** A room lit by a candle: the light is the frame's. */
const room = (inner: string): string => picture(WIDE, HIGH, inner);

const floor = (x: number, y: number, kind: Floor, size = 100): string =>
  at(x, y, tile(x % 7, y % 5, kind), size / 100);
const gate = (x: number, y: number, size = 100): string =>
  at(x, y, tile(1, 1, "gems") + teleport(), size / 100);
const start = (x: number, y: number, size = 100): string =>
  at(x, y, tile(2, 1, "scroll") + startMat(), size / 100);
/** A square marked: dashed gold may be chosen, red harms. */
const edge = (x: number, y: number, colour = GOLD, size = 100): string =>
  `<rect x="${x + 4}" y="${y + 4}" width="${size - 8}" height="${size - 8}" rx="11" fill="none" stroke="#221540" stroke-width="10"/><rect x="${x + 4}" y="${y + 4}" width="${size - 8}" height="${size - 8}" rx="11" fill="none" stroke="${colour}" stroke-width="6" stroke-dasharray="${colour === DANGER ? "none" : "15 9"}"/>`;

const who = (seat: number, x: number, y: number, size = 96): string => place(goblin(seat, false), x, y, size);
const master = (x: number, y: number, size = 116): string => place(rigor(), x, y, size);
const ghost = (markup: string): string => `<g opacity=".45">${markup}</g>`;
const moves = (first: Rune, second: Rune, x: number, y: number, size = 84): string =>
  place(movementCard("goblin", first, second), x, y, size);
const leads = (first: Rune, second: Rune, x: number, y: number, size = 84): string =>
  place(movementCard("rigor", first, second), x, y, size);
const look = (effect: Effect, x: number, y: number, size = 116): string =>
  place(lookCard(effect), x, y, size);
const tome = (kind: TomeKind, magic: number, x: number, y: number, size = 116): string =>
  place(tomeCard(kind, magic), x, y, size);

const ROW: readonly Floor[] = ["book", "gems", "scroll", "potion", "gems", "book"];
const row = (count: number, x: number, y: number, size = 100, from = 0): string =>
  Array.from({ length: count }, (_, i) =>
    floor(x + i * size, y, ROW[(i + from) % ROW.length] ?? "book", size),
  ).join("");

const topic = (id: string, rule: string, inner: () => string, icon?: () => string): Topic => ({
  id,
  rule,
  picture: () => room(inner()),
  ...(icon === undefined ? {} : { icon }),
});
const icon = (box: { readonly body: string; readonly box: readonly number[] }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.box.join(" ")}" aria-hidden="true" focusable="false">${box.body}</svg>`;

/** A look: its card, and what it does to its goblin. */
const struck = (effect: Effect, inner: string): Topic =>
  topic(
    effect.replaceAll("_", "-"),
    "K11",
    () => look(effect, 22, 66, 132) + inner,
    () => icon(lookCard(effect)),
  );
/** A tome: its card, and what it does for its owner. */
const reads = (kind: TomeKind, magic: number, inner: string): Topic =>
  topic(
    kind.replaceAll("_", "-"),
    "K12",
    () => tome(kind, magic, 22, 66, 132) + inner,
    () => icon(tomeCard(kind, magic)),
  );

const turned = (kind: TokenKind, inner: string): Topic =>
  topic(
    `token-${kind}`,
    "K5.2",
    () =>
      gate(30, 130, 110) +
      who(2, 40, 122, 92) +
      arrow([156, 176], [214, 150]) +
      place(token(kind), 222, 96, 96) +
      inner,
    () => icon(token(kind)),
  );

export const book: Book = {
  tries: new Set([
    "steps",
    "desk-step",
    "shove",
    "chain",
    "leading",
    "caught",
    "token-teleport",
    "token-tome",
    "token-trap",
    "taking",
    "pardons",
    "exchange",
    "whispers",
  ]),
  beside: "shoving",
  goal: () =>
    picture(
      600,
      250,
      [0, 1, 2, 3, 4, 5]
        .map((i) => at(i * 100, -22, shelf(i * 3, 4)) + at(i * 100, 78, shelf(i * 5, 2)))
        .join("") +
        `<rect width="600" height="250" fill="#2a0f10" opacity=".45"/>` +
        ROW.map((kind, i) => at(i * 100, 160, tile(i, 5, kind))).join("") +
        `<path d="M196 88L420 186L372 246L300 246Z" fill="#ffcf5a" opacity=".4"/>` +
        master(40, 10, 216) +
        who(0, 268, 122, 108) +
        who(3, 386, 126, 100) +
        who(5, 482, 126, 100),
    ),
  wall: () => [0, 1, 2].map((i) => at(i * 96, 0, shelf(i * 3 + 1, 4), 0.96)).join(""),
  turn: [
    () => picture(200, 130, moves("gems", "scroll", 58, 4, 84)),
    () =>
      picture(
        200,
        130,
        floor(2, 22, "gems", 96) +
          floor(100, 22, "scroll", 96) +
          who(0, 104, 8, 88) +
          disc(24, 36, 1) +
          disc(176, 36, 2),
      ),
    () => picture(200, 130, place(back("movement"), 58, 4, 84)),
  ],
  chapters: [
    {
      id: "walking",
      topics: [
        topic(
          "steps",
          "K2.2",
          () =>
            moves("potion", "gems", 22, 74, 120) +
            floor(200, 40, "scroll") +
            floor(200, 146, "potion") +
            floor(306, 146, "gems") +
            who(0, 202, 22) +
            edge(200, 146) +
            edge(306, 146) +
            arrow([250, 128], [250, 176], { colour: GOLD }) +
            arrow([286, 214], [338, 214], { colour: GOLD }) +
            disc(214, 158, 1) +
            disc(320, 158, 2) +
            ghost(who(0, 308, 128)) +
            tick(440, 196),
        ),
        topic(
          "ball",
          "K2.2",
          () =>
            moves("book", "ball", 22, 74, 120) +
            place(symbol("ball"), 190, 110, 90) +
            arrow([290, 156], [336, 156]) +
            (["book", "potion", "gems", "scroll"] as const)
              .map((kind, i) => floor(350 + (i % 2) * 104, 48 + Math.floor(i / 2) * 104, kind))
              .join(""),
        ),
        topic(
          "desk-step",
          "K2.2",
          () =>
            moves("book", "scroll", 22, 74, 120) +
            at(320, 60, desk()) +
            floor(214, 160, "potion") +
            who(0, 216, 144) +
            arrow([290, 214], [352, 206], { colour: GOLD }) +
            edge(322, 162) +
            tick(560, 90),
        ),
        topic(
          "stuck",
          "K2.5",
          () =>
            moves("book", "book", 20, 70, 100) +
            moves("book", "scroll", 128, 70, 100) +
            leads("book", "book", 236, 70, 100) +
            cross(70, 240) +
            cross(178, 240) +
            cross(286, 240) +
            arrow([352, 140], [400, 140]) +
            place(back("movement"), 410, 62, 96) +
            place(back("movement"), 440, 74, 96) +
            place(back("movement"), 470, 86, 96),
        ),
      ],
    },
    {
      id: "shoving",
      topics: [
        topic(
          "shove",
          "K3.1",
          () =>
            row(3, 110, 108) +
            floor(310, 2, "book") +
            floor(310, 208, "gems") +
            floor(410, 108, "potion") +
            who(6, 112, 92) +
            who(3, 312, 92) +
            arrow([200, 160], [302, 160], { colour: SEATS[6] ?? "" }) +
            edge(310, 2) +
            edge(310, 208) +
            edge(410, 108) +
            arrow([360, 96], [360, 56], { colour: GOLD }) +
            arrow([400, 158], [456, 158], { colour: GOLD }) +
            arrow([360, 218], [360, 258], { colour: GOLD }) +
            cross(160, 66),
        ),
        topic(
          "chain",
          "K3.2",
          () =>
            row(6, 0, 90) +
            who(6, 102, 74) +
            who(3, 202, 74) +
            who(2, 302, 72) +
            master(392, 56) +
            edge(400, 90, DANGER) +
            arrow([136, 226], [238, 226], { colour: SEATS[6] ?? "" }) +
            arrow([240, 226], [342, 226], { colour: SEATS[3] ?? "" }) +
            arrow([344, 226], [446, 226], { colour: SEATS[2] ?? "" }) +
            disc(134, 226, 1) +
            disc(238, 226, 2) +
            disc(342, 226, 3),
        ),
        topic(
          "no-way",
          "K3.4",
          () =>
            at(200, 105, shelf(1, 1)) +
            at(400, 105, shelf(4, 2)) +
            at(300, 5, shelf(3, 2)) +
            floor(300, 105, "gems") +
            floor(300, 208, "book") +
            who(3, 302, 90) +
            who(0, 302, 194) +
            arrow([262, 250], [262, 186], { colour: GOLD }) +
            cross(350, 196),
        ),
      ],
    },
    {
      id: "rigor",
      topics: [
        topic(
          "leading",
          "K2.2",
          () =>
            leads("book", "ball", 22, 74, 120) +
            row(3, 230, 108, 100, 3) +
            master(222, 76) +
            edge(330, 108, VIOLET) +
            edge(430, 108, VIOLET) +
            arrow([312, 226], [376, 226], { colour: VIOLET }) +
            arrow([404, 226], [476, 226], { colour: VIOLET }) +
            ghost(master(422, 76)) +
            disc(344, 120, 1, VIOLET) +
            disc(444, 120, 2, VIOLET),
        ),
        topic(
          "caught",
          "K4.1",
          () =>
            row(2, 30, 118) +
            master(22, 84) +
            who(0, 132, 102) +
            edge(130, 118, DANGER) +
            arrow([240, 160], [284, 160], { colour: DANGER }) +
            look("dizzy", 296, 66, 112) +
            arrow([420, 160], [462, 160], { colour: MAGIC }) +
            gate(472, 110, 110) +
            who(0, 480, 100, 92),
        ),
        topic(
          "vanishing",
          "K5.5",
          () =>
            gate(30, 112, 110) +
            master(24, 78) +
            arrow([146, 150], [404, 110], { colour: VIOLET, dashed: true, bend: -50 }) +
            row(2, 300, 180, 100) +
            row(2, 400, 80, 100, 2) +
            ghost(master(404, 50)) +
            edge(400, 80, VIOLET) +
            who(1, 302, 164) +
            cross(350, 166) +
            tick(520, 96),
        ),
      ],
    },
    {
      id: "teleports",
      topics: [
        turned(
          "teleport",
          arrow([328, 140], [392, 140], { colour: MAGIC, dashed: true }) +
            gate(420, 96, 110) +
            who(2, 430, 88, 92),
        ),
        turned(
          "tome",
          arrow([328, 140], [372, 140], { colour: MAGIC, dashed: true }) +
            gate(380, 100, 100) +
            who(2, 388, 92, 84) +
            label(500, 150, "+") +
            tome("haste", 2, 512, 92, 76),
        ),
        turned(
          "trap",
          arrow([328, 140], [372, 140], { colour: MAGIC, dashed: true }) +
            gate(380, 100, 100) +
            who(2, 388, 92, 84) +
            label(500, 150, "+") +
            look("crab_claws", 512, 92, 76),
        ),
      ],
    },
    {
      id: "looks",
      topics: [
        topic(
          "four-looks",
          "K7.2",
          () =>
            (["dizzy", "stiff_neck", "limp_arm", "lame_foot"] as const)
              .map(
                (one, i) =>
                  look(one, 30 + i * 142, 60, 122) +
                  disc(91 + i * 142, 252, i + 1, i === 3 ? "#ff8a76" : undefined),
              )
              .join(""),
          () => icon(back("look")),
        ),
        struck(
          "lame_foot",
          row(3, 210, 110) +
            who(0, 212, 94) +
            arrow([280, 234], [356, 234]) +
            tick(356, 110) +
            arrow([380, 234], [456, 234]) +
            cross(456, 110),
        ),
        struck(
          "leaden_boots",
          row(2, 250, 110) +
            who(0, 252, 94) +
            who(3, 352, 94) +
            arrow([312, 234], [388, 234]) +
            cross(400, 90),
        ),
        struck(
          "crab_claws",
          moves("book", "gems", 210, 96, 90) +
            moves("scroll", "potion", 310, 96, 90) +
            ghost(moves("gems", "ball", 410, 96, 90)) +
            cross(455, 156),
        ),
        struck(
          "fumbling_fingers",
          moves("book", "gems", 210, 96, 90) +
            moves("scroll", "potion", 310, 96, 90) +
            moves("gems", "ball", 430, 70, 90) +
            tick(255, 238) +
            tick(355, 238) +
            cross(475, 212),
        ),
        struck(
          "clouded_eyes",
          place(symbol("ball"), 210, 116, 84) +
            arrow([306, 120], [360, 84]) +
            floor(376, 36, "scroll") +
            cross(498, 86) +
            arrow([306, 190], [360, 216]) +
            at(376, 166, desk(), 0.56) +
            tick(510, 220),
        ),
        struck(
          "dizzy",
          row(3, 200, 50) +
            floor(300, 152, "potion") +
            who(0, 202, 34) +
            arrow([274, 166], [330, 166]) +
            arrow([346, 100], [436, 100]) +
            cross(452, 60) +
            arrow([350, 130], [350, 196]) +
            tick(424, 202),
        ),
        struck(
          "limp_arm",
          row(3, 200, 108, 96, 1) +
            floor(392, 12, "book", 96) +
            floor(392, 204, "gems", 96) +
            who(0, 202, 92, 92) +
            who(3, 394, 92, 92) +
            arrow([270, 236], [380, 236], { colour: SEATS[0] ?? "" }) +
            arrow([440, 96], [440, 62], { colour: SEATS[3] ?? "" }) +
            arrow([440, 216], [440, 250], { colour: SEATS[3] ?? "" }) +
            `<text x="520" y="170" font-size="60" font-weight="800" fill="#f6efdc">?</text>`,
        ),
        struck(
          "weak_grip",
          tome("haste", 2, 230, 84, 110) +
            arrow([352, 156], [408, 156]) +
            place(back("tome"), 420, 84, 110) +
            cross(475, 156),
        ),
        struck("tied_tongue", tome("glass", 2, 290, 76, 120) + cross(350, 156)),
        struck(
          "loose_tongue",
          moves("book", "gems", 210, 90, 100) +
            moves("scroll", "potion", 320, 90, 100) +
            leads("gems", "ball", 430, 90, 100) +
            [260, 370, 480]
              .map(
                (x) =>
                  `<ellipse cx="${x}" cy="252" rx="24" ry="14" fill="#fffbe8" stroke="#221540" stroke-width="4"/><circle cx="${x}" cy="252" r="8" fill="#221540"/>`,
              )
              .join(""),
        ),
        struck(
          "stiff_neck",
          moves("book", "gems", 240, 84, 110) +
            leads("book", "ball", 390, 84, 110) +
            tick(295, 262) +
            cross(445, 262),
        ),
        struck(
          "one_track_mind",
          moves("book", "gems", 210, 90, 100) +
            moves("scroll", "potion", 320, 90, 100) +
            leads("gems", "ball", 430, 90, 100) +
            tick(260, 252) +
            cross(370, 252) +
            cross(480, 252),
        ),
      ],
    },
    {
      id: "tomes",
      topics: [
        topic(
          "taking",
          "K6.1",
          () =>
            at(20, 60, desk()) +
            floor(222, 160, "book") +
            who(0, 118, 144) +
            ghost(who(0, 224, 144)) +
            arrow([240, 236], [176, 236], { colour: GOLD }) +
            tome("whispers", 3, 336, 70, 112) +
            arrow([458, 150], [492, 150]) +
            start(496, 100, 96) +
            who(0, 498, 88, 90),
          () => icon(back("tome")),
        ),
        reads(
          "pardons",
          1,
          look("dizzy", 230, 76, 110) +
            arrow([352, 150], [412, 150]) +
            place(back("look"), 424, 76, 110) +
            tick(479, 250),
        ),
        reads(
          "deep_pockets",
          1,
          [0, 1, 2]
            .map((i) =>
              moves((["book", "scroll", "gems"] as const)[i] ?? "book", "potion", 190 + i * 92, 100, 84),
            )
            .join("") +
            label(482, 156, "+") +
            moves("gems", "ball", 500, 100, 84) +
            tick(542, 236),
        ),
        reads(
          "shadows",
          1,
          master(190, 88) + who(0, 300, 108) + look("crab_claws", 410, 80, 96) + cross(458, 144),
        ),
        reads(
          "haste",
          2,
          moves("book", "gems", 220, 84, 110) +
            disc(275, 262, 1) +
            arrow([346, 156], [396, 156]) +
            moves("scroll", "potion", 412, 84, 110) +
            disc(467, 262, 2),
        ),
        reads(
          "glass",
          2,
          moves("book", "gems", 220, 84, 110) +
            arrow([346, 156], [396, 156]) +
            moves("ball", "ball", 412, 84, 110),
        ),
        reads(
          "secret_doors",
          2,
          floor(200, 110, "gems") +
            at(300, 110, shelf(2, 2)) +
            floor(400, 110, "potion") +
            who(0, 202, 94) +
            arrow([250, 100], [450, 100], { colour: GOLD, bend: -60, dashed: true }) +
            edge(400, 110),
        ),
        reads(
          "exchange",
          3,
          floor(200, 110, "gems") +
            floor(450, 110, "book") +
            who(0, 202, 94) +
            who(3, 452, 94) +
            arrow([300, 130], [446, 130], { colour: GOLD, bend: -30 }) +
            arrow([450, 196], [304, 196], { colour: GOLD, bend: -30 }),
        ),
        reads(
          "whispers",
          3,
          floor(200, 110, "gems") +
            floor(300, 110, "book") +
            floor(400, 110, "potion") +
            floor(300, 6, "scroll") +
            floor(300, 212, "potion") +
            master(292, 78) +
            edge(200, 110, VIOLET) +
            edge(400, 110, VIOLET) +
            edge(300, 6, VIOLET) +
            edge(300, 212, VIOLET),
        ),
        reads(
          "fresh_ink",
          3,
          moves("book", "book", 200, 92, 84) +
            moves("book", "scroll", 270, 92, 84) +
            arrow([366, 156], [412, 156]) +
            moves("gems", "ball", 424, 92, 84) +
            moves("potion", "gems", 500, 92, 84),
        ),
      ],
    },
    {
      id: "end",
      topics: [
        topic(
          "fourth",
          "K8.1",
          () =>
            (["dizzy", "stiff_neck", "limp_arm", "lame_foot"] as const)
              .map((one, i) => look(one, 24 + i * 64, 80, 92))
              .join("") +
            `<text x="344" y="170" text-anchor="middle" font-size="56" font-weight="800" fill="#f6efdc">/</text>` +
            place(back("tome"), 384, 70, 110) +
            label(540, 150, "18 → 0"),
        ),
        topic("ranking", "K8.2", () =>
          [4, 1, 7]
            .map(
              (seat, i) =>
                `<rect x="${40 + i * 186}" y="${150 + i * 26}" width="150" height="${200 - i * 26}" rx="8" fill="#7d5433" stroke="#221540" stroke-width="4"/>` +
                who(seat, 62 + i * 186, 50 + i * 26, 106) +
                disc(115 + i * 186, 190 + i * 26, i + 1),
            )
            .join(""),
        ),
      ],
    },
  ],
};
