import type { GameId } from "../../net/protocol";

/** One thing to know: `web-rules-<game>-<id>` is its name, `…-text` what it does, `…-more` what else. */
export interface Topic {
  id: string;
  /** The number of the rule. */
  rule: string;
  /** What happens, before and after, as markup. */
  picture: () => string;
  /** A sign of its own in the row of topics. */
  icon?: () => string;
}

/** What stands behind one bookmark, `web-rules-<game>-chapter-<id>`. */
export interface Chapter {
  id: string;
  topics: Topic[];
}

/** The rules of a game in pictures. */
export interface Book {
  /** What the game is about. */
  goal: () => string;
  /** The turn, step by step: `web-rules-<game>-turn-1`, … */
  turn: (() => string)[];
  /** The chapter that stands beside the goal. */
  beside: string;
  chapters: Chapter[];
  /** Topics with a position to try them in, see features/lessons. */
  tries: ReadonlySet<string>;
  /** What repeats behind everything, 288 by 96. */
  wall?: () => string;
}

/** Chapters in words, which every game has: what things are called, and the numbered rules. */
export const WORDS = "words";
export const NUMBERED = "rules";
/** Beside it the goal is seen, or, where there is no room, nothing but it. */
export const GOAL = "goal";

const BOOKS: Record<GameId, () => Promise<{ book: Book }>> = {
  nightmarium: () => import("./nightmarium"),
  kragmortha: () => import("./kragmortha"),
};

export const loadBook = async (game: GameId): Promise<Book> => (await BOOKS[game]()).book;

/** Where an address leads, `#executioner` or `#N5.3`: a chapter, and what of it. */
export function placeIn(book: Book, hash: string): { chapter: string; topic: string; rule: string } {
  if (/^[NK]\d/.test(hash)) return { chapter: NUMBERED, topic: "", rule: hash };
  const found = book.chapters.find(
    ({ id, topics }) => id === hash || topics.some((topic) => topic.id === hash),
  );
  if (found !== undefined)
    return { chapter: found.id, topic: hash === found.id ? (found.topics[0]?.id ?? "") : hash, rule: "" };
  return { chapter: hash === WORDS || hash === NUMBERED ? hash : GOAL, topic: "", rule: "" };
}
