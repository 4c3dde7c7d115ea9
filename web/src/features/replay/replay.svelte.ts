import type { Shown } from "../../net/shown";
import type { PositionInfo, ReplayResponse, SeatTold, Told } from "../../net/protocol";
import type { Eyes } from "../../net/api";
import { seatName } from "../../net/seats";
import type { Speech } from "../../i18n/words.svelte";

export type Fetch = (eyes: Eyes, first: number) => Promise<ReplayResponse>;

const NONE = -1;
const NUMBER = /^\d{1,6}$/;

/** A line of the log, and the position it led to. */
export interface Line {
  told: Told;
  ply: number;
}

/**
 * What an address asks for, `?ply=17&as=1`. Without a wish a single person sees through their own eyes; a
 * device that several share shows nobody's hand unasked.
 */
export function wished(search: string, own: readonly number[]): { ply: number; eyes: Eyes } {
  const query = new URLSearchParams(search);
  const ply = query.get("ply") ?? "";
  const as = query.get("as") ?? "";
  const alone = own.length === 1 ? (own[0] ?? "watch") : "watch";
  const eyes = as === "open" || as === "watch" ? as : NUMBER.test(as) ? Number(as) : alone;
  return { ply: NUMBER.test(ply) ? Number(ply) : 0, eyes };
}

/** Which of a table's games an address asks for, `?round=2`; 0: the one that runs, or the last. */
export function wishedRound(search: string): number {
  const round = new URLSearchParams(search).get("round") ?? "";
  return NUMBER.test(round) ? Number(round) : 0;
}

/** `&beside=turning`: the turning points stand where else the log does. */
export function wishesTurning(search: string): boolean {
  return new URLSearchParams(search).get("beside") === "turning";
}

/** The path of a game that is gone through. Another may be played at the table at any time: it has a number. */
export function gamePath(table: string, round: number): string {
  return `t/${table}/replay?round=${round}`;
}

/** The path of a position as somebody sees it. */
export function pathOf(table: string, round: number, ply: number, eyes: Eyes, turning: boolean): string {
  return `${gamePath(table, round)}&ply=${ply}&as=${eyes}${turning ? "&beside=turning" : ""}`;
}

/** A game gone through again. Positions come piece by piece; those that are there can be looked at. */
export class Replay implements Shown {
  game = $state("");
  seats = $state.raw<SeatTold[]>([]);
  /** May all eyes be chosen, and the game be gone on with? */
  free = $state(false);
  plies = $state(0);
  eyes = $state.raw<Eyes>("watch");
  positions = $state.raw<PositionInfo[]>([]);
  /** The position that is wanted; it is shown as soon as it is there. */
  ply = $state(0);
  news = $state.raw<Told[]>([]);

  readonly at = $derived(Math.min(this.ply, this.positions.length - 1));
  readonly position = $derived(this.at);
  readonly here = $derived(this.positions[this.at] ?? null);
  readonly view = $derived(this.here?.view ?? null);
  readonly seat = $derived(typeof this.eyes === "number" ? this.eyes : NONE);
  readonly speech: Speech = $derived({ names: this.seats.map(seatName), viewer: this.seat });
  readonly lines: Line[] = $derived(
    this.positions.flatMap(({ ply, events }) => events.map((told) => ({ told, ply }))),
  );
  readonly complete = $derived(this.positions.length > this.plies);

  // A replay asks nobody anything.
  readonly options = [];
  readonly ahead = [];
  readonly asides = [];
  readonly chosen = NONE;

  private run = 0; // which loading is the newest

  constructor(private readonly fetch: Fetch) {}

  /** Load everything anew as somebody sees it, and show it as soon as the wanted position is there. */
  async look(eyes: Eyes): Promise<void> {
    const run = (this.run += 1);
    const found: PositionInfo[] = [];
    let plies = 0;
    do {
      const told = await this.fetch(eyes, found.length);
      if (run !== this.run) return;
      if (found.length === 0) plies = told.plies; // what is played while we look comes another time
      found.push(...told.positions);
      if (found.length > Math.min(this.ply, plies)) this.show(told, eyes, found.slice(0, plies + 1), plies);
    } while (found.length <= plies);
  }

  private show(told: ReplayResponse, eyes: Eyes, positions: PositionInfo[], plies: number): void {
    if (this.eyes !== eyes) this.news = [];
    this.game = told.game;
    this.seats = told.seats;
    this.free = told.free;
    this.plies = plies;
    this.ply = Math.min(this.ply, plies);
    this.eyes = eyes;
    this.positions = positions;
  }

  /** Show a position. One step forward tells what happened; any other way is a leap. */
  go(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.plies));
    const before = this.at;
    this.ply = to;
    if (this.at !== before) this.news = this.at === before + 1 ? (this.here?.events ?? []) : [];
  }

  /** Go to where the turn before or after begins. */
  goTurn(by: 1 | -1): void {
    let ply = this.at + by;
    while (ply > 0 && ply < this.positions.length && !this.begins(ply)) ply += by;
    this.go(ply);
  }

  /** Go to where a turn begins, by its number; beyond the last one, to the end. */
  goToTurn(turn: number): void {
    const ply = this.positions.findIndex(({ view }) => view.turn >= turn);
    this.go(ply < 0 ? this.plies : ply);
  }

  private begins(ply: number): boolean {
    return this.positions[ply]?.view.turn !== this.positions[ply - 1]?.view.turn;
  }
}
