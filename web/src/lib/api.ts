import type { Chair, GameTold, Listing, Phrase, SeatGiven, SectionTold, TableMade, Verified } from "../wire";

/** A request the server refused: `why` is a sentence for people. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly why: Phrase | null,
  ) {
    super(`${status} ${why?.key ?? ""}`);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(new URL(`api/${path}`, document.baseURI), { headers, ...sent });
  if (!answer.ok) throw new RequestRefused(answer.status, await reason(answer));
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

export const games = (): Promise<GameTold[]> => json(ask("games"));

export const rules = (game: string, language: string): Promise<SectionTold[]> =>
  json(ask(`games/${game}/rules?lang=${language}`));

export const publicTables = (): Promise<Listing[]> => json(ask("tables"));

export const makeTable = (game: string, seats: Chair[]): Promise<TableMade> =>
  json(ask("tables", { game, seats }));

export const sit = (table: string, name: string, seat: number): Promise<SeatGiven> =>
  json(ask(`tables/${table}/seats`, { name, seat }));

export const recordOf = async (table: string): Promise<string> =>
  await (await ask(`tables/${table}/record`)).text();

export const verifyRecord = (record: string): Promise<Verified> => json(ask("verify", { record }));
