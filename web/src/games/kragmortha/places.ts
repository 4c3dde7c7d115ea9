/** Where everything of the table stands, for any window and any number of players. Pure: numbers in, boxes out. */

import { sizeOf, UNIT } from "./art/floor";
import { layoutFor, NONE } from "./layout";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** What the controls around the table take, in pixels. */
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly seats: number;
  /** Whose table it is; NONE for somebody who only looks on. */
  readonly me: number;
  /** Nobody's hand is shown and letters are large: on a screen that all look at. */
  readonly isShared?: boolean;
  /** Of the text, 1 at its usual size. */
  readonly zoom?: number;
}

export type Shape = "wide" | "tall" | "phone" | "low" | "shared";

export interface PlayerPlace extends Box {
  readonly seat: number;
  /** On which side of the board. */
  readonly side: "left" | "right" | "top";
  /** How much of a player there is room for: all with names, pictures, numbers. */
  readonly detail: "full" | "some" | "little" | "least";
  /** The width of the niche. */
  readonly niche: number;
}

export interface Places {
  readonly shape: Shape;
  readonly isTurned: boolean;
  /** With its frame. */
  readonly board: Box;
  /** Pixels of a square. */
  readonly unit: number;
  /** Where squares begin, in pixels of the window. */
  readonly origin: { readonly x: number; readonly y: number };
  /** How much of the first row is cut off, in units. */
  readonly crop: number;
  readonly players: readonly PlayerPlace[];
  readonly dock: Box;
  /** What is asked and what can be answered; centred in it. */
  readonly prompt: Box;
  readonly own: Box;
  readonly hand: Box;
  /** The width of a card in hand. */
  readonly card: number;
  readonly tomes: Box;
  readonly piles: Box | null;
  /** Free wall: for the card that was played last. */
  readonly wall: Box | null;
  /** Where a look or a tome is shown large and explained. */
  readonly moment: Box;
  /** Where Rigor rises. */
  readonly loom: Box;
}

export const LEAST = 44; // pixels of a square, for a finger
export const LEAST_CROWDED = 40; // with many goblins on the smallest phones
const CROWD = 5; // players from which the library is long
const FRAME = 38; // units of wood and names around the squares of a large board
const THIN = 12; // and of a small one
const EMPTY: Box = { x: 0, y: 0, w: 0, h: 0 };

const box = (x: number, y: number, w: number, h: number): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  w: Math.max(0, Math.round(w)),
  h: Math.max(0, Math.round(h)),
});
const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Everybody but the viewer, clockwise from the viewer's left hand. */
export function othersOf({ seats, me }: Pick<Room, "seats" | "me">): number[] {
  const first = me === NONE ? 0 : me + 1;
  return Array.from({ length: me === NONE ? seats : seats - 1 }, (_, at) => (first + at) % seats);
}

interface Fit {
  unit: number;
  isTurned: boolean;
  crop: number;
  wide: number;
  high: number;
}

/** The largest board in a place; turned where that makes its squares larger. */
function fit(seats: number, w: number, h: number, frame: number, crop = 0): Fit {
  const layout = layoutFor(seats);
  const ways = seats < CROWD ? [false] : [false, true];
  const fits = ways.map((isTurned): Fit => {
    const [x, y] = sizeOf(layout, isTurned);
    const unit = Math.min(w / (x + 2 * frame), h / (y + 2 * frame - crop)) * UNIT;
    return {
      unit,
      isTurned,
      crop,
      wide: ((x + 2 * frame) * unit) / UNIT,
      high: ((y + 2 * frame - crop) * unit) / UNIT,
    };
  });
  return fits.reduce((best, one) => (one.unit > best.unit ? one : best));
}

