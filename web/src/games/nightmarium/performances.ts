/**
 * How each event of Nightmarium is shown: who is lit, what moves, on which beat its effect is drawn. Times are
 * milliseconds at normal pace; the director makes them shorter or longer. Only transform and opacity move.
 */

import type { Told } from "../../net/protocol";
import type { Performance } from "../../ui/director/director.svelte";
import { boxOf, type Box, type Take as AnyTake } from "../../ui/director/take";
import { abilityIcon, legionSign, type Ability } from "./art";
import { factsOf, faceOf, LEGIONS, PARTS, whole } from "./cards";
import { blast } from "./figures";
import type { TableState } from "./script";

type Take = AnyTake<TableState, Told>;
type Show = Performance<TableState, Told>;

const place = (seat: number, spot: number): string => `place:${seat}:${spot}`;
const who = (seat: number): string => `who:${seat}`;
const cardId = (card: number): string => `card:${card}`;
const PART_AT = [0.8, 0.48, 0.22]; // of a body's height, where its legs, torso and head are

/** A card as a prop: its face, or its back that turns over to the face. */
const face = (card: number): string => `<div class="nm-face">${faceOf(card, 200)}</div>`;
const back = (): string => `<div class="nm-back">${faceOf(-1)}</div>`;
const tool = (ability: Ability, mirrored: boolean): string =>
  `<div class="nm-tool${mirrored ? " mirrored" : ""}">${whole(abilityIcon(ability))}</div>`;
const DUST = '<i class="nm-dust"></i>';
const CRUMB = '<i class="nm-crumb"></i>';
const SPARK = '<i class="nm-spark"></i>';

const bodyOf = (take: Take, id: string): HTMLElement | null =>
  take.actor(id)?.querySelector<HTMLElement>(".body") ?? null;
const mine = (take: Take, seat = -1): boolean => seat === take.state.view.viewer;
const sized = ({ x, y }: Box, w: number): Box => ({ x, y, w, h: w * 1.4 });

/** Where something begins or ends that has no place of its own on a small screen. */
function home(take: Take, seat: number): Box {
  const plate = take.box(who(seat));
  if (plate !== null && plate.w > 0) return { ...plate, x: plate.x - plate.w * 0.25, w: 40, h: 56 };
  const creature = take.box(place(seat, 0));
  return creature ?? { x: innerWidth / 2, y: innerHeight, w: 40, h: 56 };
}

function heap(take: Take, id: "deck" | "grave"): Box {
  const box = take.box(id) ?? { x: innerWidth / 2, y: innerHeight + 60, w: 100, h: 140 };
  return { x: box.x, y: box.y - box.h * 0.12, w: box.w * 0.62, h: box.w * 0.87 };
}

function partBox(take: Take, id: string, at: number): Box | null {
  const body = bodyOf(take, id);
  if (body === null) return null;
  const box = boxOf(body);
  return { x: box.x, y: box.y - box.h / 2 + box.h * (PART_AT[at] ?? 0.5), w: box.w, h: box.h * 0.4 };
}

const pulse = (take: Take, element: Element | null, by = 1.16, ms = 300): Promise<void> =>
  take.play(element, [{ scale: 1 }, { scale: by, offset: 0.35 }, { scale: 1 }], ms);

function shake(take: Take, element: Element | null, by: number, ms: number): Promise<void> {
  return take.play(
    element,
    [0, -by, by * 0.8, -by * 0.5, by * 0.3, 0].map((x) => ({ translate: `${x}px 0px` })),
    ms,
    "linear",
  );
}

/** The ground feels a weight: the body squashes, dust rises at its feet. */
function thump(take: Take, id: string, ms = 260, deep = 0.93): Promise<void> {
  const body = bodyOf(take, id);
  if (body === null) return Promise.resolve();
  const box = boxOf(body);
  take.specks({ ...box, y: box.y + box.h / 2 }, 7, DUST, {
    spread: box.w * 0.6,
    up: 14,
    size: 5 + box.w * 0.04,
  });
  return take.play(
    body,
    [
      { scale: "1 1" },
      { scale: `${2 - deep} ${deep}`, offset: 0.25 },
      { scale: "0.985 1.02", offset: 0.6 },
      { scale: "1 1" },
    ],
    ms,
  );
}

