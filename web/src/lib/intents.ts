/** Tables that are to be dealt as soon as one sits there: after "Play now" and a rematch against bots. */
const starts = new Set<string>();

export function arrangeStart(table: string): void {
  starts.add(table);
}

/** Was that arranged? Asked once. */
export function takeStart(table: string): boolean {
  return starts.delete(table);
}
