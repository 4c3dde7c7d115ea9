import type {
  ServerInfo,
  Chair,
  CodeResponse,
  Command,
  ContinueRequest,
  GameInfo,
  AnalysisStatus,
  TableListing,
  Phrase,
  ReplayResponse,
  SeatResponse,
  RuleSection,
  CreateTableResponse,
  TableTold,
  VerifyResponse,
} from "../wire";
import { randomHex } from "./chance";
import { complaints } from "./complaints.svelte";
import { RequestRefused } from "./refused";

async function ask(path: string, body?: unknown, token?: string, method = "POST"): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? {} : { method, body: JSON.stringify(body) };
  const answer = await fetch(new URL(`api/${path}`, document.baseURI), { headers, ...sent });
  if (!answer.ok) throw new RequestRefused(answer.status, await reason(answer));
  if (body !== undefined) complaints.now = null; // this time it was done
  return answer;
}

async function reason(answer: Response): Promise<Phrase | null> {
  try {
    return ((await answer.json()) as { why?: Phrase }).why ?? null;
  } catch {
    return null; // a proxy's own page
  }
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

export const about = (): Promise<ServerInfo> => json(ask("about"));

/** Where others near by reach this server; the server says it only to pages of its own machine. */
export const addresses = (): Promise<string[]> => json(ask("addresses"));

export const games = (): Promise<GameInfo[]> => json(ask("games"));

export const rules = (game: string, language: string): Promise<RuleSection[]> =>
  json(ask(`games/${game}/rules?lang=${language}`));

export const publicTables = (): Promise<TableListing[]> => json(ask("tables"));

/** What everybody may know of a table. */
export const tableOf = (table: string): Promise<TableTold> => json(ask(`tables/${table}`));

export const makeTable = (game: string, seats: Chair[]): Promise<CreateTableResponse> =>
  json(ask("tables", { game, seats }));

export const sit = (table: string, name: string, seat: number): Promise<SeatResponse> =>
  json(ask(`tables/${table}/seats`, { name, seat }));

/** A code for another device, by the token of the seat that is to move there. */
export const makeCode = (table: string, token: string): Promise<CodeResponse> =>
  json(ask(`tables/${table}/code`, {}, token));

/** The seat a code stands for moves to this device. */
export const useCode = (code: string): Promise<SeatResponse> => json(ask("codes", { code }));

/** A new link to a seat, by the token of the host or of the seat; the old one ends. */
export const makeLink = (table: string, seat: number, token: string): Promise<SeatResponse> =>
  json(ask(`tables/${table}/seats/${seat}/link`, {}, token));

/** A command before it has a name of its own. */
export type Unaimed<C> = C extends { id: string } ? Omit<C, "id"> : never;

/** Carry out a command of a seat whose connection is not open here. */
export async function doAs(table: string, token: string, wish: Unaimed<Command>): Promise<void> {
  await ask(`tables/${table}/do`, { ...wish, id: randomHex(12) }, token);
}

/** Delete a table with all its games; the host's. */
export async function removeTable(table: string, host: string): Promise<void> {
  await ask(`tables/${table}`, {}, host, "DELETE");
}

/** The path of the record of a finished game. */
export const recordPath = (table: string, round: number): string => `tables/${table}/record?round=${round}`;

export const recordOf = async (table: string, round: number): Promise<string> =>
  await (await ask(recordPath(table, round))).text();

/** Through whose eyes a replay is seen: a seat's, of somebody who looks on, or with all hands open. */
export type Eyes = number | "watch" | "open";

/** Positions of one of a table's games, from a ply on. A seat's token shows what that seat knew. */
export const replayOf = (
  table: string,
  round: number,
  eyes: Eyes,
  first: number,
  token?: string,
): Promise<ReplayResponse> => {
  const by = eyes === "watch" ? "" : eyes === "open" ? "&opened=true" : `&as=${eyes}`;
  return json(ask(`tables/${table}/replay?round=${round}&first=${first}${by}`, undefined, token));
};

/** What decided a game that is over: how far the server is with finding out, and at last what it found. */
export const turningPointsOf = (table: string, round: number, token?: string): Promise<AnalysisStatus> =>
  json(ask(`tables/${table}/turning-points?round=${round}`, undefined, token));

/** Positions of a record's game. */
export const replayRecord = (record: string, eyes: Eyes, first: number): Promise<ReplayResponse> =>
  json(ask("replay", { record, first, seat: typeof eyes === "number" ? eyes : -1, opened: eyes === "open" }));

/** A new table where a record's game goes on against bots. */
export const goOn = (wish: ContinueRequest): Promise<CreateTableResponse> => json(ask("continue", wish));

export const verifyRecord = (record: string): Promise<VerifyResponse> => json(ask("verify", { record }));
