/** How each event looks: crouch, act fast, stop dead on the hit, settle late. Only transform and opacity move. */

import { flushSync } from "svelte";
import type { Told } from "../../net/protocol";
import type { Performance } from "../../ui/director/director.svelte";
import { EASE, type Box, type Take } from "../../ui/director/take";
import { face, back, type Pile } from "./art";
import { bolt } from "./art/afflictions";
import { INK, path } from "./art/pen";
import type { Svg } from "./art";
import { teleport } from "./art/furniture";
import { movementOf, pieceOf, RIGOR } from "./facts";
import { column, NONE, row } from "./layout";
import type { Story } from "./story";

type T = Take<Story, Told>;
type Act = (take: T, event: Told) => Promise<void>;

const svg = ({ body, box }: Svg): string => `<svg viewBox="${box.join(" ")}">${body}</svg>`;
const squash = (x: number, y: number, turn = 0): string => `rotate(${turn}deg) scale(${x}, ${y})`;
const frame = (
  transform: string,
  offset?: number,
  easing?: keyof typeof EASE,
  more: Keyframe = {},
): Keyframe => ({
  transform,
  ...(offset === undefined ? {} : { offset }),
  ...(easing === undefined ? {} : { easing: EASE[easing] }),
  ...more,
});
const fade = (from: number, to: number): Keyframe[] => [{ opacity: from }, { opacity: to }];
const POP = [
  frame("scale(0.2)", 0, "out", { opacity: 0 }),
  frame("scale(1.3)", 0.45, undefined, { opacity: 1 }),
  frame("scale(0.92)", 0.72),
  frame("scale(1)", 1),
];

/** The parts of a figure on the board, as they are drawn now. */
function partsOf(take: T, figure: number) {
  const all = take.actor(`figure-${figure}`);
  const part = (name: string): HTMLElement | null => all?.querySelector<HTMLElement>(`.${name}`) ?? null;
  return { all, hop: part("hop"), body: part("body"), shadow: part("shadow"), chip: part("chip") };
}
/** Where a figure is drawn, in units of the board, and how it leans. */
function poseIn(take: T, figure: number): { x: number; y: number; move: string; tilt: number } | null {
  const { all, body } = partsOf(take, figure);
  const found = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(all?.style.transform ?? "");
  if (found === null) return null;
  const [x, y] = [Number(found[1]), Number(found[2])];
  const tilt = Number(/rotate\(([-\d.]+)deg\)/.exec(body?.style.transform ?? "")?.[1] ?? 0);
  return { x, y, move: `translate(${x}px, ${y}px)`, tilt };
}
const to = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
const plain = (move: string | undefined): string => move ?? "none";

/** Draw the effect, and have it on the page. */
async function draw(take: T): Promise<void> {
  await take.commit();
  flushSync();
}

function lastTrail(take: T): Element | null {
  return [...(take.actor("library")?.parentElement?.querySelectorAll("[data-trail]") ?? [])].at(-1) ?? null;
}

const BURST = `<svg viewBox="-50 -50 100 100">${Array.from({ length: 8 }, (_, at) =>
  path("M0-22L6-46L-6-46z", {
    fill: "#ffe45c",
    stroke: INK,
    "stroke-width": 3,
    transform: `rotate(${at * 45})`,
  }),
).join("")}</svg>`;
const DUST = '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4.5" fill="#e8cfa8"/></svg>';

function burst(take: T, at: Box | null, ms = 340): void {
  if (at === null) return;
  const size = at.w * 1.1;
  const prop = take.prop(BURST, { x: at.x, y: at.y, w: size, h: size }, 70);
  void take.play(
    prop,
    [
      frame("scale(0.4)", 0, "out", { opacity: 1 }),
      frame("scale(1.25) rotate(14deg)", 0.5, undefined, { opacity: 1 }),
      frame("scale(1.4) rotate(20deg)", 1, undefined, { opacity: 0 }),
    ],
    ms,
    "linear",
  );
}
function dust(take: T, figure: number, count = 5): void {
  const at = take.box(`figure-${figure}`);
  if (at !== null)
    take.specks({ ...at, y: at.y + at.h * 0.4 }, count, DUST, {
      spread: at.w * 0.5,
      up: 12,
      ms: 420,
      size: at.w * 0.1,
    });
}

