/** Whom a player looks like: a goblin's face, and a hat that brings its colour. */

import type { Figure, Portraits } from "../portraits";
import { GOBLINS } from "./art/goblins";
import { bareHead, feeling, feelingHead, hatOnly } from "./art/faces";

const count = GOBLINS.length;

export const portraits: Portraits = {
  faces: Array.from({ length: count }, (_, at) => at),
  hats: Array.from({ length: count }, (_, at) => at),
  bust: ({ face, hat, mood }: Figure) => ({
    body: feeling(face % count, mood, hat % count),
    box: [-8, -22, 116, 122],
  }),
  head: ({ face, hat, mood }: Figure) => ({
    body: feelingHead(face % count, mood, hat % count),
    box: [-4, -20, 108, 100],
  }),
  face: (face) => ({ body: bareHead(face), box: [-2, 22, 104, 58] }),
  hat: (hat) => ({ body: hatOnly(hat), box: [6, -14, 88, 62] }),
};
