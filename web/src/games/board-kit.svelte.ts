import { untrack } from "svelte";
import type { Told } from "../net/protocol";
import type { BoardProps } from "./registry";
import type { Shown } from "../net/shown";

/** Changes exactly when something else is asked: by a decision, or when choices come and go. Talk changes nothing. */
export function questionKey({ position, chosen, options, ahead, view }: Shown): string {
  return [position, chosen, options.length, ahead.length, view?.viewer].join();
}

/** What a player has in mind at a board before they choose. */
interface Thought {
  /** The choices it could come to. */
  readonly could: readonly number[];
  /** Forget it, but go on with a plan. */
  renew(): void;
}

/** Renew what a player has in mind with each question, and tell `ponder` what it could come to. */
export function keepInMind(thought: Thought, shown: () => Shown, ponder: () => BoardProps["ponder"]): void {
  const asked = $derived(shown().view === null ? null : questionKey(shown()));
  $effect(() => {
    if (asked !== null) untrack(() => thought.renew());
  });
  $effect(() => {
    const could = asked === null ? [] : thought.could;
    untrack(() => ponder()?.(could));
  });
}

/** A value that follows the game from position to position. After a leap it begins again. */
export function followed<T>(shown: () => Shown, start: T, step: (before: T, news: Told[]) => T): () => T {
  let value = $state.raw(start);
  let position: number | null = null;
  $effect.pre(() => {
    const now = shown();
    if (now.view === null) return;
    const news = now.news.filter(({ ply = -1 }) => ply >= 0);
    if (news.length === 0 && now.position === position) return; // somebody only said something
    position = now.position;
    value = step(news.length === 0 ? start : untrack(() => value), news);
  });
  return () => value;
}