function portrait(take: T, seat: number, ms = 320): void {
  const who = take.actor(`seat-${seat}`)?.querySelector(".who") ?? null;
  void take.play(
    who,
    [
      frame("none", 0, "out"),
      frame("scale(1.06, 0.92)", 0.25),
      frame("translateY(-9%) scale(0.96, 1.06)", 0.55),
      frame("scale(1.05, 0.94)", 0.82),
      frame("none", 1),
    ],
    ms,
    "linear",
  );
}

/** A hop: crouch, fly, land flat, come to rest. Weight is in the flat frame and in the shadow. */
function hop(take: T, figure: number, from: string, ms: number, height = 34): Promise<void> {
  const { all, hop: up, body, shadow, chip } = partsOf(take, figure);
  const there = poseIn(take, figure);
  if (there === null) return Promise.resolve();
  const lean = from === there.move ? 0 : 7;
  void take.play(
    all,
    [frame(from, 0), frame(from, 0.2, "camera"), frame(there.move, 0.72), frame(there.move, 1)],
    ms,
    "linear",
  );
  void take.play(
    up,
    [
      frame("none", 0),
      frame("none", 0.2, "hop"),
      frame(`translateY(${-height}px)`, 0.44, "fall"),
      frame("none", 0.72),
      frame("none", 1),
    ],
    ms,
    "linear",
  );
  void take.play(
    shadow,
    [
      frame("scale(1)", 0),
      frame("scale(1)", 0.2),
      frame("scale(0.62)", 0.44),
      frame("scale(1.12)", 0.74),
      frame("scale(1)", 1),
    ],
    ms,
    "linear",
  );
  void take.play(chip, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], ms, "linear");
  const { tilt } = there;
  return take.play(
    body,
    [
      frame(squash(1, 1), 0, "out"),
      frame(squash(1.16, 0.8, -lean), 0.18),
      frame(squash(0.88, 1.18, lean), 0.34),
      frame(squash(0.97, 1.05, lean / 2), 0.58),
      frame(squash(1.24, 0.74, tilt), 0.74, "out"),
      frame(squash(0.96, 1.05, tilt), 0.9),
      frame(squash(1, 1, tilt), 1),
    ],
    ms,
    "linear",
  );
}

/** Those beside Rigor lean away and tremble. */
function cower(take: T, ms: number): void {
  const { rigor, players } = take.state.view;
  players.forEach(({ square }, seat) => {
    if (square === NONE) return;
    const [dx, dy] = [column(square) - column(rigor), row(square) - row(rigor)];
    if (Math.abs(dx) + Math.abs(dy) !== 1) return;
    const turn = (dx || 0.6) * 11;
    void take.play(
      partsOf(take, seat).body,
      [
        frame(squash(1, 1)),
        frame(squash(0.94, 0.94, turn), 0.2),
        frame(squash(0.94, 0.94, turn - 3), 0.34),
        frame(squash(0.94, 0.94, turn + 3), 0.48),
        frame(squash(0.94, 0.94, turn - 2), 0.62),
        frame(squash(0.95, 0.96, turn), 0.8),
        frame(squash(1, 1)),
      ],
      ms,
      "linear",
    );
  });
}

// Into the whirl and out of another

const WHIRL = `<svg viewBox="0 0 100 100">${teleport()}</svg>`;

async function suck(take: T, figure: number): Promise<void> {
  const { all, body, shadow } = partsOf(take, figure);
  const at = take.box(`figure-${figure}`);
  if (at === null) return;
  const whirl = take.prop(WHIRL, at, 1);
  void take.play(
    whirl,
    [
      frame("scale(0.1)", 0, "out", { opacity: 0 }),
      frame("rotate(220deg) scale(1.1, 1)", 1, undefined, { opacity: 1 }),
    ],
    360,
    "linear",
  );
  take.cue("whistle down");
  void take.play(shadow, fade(1, 0), 110, "linear");
  await take.play(
    body,
    [
      frame(squash(1, 1), 0, "out"),
      frame(squash(1.2, 0.75), 0.3, "in"),
      frame("translateY(4px) rotate(140deg) scale(0.6, 1)", 0.7),
      frame("translateY(10px) rotate(330deg) scale(0.02)", 1),
    ],
    360,
    "linear",
  );
  void take.play(all, fade(0, 0), 1, "linear");
  void take.play(whirl, fade(1, 0), 160, "linear");
}