/** What is meant is framed in the colour of harm. */
async function aimAt(take: Take, id: string, ms: number): Promise<void> {
  const box = take.box(id);
  if (box === null) return;
  const arch = take.prop('<i class="nm-harm"></i>', { ...box, w: box.w * 1.08, h: box.h * 1.02 }, 58);
  await take.play(
    arch,
    [
      { opacity: 0, scale: 1.25 },
      { opacity: 1, scale: 1 },
    ],
    ms,
  );
}

/** The badge of an ability rises from the creature that has it. */
async function sign(take: Take, id: string, ability: Ability, ms = 260): Promise<HTMLElement | null> {
  const box = take.box(id);
  if (box === null) return null;
  const size = Math.max(40, Math.min(box.w * 0.55, 84));
  const at = { x: box.x + box.w * 0.42, y: box.y - box.h * 0.2, w: size, h: size };
  const badge = take.prop(`<div class="nm-badge">${whole(abilityIcon(ability))}</div>`, at, 62);
  await take.play(
    badge,
    [
      { translate: "0px 26px", scale: 0.2, opacity: 0 },
      { translate: "0px 0px", scale: 1, opacity: 1 },
    ],
    ms,
    "spring",
  );
  return badge;
}

/** Who acts by an ability stands where its chain runs. */
function actor(take: Take, seat: number): string {
  const run = take.state.chain.runs.at(-1);
  return run?.seat === seat ? place(run.seat, run.spot) : who(seat);
}

/** A card of the deck, or of a hand nobody sees, goes somewhere. */
async function throwCard(
  take: Take,
  markup: string,
  from: Box,
  to: Box,
  ms: number,
  arc = 40,
): Promise<void> {
  const start = sized(from, Math.max(from.w, 40));
  const card = take.prop(markup, start, 64);
  await take.fly(card, start, start, sized(to, Math.max(to.w * 0.6, 26)), ms, "camera", arc);
}

/** My card leaves the hand, the middle or a name: the element it is, or a prop in its stead. */
function cardFrom(
  take: Take,
  card: number,
  seat: number,
): { element: HTMLElement; box: Box; isProp: boolean } {
  const element = take.actor(cardId(card));
  if (element !== null) return { element, box: boxOf(element), isProp: false };
  const box = sized(home(take, seat), 44);
  return { element: take.prop(card >= 0 ? face(card) : back(), box, 66), box, isProp: true };
}

const began: Show = {
  async full(take, { seat = -1 }) {
    await take.commit();
    const plate = take.actor(who(seat));
    if (mine(take, seat)) {
      take.cue("turn");
      for (const [i, flame] of [...(take.actor("prompt")?.querySelectorAll(".flame") ?? [])].entries())
        void take.play(flame, [{ opacity: 0 }, { opacity: 1 }], 280, "out", { delay: i * 200 });
    }
    await pulse(take, plate, 1.06, 300);
    await take.hold(90);
  },
  actors: ({ seat = -1 }) => [who(seat)],
};

const dealt: Show = {
  async full(take, { seat = -1 }) {
    const to = mine(take, seat)
      ? { x: innerWidth / 2, y: innerHeight - 60, w: 90, h: 126 }
      : home(take, seat);
    await throwCard(take, back(), heap(take, "deck"), to, 85, 30);
    take.cue("card");
    await take.commit();
  },
  actors: () => [],
  still: async (take) => take.commit(),
};

