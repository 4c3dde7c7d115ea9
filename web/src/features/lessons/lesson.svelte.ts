import type { Shown } from "../../net/shown";
import { hasWord, say, t, type Speech } from "../../i18n/words.svelte";
import type { GameId, Option, Phrase, Told, View } from "../../net/protocol";

/** A step as `tools/web_lessons.py` had the engine play it. */
export interface Step {
  chapter: number;
  /** The message that is said, after `web-lesson-<game>-`. */
  say: string;
  /** What it points at, see `places.ts`. */
  point: string[];
  /** It goes on with the step before, and does not count as one of its own. */
  joins: boolean;
  /** The choice that is meant; -1: there is nothing to choose. */
  right: number;
  prompt: Phrase;
  /** What happened since the step before. */
  events: Told[];
  options: Option[];
  /** Why other actions are not allowed; the last reason is that of all that are not named. */
  refused: Reason[];
  view: View;
  /** Where several choices lead on: the step each leads to. */
  next?: Record<string, number>;
}

interface Reason {
  rule: string;
  why: Phrase;
  legal_if: Phrase;
  actions: number[];
}

/** Why something else than what is meant was not done: a sentence, and the rule if there is one. */
export interface Correction {
  text: string;
  rule: string;
}

const FILES = import.meta.glob<{ default: unknown }>("../../generated/lesson-*.json");
const TRIES = import.meta.glob<{ default: unknown }>("../../generated/tries-*.json");
const NONE = -1;
const LEARNER = 0;

export async function stepsOf(game: GameId): Promise<Step[]> {
  const load = FILES[`../../generated/lesson-${game}.json`];
  if (load === undefined) throw new Error(`there is no lesson of ${game}`);
  return (await load()).default as Step[];
}

/** The steps of a position that a page of rules offers; none if there is no such position. */
export async function triesOf(game: GameId, name: string): Promise<Step[]> {
  const all = (await TRIES[`../../generated/tries-${game}.json`]?.())?.default as
    Record<string, Step[]> | undefined;
  return all?.[name] ?? [];
}

/** A lesson under way. It knows no rule: every position comes from the engine, and one choice leads on. */
export class Lesson implements Shown {
  at = $state(0);
  news = $state.raw<Told[]>([]);
  /** How often something else was chosen in this step. */
  mistakes = $state(0);
  /** The last of it. */
  private wrong = $state(NONE);
  /** Is the first half of what is meant marked on the table: the card, before its place? */
  isHalfway = $state(false);
  /** The steps that led here, where several choices lead on. */
  private readonly path: number[] = [];

  readonly step = $derived.by(() => this.steps[this.at] as Step);
  readonly view = $derived(this.step.view);
  private readonly branches = $derived(Object.keys(this.step.next ?? {}).length > 0);
  readonly options = $derived(this.step.options);
  /** The step that brought this position: those after it only speak of it. */
  readonly position = $derived.by(() =>
    this.isTrial
      ? this.at
      : this.steps.findLastIndex(
          ({ chapter, events }, at) =>
            at <= this.at && (events.length > 0 || chapter !== this.steps[at - 1]?.chapter),
        ),
  );
  readonly asks = $derived.by(() => this.step.right !== NONE || this.branches);
  readonly last = $derived.by(() => (this.isTrial ? !this.branches : this.at === this.steps.length - 1));
  /** Steps that are counted, up to here and in all. */
  readonly count = $derived.by(() => this.steps.slice(0, this.at + 1).filter(({ joins }) => !joins).length);
  readonly total: number;
  /** Does the story leap here, to another position? */
  readonly leaps = $derived.by(() => this.at > 0 && this.steps[this.at - 1]?.chapter !== this.step.chapter);
  readonly said = $derived.by(() => {
    if (!this.isTrial) return t(`web-lesson-${this.game}-${this.step.say}`, { tap: t(tapping()) });
    return this.last ? t("web-try-done") : t(`web-rules-${this.game}-${this.step.say}-text`);
  });
  readonly speech: Speech = $derived.by(() => ({
    names: [this.name(), t("web-lesson-rival")],
    viewer: LEARNER,
  }));

