import type { Phrase } from "../wire";
import { RequestRefused } from "./api";

class Complaints {
  now = $state.raw<Phrase | null>(null);
}

export const complaints = new Complaints();

/** Show why something could not be done. What is no refusal and no lost line is a bug, and stays one. */
export function tell(error: unknown): void {
  if (error instanceof RequestRefused) {
    complaints.now = error.why ?? { key: "request-http", args: { status: error.status } };
  } else if (error instanceof TypeError) {
    complaints.now = { key: "web-unreachable", args: {} }; // what fetch throws when nobody answers
  } else {
    throw error;
  }
}
