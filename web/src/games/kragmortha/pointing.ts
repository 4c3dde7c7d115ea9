/**
 * Does this come from a mouse or from keys, which stay where they are until they go elsewhere? A finger only
 * taps, and whatever were said about what it touched would be said long after.
 */
export function stays(event: Event): boolean {
  if (event instanceof PointerEvent) return event.pointerType !== "touch";
  return event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible");
}