  /** A position to try something in: any choice that shows it leads on. */
  readonly isTrial: boolean;
  readonly seat = LEARNER;
  readonly ahead = [];
  readonly asides = [];
  readonly chosen = NONE;

  constructor(
    readonly game: GameId,
    readonly steps: Step[],
    private readonly name: () => string,
  ) {
    this.isTrial = steps[0]?.next !== undefined;
    this.total = steps.filter(({ joins }) => !joins).length;
  }

  /**
   * Take the choice that is meant; anything else is answered with a hint and changes nothing. Of what was
   * `planned` some steps before, as much is carried out as fits: then the teacher speaks first.
   */
  choose(index: number, planned = false): boolean {
    const to = this.leadsTo(index);
    if (to !== undefined) this.go(to);
    else if (this.asks && !planned) {
      this.mistakes += 1;
      this.wrong = index;
    }
    return to !== undefined;
  }

  private leadsTo(index: number): number | undefined {
    if (this.isTrial) return this.step.next?.[index];
    return this.asks && index === this.step.right ? this.at + 1 : undefined;
  }

  /** Told what could come of what is marked. Whoever has the right thing in mind needs no hint any more. */
  ponder(could: readonly number[]): void {
    const right = could.some((index) => this.leadsTo(index) !== undefined);
    this.isHalfway = right && could.length < this.options.length;
    if (right) this.mistakes = 0;
  }

  /** On to the next step, where there is nothing to choose. */
  next(): void {
    if (!this.asks) this.go(this.at + 1);
  }

  /** A step back, or to the beginning of what goes on from there. */
  back(): void {
    if (this.isTrial) this.show(this.path.pop() ?? 0, []);
    else {
      let to = this.at - 1;
      while (to > 0 && this.steps[to]?.joins) to -= 1;
      this.go(to);
    }
  }

  again(): void {
    this.path.length = 0;
    this.show(0, []);
  }

  go(at: number): void {
    const to = Math.max(0, Math.min(at, this.steps.length - 1));
    const on = this.isTrial || to === this.at + 1;
    if (this.isTrial) this.path.push(this.at);
    const leaps = this.steps[to]?.chapter !== this.steps[to - 1]?.chapter;
    this.show(to, on && (this.isTrial || !leaps) ? (this.steps[to]?.events ?? []) : []);
  }

  private show(at: number, news: Told[]): void {
    this.at = at;
    this.news = news;
    this.mistakes = 0;
    this.wrong = NONE;
    this.isHalfway = false;
  }

  /**
   * After a wrong choice: why it is not allowed, or what is better about what is meant. null: nothing was wrong.
   * Of what is allowed words for this very step come first.
   */
  get correction(): Correction | null {
    if (this.mistakes === 0) return null;
    const isAllowed = this.options.some(({ index }) => index === this.wrong);
    if (!isAllowed) return this.refusal;
    const key = `web-lesson-${this.game}-${this.step.say}-hint`;
    if (!this.isTrial && hasWord(key)) return { text: t(key, { tap: t(tapping()) }), rule: "" };
    const meant = this.options.find(({ index }) => this.leadsTo(index) !== undefined);
    return {
      text: say({ key: "web-lesson-hint", args: { option: meant?.label ?? "" } }, this.speech),
      rule: "",
    };
  }

  private get refusal(): Correction {
    const { refused } = this.step;
    const reason = refused.find(({ actions }) => actions.includes(this.wrong)) ?? refused.at(-1);
    if (reason === undefined) return { text: t("web-lesson-barred"), rule: "" };
    return { text: say(reason.why, this.speech), rule: reason.rule };
  }
}

/** What a finger does, and what a mouse does. */
const tapping = (): string =>
  typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches
    ? "web-lesson-tap"
    : "web-lesson-click";
