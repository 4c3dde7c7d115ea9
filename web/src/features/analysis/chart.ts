import type { AnalysisResult } from "../../net/protocol";

/** A chart of chances in pixels: where things are on it, and what is where. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  top: number;
  plies: number;
}

export interface Place {
  x: number;
  y: number;
}

/** How the line of each seat is drawn, so that it can be told without its colour. */
export const DASHES = ["", "7 4", "2 4", "12 4 2 4", "16 5", "7 3 2 3 2 3", "4 3", "1.5 6"];

const NEAR = 14; // pixels: who clicks so near to a turning point means it

export function xOf(ply: number, { width, left, plies }: Frame): number {
  return left + (ply / Math.max(plies, 1)) * width;
}

export function yOf(share: number, { height, top }: Frame): number {
  return top + (1 - share) * height;
}

/** The line of a seat as an SVG path. */
export function pathOf(found: AnalysisResult, seat: number, frame: Frame): string {
  const points = found.plies.map((ply, at) => {
    const share = found.chances[at]?.[seat] ?? 0;
    return `${xOf(ply, frame).toFixed(1)} ${yOf(share, frame).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** Where a seat's number stands on its line: each a little further on, so that they do not hide one another. */
export function labelOf(found: AnalysisResult, seat: number, frame: Frame): Place {
  const seats = found.accounts.length;
  const at = Math.round(((seat + 0.5) / seats) * (found.plies.length - 1));
  return { x: xOf(found.plies[at] ?? 0, frame), y: yOf(found.chances[at]?.[seat] ?? 0, frame) };
}

/** Where the numbers of the turning points stand: over them, or so far beside that none hides another. */
export function marksOf(found: AnalysisResult, frame: Frame, apart: number): number[] {
  const places: number[] = [];
  for (const { until } of found.points) {
    places.push(Math.max(xOf(until, frame), (places.at(-1) ?? -apart) + apart));
  }
  const right = frame.left + frame.width;
  return places.map((x, at) => Math.min(x, right - (places.length - 1 - at) * apart));
}

/** The position a place on the chart stands for: a turning point close by, or else the one right there. */
export function plyAt(x: number, found: AnalysisResult, frame: Frame): number {
  const away = (ply: number): number => Math.abs(xOf(ply, frame) - x);
  const [near] = found.points.map(({ until }) => until).sort((one, other) => away(one) - away(other));
  if (near !== undefined && away(near) <= NEAR) return near;
  const ply = Math.round(((x - frame.left) / Math.max(frame.width, 1)) * frame.plies);
  return Math.max(0, Math.min(ply, frame.plies));
}
