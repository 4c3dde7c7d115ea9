import { read, write } from "./storage";

const KEY = "muted";
const MOST = 40;

/** Whom one does not listen to, by table; kept on this device, and nobody is told. */
const muted = $state(read<Record<string, number[]>>(KEY, {}));

export function mutedAt(table: string): readonly number[] {
  return muted[table] ?? [];
}

export function mute(table: string, seat: number, quiet: boolean): void {
  const others = mutedAt(table).filter((one) => one !== seat);
  muted[table] = quiet ? [...others, seat] : others;
  write(KEY, Object.fromEntries(Object.entries($state.snapshot(muted)).slice(-MOST)));
}