const placed = (
  { unit, isTurned, crop, wide, high }: Fit,
  x: number,
  y: number,
  frame: number,
): Pick<Places, "board" | "unit" | "isTurned" | "crop" | "origin"> => ({
  board: box(x, y, wide, high),
  unit,
  isTurned,
  crop,
  origin: { x: x + (frame * unit) / UNIT, y: y + ((frame - crop) * unit) / UNIT },
});

export function placesOf(room: Room): Places {
  if (room.isShared === true) return shared(room);
  const width = room.width - room.left - room.right;
  const height = room.height - room.top - room.bottom;
  if (height < 500 && width > height) return low(room);
  if (width >= 840 && width > height * 0.98) return wide(room);
  if (width >= 560) return tall(room);
  return phone(room);
}

// Beside the board there is room for everybody: a desktop, a laptop, a tablet on its side

function wide(room: Room): Places {
  const { width, height, left, right, bottom, me, seats } = room;
  const zoom = room.zoom ?? 1;
  const [w, h] = [width - left - right, height - bottom];
  const hasDock = me !== NONE;
  const dockHigh = hasDock ? clamp(150, h * 0.229 * Math.min(zoom, 1.2), h > 1200 ? 280 : 216) : 64;
  const boardHigh = h - dockHigh - 20;
  const others = othersOf(room);
  const least = clamp(130, w * (seats < CROWD ? 0.17 : 0.13), 420);
  const size = fit(seats, w - 2 * least, boardHigh, FRAME);
  const x = left + (w - size.wide) / 2;
  const y = 8 + Math.max(0, (boardHigh - size.high) / 2);
  const column = (w - size.wide) / 2 - 28;
  const [from, to] = [left + 14, x + size.wide + 16];
  const half = Math.ceil(others.length / 2);
  const pilesHigh = seats < CROWD && column > 240 ? 118 : 100;
  const lefts = others.slice(0, half).reverse();
  const rights = others.slice(half);
  const columnHigh = boardHigh - 10;
  const rightHigh = columnHigh - pilesHigh - 14;
  const each = Math.min(
    (columnHigh - 8 * (lefts.length - 1)) / Math.max(1, lefts.length),
    (rightHigh - 8 * (rights.length - 1)) / Math.max(1, rights.length),
  );
  const detail = column >= 265 && each >= 205 ? "full" : column >= 180 && each >= 98 ? "some" : "little";
  const niche =
    detail === "full"
      ? clamp(96, Math.min(column * 0.53, (each - 24) / 1.2), seats === 2 ? 200 : 178)
      : clamp(56, Math.min(column * 0.46, (each - 10) / 1.2), 120);
  const high =
    detail === "full" ? Math.min(each, Math.max(niche * 1.2, 172) + 30) : Math.min(each, niche * 1.16 + 34);
  const stand = (list: number[], side: "left" | "right", x: number, room: number): PlayerPlace[] =>
    list.map((seat, at) => {
      const gap = list.length < 2 ? 0 : (room - high) / (list.length - 1);
      const top = 12 + (list.length < 2 ? (side === "left" ? (room - high) / 2 : 4) : at * gap);
      return { seat, side, detail, niche, ...box(x, top, column, high) };
    });
  const dock = box(0, h - dockHigh, width, dockHigh + bottom);
  const middle = left + w / 2;
  const handWide = clamp(260, w * 0.27, 460);
  const inner = dockHigh - 30;
  const card = clamp(64, (inner - 22) / 1.4, 150);
  const piles = box(to, 8 + columnHigh - pilesHigh + 4, column, pilesHigh);
  const rightEnd =
    rights.length === 0
      ? 12
      : 12 + (rights.length - 1) * ((rightHigh - high) / Math.max(1, rights.length - 1)) + high;
  const wall =
    piles.y - rightEnd > 110 && column > 200
      ? box(to, rightEnd + (piles.y - rightEnd - 110) / 2, column, 110)
      : null;
  return {
    shape: "wide",
    ...placed(size, x, y, FRAME),
    players: [...stand(lefts, "left", from, columnHigh), ...stand(rights, "right", to, rightHigh)],
    dock,
    prompt: box(left, dock.y - 27, w, 54),
    own: hasDock ? box(left + 14, dock.y + 30, middle - handWide / 2 - 24 - left - 14, inner - 6) : EMPTY,
    hand: hasDock ? box(middle - handWide / 2, dock.y + 30, handWide, inner - 6) : EMPTY,
    card,
    tomes: hasDock
      ? box(middle + handWide / 2 + 24, dock.y + 30, left + w - (middle + handWide / 2) - 36, inner - 6)
      : EMPTY,
    piles,
    wall,
    moment: box(to - 8, 8, column + 16, piles.y - 18),
    loom: box(
      left - 60,
      h - dockHigh - Math.min(boardHigh * 1.1, 820),
      Math.min(boardHigh, 720),
      Math.min(boardHigh * 1.1, 820),
    ),
  };
}

