import type { Told } from "../wire";

/** Which lines of a log tell what has been taken back since: a later line counts from an earlier ply. */
export function takenBack(log: readonly Told[]): Set<Told> {
  const gone = new Set<Told>();
  let least = Infinity;
  let seq = Infinity;
  for (const line of log.toReversed()) {
    const ply = line.ply ?? -1;
    if (ply < 0) continue;
    if (ply < least) [least, seq] = [ply, line.seq];
    else if (ply > least || line.seq !== seq) gone.add(line);
  }
  return gone;
}
