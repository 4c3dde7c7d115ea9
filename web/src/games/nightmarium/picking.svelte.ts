import type { NightmariumPlayer, NightmariumView, Option } from "../../net/protocol";
import { say, t } from "../../i18n/words.svelte";
import type { BoardProps } from "../registry";
import type { Shown } from "../../net/shown";
import { actionNumber, legionName, LEGIONS } from "./cards";
import * as picks from "./picks";
import type { Place, Question } from "./picks";

const NONE = -1;
const NO_PLAYER: NightmariumPlayer = { hand: { size: 0, cards: [], public: [] }, creatures: [], finished: 0 };

/** What of a choice is left to chance; what is certain is in its words already. */
const chanceOf = ({ brings = [] }: Option): string =>
  brings.map((what) => t(`web-nightmarium-chance-${what}`)).join(" ");

/** What the player has in mind: a card that was picked, cards that were ticked. */
export class Picking {
  picked = $state(NONE);
  /** It was carried to where somebody else builds. */
  astray = $state(false);
  exchanging = $state(false);
  ticked = $state.raw<number[]>([]);
  /** What the finger or the focus is at. */
  under = $state.raw<Place | null>(null);
  /** Choices that carry out what was ticked, and the position the next of them was sent from. */
  private plan: number[] = [];

  readonly view = $derived.by(() => this.shown().view as NightmariumView);
  readonly question: Question = $derived.by(() =>
    picks.questionOf(this.view, this.shown().options, this.shown().ahead),
  );
  readonly ticking = $derived(picks.isTicking(this.question, this.exchanging));
  /** What may be tapped now to choose something. */
  readonly targets: Place[] = $derived.by(() => {
    if (!this.ticking) return picks.targetsOf(this.question, this.picked);
    return this.ready === null ? [] : [{ at: "pile" }];
  });
  private readonly lit: Place[] = $derived.by(() => picks.litBy(this.pointed(), this.view.viewer));

  constructor(
    private readonly shown: () => Shown,
    private readonly pointed: () => number,
    private readonly choose: BoardProps["choose"],
  ) {}

  /** The player whose eyes these are; a spectator has no hand and no creatures. */
  get own(): NightmariumPlayer {
    return this.view.players[this.view.viewer] ?? NO_PLAYER;
  }

  /** The choices that the ticks mean, null while they mean nothing. */
  get ready(): number[] | null {
    return picks.planOf(this.question, this.ticked);
  }

  /** The choices that could come next of what is picked or ticked. */
  get could(): number[] {
    if (this.ticking) return this.ticked.length > 0 ? (this.ready ?? []).slice(0, 1) : [];
    return this.picked === NONE
      ? []
      : this.question.actions.flatMap(({ card, index }) => (card === this.picked ? [index] : []));
  }

  /** The answer given before one's turn, as a card. */
  get answered(): number {
    return this.question.ahead ? (picks.cardOf(this.shown().chosen) ?? NONE) : NONE;
  }

  get drawn(): number {
    const before = this.question.asked === "exchange" ? (this.view.frames.at(-1)?.one ?? 0) : 0;
    return Math.floor((before + this.ticked.length) / 2);
  }

  /** A new question: what was in mind is forgotten, unless it is a plan that goes on. */
  renew(): void {
    this.picked = NONE;
    this.astray = this.exchanging = false;
    this.ticked = [];
    this.goOn();
  }

  private goOn(): void {
    const { options } = this.shown();
    const numbers = options.map(({ index }) => index);
    const next = picks.follow(this.plan, numbers, this.view.asked === "tribute");
    if (next === "drop") this.plan = [];
    const first = next === "now" ? this.plan.shift() : undefined;
    if (first !== undefined) this.choose(first, true);
  }

  // Taps

  /** A card in hand, or one that Herald has turned up. True if there was something to do. */
  tapCard(card: number, held: boolean): boolean {
    if (this.question.asked === "") return false;
    this.astray = false;
    const wish = this.ticking
      ? picks.wishToTick(this.question, card)
      : picks.wishFor(this.question, card, held);
    if (wish !== NONE) this.choose(wish);
    else if (this.ticking) this.ticked = picks.tick(this.question, this.ticked, card);
    else this.picked = this.picked === card ? NONE : card;
    return true;
  }

  tapCreature(seat: number, spot: number): boolean {
    this.astray = this.picked !== NONE && this.question.asked !== "" && seat !== this.question.seat;
    if (this.astray) return true;
    const tapped: Place = { at: "creature", seat, spot };
    const place = picks.startOf(this.question, this.view, this.picked, tapped);
    const option = picks.optionAt(this.question, this.picked, place);
    if (option === NONE) {
      const wish = picks.wishAt(this.question, this.picked, seat, spot);
      if (wish !== NONE) this.choose(wish);
      return wish !== NONE;
    }
    this.choose(option);
    return true;
  }