// A tablet that stands: others above, the own things below

function tall(room: Room): Places {
  const { width, height, left, right, top, bottom, me, seats } = room;
  const [w, h] = [width - left - right, height - bottom];
  const others = othersOf(room);
  const rows = others.length > 4 ? 2 : 1;
  const perRow = Math.ceil(others.length / rows);
  const stripHigh = rows === 1 ? clamp(110, h * 0.125, 150) : clamp(78, h * 0.085, 104);
  const strips = rows * stripHigh + (rows - 1) * 6;
  const dockHigh = me === NONE ? 70 : clamp(200, h * 0.24, 300);
  const from = top + strips + 10;
  const size = fit(seats, w - 8, h - from - dockHigh - 22, FRAME);
  const y = from + Math.max(0, (h - from - dockHigh - 22 - size.high) / 2);
  const wideEach = (w - 8 - 6 * (perRow - 1)) / perRow;
  const dock = box(0, h - dockHigh, width, dockHigh + bottom);
  const inner = dockHigh - 34;
  const handWide = w * 0.44;
  const handX = left + w * 0.255;
  return {
    shape: "tall",
    ...placed(size, left + (w - size.wide) / 2, y, FRAME),
    players: others.map((seat, at) => ({
      seat,
      side: "top" as const,
      detail: rows === 1 && wideEach > 170 ? ("some" as const) : ("little" as const),
      niche: Math.min(stripHigh / 1.2, wideEach * 0.44),
      ...box(
        left + 4 + (at % perRow) * (wideEach + 6),
        top + Math.floor(at / perRow) * (stripHigh + 6) + 4,
        wideEach,
        stripHigh,
      ),
    })),
    dock,
    prompt: box(left, dock.y - 26, w, 54),
    own: me === NONE ? EMPTY : box(left + 10, dock.y + 32, w * 0.24, inner),
    hand: me === NONE ? EMPTY : box(handX, dock.y + 32, handWide, inner),
    card: clamp(72, Math.min((inner - 12) / 1.36, (handWide - 24) / 3), 150),
    tomes:
      me === NONE ? EMPTY : box(handX + handWide + 8, dock.y + 32, left + w - handX - handWide - 14, inner),
    piles: null,
    wall: null,
    moment: box(left + 8, dock.y + 26, w - 16, dockHigh - 30),
    loom: box(left + 8, -10, w * 0.4, Math.max(150, strips + 40)),
  };
}

// A phone that stands