async function spit(take: T, figure: number): Promise<void> {
  const { all, hop: up, body, chip } = partsOf(take, figure);
  const at = take.box(`figure-${figure}`);
  if (at === null) return;
  const whirl = take.prop(WHIRL, at, 1);
  void take.play(
    whirl,
    [
      frame("scale(0.1)", 0, "out", { opacity: 0 }),
      frame("rotate(220deg) scale(1.1, 1)", 1, undefined, { opacity: 1 }),
    ],
    300,
    "linear",
  );
  void take.play(all, fade(1, 1), 1, "linear");
  take.cue("whistle up");
  void take.play(
    up,
    [
      frame("translateY(20px)", 0, "hop"),
      frame("translateY(-58px)", 0.5, "fall"),
      frame("none", 0.84),
      frame("none", 1),
    ],
    430,
    "linear",
  );
  void take.play(chip, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], 430, "linear");
  await take.play(
    body,
    [
      frame("rotate(-300deg) scale(0.05)", 0, "out"),
      frame("rotate(-20deg) scale(0.8, 1.25)", 0.45),
      frame(squash(0.96, 1.06, 6), 0.66),
      frame(squash(1.28, 0.7), 0.85, "out"),
      frame(squash(0.95, 1.06), 0.94),
      frame(squash(1, 1), 1),
    ],
    430,
    "linear",
  );
  dust(take, figure);
  void take.play(whirl, fade(1, 0), 160, "linear");
}

const byMagic =
  (figureOf: (event: Told) => number): Act =>
  async (take, event) => {
    const figure = figureOf(event);
    const loom = take.actor("loom");
    const wasUp = take.state.loom !== NONE;
    const isOut = poseIn(take, figure) === null;
    if (!isOut) await suck(take, figure);
    await draw(take);
    if (wasUp && take.state.loom === NONE)
      void take.play(
        loom,
        [frame("none", 0, "in", { opacity: 1 }), frame("translateY(112%)", 1, undefined, { opacity: 1 })],
        380,
        "linear",
      );
    void take.play(partsOf(take, figure).all, fade(0, 0), 110, "linear");
    await take.hold(110);
    await spit(take, figure);
    await take.hold(160);
  };

/** A card shown large over the upper rows of the board, where it hides nobody it moves. */
function large(take: T, picture: Svg, share = 0.26): { prop: HTMLElement; box: Box } | null {
  const library = take.box("library");
  if (library === null) return null;
  const ratio = picture.box[3] / picture.box[2];
  const w = Math.min(Math.max(library.w * share, 96), 210);
  const h = w * ratio;
  const place = { x: library.x, y: library.y - library.h / 2 + h * 0.62, w, h };
  const prop = take.prop(`<div class="large-card">${svg(picture)}</div>`, place, 66);
  return { prop, box: place };
}
const flight = (from: Box, home: Box, turn = 0): string =>
  `translate(${from.x - home.x}px, ${from.y - home.y}px) rotate(${turn}deg) scale(${from.w / home.w})`;

const bright = (take: T, much = 0.3): void => {
  const screen = { x: innerWidth / 2, y: innerHeight / 2, w: innerWidth, h: innerHeight };
  const light = take.prop('<i class="bright"></i>', screen, 75);
  void take.play(light, [{ opacity: 0 }, { opacity: much, offset: 0.15 }, { opacity: 0 }], 380, "linear");
};

// One act for each kind

