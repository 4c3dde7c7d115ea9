import type { Chair, Command, ContinueRequest, Endpoints, Phrase } from "./protocol";
import { randomHex } from "../ui/random-hex";
import { complaints } from "./errors.svelte";
import { RequestRefused } from "./request-error";

type Endpoint = keyof Endpoints;
type Parameters<E extends Endpoint> = Endpoints[E]["parameters"];

/** The path of an endpoint, relative to the page's base; parameters it does not name become a query. */
function pathOf<E extends Endpoint>(endpoint: E, parameters: Parameters<E>): string {
  const left = new Map(Object.entries<string | number | boolean | undefined>(parameters));
  const path = endpoint.replace(/^.* \//, "").replace(/{(\w+)}/g, (_, name: string) => {
    const value = encodeURIComponent(left.get(name) ?? "");
    left.delete(name);
    return value;
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) if (value !== undefined) query.set(name, String(value));
  const asked = query.toString();
  return asked === "" ? path : `${path}?${asked}`;
}

async function call<E extends Endpoint>(
  endpoint: E,
  parameters: Parameters<E>,
  request: Endpoints[E]["request"],
  token?: string,
): Promise<Endpoints[E]["response"]> {
  const method = endpoint.replace(/ .*/, "");
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (request !== null) headers["content-type"] = "application/json";
  const body = request === null ? null : JSON.stringify(request);
  const answer = await fetch(new URL(pathOf(endpoint, parameters), document.baseURI), {
    method,
    headers,
    body,
  });
  if (!answer.ok) throw new RequestRefused(answer.status, await reason(answer));
  if (method !== "GET") complaints.now = null; // this time it was done
  const isJson = answer.headers.get("content-type")?.startsWith("application/json") === true;
  return (await (isJson ? answer.json() : answer.text())) as Endpoints[E]["response"];
}

async function reason(answer: Response): Promise<Phrase | null> {
  try {
    return ((await answer.json()) as { why?: Phrase }).why ?? null;
  } catch {
    return null; // a proxy's own page
  }
}

export const about = () => call("GET /api/about", {}, null);

/** This server's addresses in the local network; told only to pages opened on its own machine. */
export const addresses = () => call("GET /api/addresses", {}, null);

export const games = () => call("GET /api/games", {}, null);

export const rules = (game: string, lang: string) =>
  call("GET /api/games/{game}/rules", { game, lang }, null);

export const publicTables = () => call("GET /api/tables", {}, null);

/** What everybody may know of a table. */
export const tableOf = (table: string) => call("GET /api/tables/{table}", { table }, null);

export const makeTable = (game: string, seats: Chair[]) => call("POST /api/tables", {}, { game, seats });

export const sit = (table: string, name: string, seat: number) =>
  call("POST /api/tables/{table}/seats", { table }, { name, seat });

/** A code for another device, by the token of the seat that is to move there. */
export const makeCode = (table: string, token: string) =>
  call("POST /api/tables/{table}/code", { table }, null, token);

/** The seat a code stands for moves to this device. */
export const useCode = (code: string) => call("POST /api/codes", {}, { code });

/** A new link to a seat, by the token of the host or of the seat; the old one ends. */
export const makeLink = (table: string, seat: number, token: string) =>
  call("POST /api/tables/{table}/seats/{seat}/link", { table, seat }, null, token);

/** A command before it has a name of its own. */
export type Unaimed<C> = C extends { id: string } ? Omit<C, "id"> : never;

/** Carry out a command of a seat whose connection is not open here. */
export async function doAs(table: string, token: string, wish: Unaimed<Command>): Promise<void> {
  await call("POST /api/tables/{table}/do", { table }, { ...wish, id: randomHex(12) }, token);
}

/** Delete a table with all its games; the host's. */
export async function removeTable(table: string, host: string): Promise<void> {
  await call("DELETE /api/tables/{table}", { table }, null, host);
}

/** The path of the record of a finished game. */
export const recordPath = (table: string, round: number): string =>
  pathOf("GET /api/tables/{table}/record", { table, round });

export const recordOf = (table: string, round: number) =>
  call("GET /api/tables/{table}/record", { table, round }, null);

/** Whose view a replay shows: a seat's, a spectator's, or with all hands open. */
export type Eyes = number | "watch" | "open";

/** Positions of one of a table's games, from a ply on. A seat's token shows what that seat knew. */
export const replayOf = (table: string, round: number, eyes: Eyes, first: number, token?: string) => {
  const by = eyes === "watch" ? {} : eyes === "open" ? { opened: true } : { as: eyes };
  return call("GET /api/tables/{table}/replay", { table, round, first, ...by }, null, token);
};

/** What decided a finished game: the progress of the analysis, and at last its result. */
export const turningPointsOf = (table: string, round: number, token?: string) =>
  call("GET /api/tables/{table}/turning-points", { table, round }, null, token);

/** Positions of a record's game. */
export const replayRecord = (record: string, eyes: Eyes, first: number) => {
  const seat = typeof eyes === "number" ? eyes : -1;
  return call("POST /api/replay", {}, { record, first, seat, opened: eyes === "open" });
};

/** A new table where a record's game goes on against bots. */
export const goOn = (request: ContinueRequest) => call("POST /api/continue", {}, request);

export const verifyRecord = (record: string) => call("POST /api/verify", {}, { record });