function phone(room: Room): Places {
  const { width, height, left, right, top, bottom, me, seats } = room;
  const isCrowd = seats >= CROWD;
  const [w, h] = [width - left - right, height - top - bottom];
  const others = othersOf(room);
  const promptHigh = 50;
  const crop = isCrowd ? 0 : 52;
  const hasHand = me !== NONE;
  // Two ways to stand: the others above the board, or beside it.
  const stripHigh = isCrowd ? clamp(58, h * 0.085, 74) : clamp(70, h * 0.115, 98);
  const leastLow = !hasHand ? 8 : isCrowd ? clamp(84, h * 0.145, 134) : clamp(120, h * 0.24, 226);
  const above = fit(seats, w - 2, h - stripHigh - 8 - promptHigh + 8 - leastLow, THIN, crop);
  const columnWide = 62;
  const beside = fit(seats, w - columnWide - 6, h - promptHigh + 8 - leastLow - 4, THIN, crop);
  const isAbove = !isCrowd || above.unit >= beside.unit - 1;
  const upright = isAbove ? above : beside;
  const boardY = top + (isAbove ? stripHigh + 6 : 2);
  const boardX = isAbove ? left + (w - upright.wide) / 2 : left + 2;
  const boardEnd = boardY + upright.high;
  const prompt = box(left, boardEnd - 8, w, promptHigh);
  const lowY = prompt.y + promptHigh + 4;
  const lowHigh = height - bottom - lowY - 4;
  const wideEach = (w - 4 - 4 * (others.length - 1)) / Math.max(1, others.length);
  const pile = upright.high / Math.max(1, others.length);
  const players = others.map((seat, at): PlayerPlace =>
    isAbove
      ? {
          seat,
          side: "top",
          detail: isCrowd ? "least" : "little",
          niche: isCrowd
            ? Math.min(wideEach - 6, (stripHigh - 22) / 1.1)
            : Math.min(wideEach * 0.46, (stripHigh - 12) / 1.16),
          ...box(left + 2 + at * (wideEach + 4), top + 3, wideEach, stripHigh),
        }
      : {
          seat,
          side: "right",
          detail: "least",
          niche: Math.min(columnWide - 18, pile - 22),
          ...box(boardX + upright.wide + 3, boardY + at * pile, w - upright.wide - 7, pile - 3),
        },
  );
  const dock = box(0, boardEnd + 8, width, height - boardEnd - 8);
  // Below: own things in a row above the hand, or beside it where there is no room.
  const isStacked = hasHand && lowHigh > 178;
  const rowHigh = isStacked ? clamp(62, lowHigh * 0.34, 92) : lowHigh;
  const handHigh = isStacked ? lowHigh - rowHigh - 4 : lowHigh;
  const sideWide = isStacked ? 0 : clamp(92, w * 0.3, 130);
  const handWide = w - sideWide - 12;
  return {
    shape: "phone",
    ...placed(upright, boardX, boardY, THIN),
    players,
    dock,
    prompt,
    own: !hasHand
      ? EMPTY
      : isStacked
        ? box(left + 6, lowY, w * 0.56, rowHigh)
        : box(left + w - sideWide - 4, lowY, sideWide, lowHigh * 0.46),
    hand: !hasHand ? EMPTY : box(left + 6, isStacked ? lowY + rowHigh + 4 : lowY, handWide, handHigh),
    card: clamp(44, Math.min((handHigh - 14) / 1.36, (handWide - 20) / 3), 116),
    tomes: !hasHand
      ? EMPTY
      : isStacked
        ? box(left + 6 + w * 0.57, lowY, w * 0.43 - 12, rowHigh)
        : box(left + w - sideWide - 4, lowY + lowHigh * 0.48, sideWide, lowHigh * 0.52),
    piles: null,
    wall: null,
    moment: box(left + 6, lowY, w - 12, lowHigh),
    loom: box(left + 4, top - 6, w * 0.42, stripHigh + 22),
  };
}

// A phone on its side: the board on the left, the rest on the right

