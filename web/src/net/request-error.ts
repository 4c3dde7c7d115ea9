import type { Phrase } from "./protocol";

/** A request the server refused: `why` is a sentence for people. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly why: Phrase | null,
  ) {
    super(`${status} ${why?.key ?? ""}`);
  }
}
