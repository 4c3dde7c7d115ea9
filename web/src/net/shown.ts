import type { Speech } from "../i18n/words.svelte";
import type { Option, Told, View } from "./protocol";

/** A position as somebody sees it, and what they are asked: at a table, in a replay, in a lesson. */
export interface Shown {
  /** Whose eyes these are; -1: of somebody who only looks on. */
  seat: number;
  view: View | null;
  /** Another number for each position: what is said in between does not change it. */
  position: number;
  options: Option[];
  /** What may be answered before one's turn, and the answer that was given: an index, or -1. */
  ahead: Option[];
  chosen: number;
  /** What may be done besides, whoever's turn it is. */
  asides: Option[];
  /** What happened on the way here from the position shown before; empty if there was a leap. */
  news: Told[];
  speech: Speech;
}
