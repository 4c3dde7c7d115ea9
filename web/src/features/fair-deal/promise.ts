import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js"; // crypto.subtle is missing on a plain LAN address
import type { TableTold } from "../../net/protocol";
import { hex, randomHex } from "../../ui/random-hex";
import { read, write } from "../../storage/storage";

/** What this browser saw and gave before a deal. */
export interface Given {
  commitment: string;
  seat: number;
  nonce: string;
}

export interface Verdict {
  /** The secret is the one that was promised. */
  secret: boolean;
  /** The seed follows from the secret and everybody's nonces. */
  seed: boolean;
  /** This browser's nonce is among them, and the promise is the one it was given for; null: none was given. */
  own: boolean | null;
}

const KEY = "deals";
const MOST = 50;

/** One deal: whatever is said later of what was promised, it stays the one of its round. */
type Round = Pick<TableTold, "id" | "round">;

const nameOf = ({ id, round }: Round): string => `${id}.${round}`;

export function keepNonce(round: Round, given: Given): void {
  const kept = read<Record<string, Given>>(KEY, {});
  const entries = Object.entries({ ...kept, [nameOf(round)]: given });
  write(KEY, Object.fromEntries(entries.slice(-MOST)));
}

const NONCE_BYTES = 32;
const gave = new Set<string>();

/** Chance of its own for a seat of this device and this deal; null if it has been given already. */
export function giveChance(told: TableTold, seat: number): string | null {
  const { commitment } = told.deal;
  const name = `${commitment}.${seat}`;
  if (gave.has(name)) return null;
  gave.add(name);
  const nonce = randomHex(NONCE_BYTES);
  keepNonce(told, { commitment, seat, nonce });
  return nonce;
}

function givenTo(round: Round): Given | null {
  return read<Record<string, Given>>(KEY, {})[nameOf(round)] ?? null;
}

/** Check a deal that has been shown, with nothing but what is in this browser. */
export function verify({ deal, ...round }: Round & Pick<TableTold, "deal">): Verdict {
  const secret = unhex(deal.secret ?? "");
  const nonces = deal.nonces ?? [];
  const message = `gloam deal 1\n${nonces.map((nonce) => `${nonce}\n`).join("")}`;
  const seed = hmac(sha256, secret, new TextEncoder().encode(message));
  const given = givenTo(round);
  return {
    secret: hex(sha256(secret)) === deal.commitment,
    seed: BigInt(`0x${hex(seed)}`).toString() === deal.seed,
    own: given === null ? null : given.commitment === deal.commitment && nonces[given.seat] === given.nonce,
  };
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