const played: Act = async (take, event) => {
  const { seat = NONE, card = NONE } = event;
  const home = take.box(`card-${card}`) ?? take.box(`seat-${seat}`);
  const shown = large(take, face(card));
  portrait(take, seat);
  take.cue("card");
  if (shown !== null && home !== null) {
    const { prop, box } = shown;
    await take.play(
      prop,
      [
        frame(flight({ ...home, w: Math.min(home.w, 90) }, box, -16), 0, "out", { opacity: 0.4 }),
        frame("rotate(3deg) scale(1.05)", 0.72, undefined, { opacity: 1 }),
        frame("none", 1),
      ],
      280,
      "linear",
    );
    await take.hold(800);
    await draw(take);
    const mover = movementOf(card)?.mover === "rigor" ? RIGOR : seat;
    const goal = take.box(`figure-${mover}`);
    if (goal !== null)
      await take.play(
        prop,
        [
          frame("none", 0, "in", { opacity: 1 }),
          frame(flight({ ...goal, w: 28 }, box, 12), 1, undefined, { opacity: 0.5 }),
        ],
        200,
        "linear",
      );
    void take.play(prop, fade(0, 0), 1);
    void take.play(
      partsOf(take, mover).body,
      [frame("none"), frame(squash(1.1, 0.88), 0.4), frame("none")],
      140,
      "linear",
    );
    await take.hold(110);
  } else await draw(take);
};

const walked: Act = async (take, { seat = NONE }) => {
  const before = plain(poseIn(take, seat)?.move);
  await draw(take);
  void take.play(lastTrail(take), fade(0, 1), 200, "linear");
  take.cue("bare feet");
  await hop(take, seat, before, 290);
  dust(take, seat, 3);
};

const stalked: Act = async (take) => {
  const from = poseIn(take, RIGOR);
  await draw(take);
  const there = poseIn(take, RIGOR);
  if (from === null || there === null) return;
  const half = to((from.x + there.x) / 2, (from.y + there.y) / 2);
  const walk = [
    frame(from.move, 0),
    frame(from.move, 0.12, "out"),
    frame(half, 0.46),
    frame(half, 0.56, "out"),
    frame(there.move, 0.94),
    frame(there.move, 1),
  ];
  const { all, body } = partsOf(take, RIGOR);
  void take.play(lastTrail(take), fade(0, 1), 300, "linear");
  take.cue("slippers");
  void take.play(all, walk, 350, "linear");
  void take.play(take.actor("lamp"), walk, 350, "linear", { delay: 40 });
  cower(take, 420);
  await take.play(
    body,
    [
      frame(squash(1, 1), 0),
      frame(squash(1.03, 0.95, -3), 0.12),
      frame(squash(0.98, 1.03, 6), 0.34),
      frame(squash(1.03, 0.96), 0.5),
      frame(squash(0.98, 1.03, -6), 0.76),
      frame(squash(1.04, 0.95), 0.93),
      frame(squash(1, 1), 1),
    ],
    350,
    "linear",
  );
};

const shoved: Act = async (take, { seat = NONE, other = NONE }) => {
  const [by, whom] = [partsOf(take, other), partsOf(take, seat)];
  const [pusher, victim] = [poseIn(take, other), poseIn(take, seat)];
  if (pusher === null || victim === null || by.all === null || whom.all === null) {
    await draw(take);
    return;
  }
  const dx = Math.sign(Math.round((victim.x - pusher.x) / 20));
  const dy = Math.sign(Math.round((victim.y - pusher.y) / 20));
  const lean = dx || 0.8;
  const push = (far: number): string => to(victim.x + dx * far, victim.y + dy * far * 0.7 + 4);
  void take.play(whom.body, [frame(squash(1, 1)), frame(squash(0.97, 1.04, -lean * 5))], 190, "out");
  void take.play(by.all, [frame(pusher.move, 0, "out"), frame(push(-58), 1)], 190, "linear");
  void take.play(
    by.hop,
    [frame("none", 0, "hop"), frame("translateY(-12px)", 0.4, "fall"), frame("none", 1)],
    190,
    "linear",
  );
  await take.play(
    by.body,
    [frame(squash(1, 1), 0, "out"), frame(squash(1.12, 0.86, -lean * 20), 1)],
    190,
    "linear",
  );
  void take.play(by.all, [frame(push(-58), 0, "in"), frame(push(-22), 1)], 80, "linear");
  await take.play(
    by.body,
    [frame(squash(1.12, 0.86, -lean * 20)), frame(squash(1.1, 0.96, lean * 24))],
    80,
    "linear",
  );
  burst(take, take.box(`figure-${seat}`));
  take.cue("thump");
  void take.play(
    whom.body,
    [frame(squash(0.8, 1.1, lean * 10)), frame(squash(0.8, 1.1, lean * 10))],
    90,
    "linear",
  );
  await take.hold(90); // hit stop: the frame one remembers
  await draw(take);
  take.cue("yelp");
  const [a, b] = [poseIn(take, other), poseIn(take, seat)];
  void take.play(lastTrail(take), fade(0, 1), 220, "linear");
  const [again, tumbled] = [partsOf(take, other), partsOf(take, seat)];
  void take.play(
    again.all,
    [frame(push(-22), 0, "out"), frame(plain(a?.move), 0.5), frame(plain(a?.move), 1)],
    390,
    "linear",
  );
  void take.play(
    again.body,
    [
      frame(squash(1.1, 0.96, lean * 24), 0, "out"),
      frame(squash(0.98, 1.04, -lean * 6), 0.5),
      frame(squash(1, 1), 1),
    ],
    390,
    "linear",
  );
  void take.play(tumbled.chip, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], 390, "linear");
  void take.play(
    tumbled.all,
    [frame(victim.move, 0, "out"), frame(plain(b?.move), 0.7), frame(plain(b?.move), 1)],
    390,
    "linear",
  );
  void take.play(
    tumbled.hop,
    [frame("none", 0, "hop"), frame("translateY(-26px)", 0.3, "fall"), frame("none", 0.64), frame("none", 1)],
    390,
    "linear",
  );
  await take.play(
    tumbled.body,
    [
      frame(squash(0.8, 1.1, lean * 10), 0, "out"),
      frame(squash(1.05, 0.96, lean * 34), 0.25),
      frame(squash(1.18, 0.8, lean * 22), 0.66, "out"),
      frame(squash(0.97, 1.04), 0.86),
      frame(squash(1, 1, b?.tilt ?? 0), 1),
    ],
    390,
    "linear",
  );
  dust(take, seat);
};

