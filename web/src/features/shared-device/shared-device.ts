import type { TableTold } from "../../net/protocol";

/** Where a device is that several players of a table share. */
export type Holding =
  /** It has one player, or none: nothing is hidden from anybody. */
  | { at: "alone" }
  /** Nobody's cards are dealt: it shows what a spectator sees. */
  | { at: "lobby" }
  /** It goes from hand to hand, and shows no hand; `from` has just played, -1: nobody has. */
  | { at: "passing"; to: number; from: number }
  /** A player holds it and sees their hand until they are done; `next` waits for it, -1: nobody does. */
  | { at: "held"; by: number; next: number };

export interface Situation {
  /** The seats of this device. */
  seats: readonly number[];
  status: TableTold["status"];
  /** The seat that is asked now; -1: none. */
  asked: number;
}

const NOBODY = -1;

export const ALONE: Holding = { at: "alone" };
export const IN_LOBBY: Holding = { at: "lobby" };

/** Where the device is after the table has changed. */
export function observe(holding: Holding, { seats, status, asked }: Situation): Holding {
  if (seats.length < 2) return ALONE;
  if (status === "lobby") return IN_LOBBY;
  if (status === "over") return { at: "held", by: awaited(holding) ?? Math.min(...seats), next: NOBODY };
  const next = holderOf(seats, asked, awaited(holding) ?? NOBODY);
  if (holding.at !== "held") return { at: "passing", to: next, from: NOBODY, ...past(holding) };
  return { at: "held", by: holding.by, next: next === holding.by ? NOBODY : next };
}

/** The one it was passed to takes it. */
export function take(holding: Holding): Holding {
  return holding.at === "passing" ? { at: "held", by: holding.to, next: NOBODY } : holding;
}

/** The one who has just played looks at their hand once more. */
export function lookAgain(holding: Holding): Holding {
  const may = holding.at === "passing" && holding.from !== NOBODY;
  return may ? { at: "held", by: holding.from, next: holding.to } : holding;
}

/** The one who has it is done with looking at what they drew, and passes it on. */
export function passOn(holding: Holding): Holding {
  const may = holding.at === "held" && holding.next !== NOBODY;
  return may ? { at: "passing", to: holding.next, from: holding.by } : holding;
}

/** Whose hand may be shown; -1: nobody's; undefined: that of the one player there is. */
export function shownSeat(holding: Holding): number | undefined {
  if (holding.at === "alone") return undefined;
  return holding.at === "held" ? holding.by : NOBODY;
}

/** Who has the device, or is to have it. */
function awaited(holding: Holding): number | undefined {
  if (holding.at === "held") return holding.by;
  return holding.at === "passing" ? holding.to : undefined;
}

const past = (holding: Holding): { from?: number } =>
  holding.at === "passing" ? { from: holding.from } : {};

/**
 * Who should hold the device: the player who is asked; if that is none of its players, the one who has it; if nobody
 * has, the one who will be asked next.
 */
export function holderOf(seats: readonly number[], asked: number, holder: number): number {
  if (seats.includes(asked)) return asked;
  if (seats.includes(holder)) return holder;
  const inOrder = [...seats].sort((one, other) => one - other);
  return inOrder.find((seat) => seat > asked) ?? inOrder[0] ?? asked;
}
