/** The library by candle-light: a wall of shelves, a floor of boards, and the light of candles. */

import { stop, tint } from "../../nightmarium/art/paint";
import { shelf } from "./furniture";
import { flat, INK, moved, path, pen, pts, rect, solid, stain } from "./pen";

/** A candle on a saucer, in a box of 60 by 100. */
export const candle = (): string =>
  pen(
    solid(pts("6,88 30,80 54,88 50,96 30,100 10,96"), "#c9a24a") +
      solid(pts("20,90! 19,42 30,39 41,42! 40,90! 30,93"), "#f6efdc") +
      flat(pts("19,44! 17,56 20,62 23,54 25,44!"), "#fffaf0", 0) +
      path("M30 42v-6", { "stroke-width": 2.5 }) +
      solid(pts("30,38! 22,28 30,6! 38,28"), "#ffcf5a") +
      stain(pts("30,36! 26,29 30,18! 34,29"), "#fff6d8"),
    3,
  );

export interface Room {
  /** Begins the ids of this drawing; no two on a page share it. */
  name: string;
  width: number;
  height: number;
  /** Where the wall ends and the floor begins; at the height: no floor. */
  floor: number;
  /** So dim that words can stand before the shelves. */
  dim?: boolean;
  /** Side of a shelf. */
  shelves?: number;
  /** Middle, radius and strength of each light. */
  lights?: readonly (readonly [x: number, y: number, radius: number, strength?: number])[];
}

const light = (name: string, x: number, y: number, r: number, strength: number): string =>
  `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="url(#${name}-lamp)" opacity="${strength}"/>`;

/** The markup of a room as large as its window, to be put into an `<svg>` of that size. */
export function room({ name, width: w, height: h, floor, shelves, dim = false, lights = [] }: Room): string {
  const side = shelves ?? Math.max(110, Math.min(170, w / 5));
  let wall = "";
  for (let y = 0; floor - y * side > 0; y += 1)
    for (let x = 0; x * side < w; x += 1)
      wall += moved(shelf(x * 3 + 1 + y, 3 + y * 5 + x), x * side - 2, floor - (y + 1) * side, side / 100);
  const boards = [-2, -1, 0, 1, 2]
    .map((at) =>
      path(`M${w * (0.5 + at * 0.18)} ${floor}L${w * (0.5 + at * 0.5)} ${h}`, {
        stroke: tint("#1c0e1c", "#8a5a30"),
        "stroke-width": 4,
        opacity: 0.6,
      }),
    )
    .join("");
  const ground =
    floor >= h
      ? ""
      : rect(0, floor, w, h - floor, 0, { fill: `url(#${name}-floor)` }) +
        path(`M0 ${floor}H${w}`, { stroke: INK, "stroke-width": 6 }) +
        boards;
  return (
    "<defs>" +
    `<radialGradient id="${name}-lamp">${stop(0, tint("#ffcf6b", "#fff3c4", 0.75, 0.8))}${stop(0.45, tint("#ff9d3d", "#ffdf9a", 0.3, 0.4))}${stop(1, tint("#ff9d3d", "#ffdf9a", 0, 0))}</radialGradient>` +
    `<linearGradient id="${name}-floor" x1="0" y1="0" x2="0" y2="1">${stop(0, tint("#5b3a3a", "#d9a86c"))}${stop(1, tint("#1c0e1c", "#b98248"))}</linearGradient>` +
    `<linearGradient id="${name}-dusk" x1="0" y1="0" x2="0" y2="1">${stop(0, tint("#140a1c", "#fbeccb", 0.72, 0.72))}${stop(0.4, tint("#140a1c", "#fbeccb", 0.1, 0.3))}${stop(1, tint("#140a1c", "#fbeccb", 0, 0.1))}</linearGradient>` +
    "</defs>" +
    rect(0, 0, w, h, 0, { fill: tint("#2b1a35", "#e9d3a8") }) +
    wall +
    rect(0, 0, w, floor, 0, {
      fill: dim ? tint("#1a0c18", "#f8e6bf", 0.66, 0.76) : tint("#2a1030", "#f8e6bf", 0.42, 0.5),
    }) +
    ground +
    lights.map(([x, y, r, strength = 1]) => light(name, x, y, r, strength)).join("") +
    rect(0, 0, w, h, 0, { fill: `url(#${name}-dusk)` })
  );
}