const caught: Act = async (take, { seat = NONE }) => {
  const before = plain(poseIn(take, seat)?.move);
  await draw(take);
  const loom = take.actor("loom");
  const { all, body, hop: up } = partsOf(take, seat);
  const pose = poseIn(take, seat);
  const at = take.box(`figure-${seat}`);
  if (pose === null || at === null) return;
  const down = frame("translateY(112%)", 0, undefined, { opacity: 1 });
  void take.play(loom, [down, down], 330, "linear");
  void take.play(all, [frame(before, 0, "out"), frame(pose.move, 1)], 160, "linear");
  const oh = take.prop(
    '<b class="shout">!</b>',
    { x: at.x, y: at.y - at.h * 0.95, w: at.w * 0.6, h: at.h * 0.8 },
    72,
  );
  take.cue("gulp");
  void take.play(oh, POP, 220, "linear");
  await take.play(
    body,
    [
      frame(squash(1, 1)),
      frame(squash(1.12, 0.86), 0.35),
      frame(squash(0.92, 1.1), 0.7),
      frame(squash(1, 1, pose.tilt)),
    ],
    330,
    "linear",
  );
  take.cue("gasp");
  cower(take, 450);
  const library = take.box("library");
  const shade = library === null ? null : take.prop('<i class="dark"></i>', library, 5);
  void take.play(shade, fade(0, 0.45), 120, "linear");
  await take.play(
    loom,
    [
      frame("translateY(112%) rotate(-4deg)", 0, "out", { opacity: 1 }),
      frame("translateY(-2%) rotate(1deg)", 0.78, "camera", { opacity: 1 }),
      frame("none", 1, undefined, { opacity: 1 }),
    ],
    450,
    "linear",
  );
  await take.hold(480); // stillness: nothing moves
  void take.play(oh, fade(1, 0), 60, "linear");
  const face_ = take.box("loom");
  if (face_ !== null) {
    take.cue("strike");
    const beams = [0.4, 0.57].map((across) => {
      const eye = { x: face_.x - face_.w / 2 + face_.w * across, y: face_.y - face_.h / 2 + face_.h * 0.39 };
      const [dx, dy] = [at.x - eye.x, at.y - eye.y];
      const [long, turn] = [Math.hypot(dx, dy), (Math.atan2(dy, dx) * 180) / Math.PI];
      const beam = take.prop(
        '<i class="beam"></i>',
        { x: eye.x + long / 2, y: eye.y, w: long, h: at.h * 1.2 },
        68,
      );
      beam.style.transformOrigin = "0 50%";
      void take.play(
        beam,
        [frame(`rotate(${turn}deg) scaleX(0.02)`), frame(`rotate(${turn}deg) scaleX(1)`)],
        110,
        "in",
      );
      return beam;
    });
    await take.hold(110);
    for (const beam of beams) void take.play(beam, fade(1, 0), 520, "in");
  }
  bright(take, 0.22);
  burst(take, at, 520);
  void take.play(
    up,
    [frame("none", 0, "hop"), frame("translateY(-40px)", 0.4, "fall"), frame("none", 0.8), frame("none", 1)],
    520,
    "linear",
  );
  await take.play(
    body,
    [
      frame(squash(0.8, 1.2, pose.tilt), 0, "out"),
      frame(squash(0.95, 1.05, 380), 0.62),
      frame(squash(1.2, 0.78, 372), 0.82, "out"),
      frame(squash(1, 1, 360 + pose.tilt), 1),
    ],
    520,
    "linear",
  );
  await take.hold(120);
};

