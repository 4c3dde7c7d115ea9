/** What both games' pictures of rules are made of. Markup without ids, style and script. */

const INK = "#221540";
const CREAM = "#fff3c4";
const TICK = "#93e3b5";
const HARM = "#ff8a76";

interface Line {
  colour?: string;
  dashed?: boolean;
  /** How far it bends to the side. */
  bend?: number;
  width?: number;
}

/** An arrow with an ink edge. */
export function arrow(
  [x, y]: readonly [number, number],
  [u, v]: readonly [number, number],
  { colour = CREAM, dashed = false, bend = 0, width = 6 }: Line = {},
): string {
  const far = Math.hypot(u - x, v - y) || 1;
  const [nx, ny] = [(-(v - y) / far) * bend, ((u - x) / far) * bend];
  const [mx, my] = [(x + u) / 2 + nx, (y + v) / 2 + ny];
  const angle = Math.atan2(v - my, u - mx);
  const wing = (turn: number): string =>
    `${(u - 3 * width * Math.cos(angle + turn)).toFixed(1)} ${(v - 3 * width * Math.sin(angle + turn)).toFixed(1)}`;
  const way = `M${x} ${y}Q${mx} ${my} ${u} ${v}`;
  const head = `M${wing(0.6)}L${u} ${v}L${wing(-0.6)}`;
  const dash = dashed ? ` stroke-dasharray="2 ${2.2 * width}"` : "";
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${way}" stroke="${INK}" stroke-width="${width + 5}"${dash}/><path d="${head}" stroke="${INK}" stroke-width="${width + 5}"/>` +
    `<path d="${way}" stroke="${colour}" stroke-width="${width}"${dash}/><path d="${head}" stroke="${colour}" stroke-width="${width}"/></g>`
  );
}

/** It is so. */
export const tick = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="19" fill="${TICK}" stroke="${INK}" stroke-width="4"/><path d="M${x - 8} ${y}l6 7 11-13" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

/** It cannot be. */
export const cross = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="19" fill="${HARM}" stroke="${INK}" stroke-width="4"/><path d="M${x - 7} ${y - 7}l14 14m0-14l-14 14" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;

/** A number on a disc. */
export const disc = (x: number, y: number, number: number | string, colour = CREAM): string =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${colour}" stroke="${INK}" stroke-width="4"/><text x="${x}" y="${y + 7}" text-anchor="middle" font-size="22" font-weight="700" fill="${INK}">${number}</text>`;

/** A short word on a plate. */
export const label = (x: number, y: number, text: string): string => {
  const width = 22 + 12 * text.length;
  return `<rect x="${x - width / 2}" y="${y - 17}" width="${width}" height="34" rx="17" fill="#17133a" stroke="#8e86cf" stroke-width="2.5"/><text x="${x}" y="${y + 7}" text-anchor="middle" font-size="21" font-weight="700" fill="#f6efdc">${text}</text>`;
};

/** A drawing made for a page of its own, put into another one. */
export const inset = (markup: string, x: number, y: number, width: number, turn = 0): string => {
  const [, , wide = 1, high = 1] = (/viewBox="([^"]+)"/.exec(markup)?.[1] ?? "0 0 1 1")
    .split(" ")
    .map(Number);
  const height = (width * high) / wide;
  const placed = markup.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
  return turn === 0
    ? placed
    : `<g transform="rotate(${turn} ${x + width / 2} ${y + height / 2})">${placed}</g>`;
};

export const picture = (width: number, height: number, markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${markup}</svg>`;
