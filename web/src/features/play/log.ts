import type { Told } from "../../net/protocol";

/** The first ply that a line takes back, or the one it tells of; -1: none. */
function plyOf({ kind, ply = -1, phrase }: Told): number {
  const { ply: back } = phrase.args;
  return kind === "undone" && typeof back === "number" ? back + 1 : ply;
}

/** Which lines of a log tell what has been taken back since: a later line counts from an earlier ply. */
export function takenBack(log: readonly Told[]): Set<Told> {
  const gone = new Set<Told>();
  let least = Infinity;
  let seq = Infinity;
  for (const line of log.toReversed()) {
    const ply = plyOf(line);
    if (ply < 0) continue;
    if (ply < least) [least, seq] = [ply, line.seq];
    else if (line.kind !== "undone" && (ply > least || line.seq !== seq)) gone.add(line);
  }
  return gone;
}

export const isTalk = (line: Told): boolean => line.kind === "said" || line.kind === "chatted";

/** Does the game tell here what happened to a seat, or what somebody did to it? */
export function concerns(line: Told, seat: number): boolean {
  if ((line.ply ?? -1) < 0 || line.kind === "began" || seat < 0) return false;
  return Object.values(line.phrase.args).some(
    (noun) => typeof noun === "object" && "seat" in noun && noun.seat === seat,
  );
}

/** A log without what those say who are not listened to. */
export function audible(log: readonly Told[], muted: readonly number[]): readonly Told[] {
  return muted.length === 0 ? log : log.filter((line) => !isTalk(line) || !muted.includes(line.seat ?? -1));
}

/**
 * What somebody sees who has been away since their last choice: where it begins, and what concerns them. A choice
 * that is older than the whole log was one of another game.
 */
export function sinceChoice(
  log: readonly Told[],
  ownSeq: number,
  seat: number,
): { from: number; toYou: readonly Told[] } {
  const later = ownSeq > 0 ? log.findIndex((line) => line.seq > ownSeq) : -1;
  const from = later > 0 ? later : -1;
  const gone = takenBack(log);
  const toYou = from < 0 ? [] : log.slice(from).filter((line) => concerns(line, seat) && !gone.has(line));
  return { from, toYou };
}

/** What the game has told since one's own last choice; nothing where only turns began. */
export function happenedSince(log: readonly Told[], ownSeq: number): readonly Told[] {
  const gone = takenBack(log);
  const { from } = sinceChoice(log, ownSeq, -1);
  const told = from < 0 ? [] : log.slice(from).filter((line) => (line.ply ?? -1) >= 0 && !gone.has(line));
  return told.some(({ kind }) => kind !== "began") ? told : [];
}