/** A piece comes from its pile, is turned over where it will be read, and stays there. */
async function reveal(take: T, pile: Pile): Promise<HTMLElement | null> {
  const library = take.box("library");
  const from = take.box(`pile-${pile}`) ?? (library === null ? null : { ...library, y: -60, w: 40, h: 52 });
  const picture = back(pile);
  const shown = large(take, picture, 0.3);
  if (shown === null || from === null) return null;
  const { prop, box } = shown;
  take.cue("card");
  await take.play(
    prop,
    [
      frame(flight(from, box, 10), 0, "out"),
      frame("translateY(-14px) rotate(-4deg) scale(1.04)", 0.7),
      frame("none", 1),
    ],
    350,
    "linear",
  );
  await take.hold(170);
  await take.play(prop, [frame("none"), frame("scaleX(0.02)")], 100, "in");
  void take.play(prop, fade(0, 0), 1);
  return prop;
}
const unfold = [
  frame("scaleX(0.02)", 0, "out"),
  frame("scale(1.12, 1.06) rotate(2deg)", 0.5),
  frame("scale(0.98)", 0.8),
  frame("none", 1),
];

const looked: Act = async (take, { seat = NONE, card = NONE }) => {
  await reveal(take, "look");
  await draw(take);
  const panel = take.actor("moment");
  const worn = [`figure-${seat}`, `seat-${seat}`].flatMap((id) => [
    ...(take.actor(id)?.querySelectorAll(`[data-worn="${card}"]`) ?? []),
  ]);
  const title = take.actor("moment-title");
  for (const one of worn) void take.play(one, fade(0, 0), 440, "linear");
  bright(take, 0.32);
  take.cue("lightning");
  await take.play(take.actor("moment-card"), unfold, 190, "linear");
  await take.play(
    title,
    [
      frame("scale(1.7)", 0, "in", { opacity: 0 }),
      frame("scale(0.95)", 0.7, undefined, { opacity: 1 }),
      frame("none", 1, undefined, { opacity: 1 }),
    ],
    130,
    "linear",
  );
  const at = take.box(`figure-${seat}`);
  if (at !== null) {
    const strike = take.prop(
      `<svg viewBox="0 -4 46 72">${bolt()}</svg>`,
      { x: at.x, y: at.y - at.h * 0.9, w: at.w * 0.7, h: at.h * 1.1 },
      72,
    );
    void take.play(
      strike,
      [
        frame("translateY(-60px) scaleY(0.3)", 0, "in", { opacity: 1 }),
        frame("none", 0.3, undefined, { opacity: 1 }),
        frame("none", 0.6, undefined, { opacity: 1 }),
        frame("none", 1, undefined, { opacity: 0 }),
      ],
      380,
      "linear",
    );
  }
  await take.hold(120);
  burst(take, at, 380);
  for (const one of worn)
    void take.play(
      one,
      [
        frame("scale(2.4)", 0, "in", { opacity: 0 }),
        frame("scale(0.8)", 0.4, "out", { opacity: 1 }),
        frame("scale(1.15)", 0.7),
        frame("none", 1),
      ],
      280,
      "linear",
    );
  portrait(take, seat);
  await take.hold(280);
  const open =
    panel?.querySelectorAll("[data-eye]")[(take.state.view.players[seat]?.looks.length ?? 1) - 1] ?? null;
  take.cue("eye");
  void take.play(
    open,
    [frame("scaleY(0.05)", 0, "out"), frame("scale(1.5)", 0.5), frame("scale(1)", 1)],
    220,
    "linear",
  );
  await take.hold(220 + 950);
};

