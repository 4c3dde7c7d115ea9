/**
 * Where everything stands on the hill, from the size of the window alone. Computed once and pure: components place
 * themselves by it. Pixels from the upper left corner of the table.
 */

import type { SceneOptions } from "./scene";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Kind = "desktop" | "upright" | "sideways" | "tablet";

/** Room that the controls of the page take at each edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A chain of mine is told or asked about: its creature steps forward. */
export interface Hero {
  spot: number;
  /** What is looked at: creatures of others, or the chain itself. */
  aims: boolean;
}

export interface LayoutOptions {
  width: number;
  height: number;
  insets?: Insets;
  /** Seats in the order in which they are met, the viewer's not among them. */
  others: readonly number[];
  /** The viewer's seat, -1 for somebody who looks on. */
  own: number;
  /** Places of each player. */
  target: number;
  /** The seat whose mat is open where mats are small. */
  open?: number;
  hero?: Hero | null;
  /** The big screen: no hand, all seats along the front, above them the story. */
  tv?: boolean;
}

export interface PlaceLayout extends Rect {
  /** The height of the slab's front, the size of a sigil, and whether letters are legible below it. */
  f: number;
  s: number;
  letters: boolean;
}

export interface SeatLayout {
  seat: number;
  own: boolean;
  /** Name, lanterns and hand: in two lines, in one, or in a column. */
  plate: Rect;
  style: "two" | "line" | "column" | "own" | "none";
  places: PlaceLayout[];
  /** Places too small to be tapped one by one: the whole mat is one button. */
  mat: Rect | null;
  closed: boolean;
}

export interface HandLayout {
  /** Centre and top of the fan, width of a card, the widest it may be. */
  cx: number;
  top: number;
  w: number;
  span: number;
  pitch: number;
  least: number;
  arc: number;
}

