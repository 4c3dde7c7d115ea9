/** The geometry of the library: squares, what they are in each layout, and which way leads where. */

import facts from "../../generated/kragmortha.json";
import type { Rune } from "./art/symbols";

export const NONE = -1;
export const WIDTH = facts.width;
export const HEIGHT = facts.height;
export const SQUARES = WIDTH * HEIGHT;
export const WAYS = facts.ways;
export const STEPS = 4; // ways that are steps; the others jump over a shelf
const AHEAD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

type Kind = "out" | "shelf" | "desk" | "floor";

export interface Layout {
  readonly width: number;
  /** The first row that has a square, and how many there are from there on. */
  readonly top: number;
  readonly rows: number;
  readonly squares: readonly Kind[];
  readonly teleports: readonly number[];
  readonly rigorStart: number;
  /** Of a floor square. */
  symbol: (square: number) => Rune | null;
  isStart: (square: number) => boolean;
  /** Where a way leads from a square, or NONE. */
  lead: (square: number, way: number) => number;
}

const made = new Map<number, Layout>();

/** The library for so many players. */
export function layoutFor(seats: number): Layout {
  const board = facts.boards.find((one) => one.seats.includes(seats));
  if (board === undefined) throw new RangeError(`no library is for ${seats}`);
  const known = made.get(board.seats[0] ?? 0);
  if (known !== undefined) return known;
  const squares = board.squares as Kind[];
  const top = Math.floor(squares.findIndex((kind) => kind !== "out") / WIDTH);
  const layout: Layout = {
    width: WIDTH,
    top,
    rows: HEIGHT - top,
    squares,
    teleports: board.teleports,
    rigorStart: board.rigorStart,
    symbol: (square) => (squares[square] === "floor" ? (board.floor[square] as Rune) : null),
    isStart: (square) => board.starts.includes(square) || square === board.extraStart,
    lead: (square, way) => board.ways[square * WAYS.length + way] ?? NONE,
  };
  made.set(board.seats[0] ?? 0, layout);
  return layout;
}

export const column = (square: number): number => square % WIDTH;
export const row = (square: number): number => Math.floor(square / WIDTH);

/** `a0` in the far corner to `g9`, as every sentence calls it. */
export const squareName = (square: number): string => `${"abcdefg".charAt(column(square))}${row(square)}`;

/** The way from one square towards another, open or not: a step, a jump, or NONE. */
export function wayBetween(from: number, to: number): number {
  const [dx, dy] = [column(to) - column(from), row(to) - row(from)];
  const way = AHEAD.findIndex(([x, y]) => (dx === x && dy === y) || (dx === 2 * x && dy === 2 * y));
  if (way < 0) return NONE;
  return Math.abs(dx) + Math.abs(dy) === 2 ? way + STEPS : way;
}

/** The square next to one, for the arrow keys; itself at the edge. */
export function beside(square: number, way: number): number {
  const [dx, dy] = AHEAD[way] ?? [0, 0];
  const [x, y] = [column(square) + dx, row(square) + dy];
  return x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT ? square : y * WIDTH + x;
}