const tokenTurned: Act = async (take, event) => {
  await reveal(take, "token");
  await draw(take);
  take.cue("coin");
  await take.play(take.actor("moment-card"), unfold, 150, "linear");
  await take.hold(event.seat === take.state.view.viewer ? 900 : 700);
};

const tookTome: Act = async (take, { seat = NONE, card = NONE }) => {
  await reveal(take, "tome");
  await draw(take);
  take.cue("pages");
  portrait(take, seat, 500);
  const spine = take.actor(`seat-${seat}`)?.querySelector(`[data-spine="${card}"]`) ?? null;
  void take.play(take.actor("moment-card"), unfold, 190, "linear");
  await take.hold(700);
  take.cue("clasp");
  await take.play(
    spine,
    [
      frame("translateY(-14px) scale(0.8, 1.2)", 0, "in"),
      frame("scale(1.25, 0.75)", 0.45, "out"),
      frame("scale(0.95, 1.05)", 0.75),
      frame("none", 1),
    ],
    200,
    "linear",
  );
};

/** A tome leaves the shelf, opens over its owner, and lies used. */
const used: Act = async (take, { seat = NONE, card = NONE }) => {
  const home = take.box(`seat-${seat}`);
  const shown = large(take, face(card));
  take.cue("whisper");
  if (shown !== null && home !== null) {
    await take.play(
      shown.prop,
      [
        frame(flight({ ...home, w: 30 }, shown.box, 8), 0, "out", { opacity: 0.4 }),
        frame("scale(1.1, 1)", 0.75, undefined, { opacity: 1 }),
        frame("none", 1),
      ],
      300,
      "linear",
    );
    await take.hold(740);
    await draw(take);
    await take.play(
      shown.prop,
      [
        frame("none", 0, "in", { opacity: 1 }),
        frame(flight({ ...home, w: 24 }, shown.box), 1, undefined, { opacity: 0 }),
      ],
      250,
      "linear",
    );
  } else await draw(take);
};

const began: Act = async (take, { seat = NONE }) => {
  await draw(take);
  const lit = take.actor(`seat-${seat}`)?.querySelectorAll(".glow, .candle") ?? [];
  for (const light of lit)
    void take.play(
      light,
      [{ opacity: 0 }, { opacity: 0.7, offset: 0.5 }, { opacity: 0.5, offset: 0.65 }, { opacity: 1 }],
      250,
      "linear",
    );
  portrait(take, seat, 340);
  const isMine = seat === take.state.view.viewer;
  take.cue(isMine ? "bell" : "wick");
  const here = poseIn(take, seat);
  if (isMine && here !== null) void hop(take, seat, here.move, 380, 26);
  await take.hold(isMine ? 620 : 350);
};

const drew: Act = async (take, { seat = NONE, card = NONE }) => {
  const from = take.box("pile-movement");
  await draw(take);
  take.cue("card");
  const drawn = card >= 0 ? take.actor(`card-${card}`) : null;
  const end = drawn === null ? take.box(`seat-${seat}`) : take.box(`card-${card}`);
  if (from === null || end === null || drawn === null) {
    await take.play(
      drawn,
      [frame("translateY(40px)", 0, "out", { opacity: 0 }), frame("none", 1)],
      250,
      "linear",
    );
    return;
  }
  await take.play(
    drawn,
    [frame(flight(from, end, 14), 0, "out", { opacity: 0.5 }), frame("none", 1, undefined, { opacity: 1 })],
    350,
    "linear",
  );
};

const arrived: Act = async (take, { seat = NONE }) => {
  await draw(take);
  const { hop: up } = partsOf(take, seat);
  take.cue("thump");
  await take.play(
    up,
    [
      frame("translateY(-140px) scale(0.8, 1.2)", 0, "in", { opacity: 0 }),
      frame("scale(1.25, 0.75)", 0.55, "out", { opacity: 1 }),
      frame("scale(0.95, 1.06)", 0.8),
      frame("none", 1),
    ],
    420,
    "linear",
  );
  dust(take, seat);
  await take.hold(150);
};

