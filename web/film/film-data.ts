import type { GameId, Phrase, Told, View } from "../src/net/protocol";

/** What a viewer sees after a decision. */
export interface FilmUpdate {
  view: View;
  events: Told[];
  prompt: Phrase;
}

export interface FilmData {
  game: GameId;
  seat: number;
  names: string[];
  updates: FilmUpdate[];
}
