import type { TableClient } from "../../net/table-client.svelte";

// Not a SvelteDate: what that derives belongs to whoever asked first, and stands still once they are gone.
let now = $state(Date.now());
setInterval(() => (now = Date.now()), 500);

/** The time, as it goes on. */
export const timeNow = (): number => now;

/** What a seat has left to think, as minutes and seconds. The clock of whoever is asked runs. */
export function clockOf(client: TableClient, seat: number): string {
  const { left, since, skew } = client.clocks;
  const runs = client.view?.to_act === seat && client.table?.paused !== true;
  const used = runs ? Math.max(0, now + skew - since) : 0;
  const seconds = Math.max(0, Math.ceil(((left[seat] ?? 0) - used) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
