/** Squares in units of the drawn board: a hundred a square, turned or upright. */

import { cornerOf, UNIT } from "./art/floor";
import { RIGOR } from "./facts";
import { beside, column, NONE, row, type Layout } from "./layout";
import { squareIn, type Story } from "./story";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Pose extends Point {
  readonly tilt: number;
}

/** Where the corner of a square is drawn. */
export function pointOf(layout: Layout, square: number, isTurned: boolean): Point {
  const [x, y] = cornerOf(layout, square, isTurned);
  return { x, y };
}

/** Where a figure is drawn: on its square, or leaning against somebody. Null: it is not on the board. */
export function poseOf(story: Story, layout: Layout, figure: number, isTurned: boolean): Pose | null {
  const square = squareIn(story, figure);
  if (square === NONE) return null;
  const { x, y } = pointOf(layout, square, isTurned);
  const lean = story.leans[figure];
  if (lean === undefined) return { x, y, tilt: 0 };
  const [u, v] = isTurned ? [lean.y, -lean.x] : [lean.x, lean.y];
  const atEdge = x + u < -40 ? -u : u; // nobody hangs out of the library
  return { x: x + atEdge, y: y + v, tilt: lean.tilt };
}

/** What stands lower on the screen stands in front; whoever leans, in front of whom they lean on. */
export const depthOf = ({ y, tilt }: Pose, figure: number): number =>
  20 + Math.round(y / 10) + (figure === RIGOR ? 1 : tilt === 0 ? 0 : 5);

/** The square beside another as the screen has it: 0 up, 1 right, 2 down, 3 left. */
export function besideOnScreen(square: number, way: number, isTurned: boolean): number {
  return beside(square, isTurned ? (way + 1) % 4 : way);
}

/** The middle of a square, in units. */
export function middleOf(layout: Layout, square: number, isTurned: boolean): Point {
  const { x, y } = pointOf(layout, square, isTurned);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** How far apart two squares lie on the board, in steps. */
export const stepsBetween = (from: number, to: number): number =>
  Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
