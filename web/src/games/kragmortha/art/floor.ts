/** The floor of the library, upright or turned a quarter to the left; figures and letters are not part of it. */

import { column, row, SQUARES, type Layout } from "../layout";
import { desk, moonWindow, shelf, startMat, teleport, tile, wall } from "./furniture";
import { moved, place, rect } from "./pen";
import type { Svg } from "./pen";
import { symbol } from "./symbols";

export const UNIT = 100; // of a square

/** Where the corner of a square lies. Turned, the door is on the left and the desk on the right. */
export function cornerOf(layout: Layout, square: number, isTurned: boolean): readonly [number, number] {
  const [x, y] = [column(square), row(square) - layout.top];
  return isTurned ? [y * UNIT, (layout.width - 1 - x) * UNIT] : [x * UNIT, y * UNIT];
}

/** Width and height of all squares together. */
export const sizeOf = (layout: Layout, isTurned: boolean): readonly [number, number] =>
  isTurned ? [layout.rows * UNIT, layout.width * UNIT] : [layout.width * UNIT, layout.rows * UNIT];

/** A floor square as it looks in full light. */
export function litTile(layout: Layout, square: number): string {
  const floor = layout.symbol(square);
  if (floor === null) return "";
  return (
    tile(column(square), row(square), floor) +
    (layout.teleports.includes(square) ? teleport() + place(symbol(floor), 29, 29, 42) : "") +
    (layout.isStart(square) ? startMat() : "")
  );
}

function drawn(layout: Layout, square: number): string {
  const kind = layout.squares[square];
  const [x, y] = [column(square), row(square)];
  if (kind === "out") return wall(x, y) + moonWindow();
  if (kind === "shelf") return shelf(x, y);
  return kind === "floor" ? litTile(layout, square) : "";
}

const inside = (layout: Layout): number[] =>
  Array.from({ length: SQUARES }, (_, at) => at).filter((at) => row(at) >= layout.top);

/** Where the desk lies, four squares large. */
export function deskCorner(layout: Layout, isTurned: boolean): readonly [number, number] {
  const corners = inside(layout)
    .filter((at) => layout.squares[at] === "desk")
    .map((at) => cornerOf(layout, at, isTurned));
  return [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
}

export function floor(layout: Layout, isTurned: boolean): Svg {
  const [wide, high] = sizeOf(layout, isTurned);
  return {
    body:
      rect(-5, -5, wide + 10, high + 10, 10, { fill: "#1b1020" }) +
      inside(layout)
        .map((at) => moved(drawn(layout, at), ...cornerOf(layout, at, isTurned)))
        .join("") +
      moved(desk(), ...deskCorner(layout, isTurned)),
    box: [0, 0, wide, high],
  };
}

/** Symbols and desk alone, to be laid over the shade so that their colours stay true. */
export function symbols(layout: Layout, isTurned: boolean): Svg {
  const [wide, high] = sizeOf(layout, isTurned);
  const runes = inside(layout).flatMap((at) => {
    const rune = layout.symbol(at);
    if (rune === null) return [];
    const [from, size] = layout.teleports.includes(at) ? [29, 42] : [22, 56];
    return [moved(place(symbol(rune), from, from, size), ...cornerOf(layout, at, isTurned))];
  });
  return {
    body: runes.join("") + moved(desk(), ...deskCorner(layout, isTurned)),
    box: [0, 0, wide, high],
  };
}