const swapped: Act = async (take, { seat = NONE, other = NONE }) => {
  await Promise.all([suck(take, seat), suck(take, other)]);
  await draw(take);
  await Promise.all([spit(take, seat), spit(take, other)]);
};

/** A look that did not strike, or was shed: it is seen, and goes. */
const lookGone: Act = async (take, { seat = NONE, card = NONE }) => {
  const shown = card < 0 ? null : large(take, face(card));
  const goal = take.box("pile-look");
  portrait(take, seat);
  if (shown === null) {
    await draw(take);
    await take.hold(500);
    return;
  }
  await take.play(shown.prop, POP, 260, "linear");
  await take.hold(380);
  await draw(take);
  const end = goal ?? { ...shown.box, y: -80, w: 40 };
  await take.play(
    shown.prop,
    [
      frame("none", 0, "in", { opacity: 1 }),
      frame(flight(end, shown.box, 20), 1, undefined, { opacity: 0.3 }),
    ],
    260,
    "linear",
  );
};

/** Words do it: the goblin it concerns stands up for them. */
const spoken =
  (ms: number): Act =>
  async (take, { seat = NONE }) => {
    if (seat !== NONE) portrait(take, seat, 360);
    await draw(take);
    await take.hold(ms);
  };

const ended: Act = async (take) => {
  await take.hold(350);
  take.cue("hush");
  await draw(take);
  await take.hold(300);
};

const won: Act = async (take, { seat = NONE }) => {
  await draw(take);
  take.cue("chorus");
  portrait(take, seat, 500);
  const here = poseIn(take, seat);
  const at = take.box(`figure-${seat}`);
  burst(take, at, 700);
  if (here !== null) for (let i = 0; i < 3; i++) await hop(take, seat, here.move, 420, 60);
  await take.hold(700);
};

const seatOf = ({ seat = NONE }: Told): number => seat;
const ACTS: Readonly<Record<string, Act>> = {
  began,
  dealt: drew,
  drew,
  reshuffled: spoken(400),
  placed: arrived,
  played,
  showed: spoken(380),
  discarded: spoken(300),
  walked,
  shoved,
  stalked,
  stopped: spoken(280),
  caught,
  looked,
  "look-returned": lookGone,
  "look-spared": spoken(650),
  hid: used,
  carried: byMagic(seatOf),
  token: tokenTurned,
  "tokens-shuffled": spoken(500),
  hopped: byMagic(seatOf),
  stayed: spoken(380),
  "rigor-hopped": byMagic(() => RIGOR),
  "took-tome": tookTome,
  "sent-home": byMagic(seatOf),
  used,
  pardoned: lookGone,
  swapped,
  opened: spoken(260),
  called: spoken(1100),
  admitted: spoken(650),
  denied: spoken(650),
  voted: spoken(220),
  convicted: spoken(1100),
  acquitted: spoken(1100),
  ended,
  won,
  shared: won,
};

/** Whom an event concerns, as actors. */
function actorsOf({ kind, seat = NONE, other = NONE }: Told): string[] {
  if (kind === "stalked" || kind === "rigor-hopped") return [`figure-${RIGOR}`];
  return [seat, other].filter((one) => one !== NONE).map((one) => `figure-${one}`);
}

const BRIEF = ["dealt", "drew", "opened", "voted", "walked", "stalked", "stopped", "reshuffled"];

/** The same story without travel: large cards still appear, light falls on whom it concerns. */
async function still(take: T, event: Told): Promise<void> {
  const { kind, card = NONE } = event;
  if (card >= 0 && ["played", "used", "hid", "look-returned", "pardoned"].includes(kind)) {
    const shown = large(take, face(card));
    void take.play(shown?.prop ?? null, fade(0, 1), 120);
  }
  const isBig = card >= 0 && pieceOf(card).type !== "movement";
  await take.still(actorsOf(event), isBig ? 1500 : BRIEF.includes(kind) ? 260 : 700);
}

export const performances: Readonly<Record<string, Performance<Story, Told>>> = Object.fromEntries(
  Object.entries(ACTS).map(([kind, full]) => [kind, { full, still, actors: actorsOf }]),
);