const drew: Show = {
  async full(take, { seat = -1, card = -1 }) {
    const deck = heap(take, "deck");
    take.cue("card");
    if (!mine(take, seat) || card < 0) {
      await throwCard(take, back(), deck, home(take, seat), 400, 60);
      await take.commit();
      await pulse(take, take.actor(who(seat)), 1.05, 200);
      return;
    }
    const prop = take.prop(back(), sized(deck, deck.w), 64);
    await take.play(prop, [{ translate: "0px 0px" }, { translate: "0px -26px" }], 120);
    await take.commit();
    const element = take.actor(cardId(card));
    if (element === null) return;
    const to = boxOf(element);
    void take.play(prop, [{ opacity: 1 }, { opacity: 0 }], 60);
    await take.play(
      element,
      [
        { translate: `${deck.x - to.x}px ${deck.y - to.y - 26}px`, scale: deck.w / to.w },
        {
          translate: `${(deck.x - to.x) * 0.45}px ${(deck.y - to.y) * 0.45 - 60}px`,
          scale: 1.12,
          offset: 0.5,
        },
        { translate: "0px 0px", scale: 1 },
      ],
      430,
      "camera",
    );
  },
  actors: ({ seat = -1 }) => ["deck", who(seat)],
};

const reshuffled: Show = {
  async full(take) {
    const [from, to] = [heap(take, "grave"), heap(take, "deck")];
    await Promise.all(
      [0, 1, 2, 3].map((i) =>
        take.hold(i * 60).then(() => throwCard(take, back(), from, to, 260, 60 + i * 20)),
      ),
    );
    await take.commit();
  },
  actors: () => ["grave", "deck"],
};

const discarded: Show = {
  async full(take, { seat = -1, card = -1 }) {
    const { element, box } = cardFrom(take, card, seat);
    take.cue("card");
    await take.fly(element, box, box, sized(heap(take, "grave"), heap(take, "grave").w), 320, "camera", 50);
    await take.commit();
  },
  actors: ({ seat = -1 }) => [who(seat), "grave"],
};

const passed: Show = {
  full: async (take, { seat = -1 }) => {
    await shake(take, take.actor(who(seat)), 4, 220);
    await take.commit();
  },
  actors: ({ seat = -1 }) => [who(seat)],
};

