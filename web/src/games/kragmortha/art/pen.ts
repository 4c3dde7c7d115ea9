/** The pen of the other game's terrors, so that both games look drawn by one hand. */

export { limb, fan, horn } from "../../nightmarium/art/anatomy";
export { eye, fangs, grin, tear, WHITE } from "../../nightmarium/art/features";
export { noise, oval, pts, sym, tube } from "../../nightmarium/art/geometry";
export type { Outline, Point } from "../../nightmarium/art/geometry";
export {
  both,
  dot,
  each,
  flat,
  INK,
  marks,
  path,
  shaggy,
  solid,
  stain,
  stroke,
} from "../../nightmarium/art/ink";
export { attributes } from "../../nightmarium/art/ink";
export { pen, place } from "../../nightmarium/art/signs";
export type { Svg } from "../../nightmarium/art/signs";

import { attributes } from "../../nightmarium/art/ink";

type Paint = Readonly<Record<string, string | number>>;

export const rect = (x: number, y: number, width: number, height: number, rx: number, paint: Paint): string =>
  `<rect${attributes({ x, y, width, height, rx, ...paint })}/>`;

/** A word or number in the middle of a place. */
export const lettering = (x: number, y: number, size: number, text: string, paint: Paint = {}): string =>
  `<text${attributes({ x, y, "font-size": size, "font-weight": "bold", "text-anchor": "middle", stroke: "none", ...paint })}>${text}</text>`;

/** Something drawn elsewhere: moved, turned about its new place, made smaller. */
export const moved = (markup: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${markup}</g>`;
