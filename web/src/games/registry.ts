import type { Component } from "svelte";
import type { TableClient } from "../lib/table.svelte";

/**
 * What the table of a game is given. It draws `client.view`, lets people point at what `client.options` allow,
 * and calls `choose` with the index of one of them (or of `client.ahead`, `client.asides`). `pointed` is the
 * option the list has under the finger or the focus, -1 for none.
 */
export interface BoardProps {
  client: TableClient;
  choose: (index: number) => void;
  pointed: number;
}

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

/** The table of a game; null where the list of options must do. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}
