import { rules } from "../../net/api";
import { parse, type Block } from "./markdown";
import type { RuleSection } from "../../net/protocol";

/** One numbered rule: the chapter it stands in, and its text. */
export interface RuleText {
  chapter: string;
  blocks: Block[];
}

const books = new Map<string, Promise<RuleSection[]>>();

/** All rules of a game; asked for once in each language, or again if that failed. */
export function bookOf(game: string, language: string): Promise<RuleSection[]> {
  const name = `${game}.${language}`;
  const known = books.get(name);
  if (known !== undefined) return known;
  const book = rules(game, language);
  books.set(name, book);
  book.catch(() => books.delete(name));
  return book;
}

/** A rule by its number; a whole chapter by its; null if there is no such rule. */
export function findRule(sections: readonly RuleSection[], rule: string): RuleText | null {
  for (const section of sections) {
    const blocks = parse(section.text);
    const chapter = `${section.id} ${section.title}`.trim();
    if (section.id !== "" && section.id === rule) return { chapter, blocks: blocks.slice(1) };
    for (const block of blocks) {
      const found = block.kind === "list" ? block.items.find((item) => item.id === rule) : undefined;
      if (found !== undefined) return { chapter, blocks: found.blocks };
    }
  }
  return null;
}
