import type { Phrase } from "./protocol";
import { RequestRefused } from "./request-error";

/** Why the last thing could not be done; nothing once another was, or on another page. */
class Complaints {
  now = $state.raw<Phrase | null>(null);
}

export const complaints = new Complaints();

/** Why something could not be done. What is no refusal and no lost line is a bug, and stays one. */
export function reasonOf(error: unknown): Phrase {
  if (error instanceof RequestRefused)
    return error.why ?? { key: "request-http", args: { status: error.status } };
  if (error instanceof TypeError) return { key: "web-unreachable", args: {} }; // nobody answers, says fetch
  throw error;
}

/** Show it above the page. What one field has caused is said beside that field instead. */
export function tell(error: unknown): void {
  complaints.now = reasonOf(error);
}
