import type { Component } from "svelte";
import type { Speech } from "../i18n/words.svelte";
import type { Option, Phrase, Told, View } from "../net/protocol";
import type { Shown } from "../net/shown";
import type { StoryControl } from "../ui/director/director.svelte";

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
  /** What is asked, as a sentence; "" if nothing is. A board may show shorter words of its own. */
  prompt?: string;
  /** Why the last tap was refused: shown where it was. */
  refusal?: Refusal | null;
  /** The board hands over its director, which the shell lets people hurry. Such a board fills the window. */
  directed?: (director: StoryControl) => void;
  variant?: BoardVariant;
}

export interface Refusal {
  text: string;
  rule: string;
}

/** `tv`: no hand, and large type. */
export type BoardVariant = "table" | "tv" | "lesson" | "replay";

/** A picture of one event, for a card. */
export interface VignetteProps {
  told: Told;
  view: View;
  speech: Speech;
}

/** The end of a game: who has won, and how everybody stands. */
export interface FinaleProps {
  view: View;
  speech: Speech;
  /** The picture only: the page around it says who won, and ranks. */
  brief?: boolean;
}

/** The final table as an SVG; `say` gives a word by its key. */
export type Poster = (view: View, names: readonly string[], say: (key: string) => string) => string;

/** How a seat stands when a game is over, by what counts in it. */
export type Standing = (view: View, seat: number) => Phrase;

/** What a seat stands by when a game is over, as numbers, the weightiest first and the more the better. */
export type Merits = (view: View, seat: number) => readonly number[];

/** What is seldom meant comes last. */
export const inOrder = (options: readonly Option[]): Option[] =>
  [false, true].flatMap((last) => options.filter(({ rare = false }) => rare === last));

const PRIMERS = import.meta.glob<{ default: Component }>("./*/Primer.svelte");
const STANDINGS = import.meta.glob<{ standing: Standing; merits: Merits }>("./*/standing.ts");
const FACTS = import.meta.glob<{ default: { beats: Record<string, number> } }>(
  "../generated/{nightmarium,kragmortha}.json",
);
const VIGNETTES = import.meta.glob<{ default: Component<VignetteProps> }>("./*/Vignette.svelte");
const FINALES = import.meta.glob<{ default: Component<FinaleProps> }>("./*/Finale.svelte");
const POSTERS = import.meta.glob<{ poster: Poster }>("./*/poster.ts");
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

/** Draws one event; null where nothing does. */
export async function vignetteOf(game: string): Promise<Component<VignetteProps> | null> {
  const load = VIGNETTES[`./${game}/Vignette.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** Shows the end of a game; null where nothing does. */
export async function finaleOf(game: string): Promise<Component<FinaleProps> | null> {
  const load = FINALES[`./${game}/Finale.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** Draws the final table to be saved; null where nothing does. */
export async function posterOf(game: string): Promise<Poster | null> {
  const load = POSTERS[`./${game}/poster.ts`];
  return load === undefined ? null : (await load()).poster;
}

/** How long each kind of event is told at normal pace, in milliseconds. */
export async function beatsOf(game: string): Promise<Readonly<Record<string, number>>> {
  const load = FACTS[`../generated/${game}.json`];
  return load === undefined ? {} : (await load()).default.beats;
}

/** What orders those who have not won; null where nothing does. */
export async function meritsOf(game: string): Promise<Merits | null> {
  const load = STANDINGS[`./${game}/standing.ts`];
  return load === undefined ? null : (await load()).merits;
}
