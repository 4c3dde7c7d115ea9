import type { TableTold } from "../../net/protocol";
import type { Eyes } from "../../net/api";
import type { Replay } from "./replay.svelte";

export const PACES = { slow: 2500, normal: 1200, fast: 500 } as const; // milliseconds for each decision
export type Pace = keyof typeof PACES;

/** What somebody has in hand who goes through a game. */
export interface Controls {
  replay: Replay;
  player: Player;
  own: number[];
  table: TableTold | null;
  round: number;
  look: (eyes: Eyes) => void;
  open: (what: "link" | "continue") => void;
  /** Another game of this table. */
  choose: (round: number) => void;
  close: (() => void) | undefined;
}

/** Goes through a replay: by hand, or by itself until it is over. */
export class Player {
  playing = $state(false);
  pace = $state<Pace>("normal");

  /** `hurry` completes what is performed: whoever goes on has seen enough of it. */
  constructor(
    private readonly replay: Replay,
    private readonly hurry: () => void = () => undefined,
  ) {}

  step(ply: number): void {
    this.playing = false;
    this.hurry();
    this.replay.go(ply);
  }

  turn(by: 1 | -1, turns = 1): void {
    this.playing = false;
    this.hurry();
    for (let turn = 0; turn < turns; turn += 1) this.replay.goTurn(by);
  }

  /** To a turn by its number. */
  toTurn(turn: number): void {
    this.playing = false;
    this.replay.goToTurn(turn);
  }

  /** Until it is this seat's turn again. */
  round(by: 1 | -1): void {
    this.turn(by, this.replay.seats.length);
  }

  toggle(): void {
    if (this.replay.at === this.replay.plies) this.replay.go(0);
    this.playing = !this.playing;
  }

  /** The next decision, if it plays by itself. */
  goOn(): void {
    this.replay.go(this.replay.at + 1);
    if (this.replay.at === this.replay.plies) this.playing = false;
  }

  /** Is this key for us? */
  press(key: string, code: string, onButton: boolean): boolean {
    const { at, plies } = this.replay;
    if (key === "ArrowRight") this.step(at + 1);
    else if (key === "ArrowLeft") this.step(at - 1);
    else if (key === "Home") this.step(0);
    else if (key === "End") this.step(plies);
    else if (key === "PageUp") this.round(-1);
    else if (key === "PageDown") this.round(1);
    else if (code === "BracketLeft") this.turn(-1);
    else if (code === "BracketRight") this.turn(1);
    else if (key === " " && !onButton) this.toggle();
    else return false;
    return true;
  }
}
