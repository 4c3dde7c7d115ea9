import type { SeatTold } from "../net/protocol";

/** A picture: its markup, and the box of the plane it is drawn in. */
export interface Picture {
  body: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

export type Mood = "usual" | "proud" | "dazed" | "sly" | "sad";

/** Whom a player looks like. */
export interface Figure {
  face: number;
  hat: number;
  mood: Mood;
}

/** The faces of a game. */
export interface Portraits {
  faces: readonly number[];
  /** None: a face is all there is. */
  hats: readonly number[];
  bust: (figure: Figure) => Picture;
  head: (figure: Figure) => Picture;
  /** A face without its hat, and a hat without a face, to choose from. */
  face: (face: number) => Picture;
  hat: (hat: number) => Picture;
}

const PORTRAITS = import.meta.glob<{ portraits: Portraits }>("./*/portrait.ts");

export async function portraitsOf(game: string): Promise<Portraits | null> {
  const load = PORTRAITS[`./${game}/portrait.ts`];
  return load === undefined ? null : (await load()).portraits;
}

/** Who sits there, as chosen; else by the number of the seat. */
export const figureOf = (seat: SeatTold | undefined, at: number, mood: Mood = "usual"): Figure => ({
  face: worn(seat?.face, at),
  hat: worn(seat?.hat, at),
  mood,
});

const worn = (chosen: number | undefined, at: number): number =>
  chosen === undefined || chosen < 0 ? at : chosen;
