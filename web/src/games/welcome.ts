import type { GameId } from "../net/protocol";

/** The window of a scene on the start page: figures stand between `left` and `right`, on the line `feet`. */
export interface Window {
  left: number;
  right: number;
  width: number;
  height: number;
  feet: number;
}

const WELCOMES = import.meta.glob<{ welcome: (window: Window) => string }>("./*/welcome.ts");

/** What draws a game in one scene, made of its own art: the markup of an `<svg>` as large as the window. */
export async function welcomeOf(game: GameId): Promise<(window: Window) => string> {
  const load = WELCOMES[`./${game}/welcome.ts`];
  return load === undefined ? () => "" : (await load()).welcome;
}
