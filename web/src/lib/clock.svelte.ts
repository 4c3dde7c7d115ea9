import { SvelteDate } from "svelte/reactivity";
import type { TableClient } from "./table.svelte";

const now = new SvelteDate();
setInterval(() => now.setTime(Date.now()), 500);

/** What a seat has left to think, as minutes and seconds. The clock of whoever is asked runs. */
export function clockOf(client: TableClient, seat: number): string {
  const { left, since, skew } = client.clocks;
  const runs = client.view?.to_act === seat && client.table?.paused !== true;
  const used = runs ? Math.max(0, now.getTime() + skew - since) : 0;
  const seconds = Math.max(0, Math.ceil(((left[seat] ?? 0) - used) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
