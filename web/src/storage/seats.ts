import type { GameId, CreateTableResponse, TableTold } from "../net/protocol";
import { read, write } from "./storage";

/** A seat of this device. The number is known once the server has said it. */
export interface OwnSeat {
  token: string;
  seat: number | null;
}

/** A table this device has something to do with. */
export interface Known {
  table: string;
  game: GameId | null;
  host: string | null;
  seats: OwnSeat[];
  names: string[];
  status: TableTold["status"] | null;
  round: number;
  touched: number;
}

const KEY = "tables";
const MOST = 40;
const ACTED = "acted";

function all(): Record<string, Known> {
  return read<Record<string, Known>>(KEY, {});
}

function keep(known: Known): void {
  const tables = Object.values({ ...all(), [known.table]: { ...known, touched: Date.now() } });
  tables.sort((one, other) => other.touched - one.touched);
  write(KEY, Object.fromEntries(tables.slice(0, MOST).map((table) => [table.table, table])));
}

export function knownTable(table: string): Known {
  const fresh = { table, game: null, host: null, seats: [], names: [], status: null, round: 0, touched: 0 };
  return all()[table] ?? fresh;
}

/** The tables of this device, the one played last first. */
export function knownTables(): Known[] {
  return Object.values(all()).sort((one, other) => other.touched - one.touched);
}

export function forgetTable(table: string): void {
  const tables = all();
  write(KEY, Object.fromEntries(Object.entries(tables).filter(([id]) => id !== table)));
}

export function keepMade(made: CreateTableResponse): void {
  const seats = made.seats.map(({ seat, token }) => ({ seat, token }));
  keep({ ...knownTable(made.table.id), host: made.host, seats });
}

/** A token because somebody sat down here, or from a link: then its seat is not known yet, and comes first. */
export function keepToken(table: string, token: string, seat: number | null): void {
  const known = knownTable(table);
  const others = known.seats.filter((own) => own.token !== token && (seat === null || own.seat !== seat));
  const it = { token, seat };
  keep({ ...known, seats: seat === null ? [it, ...others] : [...others, it] });
}

export function dropToken(table: string, token: string): void {
  const known = knownTable(table);
  keep({ ...known, seats: known.seats.filter((own) => own.token !== token) });
}

export function keepTable(told: TableTold): void {
  keep({
    ...knownTable(told.id),
    game: told.game as GameId,
    names: told.seats.map((seat) => seat.name ?? ""),
    status: told.status,
    round: told.round,
  });
}

/** The update that answered the last choice of a seat, so that it can see what happened since; 0: none is known. */
export function actedAt(table: string, seat: number): number {
  return read<Record<string, number>>(ACTED, {})[`${table}.${seat}`] ?? 0;
}

export function keepActed(table: string, seat: number, seq: number): void {
  const name = `${table}.${seat}`;
  const others = Object.entries(read<Record<string, number>>(ACTED, {})).filter(([other]) => other !== name);
  write(ACTED, Object.fromEntries([...others, [name, seq]].slice(-2 * MOST)));
}
