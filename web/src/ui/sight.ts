import type { Told } from "../net/protocol";

const ENOUGH = 0.5; // of what would fit: so much of a thing is in sight

/** The seats to which something happened, in that order; where nothing is told, who is asked. */
export function seatsOf(news: readonly Told[], asked: number): number[] {
  const told = news.filter(({ kind }) => kind !== "began"); // that is only the next one's turn
  const seats = told.flatMap(({ seat = -1, other = -1 }) => [seat, other]);
  return [...new Set([...seats.filter((seat) => seat >= 0), ...(seats.length === 0 ? [asked] : [])])];
}

/** On a small screen: if nothing is in sight of where it happened, or of the log that tells it, go there. */
export function bringIntoSight(stage: HTMLElement | undefined, news: readonly Told[], asked = -1): void {
  if (stage === undefined || stage.clientHeight === 0) return; // everything has a place of its own
  const find = (selector: string): Element[] => [...stage.querySelectorAll(selector)];
  const mats = seatsOf(news, asked).flatMap((seat) => find(`[data-show$="-${seat}"]`));
  if ([...mats, ...find('[data-show="library"], [data-log]')].some((one) => isSeen(one, stage))) return;
  mats[0]?.scrollIntoView({ block: "nearest" });
}

function isSeen(thing: Element, stage: HTMLElement): boolean {
  const window = stage.getBoundingClientRect();
  const [first, last] = [Math.max(0, window.top), Math.min(innerHeight, window.bottom)];
  const { top, bottom, height } = thing.getBoundingClientRect();
  return Math.min(last, bottom) - Math.max(first, top) >= ENOUGH * Math.min(height, last - first);
}
