const TIME = 220; // milliseconds

/** Of all motion; none where people like none. */
export const pace = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue("--pace"));

/** Where things lie, each in what holds it. */
export const tops = (things: Iterable<HTMLElement>): Map<HTMLElement, number> =>
  new Map(Array.from(things, (thing) => [thing, thing.offsetTop]));

/** What came to lie higher or lower than before glides there: nothing jumps. */
export function glide(before: ReadonlyMap<HTMLElement, number>): void {
  const duration = TIME * pace();
  for (const [thing, top] of before) {
    const moved = thing.isConnected ? thing.offsetTop - top : 0;
    if (moved !== 0 && duration > 0)
      thing.animate({ transform: [`translateY(${-moved}px)`, "none"] }, { duration, composite: "add" });
  }
}
