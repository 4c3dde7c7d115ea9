import type { GameId } from "../../net/protocol";

const drawn = ({ body, box }: { body: string; box: readonly number[] }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" aria-hidden="true" focusable="false">${body}</svg>`;

const TEACHERS: Record<GameId, () => Promise<string>> = {
  nightmarium: async () => drawn((await import("../../games/nightmarium/art")).card(34, "head")),
  kragmortha: async () => drawn((await import("../../games/kragmortha/art")).goblinHead(7)),
};

/** Who teaches a game: the markup of their head. */
export const teacherOf = (game: GameId): Promise<string> => TEACHERS[game]();