export interface Layout {
  kind: Kind;
  width: number;
  height: number;
  /** Sizes of type and marks, 1 on a desktop of 900. */
  scale: number;
  seats: SeatLayout[];
  /** The piles as buttons; `card` is the width of a card on them. */
  deck: Rect & { card: number };
  grave: Rect & { card: number };
  hand: HandLayout | null;
  prompt: Rect & { align: "left" | "center" };
  /** Where what happens is said, and Herald's cards are read. */
  story: Rect;
  /** Where a chain is read from the top, if there is room for it. */
  chain: Rect | null;
  scene: SceneOptions;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const FEET = 1.717; // of a creature's width, from its crown to its soles
const STEP = 0.075; // of the slab's top face that is seen below the soles

export const heightOf = (w: number, f: number): number => w * (FEET + STEP) + f;

export const ratioOf = { body: FEET, step: STEP } as const;

/** A row of places from the left. */
function row(x: number, y: number, w: number, pitch: number, count: number, look: Look): PlaceLayout[] {
  const f = w * look.f;
  return Array.from({ length: count }, (_, i) => ({
    x: x + i * pitch,
    y,
    w,
    h: heightOf(w, f),
    f,
    s: w * look.s,
    letters: look.letters,
  }));
}

interface Look {
  f: number;
  s: number;
  letters: boolean;
}
const OWN_LARGE: Look = { f: 0.34, s: 0.228, letters: true };
const OWN_SMALL: Look = { f: 0.49, s: 0.29, letters: true };
const OWN_TINY: Look = { f: 0.36, s: 0.29, letters: false };
const ownLook = (w: number): Look => (w < 64 ? OWN_TINY : OWN_SMALL);
const LETTERED: Look = { f: 0.42, s: 0.26, letters: true };
const BARE: Look = { f: 0.34, s: 0.29, letters: false };
const TINY: Look = { f: 0.38, s: 0.3, letters: false };

const lookOf = (w: number): Look => (w >= 90 ? LETTERED : w >= 50 ? BARE : TINY);
const tall = (w: number, look: Look): number => heightOf(w, w * look.f);
/** How wide a creature may be that has so much height. */
const wideIn = (height: number, look: Look): number => height / (FEET + STEP + look.f);
const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function kindOf(width: number, height: number): Kind {
  if (height < 500 && width > height) return "sideways";
  if (width < 700) return "upright";
  return width < 1100 && height > width ? "tablet" : "desktop";
}

const FINGER = 44;

export function layoutOf(options: LayoutOptions): Layout {
  const { width, height, insets = NO_INSETS } = options;
  const box: Rect = {
    x: insets.left,
    y: insets.top,
    w: Math.max(width - insets.left - insets.right, 280),
    h: Math.max(height - insets.top - insets.bottom, 280),
  };
  const layout = layoutIn(options, box, kindOf(width, height));
  if (options.tv === true) return layout;
  const seats = layout.seats.map((seat) => asMat(seat));
  const opened = seats.find(({ seat, closed }) => closed && seat === options.open);
  if (opened !== undefined) enlarge(opened, box, options.target);
  return { ...layout, seats };
}

function layoutIn(options: LayoutOptions, box: Rect, kind: Kind): Layout {
  if (options.tv === true) return bigScreen(options, box, kind);
  if (options.own < 0) return gallery(options, box, kind);
  switch (kind) {
    case "desktop":
      return desktop(options, box);
    case "tablet":
      return tablet(options, box);
    case "sideways":
      return sideways(options, box);
    case "upright":
      return upright(options, box);
  }
}

/** Where places are too small for a finger, all of them together are one button. */
function asMat(seat: SeatLayout): SeatLayout {
  const small = seat.places.some(({ w, h }) => Math.min(w, h) < FINGER);
  if (seat.own || !small) return { ...seat, closed: seat.closed && small };
  const boxes = [...seat.places, seat.plate];
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const right = Math.max(...seat.places.map((one) => one.x + one.w));
  const bottom = Math.max(...boxes.map((one) => one.y + one.h));
  return { ...seat, closed: true, mat: seat.mat ?? { x, y, w: right - x, h: bottom - y } };
}

const pile = (cx: number, y: number, card: number): Rect & { card: number } => ({
  x: cx - card * 0.8,
  y,
  w: card * 1.6,
  h: card * 1.92,
  card,
});

// A desktop, and a tablet on its side

function desktop(options: LayoutOptions, box: Rect): Layout {
  const { others, own, target, hero = null } = options;
  const n = others.length;
  const k = clamp(0.6, box.h / 900, 2);
  const side = box.w < 1000 ? 176 : clamp(200, box.w * 0.165, 300 * k);
  const middle = box.x + box.w / 2;
  const handTop = box.y + box.h - 196 * k;
  const top = box.y + (n <= 2 ? 58 : 72) * k;
  const aims = hero?.aims === true;

  const other = (share: number, most: number): number => Math.min(share, most * k);
  const byCount: Record<number, number> = {
    1: Math.min(0.15 * box.h, (box.w - 120) / target),
    2: Math.min(0.128 * box.h, (box.w / 2 - 110) / target),
    3: other((box.w - 80) / (3 * target) - 2, 124),
    4: other((box.w - 60) / (4 * target * 1.02), 110),
  };
  const plain = byCount[n] ?? other((box.w - 30) / (n * target), 100);
  const usual = lookOf(plain);
  let w = plain;
  if (aims) w = Math.min((box.w - 50) / (target * Math.max(n, 2) * 1.08), 0.147 * box.h);
  else if (hero !== null) w = Math.min(w, 0.092 * box.h);
  const look = hero === null ? lookOf(w) : usual;
  const oppBottom = top + tall(w, look);

  const ownRoom = handTop - 11 * k - oppBottom + 3 * k;
  const ownWidth = clamp(
    60,
    Math.min(0.215 * box.h, (box.w - 2 * side) / target - 6, wideIn(ownRoom, OWN_LARGE)),
    280,
  );
  const ownPitch = ownWidth * (1 + 6 / 180);
  const ownTop = handTop - 11 * k - tall(ownWidth, OWN_LARGE);
  const ownX = middle - (ownPitch * (target - 1) + ownWidth) / 2;

  const beside = aims ? 1.08 : 1.015;
  const rowWidth = target * w * beside;
  const gap =
    n === 1 ? 0 : n === 2 ? Math.max(box.w - 2 * rowWidth - 44, 20) : (box.w - n * rowWidth) / (n + 0.5);
  const start = n === 1 ? middle - rowWidth / 2 : n === 2 ? box.x + 22 : box.x + gap * 0.6;
  let seats: SeatLayout[] = others.map((seat, at) => {
    const x =
      hero !== null && !aims ? box.x + box.w * (0.33 + (0.6 / n) * at) : start + at * (rowWidth + gap);
    const wide = hero !== null && !aims ? Math.min(w, (box.w * 0.58) / (n * target)) : w;
    return {
      seat,
      own: false,
      plate: { x: x + 2, y: box.y + (n <= 2 ? 6 : 14) * k, w: target * wide * 1.015 - 6, h: 52 * k },
      style: "two",
      places: row(x, top, wide, wide * beside, target, hero === null ? look : usual),
      mat: null,
      closed: false,
    };
  });

  const places = row(ownX, ownTop, ownWidth, ownPitch, target, OWN_LARGE);
  if (hero !== null) placeHero(places, hero, options, box, k, oppBottom);
  const pileCard = Math.min(0.147 * box.h, side * 0.6);
  const card = 0.162 * box.h;
  const promptWidth = Math.min(270 * k, box.w * 0.24);
  const plateWidth = Math.min(300 * k, box.w * 0.25);
  seats = [
    ...seats,
    {
      seat: own,
      own: true,
      plate: { x: box.x + box.w - plateWidth - 22 * k, y: box.y + box.h - 158 * k, w: plateWidth, h: 70 * k },
      style: "own",
      places,
      mat: null,
      closed: false,
    },
  ];
  const left = box.x + 34 * k + promptWidth + 16 * k;
  const right = box.x + box.w - plateWidth + 20 * k;
  const moon = n === 1 ? box.x + box.w * 0.86 : middle;
  const feet = top + w * FEET;
  return {
    kind: "desktop",
    width: options.width,
    height: options.height,
    scale: k,
    seats,
    deck: pile(box.x + box.w - side * 0.52, hero === null ? handTop - 336 * k : box.y + box.h - 60, pileCard),
    grave: pile(box.x + side * 0.52, hero === null ? handTop - 318 * k : box.y + box.h - 60, pileCard * 0.95),
    hand: {
      cx: (left + right) / 2,
      top: handTop + (hero === null ? 0 : aims ? 104 * k : 230 * k),
      w: card,
      span: right - left,
      pitch: card * 0.79,
      least: 60 * k,
      arc: 5,
    },
    prompt: { x: box.x + 34 * k, y: box.y + box.h - 212 * k, w: promptWidth, h: 206 * k, align: "left" },
    story: { x: box.x + box.w * 0.2, y: oppBottom, w: box.w * 0.6, h: handTop - oppBottom },
    chain: hero === null ? null : chainRoom(hero, box, oppBottom, k),
    scene: {
      width: options.width,
      height: options.height,
      ridge: feet - 5 * k,
      ground: Math.max(feet + 40 * k, ownTop + 8 * k),
      moon:
        hero === null || aims
          ? [moon, box.y + 132 * k, 104 * k]
          : [box.x + box.w * 0.18, box.y + 168 * k, 176 * k],
      pool: [middle, ownTop + (handTop - ownTop) * 0.78, box.w * 0.46, 200 * k],
      rich: true,
      castle: n === 2 && hero === null,
    },
  };
}

const chainRoom = (hero: Hero, box: Rect, oppBottom: number, k: number): Rect =>
  hero.aims
    ? { x: box.x + box.w * 0.185, y: box.y + box.h - 300 * k, w: box.w * 0.33, h: 120 * k }
    : { x: box.x + box.w * 0.31, y: oppBottom + 10 * k, w: box.w * 0.27, h: box.h * 0.47 };

/** The hero goes to the left, my others to the bottom. */
function placeHero(
  places: PlaceLayout[],
  { spot, aims }: Hero,
  { target }: LayoutOptions,
  box: Rect,
  k: number,
  oppBottom: number,
): void {
  const restWidth = Math.min((aims ? 0.132 : 0.127) * box.h * 1.05, (box.w * (aims ? 0.44 : 0.62)) / target);
  const restHeight = tall(restWidth, OWN_LARGE);
  const pitch = Math.min((box.w * (aims ? 0.46 : 0.64)) / (target - 1 || 1), restWidth * 1.75);
  const restX = box.x + box.w * (aims ? 0.52 : 0.345);
  const restY = aims ? box.y + box.h - 116 * k - restHeight : box.y + box.h - 12 * k - restHeight;
  let at = 0;
  for (const [i, place] of places.entries()) {
    if (i === spot) continue;
    Object.assign(place, row(restX + at * pitch, restY, restWidth, pitch, 1, OWN_LARGE)[0]);
    at += 1;
  }
  const heroWidth = aims
    ? Math.min(0.185 * box.h, wideIn(box.h - oppBottom - 190 * k, OWN_LARGE))
    : 0.3 * box.h;
  const heroHeight = tall(heroWidth, OWN_LARGE);
  const y = aims ? box.y + box.h - 150 * k - heroHeight : box.y + 94 * k;
  Object.assign(places[spot] ?? {}, row(box.x + (aims ? 50 : 96) * k, y, heroWidth, 0, 1, OWN_LARGE)[0]);
}

// Mats, two to a line, for more seats than there is room for

interface Mats {
  seats: SeatLayout[];
  height: number;
}

/** Small mats two to a line; the open one, or the one left over, has a line of its own. */
function mats(
  seats: readonly number[],
  target: number,
  box: Rect,
  open: number,
  most: number,
  room: number,
): Mats {
  for (let wide = most; ; wide -= 2) {
    const found = matsOf(seats, target, box, open, wide);
    if (found.height <= room || wide <= 26) return found;
  }
}

function matsOf(seats: readonly number[], target: number, box: Rect, open: number, most: number): Mats {
  const GAP = 5;
  const head = 36;
  const half = (box.w - 3 * GAP) / 2;
  const wide = seats.includes(open) ? open : seats.length % 2 === 1 ? (seats.at(-1) ?? -1) : -1;
  const narrow = seats.filter((seat) => seat !== wide);
  const across = narrow.length === 3 ? 3 : 2;
  const each = across === 3 ? (box.w - 4 * GAP) / 3 : half;
  const w = Math.min((each - 8) / target - 0.5, most);
  const height = head + tall(w, TINY) + 4;
  const found: SeatLayout[] = narrow.map((seat, at) => {
    const x = box.x + GAP + (at % across) * (each + GAP);
    const y = box.y + Math.floor(at / across) * (height + GAP);
    return {
      seat,
      own: false,
      plate: { x: x + 4, y: y + 3, w: each - 8, h: head - 4 },
      style: "line",
      places: row(x + (each - (w + 0.5) * target) / 2, y + head, w, w + 0.5, target, TINY),
      mat: { x, y, w: each, h: height },
      closed: true,
    };
  });
  const lines = Math.ceil(narrow.length / across);
  let bottom = lines * (height + GAP);
  if (wide >= 0) {
    const large = Math.min(box.w / target - 6, most * 1.9);
    const y = box.y + bottom;
    const look = lookOf(large);
    found.push({
      seat: wide,
      own: false,
      plate: { x: box.x + 8, y: y + 3, w: box.w - 16, h: 32 },
      style: "line",
      places: row(box.x + (box.w - (large + 5) * target + 5) / 2, y + head, large, large + 5, target, look),
      mat: { x: box.x + 2, y, w: box.w - 4, h: head + tall(large, look) + 4 },
      closed: false,
    });
    bottom += head + tall(large, look) + GAP;
  }
  return { seats: found, height: bottom };
}

/** One row for each seat, name above it. */
function rows(
  seats: readonly number[],
  target: number,
  box: Rect,
  w: number,
  head: number,
  gap: number,
): SeatLayout[] {
  const look = lookOf(w);
  const pitch = Math.min((box.w - 6) / target, w + 5);
  return seats.map((seat, at) => {
    const y = box.y + at * (head + tall(w, look) + gap);
    return {
      seat,
      own: false,
      plate: { x: box.x + 8, y, w: box.w - 16, h: head },
      style: "line",
      places: row(box.x + (box.w - pitch * target) / 2 + (pitch - w) / 2, y + head, w, pitch, target, look),
      mat: null,
      closed: false,
    };
  });
}

// A phone held upright

function upright(options: LayoutOptions, box: Rect): Layout {
  const { others, own, target, open = -1, hero = null } = options;
  const n = others.length;
  const card = clamp(76, 0.23 * box.w, 130);
  const bottom = box.y + box.h;
  const low = box.h < 620;
  const seen = low ? 84 : 118;
  const handTop = bottom - Math.min(seen * (card / 90), card * 1.4);
  const promptHeight = low ? 100 : 110;
  const promptTop = handTop - promptHeight;
  const pickW = Math.min(box.w / target + (target === 5 ? 1 : 0), 150);
  const small = hero?.aims === true && n >= 3 ? 0.66 : 1;
  let ownWidth = pickW * small;
  const region = promptTop - 6 - tall(ownWidth, OWN_SMALL) - box.y;

  const HEAD = 33;
  const rowWidth = box.w / target - 6;
  const need = (w: number): number => n * (HEAD + tall(w, lookOf(w)) - 4);
  let seats: SeatLayout[];
  let used: number;
  if (n <= 2 && need(rowWidth * 0.78) <= region) {
    const w =
      need(rowWidth) <= region
        ? rowWidth
        : Math.min(rowWidth, wideIn(region / n - HEAD + 4, lookOf(rowWidth)));
    const slack = Math.max(region - need(w), 0);
    const y = box.y + 3 + Math.min(slack / (n + 1), n === 1 ? slack * 0.7 : 26);
    seats = rows(others, target, { ...box, y }, w, HEAD, -4 + Math.min(slack / (n + 1), 26));
    used = y + need(w);
  } else {
    if (n === 2 && open < 0) {
      const found = mats(others, target, { ...box, y: box.y + 4 }, -1, 60, region);
      seats = found.seats;
      used = box.y + found.height;
    } else {
      const found = mats(
        others,
        target,
        { ...box, y: box.y + 4 },
        open,
        60,
        Math.max(region, promptTop - box.y - 6 - tall(44, OWN_TINY)),
      );
      if (found.height > region) {
        // what is open is worth more than my own creatures, which stand back
        const least = 44;
        const rest = promptTop - 6 - box.y - found.height;
        ownWidth = Math.max(least, Math.min(ownWidth, wideIn(rest, OWN_SMALL)));
      }
      seats = found.seats;
      used = box.y + found.height;
    }
  }
  const ownTop = promptTop - 6 - tall(ownWidth, ownLook(ownWidth));
  const pitch = Math.min((box.w - 2 - ownWidth) / Math.max(target - 1, 1), ownWidth + 6);
  const ownX = box.x + (box.w - (pitch * (target - 1) + ownWidth)) / 2;
  const heap = low ? 48 : 56;
  const feet = seats.find(({ closed }) => !closed)?.places[0];
  const ridge = feet === undefined ? used - 10 : feet.y + feet.w * FEET - 30;
  return {
    kind: "upright",
    width: options.width,
    height: options.height,
    scale: 0.62,
    seats: [
      ...seats,
      {
        seat: own,
        own: true,
        plate: { x: box.x, y: ownTop, w: 0, h: 0 },
        style: "none",
        places: row(ownX, ownTop, ownWidth, pitch, target, ownLook(ownWidth)),
        mat: null,
        closed: false,
      },
    ],
    deck: pile(box.x + box.w - heap * 0.86, promptTop - 4, heap),
    grave: pile(box.x + heap * 0.86, promptTop - 4, heap),
    hand: {
      cx: box.x + box.w / 2,
      top: handTop,
      w: card,
      span: box.w - 6,
      pitch: card * 0.61,
      least: 36,
      arc: 3,
    },
    prompt: {
      x: box.x + heap * 1.72,
      y: promptTop,
      w: box.w - heap * 3.44,
      h: promptHeight,
      align: "center",
    },
    story: { x: box.x + 8, y: box.y + box.h * 0.3, w: box.w - 16, h: box.h * 0.36 },
    chain: null,
    scene: {
      width: options.width,
      height: options.height,
      ridge: clamp(60, ridge, ownTop),
      ground: ownTop - 30,
      moon: [box.x + box.w * 0.815, box.y + 62, 50],
      pool: [box.x + box.w / 2, ownTop + 110, box.w * 0.66, 110],
      rich: false,
      castle: false,
    },
  };
}

// A phone on its side

function sideways(options: LayoutOptions, box: Rect): Layout {
  const { others, own, target } = options;
  const n = others.length;
  const heap = clamp(40, box.h * 0.128, 60);
  const heapRoom = heap * 1.7;
  const few = n <= 2;
  const widest = (box.w - heapRoom - 24 - (FINGER + 0.5) * target) / target; // so that mine keep their size
  const small = few
    ? Math.min((0.35 * box.w) / target, wideIn((box.h - 8) / n - 32, BARE), n === 1 ? 80 : 70, widest - 2)
    : Math.min(box.w / 24, wideIn((box.h - 10) / 2 - 40, TINY), widest / 2 - 4);
  const leftWidth = few ? small * target + 8 : (small + 0.5) * target * 2 + 31;
  const left: Rect = { x: box.x, y: box.y, w: leftWidth, h: box.h };
  const found = few ? null : mats(others, target, left, -1, small, box.h);
  const step = (box.h - 4) / Math.max(n, 1);
  const seats = few
    ? rows(
        others,
        target,
        { ...left, y: box.y + 2 + (n === 1 ? step * 0.2 : 0) },
        small,
        30,
        step - 30 - tall(small, lookOf(small)),
      )
    : (found?.seats ?? []);
  const x = box.x + leftWidth + 10;
  const ownWidth = Math.min(0.236 * box.h, (box.x + box.w - x - heapRoom - 4) / target);
  const ownTop = box.y + 10;
  const ownBottom = ownTop + tall(ownWidth, OWN_SMALL);
  const promptWidth = Math.min(150, (box.w - leftWidth) * 0.29);
  const card = 0.24 * box.h;
  const handLeft = x + promptWidth + 8;
  const handTop = Math.max(box.y + box.h - 134 * (box.h / 390), ownBottom + 16);
  const pileX = box.x + box.w - heapRoom / 2;
  return {
    kind: "sideways",
    width: options.width,
    height: options.height,
    scale: 0.56,
    seats: [
      ...seats,
      {
        seat: own,
        own: true,
        plate: { x, y: ownTop, w: 0, h: 0 },
        style: "none",
        places: row(x, ownTop, ownWidth, ownWidth * 0.985, target, ownLook(ownWidth)),
        mat: null,
        closed: false,
      },
    ],
    deck: pile(pileX, box.y + 8, heap),
    grave: pile(pileX, box.y + 14 + heap * 2.1, heap),
    hand: {
      cx: (handLeft + box.x + box.w) / 2,
      top: handTop,
      w: card,
      span: box.x + box.w - handLeft,
      pitch: card * 0.6,
      least: 36,
      arc: 2.6,
    },
    prompt: { x, y: ownBottom + 6, w: promptWidth, h: box.y + box.h - ownBottom - 10, align: "left" },
    story: { x, y: box.y + 20, w: box.w - leftWidth - 20, h: box.h * 0.56 },
    chain: null,
    scene: {
      width: options.width,
      height: options.height,
      ridge: box.y + box.h * 0.29,
      ground: box.y + box.h * 0.385,
      moon: [x, box.y + 58, 50],
      pool: [x + (box.w - leftWidth) / 2, box.y + box.h * 0.44, box.w * 0.39, 70],
      rich: false,
      castle: false,
    },
  };
}

/** A mat that lies open over the table, because its creatures are looked at. */
function enlarge(seat: SeatLayout, box: Rect, target: number): void {
  const w = Math.min((box.w * 0.62) / target - 6, wideIn(box.h * 0.86 - 44, BARE));
  const width = (w + 5) * target + 12;
  const look = lookOf(w);
  Object.assign(seat, {
    closed: false,
    mat: { x: box.x + 4, y: box.y + 4, w: width, h: 44 + tall(w, look) },
    plate: { x: box.x + 10, y: box.y + 8, w: width - 16, h: 32 },
    places: row(box.x + 10, box.y + 42, w, w + 5, target, look),
  });
}

// A tablet held upright

function tablet(options: LayoutOptions, box: Rect): Layout {
  const { others, own, target, open = -1 } = options;
  const n = others.length;
  const card = clamp(96, box.w * 0.16, 150);
  const handTop = box.y + box.h - card * 1.38;
  const promptHeight = 74;
  const promptTop = handTop - promptHeight - 6;
  const column = 180;
  let ownWidth = Math.min(box.w / target - 6, 0.3 * box.w);
  const few = n <= 2;
  const head = few ? 0 : 40;
  const wanted = few
    ? Math.min((box.w - column - 12) / target - 5, 0.155 * box.h)
    : Math.min((box.w / 2 - 18) / target - 1, 100);
  const lines = few ? n : Math.ceil(n / 2);
  const lineNeed = (w: number): number => lines * (head + tall(w, lookOf(w)) + 8);
  const room = promptTop - box.y - 12;
  const both = lineNeed(wanted) + tall(ownWidth, OWN_LARGE);
  const shrink = Math.min(1, room / both);
  const w = wanted * shrink;
  ownWidth *= shrink;
  const ownTop = promptTop - 4 - tall(ownWidth, OWN_LARGE);
  const slack = Math.max(ownTop - box.y - 8 - lineNeed(w), 0) / (lines + 1);
  let seats: SeatLayout[];
  if (few) {
    const look = lookOf(w);
    seats = others.map((seat, at) => {
      const y = box.y + 8 + slack * (at + 0.6) + at * (tall(w, look) + 8);
      return {
        seat,
        own: false,
        plate: { x: box.x + 16, y: y + 4, w: column - 20, h: tall(w, look) * 0.86 },
        style: "column",
        places: row(box.x + column + 8, y, w, (box.w - column - 16) / target, target, look),
        mat: null,
        closed: false,
      };
    });
  } else {
    const found = mats(
      others,
      target,
      { ...box, y: box.y + 8 + slack },
      open,
      w,
      ownTop - box.y - 14 - slack,
    );
    seats = found.seats.map((one) => ({ ...one, closed: one.closed && (one.places[0]?.w ?? 0) < 44 }));
  }
  const pitch = Math.min(box.w / target, ownWidth * 1.06);
  const ownX = box.x + (box.w - pitch * (target - 1) - ownWidth) / 2;
  const heap = Math.min(94, card * 0.72);
  const feet = seats[0]?.places[0];
  return {
    kind: "tablet",
    width: options.width,
    height: options.height,
    scale: 0.86,
    seats: [
      ...seats,
      {
        seat: own,
        own: true,
        plate: { x: box.x, y: ownTop, w: 0, h: 0 },
        style: "none",
        places: row(ownX, ownTop, ownWidth, pitch, target, OWN_LARGE),
        mat: null,
        closed: false,
      },
    ],
    deck: pile(box.x + box.w - heap * 0.95, handTop - 34, heap),
    grave: pile(box.x + heap * 0.95, handTop - 34, heap),
    hand: {
      cx: box.x + box.w / 2,
      top: handTop,
      w: card,
      span: box.w - heap * 3.5,
      pitch: card * 0.62,
      least: 40,
      arc: 3,
    },
    prompt: { x: box.x + heap * 1.9, y: promptTop, w: box.w - heap * 3.8, h: promptHeight, align: "center" },
    story: { x: box.x + 20, y: box.y + box.h * 0.24, w: box.w - 40, h: box.h * 0.4 },
    chain: null,
    scene: {
      width: options.width,
      height: options.height,
      ridge: (feet?.y ?? 100) + (feet?.w ?? 0) * FEET - 8,
      ground: Math.max(ownTop - 10, (feet?.y ?? 0) + 160),
      moon: [box.x + box.w * 0.9, box.y + 84, 70],
      pool: [box.x + box.w / 2, ownTop + 240, box.w * 0.6, 180],
      rich: false,
      castle: false,
    },
  };
}

// Somebody who looks on: everybody is alike

/** All seats in as many columns as let them stand largest. */
function spread(
  seats: readonly number[],
  target: number,
  box: Rect,
  head: number,
  most: number,
): SeatLayout[] {
  const fit = (columns: number): number => {
    const lines = Math.ceil(seats.length / columns);
    const across = (box.w / columns - 16) / target - 2;
    return Math.min(across, wideIn(box.h / lines - head - 8, lookOf(across)), most);
  };
  const columns = [1, 2, 3, 4, 5].reduce((best, now) => (fit(now) > fit(best) + 0.5 ? now : best), 1);
  const lines = Math.ceil(seats.length / columns);
  const w = fit(columns);
  const look = lookOf(w);
  const width = (w + 2) * target;
  const high = Math.min(box.h / lines, head + tall(w, look) + 40);
  return seats.map((seat, at) => {
    const line = Math.floor(at / columns);
    const inLine = Math.min(columns, seats.length - line * columns);
    const cell = box.w / inLine;
    const x = box.x + (at % columns) * cell + (cell - width) / 2;
    const y = box.y + (box.h - lines * high) / 2 + line * high;
    const mat = { x: x - 6, y, w: width + 12, h: head + tall(w, look) + 4 };
    return {
      seat,
      own: false,
      plate: { x: x + 2, y: y + 2, w: width - 4, h: head - 4 },
      style: "line",
      places: row(x, y + head, w, w + 2, target, look),
      mat,
      closed: w < 44,
    };
  });
}

function gallery(options: LayoutOptions, box: Rect, kind: Kind): Layout {
  const low = kind === "sideways";
  const k = kind === "desktop" ? clamp(0.6, box.h / 900, 2) : low ? 0.56 : 0.66;
  const heap = kind === "desktop" ? 0.11 * box.h : low ? 44 : 56;
  const strip = low ? 0 : heap * 2.1;
  const room: Rect = low
    ? { ...box, w: box.w - heap * 1.9 }
    : { ...box, y: box.y + 6, h: box.h - strip - 12 };
  const seats = spread(options.others, options.target, room, kind === "desktop" ? 48 * k : 34, 240);
  const last = seats[0]?.places[0];
  const ridge = (last?.y ?? 0) + (last?.w ?? 0) * FEET - 8;
  return {
    kind,
    width: options.width,
    height: options.height,
    scale: k,
    seats,
    deck: low
      ? pile(box.x + box.w - heap * 0.9, box.y + 60, heap)
      : pile(box.x + box.w - heap * 1.2, box.y + box.h - heap * 2, heap),
    grave: low
      ? pile(box.x + box.w - heap * 0.9, box.y + 70 + heap * 2.1, heap)
      : pile(box.x + heap * 1.2, box.y + box.h - heap * 2, heap),
    hand: null,
    prompt: low
      ? { x: box.x + 8, y: box.y + box.h - 40, w: box.w - heap * 2, h: 36, align: "center" }
      : { x: box.x + heap * 2.2, y: box.y + box.h - strip, w: box.w - heap * 4.4, h: strip, align: "center" },
    story: { x: box.x + box.w * 0.15, y: box.y + box.h * 0.25, w: box.w * 0.7, h: box.h * 0.45 },
    chain: null,
    scene: {
      width: options.width,
      height: options.height,
      ridge,
      ground: Math.max(ridge + 60, box.y + box.h * 0.55),
      moon:
        kind === "desktop"
          ? [box.x + box.w / 2, box.y + 132 * k, 104 * k]
          : [box.x + box.w * 0.82, box.y + 62, 50],
      pool: [box.x + box.w / 2, box.y + box.h * 0.75, box.w * 0.45, box.h * 0.2],
      rich: kind === "desktop",
      castle: false,
    },
  };
}

function bigScreen(options: LayoutOptions, box: Rect, kind: Kind): Layout {
  const k = clamp(0.5, box.h / 900, 2.4);
  const seats = options.own < 0 ? options.others : [options.own, ...options.others];
  const front: Rect = { x: box.x + 20 * k, y: box.y + box.h * 0.665, w: box.w - 40 * k, h: box.h * 0.32 };
  const wide = front.w / seats.length;
  const w = Math.min((wide - 20 * k) / options.target - 3, wideIn(front.h - 62 * k, BARE));
  const look = w >= 100 ? { ...LETTERED, letters: false, f: 0.34 } : BARE;
  const places = seats.map((seat, at): SeatLayout => {
    const x = front.x + at * wide;
    const head = 56 * k;
    return {
      seat,
      own: false,
      plate: { x: x + 10 * k, y: front.y + 4 * k, w: wide - 24 * k, h: head - 8 * k },
      style: "line",
      places: row(x + 10 * k, front.y + head, w, w + 3, options.target, look),
      mat: { x, y: front.y, w: wide - 10 * k, h: head + tall(w, look) + 6 * k },
      closed: false,
    };
  });
  const heap = 0.12 * box.h;
  return {
    kind,
    width: options.width,
    height: options.height,
    scale: k,
    seats: places,
    deck: pile(box.x + box.w * 0.66, box.y + box.h * 0.08, heap),
    grave: pile(box.x + box.w * 0.52, box.y + box.h * 0.1, heap),
    hand: null,
    prompt: { x: box.x + 60 * k, y: box.y + box.h * 0.54, w: box.w * 0.64, h: box.h * 0.12, align: "center" },
    story: { x: box.x + 40 * k, y: box.y + 20 * k, w: box.w * 0.68, h: box.h * 0.62 },
    chain: null,
    scene: {
      width: options.width,
      height: options.height,
      ridge: box.y + box.h * 0.4,
      ground: box.y + box.h * 0.48,
      moon: [box.x + box.w * 0.22, box.y + 206 * k, 190 * k],
      pool: [box.x + box.w * 0.35, box.y + box.h * 0.5, box.w * 0.3, 120 * k],
      rich: true,
      castle: false,
    },
  };
}

// The fan of the hand

export interface CardPose {
  /** Upper left corner of the card, its turn in degrees, and which lies above which. */
  x: number;
  y: number;
  turn: number;
  z: number;
}

/** How far apart the cards of a fan lie, and whether it has to be scrolled. */
export function pitchOf(hand: HandLayout, count: number): { pitch: number; scrolls: boolean } {
  if (count < 2) return { pitch: hand.pitch, scrolls: false };
  const fits = (hand.span - hand.w) / (count - 1);
  const pitch = Math.min(hand.pitch, Math.max(fits, hand.least));
  return { pitch, scrolls: pitch > fits + 0.01 };
}

/** The fan of `count` cards; `chosen` stands upright and its neighbours step aside. */
export function fanOf(hand: HandLayout, count: number, chosen: number, bottom: number): CardPose[] {
  const { pitch } = pitchOf(hand, count);
  const middle = (count - 1) / 2;
  const arc = Math.min(hand.arc, 26 / Math.max(count, 1));
  const aside = hand.w * 0.15;
  return Array.from({ length: count }, (_, i) => {
    const u = i - middle;
    const isChosen = i === chosen;
    const turn = isChosen ? 0 : u * arc * 0.62;
    const push = chosen < 0 || isChosen ? 0 : Math.sign(i - chosen) * aside;
    const dip = u * u * arc * (pitch / 116) * 0.8;
    const upright = Math.min(hand.top - hand.w * 0.06, bottom - hand.w * 1.4 - 6);
    return {
      x: hand.cx + u * pitch + push - hand.w / 2,
      y: isChosen ? upright : hand.top + dip,
      turn,
      z: isChosen ? 30 : 10 + i,
    };
  });
}
