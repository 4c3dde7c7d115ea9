/** What a turn has set off, as a stack: what is settled, what is asked now, what waits for it, what was dropped and why. */

import type { Frame, KragmorthaView, Phrase, Told } from "../../net/protocol";
import { NONE } from "./layout";

export type LinkState = "done" | "now" | "next" | "dropped";

export interface Link {
  kind: string;
  seat: number;
  state: LinkState;
  /** Why it never came to that. */
  why: Phrase | null;
}

/** The links of a turn after some news that led to this view: first what is over, then what is open, the top last. */
export function follow(before: readonly Link[], news: readonly Told[], view: KragmorthaView): Link[] {
  if (view.asked === "place") return [];
  const goesOn = news.length > 0 && !news.some(({ kind }) => kind === "began");
  const frames = view.frames.filter(isOpen);
  const settled = goesOn ? settle(before, frames, news, view.to_act === NONE) : [];
  const top = frames.length - 1;
  const open = frames.map(({ kind, seat }, at): Link => ({
    kind,
    seat,
    state: at === top ? "now" : "next",
    why: null,
  }));
  return [...settled, ...open];
}

/**
 * What was open and is not any more was done, unless the news say that a walk was cut short, or the game was over
 * before the second step had its turn.
 */
function settle(
  before: readonly Link[],
  frames: readonly Frame[],
  news: readonly Told[],
  over: boolean,
): readonly Link[] {
  const past = before.filter(isOver);
  const open = before.filter((link) => !isOver(link));
  const kept = open.findIndex(({ kind, seat }, at) => frames[at]?.kind !== kind || frames[at].seat !== seat);
  const gone = kept < 0 ? [] : open.slice(kept).toReversed();
  const stops = news.filter(({ kind }) => kind === "stopped");
  const cut = stops.map(({ seat = -1, phrase }): Link => ({
    kind: "second",
    seat,
    state: "dropped",
    why: phrase,
  }));
  const left = gone.filter(({ kind }) => kind !== "second" || cut.length === 0);
  const ended = left.map((link): Link => ({
    ...link,
    state: over && link.kind === "second" && link.state === "next" ? "dropped" : "done",
  }));
  return [...past, ...ended, ...cut];
}

/** A second step that was taken or cut short stays on the stack until what is above it is settled. */
const isOpen = ({ kind, one }: Frame): boolean => kind !== "second" || one !== NONE;

const isOver = ({ state }: Link): boolean => state === "done" || state === "dropped";
