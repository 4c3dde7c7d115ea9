import type { Shown } from "../../net/shown";
import { hasWord, say, t, type Speech } from "../../i18n/words.svelte";
import type { GameId, Option, Phrase, Told, View } from "../../net/protocol";

/** A step as `tools/web_lessons.py` had the engine play it. */
export interface Step {
  chapter: number;
  /** The message that is said, after `web-lesson-<game>-`. */
  say: string;
  /** What it speaks of, as the table's `data-show` names it; empty where nothing has to be looked for. */
  show: string;
  /** The choice that is meant; -1: there is nothing to choose. */
  right: number;
  prompt: Phrase;
  /** What happened since the step before. */
  events: Told[];
  options: Option[];
  view: View;
}

const FILES = import.meta.glob<{ default: unknown }>("../../generated/lesson-*.json");
const NONE = -1;
const LEARNER = 0;

export async function stepsOf(game: GameId): Promise<Step[]> {
  const load = FILES[`../../generated/lesson-${game}.json`];
  if (load === undefined) throw new Error(`there is no lesson of ${game}`);
  return (await load()).default as Step[];
}

/** A lesson under way. It knows no rule: every position comes from the engine, and one choice leads on. */
export class Lesson implements Shown {
  at = $state(0);
  news = $state.raw<Told[]>([]);
  /** How often something else was chosen in this step. */
  mistakes = $state(0);
  /** Was the last of it nothing that can be chosen at all? */
  private barred = $state(false);

  readonly step = $derived.by(() => this.steps[this.at] as Step);
  readonly view = $derived(this.step.view);
  readonly options = $derived(this.step.options);
  /** The step that brought this position: those after it only speak of it. */
  readonly position = $derived.by(() =>
    this.steps.findLastIndex(
      ({ chapter, events }, at) =>
        at <= this.at && (events.length > 0 || chapter !== this.steps[at - 1]?.chapter),
    ),
  );
  readonly asks = $derived(this.step.right !== NONE);
  readonly last = $derived.by(() => this.at === this.steps.length - 1);
  /** Does the story leap here, to another position? */
  readonly leaps = $derived.by(() => this.at > 0 && this.steps[this.at - 1]?.chapter !== this.step.chapter);
  readonly said = $derived.by(() => t(`web-lesson-${this.game}-${this.step.say}`));
  readonly speech: Speech = $derived.by(() => ({
    names: [this.name(), t("web-lesson-rival")],
    viewer: LEARNER,
  }));

  readonly seat = LEARNER;
  readonly ahead = [];
  readonly asides = [];
  readonly chosen = NONE;

  constructor(
    readonly game: GameId,
    readonly steps: Step[],
    private readonly name: () => string,
  ) {}

  /**
   * Take the choice that is meant; anything else is answered with a hint and changes nothing. Of what was
   * `planned` some steps before, as much is carried out as fits: then the teacher speaks first.
   */
  choose(index: number, planned = false): boolean {
    const right = this.asks && index === this.step.right;
    if (right) this.go(this.at + 1);
    else if (this.asks && !planned) {
      this.mistakes += 1;
      this.barred = this.options.every((option) => option.index !== index);
    }
    return right;
  }

  /** Whoever has the right thing in mind needs no hint any more. */
  ponder(could: readonly number[]): void {
    if (could.includes(this.step.right)) this.mistakes = 0;
  }

  /** On to the next step, where there is nothing to choose. */
  next(): void {
    if (!this.asks) this.go(this.at + 1);
  }

  go(at: number): void {
    const to = Math.max(0, Math.min(at, this.steps.length - 1));
    const on = to === this.at + 1;
    this.at = to;
    this.news = on && !this.leaps ? this.step.events : [];
    this.mistakes = 0;
    this.barred = false;
  }

  /**
   * What helps after a wrong choice: words for this very step, or else the option that is meant. The words are
   * for what could be chosen as well, not for what is not allowed.
   */
  get hint(): string {
    const key = `web-lesson-${this.game}-${this.step.say}-hint`;
    if (!this.barred && hasWord(key)) return t(key);
    const meant = this.options.find((option) => option.index === this.step.right);
    return meant === undefined
      ? ""
      : say(
          { key: this.barred ? "web-lesson-barred" : "web-lesson-hint", args: { option: meant.label } },
          this.speech,
        );
  }
}
