/**
 * Digits and letters by our own pen. What is written on a piece belongs to its picture, and whoever hears the page
 * hears the name of the piece instead: as text it would be a second name beside that one.
 */

import { INK } from "./ink";

const H = "M1 1v12M9 1v12M1 7h8";
/** Strokes in a box of 10 by 14. */
export const GLYPHS: Record<string, string> = {
  "0": "M5 1C2.3 1 1 3.4 1 7s1.3 6 4 6 4-2.4 4-6-1.3-6-4-6z",
  "1": "M2 4 5.6 1v12",
  "2": "M1.3 4.2C1.6 2.1 3.1 1 5 1c2.3 0 3.8 1.3 3.8 3.3C8.8 7 5 9.4 1.3 13h7.9",
  "3": "M1.4 2.7C2.3 1.5 3.5 1 5 1c2.2 0 3.6 1.1 3.6 2.9S7 6.7 4.3 6.7C7.3 6.7 9 7.9 9 9.8 9 11.7 7.4 13 5 13c-1.8 0-3.1-.6-4-1.8",
  "4": "M7 13V1L1 9.5h8.6",
  "5": "M8.4 1H2.5l-.6 5.4c.8-.7 1.9-1 3.1-1C7.4 5.4 9 6.9 9 9.1 9 11.4 7.3 13 4.9 13c-1.6 0-2.9-.6-3.8-1.7",
  "6": "M8.3 2.6C7.5 1.5 6.4 1 5.2 1 2.5 1 1 3.6 1 7.5 1 11.2 2.5 13 5 13c2.4 0 4-1.6 4-3.9S7.4 5.4 5.2 5.4C3 5.4 1.2 6.8 1 8.8",
  "7": "M1 1h8C6.5 4.5 4.8 8.5 4.2 13",
  "8": "M5 6.6C2.9 6.6 1.7 5.5 1.7 3.8 1.7 2.2 3 1 5 1s3.3 1.2 3.3 2.8C8.3 5.5 7.1 6.6 5 6.6 2.5 6.6 1 7.9 1 9.8 1 11.7 2.6 13 5 13s4-1.3 4-3.2C9 7.9 7.5 6.6 5 6.6z",
  "9": "M1.7 11.4C2.5 12.5 3.6 13 4.8 13 7.5 13 9 10.4 9 6.5 9 2.8 7.5 1 5 1 2.6 1 1 2.6 1 4.9s1.6 3.7 3.8 3.7C7 8.6 8.8 7.2 9 5.2",
  C: "M9 3.2C8.1 1.8 6.9 1 5.4 1 2.8 1 1 3.4 1 7s1.8 6 4.4 6c1.5 0 2.7-.8 3.6-2.2",
  H,
  I: "M2.2 1h5.6M5 1v12M2.2 13h5.6",
  N: "M1 13V1l8 12V1",
  К: "M1.5 1v12M9 1 1.5 7.6M4.1 5.4 9.2 13",
  Л: "M.8 13C2.8 12.4 3 9 3.2 1H9v12",
  Н: H,
  Х: "M1 1l8 12M9 1 1 13",
};
const [WIDTH, HEIGHT, ADVANCE] = [10, 14, 13];

/** Letters of a height below `y`; `x` is where they end, or with `align` 0.5 their middle. */
export function lettering(text: string, x: number, y: number, height: number, align = 1): string {
  const scale = height / HEIGHT;
  const width = ((text.length - 1) * ADVANCE + WIDTH) * scale;
  const left = Math.round(10 * (x - width * align)) / 10;
  const strokes = Array.from(
    text,
    (letter, at) => `<path transform="translate(${Math.round(at * ADVANCE)})" d="${GLYPHS[letter] ?? ""}"/>`,
  );
  return `<g transform="translate(${left} ${y}) scale(${scale.toFixed(2)})" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g>`;
}
