import type { Chair, GameId } from "../../net/protocol";
import { makeTable } from "../../net/api";
import { go } from "../../net/router.svelte";
import { keepMade } from "../../storage/seats";

/** Tables that are to be dealt as soon as one sits there: after "Play now" and a rematch against bots. */
const starts = new Set<string>();

export function arrangeStart(table: string): void {
  starts.add(table);
}

/** Create a table, keep its seats here and go there; with `start` it is dealt at once. */
export async function openTable(game: GameId, chairs: Chair[], start: boolean): Promise<void> {
  const made = await makeTable(game, chairs);
  keepMade(made);
  if (start) arrangeStart(made.table.id);
  go(`t/${made.table.id}`);
}

export const isStartArranged = (table: string): boolean => starts.has(table);

/** Was that arranged? Asked once. */
export function takeStart(table: string): boolean {
  return starts.delete(table);
}