  tapDeck(): boolean {
    const { asked } = this.question;
    if (asked !== "") this.choose(actionNumber("draw"));
    return asked !== "";
  }

  /** The discard pile carries out the ticks, and a picked card thrown there begins an exchange. */
  tapPile(): boolean {
    if (!picks.isAmong({ at: "pile" }, this.targets)) return false;
    if (this.ticking) this.carryOut();
    else {
      this.exchanging = true;
      this.ticked = [this.picked];
      this.picked = NONE;
    }
    return true;
  }

  startExchange(): void {
    this.exchanging = true;
    this.ticked = this.picked === NONE ? [] : [this.picked];
    this.picked = NONE;
  }

  carryOut(): void {
    const [first, ...rest] = this.ready ?? [];
    this.plan = first !== undefined && this.choose(first) ? rest : [];
  }

  /** Say yes or no, or take back what was answered ahead. */
  answer(verb: string): void {
    this.choose(actionNumber(verb));
  }

  takeBack(): void {
    this.plan = [];
    this.choose(this.shown().chosen);
  }

  get busy(): boolean {
    return this.picked !== NONE || this.ticked.length > 0 || this.exchanging;
  }

  /** Was there anything to put back? */
  putBack(): boolean {
    const busy = this.busy;
    this.picked = NONE;
    this.ticked = [];
    this.astray = this.exchanging = false;
    return busy;
  }

  // How things look

  isLit(place: Place): boolean {
    return picks.isAmong(place, this.lit);
  }

  isTarget(place: Place): boolean {
    return picks.isAmong(place, this.targets);
  }

  /** Are places being chosen now, so that those which cannot be stand back? */
  get aiming(): boolean {
    return this.picked !== NONE || this.targets.some(({ at }) => at === "creature");
  }

  /** A card that can be played somewhere now, or given. */
  isPlayable(card: number): boolean {
    if (this.ticking)
      return this.question.actions.some((action) => action.card === card && action.verb === "give");
    return this.question.actions.some((action) => action.card === card && action.verb === "play");
  }

  isBarred(card: number, held: boolean): boolean {
    if (this.question.asked === "") return false;
    const { question } = this;
    return (this.ticking ? picks.wishToTick(question, card) : picks.wishFor(question, card, held)) !== NONE;
  }

  /** What to do next, or what the thing under the finger would do. */
  get hint(): string {
    const { asked } = this.question;
    if (asked === "") return "";
    if (this.astray) return t("web-nightmarium-hint-own");
    const label = this.labelUnder();
    if (label !== "") return label;
    if (asked === "tribute") return this.tributeHint();
    if (this.ticking) return this.exchangeHint();
    if (asked === "rerun") return t("web-nightmarium-hint-rerun");
    if (asked === "turn" || asked === "mock" || asked === "herald") return this.playHint(asked);
    return t("web-nightmarium-hint-target");
  }

  /** The cards of an exchange are named in ascending order: behind the last there is none to add. */
  private exchangeHint(): string {
    const { asked, actions } = this.question;
    if (asked === "turn" || this.ticked.length > 0)
      return t("web-nightmarium-hint-exchange", { count: this.ticked.length, drawn: this.drawn });
    const more = actions.some(({ verb }) => verb === "discard");
    return t(more ? "web-nightmarium-hint-exchange-more" : "web-nightmarium-hint-exchange-end");
  }

  private tributeHint(): string {
    if (this.answered !== NONE) return t("web-nightmarium-hint-tribute-ready");
    const legion = LEGIONS[this.view.frames.at(-1)?.one ?? 0] ?? "necronauts";
    return t("web-nightmarium-hint-tribute", { legion: legionName(legion) });
  }

  private playHint(asked: "turn" | "mock" | "herald"): string {
    if (this.picked === NONE && asked === "turn" && this.own.hand.size === 0)
      return t("web-nightmarium-hint-draw");
    if (this.picked === NONE) return t(`web-nightmarium-hint-${asked}`);
    if (!this.isPlayable(this.picked)) {
      return t(asked === "turn" ? "web-nightmarium-hint-nowhere-turn" : "web-nightmarium-hint-nowhere");
    }
    return t(asked === "turn" ? "web-nightmarium-hint-placing" : "web-nightmarium-hint-place");
  }

  /** The words of the option that a tap would choose now, and what of it is left to chance. */
  private labelUnder(): string {
    const listed = this.option(this.pointed());
    if (listed !== undefined) return chanceOf(listed);
    if (this.under === null || this.ticking || (this.under.at === "pile" && this.picked !== NONE)) return "";
    const index = picks.optionAt(this.question, this.picked, this.under);
    const option = this.option(index);
    return option === undefined ? "" : `${say(option.label, this.shown().speech)} ${chanceOf(option)}`;
  }

  private option(index: number): Option | undefined {
    const { options, ahead } = this.shown();
    return [...options, ...ahead].find((one) => one.index === index);
  }
}