function low(room: Room): Places {
  const { width, height, left, right, top, bottom, me, seats } = room;
  const isCrowd = seats >= CROWD;
  const [w, h] = [width - left - right, height - top - bottom];
  const others = othersOf(room);
  const least = clamp(170, w * 0.3, 460);
  const size = fit(seats, w - least, h - 2, THIN, 0);
  const x = left + 1;
  const rest = w - size.wide - 10;
  const from = x + size.wide + 8;
  const perRow = isCrowd ? 4 : Math.max(1, others.length);
  const rows = Math.ceil(others.length / perRow);
  const stripHigh = isCrowd ? clamp(46, h * 0.15, 66) : clamp(58, h * 0.22, 92);
  const wideEach = (rest - 4 * (perRow - 1)) / perRow;
  const strips = rows * (stripHigh + 4);
  const prompt = box(from - 2, top + strips - 2, rest + 2, 48);
  const lowY = prompt.y + 50;
  const lowHigh = height - bottom - lowY - 4;
  const hasHand = me !== NONE;
  const isBeside = rest > 330;
  const handHigh = isBeside ? lowHigh : lowHigh * 0.6;
  const handWide = isBeside ? rest * 0.66 : rest;
  return {
    shape: "low",
    ...placed(size, x, top + (h - size.high) / 2, THIN),
    players: others.map((seat, at) => ({
      seat,
      side: "top" as const,
      detail: wideEach > 104 ? ("little" as const) : ("least" as const),
      niche:
        wideEach > 104
          ? Math.min(wideEach * 0.42, (stripHigh - 10) / 1.16)
          : Math.min(wideEach * 0.5, (stripHigh - 10) / 1.16),
      ...box(
        from + (at % perRow) * (wideEach + 4),
        top + 3 + Math.floor(at / perRow) * (stripHigh + 4),
        wideEach,
        stripHigh,
      ),
    })),
    dock: box(from - 8, top + strips + 20, width - from + 8, height - top - strips - 20),
    prompt,
    own: !hasHand
      ? EMPTY
      : isBeside
        ? box(from + handWide + 6, lowY, rest - handWide - 8, lowHigh * 0.5)
        : box(from, lowY + handHigh + 2, rest * 0.5, lowHigh - handHigh - 2),
    hand: !hasHand ? EMPTY : box(from, lowY, handWide, handHigh),
    card: clamp(40, Math.min((handHigh - 12) / 1.36, (handWide - 16) / 3), 120),
    tomes: !hasHand
      ? EMPTY
      : isBeside
        ? box(from + handWide + 6, lowY + lowHigh * 0.52, rest - handWide - 8, lowHigh * 0.48)
        : box(from + rest * 0.5, lowY + handHigh + 2, rest * 0.5, lowHigh - handHigh - 2),
    piles: null,
    wall: null,
    moment: box(from, lowY, rest, lowHigh),
    loom: box(x, top, size.high * 0.5, size.high * 0.55),
  };
}

// A screen for the whole room

function shared(room: Room): Places {
  const { width, height, left, right, top, bottom, seats } = room;
  const [w, h] = [width - left - right, height - top - bottom];
  const scale = h / 1080;
  const head = 136 * scale;
  const size = fit(seats, w * 0.63, h - head - 12, FRAME);
  const x = left + 12;
  const y = top + head + Math.max(0, (h - head - 12 - size.high) / 2);
  const from = x + size.wide + 20 * scale;
  const rest = left + w - from - 16;
  const high = Math.min(178 * scale, (h - 24) / seats - 10);
  return {
    shape: "shared",
    ...placed(size, x, y, FRAME),
    players: Array.from({ length: seats }, (_, seat) => ({
      seat,
      side: "right" as const,
      detail: "some" as const,
      niche: (high - 16) / 1.18,
      ...box(from, top + 14 + seat * (high + 10), rest, high),
    })),
    dock: EMPTY,
    prompt: box(x, top + 8, size.wide, head - 12),
    own: EMPTY,
    hand: EMPTY,
    card: 120,
    tomes: EMPTY,
    piles: null,
    wall: null,
    moment: box(from, top + 14, rest, Math.min(h - 28, 760 * scale)),
    loom: box(left - 40, top + h * 0.15, h * 0.7, h * 0.85),
  };
}
