import type { Component } from "svelte";
import type { Option, Phrase, View } from "../net/protocol";
import type { Shown } from "../net/shown";

/** What there is to say of whoever sits at a table, besides what lies before them. */
export interface Sitter {
  /** A bot, somebody here, somebody who does not look just now. */
  note: string;
  /** The note is worth room even where there is little. */
  notable: boolean;
  away: boolean;
  /** What is left on the clock, empty without one. */
  clock: string;
  muted: boolean;
  /** What was said of late. */
  said: string;
}

/**
 * What the table of a game is given. It draws `shown.view`, lets people point at what the options allow, and
 * calls `choose` with the index of one of them. The index of an action that is not allowed may be given as
 * well: then the player is told the rule. `pointed` is the option the list has under the finger or the
 * focus, -1 for none.
 */
export interface BoardProps {
  shown: Shown;
  /** `planned`: it carries out what was chosen before this question came, and is no hasty click. False: ignored. */
  choose: (index: number, planned?: boolean) => boolean;
  /** Told what could come of that which is picked or marked on the table. */
  ponder?: (could: readonly number[]) => void;
  pointed: number;
  /** Who sits at the table, by seat, where there are people who come and go. */
  sitters?: readonly Sitter[];
}

/** How a seat stands when a game is over, by what counts in it. */
export type Standing = (view: View, seat: number) => Phrase;

/** What is seldom meant comes last. */
export const inOrder = (options: readonly Option[]): Option[] =>
  [false, true].flatMap((last) => options.filter(({ rare = false }) => rare === last));

const PRIMERS = import.meta.glob<{ default: Component }>("./*/Primer.svelte");
const STANDINGS = import.meta.glob<{ standing: Standing }>("./*/standing.ts");
const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

/** The table of a game; null where the list of options must do. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** What the signs of a game mean, in pictures; null where it has none. */
export async function primerOf(game: string): Promise<Component | null> {
  const load = PRIMERS[`./${game}/Primer.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** What says how the seats stand; null where nobody does. */
export async function standingOf(game: string): Promise<Standing | null> {
  const load = STANDINGS[`./${game}/standing.ts`];
  return load === undefined ? null : (await load()).standing;
}