const placed: Show = {
  async full(take, { seat = -1, card = -1, spot = -1, number = 0 }) {
    const id = place(seat, spot);
    const { element, box, isProp } = cardFrom(take, card, seat);
    const to = partBox(take, id, number);
    if (to === null) return;
    const end = sized(to, to.w * 0.62);
    if (isProp) {
      // another's card is shown large to all before it goes down
      const large = Math.min(innerWidth * 0.26, innerHeight * 0.2, 220);
      const shown = sized(
        { ...to, x: (to.x + innerWidth / 2) / 2, y: Math.min(to.y + innerHeight * 0.2, innerHeight * 0.6) },
        large,
      );
      await take.fly(element, box, box, shown, 380, "out", 30);
      await take.hold(420);
      await take.fly(element, box, shown, end, 340, "in", 40);
    } else {
      const up = { ...box, y: box.y - 34, w: box.w * 1.07, h: box.h * 1.07 };
      await take.fly(element, box, box, up, 150);
      await take.fly(element, box, up, { ...end, y: end.y - 14 }, 360, "camera", 90);
    }
    const ghost = take.prop(face(card), end, 67);
    await take.commit();
    take.cue("card");
    if (isProp) void take.play(element, [{ opacity: 0 }, { opacity: 0 }], 1);
    void take.play(
      ghost,
      [
        { opacity: 1, scale: 1 },
        { opacity: 0, scale: 1.35 },
      ],
      150,
    );
    const part = bodyOf(take, id)?.querySelector(`.part.${PARTS[number] ?? "head"}`) ?? null;
    void take.play(
      part,
      [
        { translate: "0px -7%", scale: 1.1 },
        { translate: "0px 1.2%", scale: 1, offset: 0.55 },
        { translate: "0px 0px", scale: 1 },
      ],
      260,
      "fall",
    );
    await take.hold(120);
    await thump(take, id, 260, mine(take, seat) ? 0.92 : 0.95);
    await take.hold(120);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const finished: Show = {
  async full(take, { seat = -1, spot = -1 }) {
    const id = place(seat, spot);
    const body = bodyOf(take, id);
    const quick = mine(take, seat) ? 1 : 0.62;
    if (body === null) return;
    const box = boxOf(body);
    // stitches run round the neck, one by one, and then the whole table waits
    for (let i = 0; i < 8; i++) {
      const at = {
        x: box.x + box.w * (-0.2 + i * 0.057),
        y: box.y - box.h / 2 + box.h * (0.38 + Math.sin((i / 7) * Math.PI) * 0.02),
        w: box.w * 0.075,
        h: Math.max(3, box.h * 0.012),
      };
      const stitch = take.prop('<i class="nm-stitch"></i>', at, 61);
      void take.play(
        stitch,
        [
          { scale: 0, rotate: `${i % 2 === 0 ? 62 : 118}deg`, opacity: 0 },
          { scale: 1.7, rotate: `${i % 2 === 0 ? 62 : 118}deg`, opacity: 1, offset: 0.5 },
          { scale: 1, rotate: `${i % 2 === 0 ? 62 : 118}deg`, opacity: 1 },
        ],
        150,
        "out",
        { delay: i * 42 * quick },
      );
    }
    await take.hold((8 * 42 + 240) * quick);
    await take.play(body, [{ scale: "1 1" }, { scale: "1.08 0.88" }], 130);
    await take.play(
      body,
      [
        { scale: "1.08 0.88", translate: "0px 0px" },
        { scale: "0.95 1.07", translate: "0px -10%" },
      ],
      190,
      "hop",
    );
    await take.play(
      body,
      [
        { scale: "0.95 1.07", translate: "0px -10%" },
        { scale: "1 1", translate: "0px 0px" },
      ],
      150,
      "fall",
    );
    await take.commit();
    take.cue("over");
    const element = take.actor(id);
    void thump(take, id, 320, 0.86);
    void take.play(
      element?.querySelector(".star") ?? null,
      [
        { scale: 0, rotate: "-140deg" },
        { scale: 1.5, rotate: "20deg", offset: 0.6 },
        { scale: 1, rotate: "0deg" },
      ],
      380,
    );
    void take.play(
      element?.querySelector(".pool") ?? null,
      [
        { opacity: 0, scale: 0.3 },
        { opacity: 1, scale: 1.15, offset: 0.4 },
        { opacity: 1, scale: 1 },
      ],
      600,
    );
    // from its star a mote goes to the lantern it lights
    const lamps = take.actor(who(seat))?.querySelectorAll(".lamp.on");
    const lamp = lamps?.item(lamps.length - 1) ?? null;
    if (lamp !== null) {
      const to = boxOf(lamp);
      const from = { x: box.x - box.w * 0.45, y: box.y + box.h / 2, w: 14, h: 14 };
      void take.play(lamp, [{ opacity: 0 }, { opacity: 0 }], 380, "linear");
      const mote = take.prop(SPARK, from, 75);
      await take.fly(mote, from, from, { ...to, w: 14, h: 14 }, 380, "camera", 50);
      void take.play(mote, [{ opacity: 1 }, { opacity: 0 }], 60);
      void take.play(
        lamp,
        [
          { scale: 0.3, opacity: 1 },
          { scale: 1.7, opacity: 1, offset: 0.4 },
          { scale: 1, opacity: 1 },
        ],
        340,
      );
      take.specks(to, 5, SPARK, { spread: 26, up: 6, ms: 380, size: 6 });
    }
    await take.hold(700 * quick);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot), who(seat)],
};

const sealed: Show = {
  async full(take, { seat = -1, card = -1, spot = -1 }) {
    const id = place(seat, spot);
    const { element, box, isProp } = cardFrom(take, card, seat);
    const to = partBox(take, id, 1);
    if (to === null) return;
    await take.fly(element, box, box, sized(to, to.w * 0.55), 420, "camera", 70);
    await take.commit();
    if (isProp) void take.play(element, [{ opacity: 1 }, { opacity: 0 }], 150);
    const at = take.actor(id);
    void take.play(
      at?.querySelector(".bell") ?? null,
      [
        { translate: "0px -60%", opacity: 0 },
        { translate: "0px 0px", opacity: 1 },
      ],
      500,
    );
    await take.play(
      at?.querySelector(".wax") ?? null,
      [
        { translate: "0px -120%", opacity: 0 },
        { translate: "0px 0px", opacity: 1 },
      ],
      350,
      "spring",
      { delay: 300 },
    );
    await thump(take, id, 240);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const demanded: Show = {
  async full(take, { seat = -1, spot = -1, number = 0 }) {
    const id = place(seat, spot);
    await thump(take, id, 300, 0.88);
    await take.commit();
    const badge = `<div class="nm-badge">${whole(legionSign(LEGIONS[number] ?? "necronauts"))}</div>`;
    const from = take.box(id);
    await Promise.all(
      take.state.view.players.map(async (_, other) => {
        const to = take.box(who(other));
        if (other === seat || from === null || to === null || to.w === 0) return;
        const at = { x: to.x, y: to.y + 10, w: 54, h: 54 };
        await take.fly(take.prop(badge, at, 62), at, { ...from, w: 20, h: 20 }, at, 480, "camera", 60);
      }),
    );
    await take.hold(320);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const chose: Show = {
  async full(take, { seat = -1 }) {
    await take.commit();
    await pulse(take, take.actor(who(seat)), 1.06, 240);
  },
  actors: ({ seat = -1 }) => [who(seat)],
};

const gave: Show = {
  async full(take, { seat = -1, card = -1 }) {
    const { element, box } = cardFrom(take, card, seat);
    const grave = heap(take, "grave");
    const middle = sized(
      {
        ...box,
        x: (box.x + grave.x) / 2,
        y: Math.min(Math.max(box.y, innerHeight * 0.3), innerHeight * 0.6),
      },
      grave.w,
    );
    await take.fly(element, box, box, middle, 220, "out", 30);
    await take.hold(mine(take, seat) ? 260 : 120);
    await take.fly(element, box, middle, sized(grave, grave.w), 220, "in");
    await take.commit();
  },
  actors: ({ seat = -1 }) => [who(seat), "grave"],
};

const gaveNothing: Show = {
  full: async (take, { seat = -1 }) => {
    await take.commit();
    await shake(take, take.actor(who(seat)), 5, 300);
  },
  actors: ({ seat = -1 }) => [who(seat)],
};

const activated: Show = {
  async full(take, { seat = -1, spot = -1, card = -1 }) {
    const id = place(seat, spot);
    const { ability } = factsOf(Math.max(card, 0));
    const isFirst = take.state.chain.runs.at(-1)?.links.every(({ state }) => state === "next") === true;
    if (isFirst)
      await take.play(bodyOf(take, id), [{ scale: "1 1" }, { scale: "1.04 0.95" }, { scale: "1 1" }], 200);
    await take.commit({ ms: isFirst && mine(take, seat) ? 520 : 260, ease: "camera" });
    const step = take.actor(`step:${card}`);
    if (step !== null) await pulse(take, step, 1.14, 320);
    else if (ability !== null) {
      const badge = await sign(take, id, ability);
      await take.hold(300);
      await take.play(badge, [{ opacity: 1 }, { opacity: 0 }], 120);
    }
    if (ability === "herald") await trumpet(take, id);
    if (ability === "weeper") {
      const head = partBox(take, id, 2);
      if (head !== null) take.specks(head, 6, '<i class="nm-dot"></i>', { spread: 60, up: 20, size: 9 });
    }
  },
  actors: ({ seat = -1, spot = -1, card = -1 }) => [place(seat, spot), `step:${card}`],
};

async function trumpet(take: Take, id: string): Promise<void> {
  const box = take.box(id);
  if (box === null) return;
  const rings = [0, 1, 2].map((i) => {
    const h = box.h * (0.2 + i * 0.1);
    const at = { x: box.x + box.w * (0.7 + i * 0.16), y: box.y - box.h * 0.25, w: h * 0.3, h };
    return take.play(
      take.prop(blast(), at, 61),
      [
        { translate: "-30px 0px", opacity: 0 },
        { opacity: 1, offset: 0.4 },
        { translate: "26px 0px", opacity: 0 },
      ],
      520,
      "out",
      { delay: i * 110 },
    );
  });
  await Promise.all(rings);
}

const stopped: Show = {
  async full(take, { seat = -1, spot = -1 }) {
    await take.commit();
    await shake(take, take.actor(place(seat, spot)), 4, 260);
    await take.hold(440);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const dropped: Show = {
  async full(take, { seat = -1, spot = -1 }) {
    await take.commit({ ms: 260, ease: "camera" });
    await pulse(take, take.actor(place(seat, spot)), 0.96, 240);
    await take.hold(620);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const revealed: Show = {
  async full(take, { card = -1 }) {
    const deck = heap(take, "deck");
    await take.commit();
    take.cue("card");
    const element = take.actor(cardId(card));
    if (element === null) return;
    const to = boxOf(element);
    const cover = take.prop(back(), { ...to, w: element.offsetWidth, h: element.offsetHeight }, 66);
    const way = (x: number, y: number, scale: string): Keyframe => ({ translate: `${x}px ${y}px`, scale });
    const [dx, dy, k] = [deck.x - to.x, deck.y - to.y, deck.w / to.w];
    void take.play(element, [{ opacity: 0 }, { opacity: 0 }], 480, "linear");
    await take.play(
      cover,
      [way(dx, dy, `${k} ${k}`), way(dx * 0.2, dy * 0.2 - 50, "0.9 0.9"), way(0, 0, "1 1")],
      460,
      "camera",
    );
    await take.play(cover, [{ scale: "1 1" }, { scale: "0.03 1" }], 120, "in");
    void take.play(cover, [{ opacity: 0 }, { opacity: 0 }], 1);
    await take.play(
      element,
      [
        { scale: "0.03 1", opacity: 1 },
        { scale: "1.05 1.05", opacity: 1, offset: 0.7 },
        { scale: "1 1", opacity: 1 },
      ],
      180,
    );
    await take.hold(take.state.view.revealed.length > 1 ? 900 : 150);
  },
  still: (take, { card = -1 }) => take.still([cardId(card)], 1100),
};

const scavenged: Show = {
  async full(take, { seat = -1, spot = -1, other = -1 }) {
    const id = place(other, spot);
    const from = actor(take, seat);
    if (take.actor("step:now") === null) await sign(take, from, "scavenger");
    await aimAt(take, id, 220);
    await take.hold(200);
    const prey = take.box(id);
    const body = bodyOf(take, id);
    const bird = take.box(from);
    if (prey === null || body === null || bird === null) return;
    const size = Math.max(70, prey.w * 0.8);
    const grave = heap(take, "grave");
    const right = grave.x > prey.x;
    const perch = { x: prey.x, y: Math.max(prey.y - prey.h * 0.1, size * 0.5 + 30), w: size, h: size };
    const beak = take.prop(tool("scavenger", !right), perch, 66);
    await take.fly(
      beak,
      perch,
      { ...bird, w: size * 0.4, h: size * 0.4 },
      { ...perch, y: perch.y - 50 },
      460,
      "out",
      110,
    );
    await take.fly(beak, perch, { ...perch, y: perch.y - 50 }, perch, 140, "in");
    const clone = body.cloneNode(true) as HTMLElement;
    const home = boxOf(body);
    const carried = take.prop("", home, 65);
    carried.append(...clone.children);
    carried.classList.add("nm-carried");
    void take.play(body, [{ opacity: 0 }, { opacity: 0 }], 1);
    const dip = { ...home, y: home.y + 8 };
    await Promise.all([
      take.fly(carried, home, home, dip, 140),
      take.fly(beak, perch, perch, { ...perch, y: perch.y + 10 }, 140),
    ]);
    const end = { x: grave.x, y: grave.y - 30, w: home.w * 0.5, h: home.h * 0.5 };
    void take.fly(
      beak,
      perch,
      { ...perch, y: perch.y + 10 },
      { ...perch, x: end.x, y: end.y - size * 0.5, w: size * 0.8, h: size * 0.8 },
      640,
      "camera",
      130,
    );
    await take.fly(carried, home, dip, end, 640, "camera", 130);
    void take.play(beak, [{ opacity: 1 }, { opacity: 0 }], 300);
    void take.fly(
      carried,
      home,
      end,
      { ...end, y: grave.y + 30, w: home.w * 0.25, h: home.h * 0.25 },
      240,
      "fall",
    );
    await take.play(carried, [{ opacity: 1 }, { opacity: 0 }], 240);
    await take.commit();
    void pulse(take, take.actor("grave"), 1.06, 260);
    take.specks(grave, 8, DUST, { spread: 80, up: 40 });
    await take.hold(mine(take, other) ? 700 : 320);
  },
  still: (take, { seat = -1, spot = -1, other = -1 }) =>
    take.still([actor(take, seat), place(other, spot), "grave"], 1800),
};

const executed: Show = {
  async full(take, { seat = -1, spot = -1, other = -1, card = -1 }) {
    const id = place(other, spot);
    const from = actor(take, seat);
    const at = (take.state.view.players[other]?.creatures[spot]?.cards.length ?? 1) - 1;
    await sign(take, from, "executioner");
    await aimAt(take, id, 210);
    await take.hold(260);
    const neck = partBox(take, id, at);
    const origin = take.box(from);
    const element = take.actor(id);
    if (neck === null || origin === null || element === null) return;
    // slowly back, fast down, then stillness
    const side = origin.x >= neck.x ? 1 : -1;
    const size = Math.max(96, Math.min(neck.w * 1.2, 230));
    const grip = { x: neck.x + side * size * 0.42, y: neck.y - size * 0.12, w: size, h: size };
    const axe = take.prop(tool("executioner", side > 0), grip, 64);
    const turn = axe.firstElementChild;
    void take.play(axe, [{ opacity: 0 }, { opacity: 1 }], 120);
    const rotate = (by: number): Keyframe => ({ rotate: `${by * -side}deg` });
    await take.play(turn, [rotate(-20), rotate(-72)], 340);
    await take.play(turn, [rotate(-72), rotate(38)], 180, "in");
    take.cue("refused");
    const cut = { ...neck, y: neck.y + neck.h * 0.4, w: neck.w * 1.3, h: 12 };
    void take.play(
      take.prop('<i class="nm-slash"></i>', cut, 63),
      [
        { scale: "0 1", opacity: 1 },
        { scale: "1 1", opacity: 1, offset: 0.3 },
        { scale: "1.1 0.1", opacity: 0 },
      ],
      260,
    );
    await take.hold(90);
    const body = bodyOf(take, id);
    const whole = body === null ? neck : boxOf(body);
    const part = body?.querySelector(`.part.${PARTS[at] ?? "head"}`)?.cloneNode(true) as
      HTMLElement | undefined;
    const loot = take.prop("", whole, 65);
    if (part !== undefined) loot.append(...part.children);
    await take.commit();
    take.specks(cut, 8, CRUMB, { spread: 90, up: 50, size: 10 });
    void shake(take, element, 7, 300);
    void take.play(
      turn,
      [
        { ...rotate(38), opacity: 1 },
        { ...rotate(30), opacity: 0 },
      ],
      260,
      "out",
      { delay: 80 },
    );
    const hop = { ...whole, y: whole.y - 46, w: whole.w * 1.12, h: whole.h * 1.12 };
    await take.fly(loot, whole, whole, hop, 170);
    const mineNow = mine(take, seat) ? take.box(cardId(card)) : null;
    const to = mineNow ?? take.box(who(seat)) ?? origin;
    await take.fly(loot, whole, hop, { ...to, w: whole.w * 0.24, h: whole.h * 0.24 }, 560, "camera", 70);
    void take.play(loot, [{ opacity: 1 }, { opacity: 0 }], 80);
    void pulse(take, take.actor(who(seat)), 1.08, 300);
    await take.hold(mine(take, other) ? 700 : 260);
  },
  still: (take, { seat = -1, spot = -1, other = -1 }) =>
    take.still([actor(take, seat), place(other, spot), who(seat)], 1800),
};

const devoured: Show = {
  async full(take, { seat = -1, spot = -1 }) {
    const id = place(seat, spot);
    const at = (take.state.view.players[seat]?.creatures[spot]?.cards.length ?? 1) - 1;
    await sign(take, actor(take, seat), "devourer");
    await aimAt(take, id, 180);
    const box = partBox(take, id, at);
    if (box === null) return;
    const size = Math.max(70, box.w * 0.9);
    const mouth = take.prop(tool("devourer", false), { ...box, w: size, h: size }, 66);
    await take.play(
      mouth,
      [
        { scale: "0.3 0.3", opacity: 0 },
        { scale: "1.2 1.2", opacity: 1 },
      ],
      220,
      "spring",
    );
    await take.play(mouth, [{ scale: "1.2 1.2" }, { scale: "1.15 0.5" }, { scale: "1.2 1.2" }], 180, "in");
    take.specks(box, 6, CRUMB, { spread: 60, up: 30, size: 9 });
    await take.play(mouth, [{ scale: "1.2 1.2" }, { scale: "1.15 0.4" }], 110, "in");
    await take.commit();
    take.specks(box, 8, CRUMB, { spread: 90, up: 40, size: 10 });
    void shake(take, take.actor(id), 6, 260);
    await take.play(
      mouth,
      [
        { scale: "1.15 0.4", opacity: 1 },
        { scale: "1.2 1.2", opacity: 0 },
      ],
      260,
    );
    await take.hold(200);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot), "grave"],
};

const vanished: Show = {
  async full(take, { seat = -1, spot = -1 }) {
    const box = take.box(place(seat, spot));
    await take.commit();
    if (box !== null)
      take.specks({ ...box, y: box.y + box.h * 0.3 }, 8, DUST, { spread: box.w * 0.7, up: 20 });
    await take.hold(300);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const reran: Show = {
  async full(take, { seat = -1, spot = -1 }) {
    const id = place(seat, spot);
    await pulse(take, take.actor(id)?.querySelector(".wax") ?? null, 1.4, 300);
    await take.commit();
    await thump(take, id, 300, 0.88);
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const declined: Show = {
  async full(take, { seat = -1, spot = -1 }) {
    await pulse(take, bodyOf(take, place(seat, spot)), 0.96, 260);
    await take.commit();
  },
  actors: ({ seat = -1, spot = -1 }) => [place(seat, spot)],
};

const won: Show = {
  async full(take, { seat = -1 }) {
    await take.hold(600); // the cause is seen before anything celebrates
    for (const [other] of take.state.view.players.entries()) {
      if (other === seat) continue;
      const lamps = [...(take.actor(who(other))?.querySelectorAll(".lamp.on") ?? [])].reverse();
      for (const [i, lamp] of lamps.entries())
        void take.play(
          lamp,
          [
            { opacity: 1, scale: 1 },
            { opacity: 1, scale: 1.2, offset: 0.3 },
            { opacity: 0.2, scale: 0.9 },
          ],
          240,
          "in",
          { delay: i * 110 },
        );
    }
    await take.hold(600);
    await take.commit();
    take.cue("over");
    const { creatures = [] } = take.state.view.players[seat] ?? {};
    for (const [spot, { cards }] of creatures.entries()) {
      if (cards.length < PARTS.length) continue;
      const id = place(seat, spot);
      void take.play(
        bodyOf(take, id),
        [
          { translate: "0px 0px", scale: "1.05 0.92" },
          { translate: "0px -12%", scale: "0.96 1.06", offset: 0.4 },
          { translate: "0px 0px", scale: "1.05 0.92", offset: 0.8 },
          { translate: "0px 0px", scale: "1 1" },
        ],
        520,
        "out",
        { delay: spot * 160 },
      );
      const box = take.box(id);
      if (box !== null) take.specks(box, 4, SPARK, { spread: 120, up: 80, ms: 900, size: 9 });
    }
    await take.hold(1800);
  },
  still: (take, { seat = -1 }) => take.still([who(seat)], 1600),
};

/** One for every kind of event. */
export const performances: Readonly<Record<string, Show>> = {
  began,
  dealt,
  drew,
  reshuffled,
  discarded,
  passed,
  placed,
  sealed,
  finished,
  demanded,
  chose,
  gave,
  "gave-nothing": gaveNothing,
  activated,
  stopped,
  dropped,
  cut: stopped,
  revealed,
  scavenged,
  executed,
  devoured,
  vanished,
  reran,
  declined,
  won,
  shared: won,
};
