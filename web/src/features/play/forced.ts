import type { Option, View } from "../../net/protocol";
import PUBLIC from "./forced.json";

const KINDS: Record<string, readonly string[] | undefined> = PUBLIC;

/**
 * The answer that can be given for somebody: the only one, to a question whose answers everybody at the table
 * can work out. Any other would tell by its haste what is in a hand (docs/decisions/06); `forced.json` lists the
 * kinds of question, and tests/web/test_forced.py proves them. Null: they have to answer themselves.
 */
export function onlyAnswer(game: string, view: View | null, options: readonly Option[]): Option | null {
  const [only] = options;
  if (view === null || only === undefined || options.length > 1) return null;
  return KINDS[game]?.includes(view.asked) === true ? only : null;
}
