import type { DealTold } from "../wire";
import { hmacSha256, sha256 } from "./sha256";
import { hex, randomHex } from "./chance";
import { read, write } from "./storage";

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
  /** The promise is the one this browser saw before it gave its nonce; null: it saw none. */
  seen: boolean | null;
  /** This browser's nonce is among them. */
  own: boolean | null;
}

const KEY = "deals";
const MOST = 50;

export function keepNonce(table: string, given: Given): void {
  const kept = read<Record<string, Given>>(KEY, {});
  const entries = Object.entries({ ...kept, [`${table}.${given.commitment}`]: given });
  write(KEY, Object.fromEntries(entries.slice(-MOST)));
}

const NONCE_BYTES = 32;
const gave = new Set<string>();

/** Chance of its own for a seat of this device and this deal; null if it has been given already. */
export function giveChance(table: string, commitment: string, seat: number): string | null {
  const name = `${commitment}.${seat}`;
  if (gave.has(name)) return null;
  gave.add(name);
  const nonce = randomHex(NONCE_BYTES);
  keepNonce(table, { commitment, seat, nonce });
  return nonce;
}

export function givenFor(table: string, commitment: string): Given | null {
  return read<Record<string, Given>>(KEY, {})[`${table}.${commitment}`] ?? null;
}

/** Check a deal that has been shown, with nothing but what is in this browser. */
export function verify(table: string, deal: DealTold): Verdict {
  const secret = unhex(deal.secret ?? "");
  const nonces = deal.nonces ?? [];
  const message = `gloam deal 1\n${nonces.map((nonce) => `${nonce}\n`).join("")}`;
  const seed = hmacSha256(secret, new TextEncoder().encode(message));
  const given = givenFor(table, deal.commitment);
  return {
    secret: hex(sha256(secret)) === deal.commitment,
    seed: BigInt(`0x${hex(seed)}`).toString() === deal.seed,
    seen: given === null ? null : true,
    own: given === null ? null : nonces[given.seat] === given.nonce,
  };
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
