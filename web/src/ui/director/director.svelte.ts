/**
 * The director: a queue that performs events one after another.
 *
 *   announce(state, event)   the cause is seen: who acts, what is played
 *   perform(take, event)     motion on top of what is drawn; it calls take.commit() on the beat of the effect
 *   reduce(state, event)     the effect, drawn at that beat
 *
 * What is drawn is always a state. Motion lies on top and is thrown away when its event ends, so skipping ends
 * exactly where performing does: in the state the server sent.
 */

import { Take } from "./take";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

const SPEED: Record<Pace, number> = { slow: 0.6, normal: 1, fast: 2, instant: Infinity };
const BUDGET = 4000; // nominal milliseconds for what another player does in one turn
const FASTEST = 3; // how much faster the rest of a turn that is over its budget is told

/** Something that happened, as far as a director needs to know it. */
export interface StageEvent {
  kind: string;
}

export interface Performance<S, E extends StageEvent> {
  full(take: Take<S, E>, event: E): Promise<void>;
  /** For reduced motion: the same story without travel. Without it, light falls on `actors`. */
  still?(take: Take<S, E>, event: E): Promise<void>;
  /** The actors the event concerns. */
  actors?(event: E, state: S): string[];
}

/** How the events of a game become a story. */
export interface Script<S, E extends StageEvent> {
  /** Show the cause, never an effect. */
  announce(state: S, event: E): S;
  /** Show the effect. */
  reduce(state: S, event: E): S;
  /** By kind of event. */
  performances: Readonly<Record<string, Performance<S, E>>>;
  /** Milliseconds at normal pace, by kind of event. The server waits as long before a bot goes on. */
  beats: Readonly<Record<string, number>>;
  /** The turn an event belongs to: its budget is shared by all events with the same number; -1 has none. */
  turnOf(event: E, state: S): number;
  /** What is done to the viewer is never told faster. */
  weighs(event: E, state: S): boolean;
}

/** The events of one update, and what makes the state it ends in of the one they were reduced to. */
interface Scene<S, E> {
  events: E[];
  end: (state: S) => S;
}

/** What lets somebody hurry a story. */
export interface StoryControl {
  readonly busy: boolean;
  /** Complete what is running; the next event goes on. */
  tap(): void;
  /** Complete everything that is queued. */
  skip(): Promise<void>;
}

export interface DirectorOptions<S, E extends StageEvent> {
  pace: () => Pace;
  reducesMotion: () => boolean;
  cue?: (sound: string) => void;
  /** Called after each event, before the next begins. */
  performed?: (event: E, state: S) => void;
}

export class Director<S, E extends StageEvent> implements StoryControl {
  /** What is drawn: the state after the last performed event, with the cause of the running one. */
  state: S = $state.raw() as S;
  /** What is performed now. */
  running = $state.raw<E | null>(null);
  busy = $state(false);
  /** Where actors (`data-actor`) are found, and where props are laid. */
  stage: HTMLElement | null = null;
  props: HTMLElement | null = null;

  private readonly scenes: Scene<S, E>[] = [];
  private take: Take<S, E> | null = null;
  private run: Promise<void> | null = null;
  private turn = -1;
  private spent = 0; // nominal milliseconds of this turn
  private isSkipping = false;

  constructor(
    readonly script: Script<S, E>,
    state: S,
    readonly options: DirectorOptions<S, E>,
  ) {
    this.state = state;
  }

  /** Add the events of one update, and how they end. Resolves when all that is queued was performed. */
  perform(events: readonly E[], end: (state: S) => S): Promise<void> {
    this.scenes.push({ events: [...events], end });
    this.run ??= this.go().finally(() => (this.run = null));
    return this.run;
  }

  /** Forget what is queued and show this state. */
  leap(state: S): void {
    this.scenes.length = 0;
    this.take?.rush();
    this.take?.abandon();
    this.state = state;
  }

  /** Complete what is running; the next event goes on. */
  tap(): void {
    this.take?.rush();
  }

  /** Complete everything that is queued. */
  async skip(): Promise<void> {
    this.isSkipping = true;
    this.take?.rush();
    await this.run;
    this.isSkipping = false;
  }

  /** How many times as fast as nominal an event is told. */
  speedOf(event: E): number {
    return SPEED[this.options.pace()] * this.hurryOf(event);
  }

  /**
   * A turn that would take longer than its budget is told faster from its first event on. What weighs takes its
   * time, which the others have to make up for.
   */
  private hurryOf(event: E): number {
    const { script, state } = this;
    const turn = script.turnOf(event, state);
    if (turn < 0 || script.weighs(event, state)) return 1;
    const rest = [event, ...this.queued(turn)];
    const sum = (weighs: boolean): number =>
      rest
        .filter((one) => script.weighs(one, state) === weighs)
        .reduce((total, one) => total + this.beatOf(one), 0);
    const left = BUDGET - (turn === this.turn ? this.spent : 0) - sum(true);
    return Math.min(Math.max(sum(false) / Math.max(left, 1), 1), FASTEST);
  }

  private queued(turn: number): E[] {
    return this.scenes
      .flatMap(({ events }) => events)
      .filter((event) => this.script.turnOf(event, this.state) === turn);
  }

  private beatOf(event: E): number {
    return this.script.beats[event.kind] ?? 0;
  }

  private get isInstant(): boolean {
    const hidden = typeof document !== "undefined" && document.hidden;
    return this.isSkipping || hidden || this.stage === null || this.options.pace() === "instant";
  }

  private async go(): Promise<void> {
    this.busy = true;
    try {
      for (let scene = this.scenes[0]; scene !== undefined; scene = this.scenes[0]) {
        const event = scene.events.shift();
        if (event !== undefined) await this.tell(event);
        else if (this.scenes[0] === scene) {
          this.scenes.shift();
          this.state = scene.end(this.state); // the server's word, whatever the script made of the events
        }
      }
    } finally {
      this.running = null;
      this.busy = false;
    }
  }

  private async tell(event: E): Promise<void> {
    const { script } = this;
    const takes = this.beatOf(event) / this.hurryOf(event);
    const turn = script.turnOf(event, this.state);
    if (this.isInstant) this.state = script.reduce(script.announce(this.state, event), event);
    else await this.play(event);
    this.spent = takes + (turn === this.turn ? this.spent : 0);
    this.turn = turn;
    this.options.performed?.(event, this.state);
  }

  private async play(event: E): Promise<void> {
    const { script } = this;
    const take = new Take(this, event, this.speedOf(event));
    this.take = take;
    this.running = event;
    this.state = script.announce(this.state, event);
    const performance = script.performances[event.kind];
    try {
      if (performance === undefined) throw new Error(`no performance of ${event.kind}`);
      if (!this.options.reducesMotion()) await performance.full(take, event);
      else if (performance.still !== undefined) await performance.still(take, event);
      else await take.still(performance.actors?.(event, this.state) ?? []);
    } catch (error) {
      console.error(`the performance of ${event.kind} failed`, error); // the result never does
    }
    await take.commit();
    take.clean();
    this.take = null;
    this.running = null;
  }
}
