/** Whom a player looks like: the head of a terror. */

import type { Figure, Portraits } from "../portraits";
import { card } from "./art";

/** The heads people and bots can choose from, by the numbers of their cards; each species once. */
const HEADS = [85, 19, 31, 106, 13, 34, 82, 88, 25, 46, 76, 100] as const;

const headOf = (face: number): string => card(HEADS[face % HEADS.length] ?? HEADS[0], "head").body;

export const portraits: Portraits = {
  faces: HEADS.map((_, at) => at),
  hats: [],
  bust: ({ face }: Figure) => ({ body: headOf(face), box: [14, -14, 212, 180] }),
  head: ({ face }: Figure) => ({ body: headOf(face), box: [32, -4, 176, 168] }),
  face: (face) => ({ body: headOf(face), box: [20, -10, 200, 176] }),
  hat: () => ({ body: "", box: [0, 0, 1, 1] }),
};
