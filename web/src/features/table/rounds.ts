import type { TableTold } from "../../net/protocol";

/** What says how far a table has come with its games. */
interface Course {
  round: number;
  status: TableTold["status"] | null;
}

/** How many games of a table are over. */
export const finishedAt = ({ round, status }: Course): number => (status === "over" ? round : round - 1);

/** How many have been dealt: the last of them may be running. */
export const dealtAt = ({ round, status }: Course): number => (status === "lobby" ? round - 1 : round);

/** The numbers of the games up to one. */
export const upTo = (last: number): number[] => Array.from({ length: Math.max(0, last) }, (_, at) => at + 1);
