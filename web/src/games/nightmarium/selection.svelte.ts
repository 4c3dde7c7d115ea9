import type { NightmariumPlayer, NightmariumView, Option } from "../../net/protocol";
import { say, t } from "../../i18n/words.svelte";
import type { Ability } from "./art";
import type { BoardProps } from "../registry";
import type { Shown } from "../../net/shown";
import { ACTIONS, actionNumber, factsOf, legionName, LEGIONS, PARTS } from "./cards";
import * as picks from "./picks";
import type { Place, Question } from "./picks";

const NONE = -1;
const NO_PLAYER: NightmariumPlayer = { hand: { size: 0, cards: [], public: [] }, creatures: [], finished: 0 };

/** What of a choice is left to chance; what is certain is in its words already. */
const chanceOf = ({ brings = [] }: Option): string =>
  brings.map((what) => t(`web-nightmarium-chance-${what}`)).join(" ");

/** What is certain to come of a choice, as its option says. */
export interface Outcome {
  index: number;
  finishes: boolean;
  wins: boolean;
  /** The legion others pay tribute of. */
  tribute: string;
  abilities: Ability[];
  /** Own finished creatures one of which it leads to lose, by place. */
  risks: readonly number[];
}

/** A title of a few words, and a sentence below it. */
export interface Ask {
  title: string;
  sub: string;
}

const AIMED = ["scavenge", "execute", "devour"];

/** What the player has in mind: a card that was picked, cards that were ticked, a creature that was aimed at. */
export class Selection {
  picked = $state(NONE);
  /** The creature a blow is meant for: the second tap strikes. */
  aimed = $state.raw<Place | null>(null);
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
    if (this.aimed !== null) return [picks.optionAt(this.question, NONE, this.aimed)];
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
    this.aimed = null;
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
    if (this.strikes && !(this.aimed !== null && picks.isSame(this.aimed, place))) this.aimed = place;
    else this.choose(option);
    return true;
  }

  /** A blow at somebody is aimed first. */
  get strikes(): boolean {
    return AIMED.includes(this.question.asked);
  }

  strike(): void {
    if (this.aimed !== null) this.choose(picks.optionAt(this.question, NONE, this.aimed));
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
    return this.picked !== NONE || this.ticked.length > 0 || this.exchanging || this.aimed !== null;
  }

  /** Was there anything to put back? */
  putBack(): boolean {
    const busy = this.busy;
    this.picked = NONE;
    this.aimed = null;
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

  isAimed(place: Place): boolean {
    return this.aimed !== null && picks.isSame(this.aimed, place);
  }

  /** What is asked, in few words, or what the thing under the finger would do. */
  get ask(): Ask {
    const { asked } = this.question;
    if (asked === "") return { title: "", sub: "" };
    if (this.astray) return { title: t("web-nightmarium-own-title"), sub: t("web-nightmarium-hint-own") };
    if (asked === "tribute") return this.tributeAsk();
    if (this.ticking) return this.exchangeAsk();
    if (this.strikes) return this.blowAsk();
    if (asked === "rerun")
      return { title: t("web-nightmarium-rerun-title"), sub: t("web-nightmarium-hint-rerun") };
    const ask = this.playAsk(asked);
    const label = this.chance();
    return label === "" ? ask : { ...ask, sub: label };
  }

  private blowAsk(): Ask {
    const { asked } = this.question;
    const { title, sub } = {
      title: t(`web-nightmarium-${asked}-title`),
      sub: t(`web-nightmarium-hint-${asked}`),
    };
    if (this.aimed === null) return { title, sub };
    return { title, sub: this.labelOf(picks.optionAt(this.question, NONE, this.aimed)) || sub };
  }

  /** The cards of an exchange are named in ascending order: behind the last there is none to add. */
  private exchangeAsk(): Ask {
    const { asked, actions } = this.question;
    const title = t("web-nightmarium-exchange-title");
    if (asked === "turn" || this.ticked.length > 0)
      return {
        title,
        sub: t("web-nightmarium-hint-exchange", { count: this.ticked.length, drawn: this.drawn }),
      };
    const more = actions.some(({ verb }) => verb === "discard");
    return {
      title,
      sub: t(more ? "web-nightmarium-hint-exchange-more" : "web-nightmarium-hint-exchange-end"),
    };
  }

  private tributeAsk(): Ask {
    const { one = 0, two = NONE } = this.view.frames.at(-1) ?? {};
    const legion = legionName(LEGIONS[one] ?? "necronauts");
    const who = { seat: two };
    const hasLegion = this.question.actions.some(({ verb }) => verb === "give");
    const any = this.question.actions.some(({ verb }) => verb === "discard");
    const args = { legion, count: Math.min(this.own.hand.cards.length + this.view.laid.length, 2) };
    const kind = hasLegion ? (any ? "either" : "legion") : "any";
    const sub =
      this.answered === NONE
        ? say({ key: "web-nightmarium-hint-tribute", args: { who, legion } }, this.shown().speech)
        : t("web-nightmarium-hint-tribute-ready");
    return { title: t(`web-nightmarium-tribute-${kind}`, args), sub };
  }

  private playAsk(asked: string): Ask {
    if (this.picked === NONE) {
      const isEmpty = asked === "turn" && this.own.hand.size === 0;
      const kind = asked === "mock" || asked === "herald" ? asked : "turn";
      return {
        title: t(`web-nightmarium-${kind}-title`),
        sub: t(isEmpty ? "web-nightmarium-hint-draw" : `web-nightmarium-hint-${kind}`),
      };
    }
    const { parts, seal: isSeal } = factsOf(this.picked);
    const turn = asked === "turn";
    if (!this.isPlayable(this.picked))
      return {
        title: t("web-nightmarium-nowhere-title"),
        sub: t(turn ? "web-nightmarium-hint-nowhere-turn" : "web-nightmarium-hint-nowhere"),
      };
    const part = isSeal ? "seal" : parts.length === 1 ? (parts[0] ?? "card") : "card";
    if (this.outcomes.some(({ risks }) => risks.length > 0))
      return {
        title: t("web-nightmarium-place-title-risk", { part }),
        sub: t("web-nightmarium-hint-risk"),
      };
    return {
      title: t("web-nightmarium-place-title", { part }),
      sub: t(turn ? "web-nightmarium-hint-placing" : "web-nightmarium-hint-place"),
    };
  }

  /** What is left to chance of the option under the finger, and of a listed one its words. */
  private chance(): string {
    const listed = this.option(this.pointed());
    if (listed !== undefined) return chanceOf(listed);
    if (this.under === null || this.ticking || this.under.at === "pile") return "";
    const option = this.option(picks.optionAt(this.question, this.picked, this.under));
    return option === undefined ? "" : chanceOf(option);
  }

  /** The option that is pointed at or aimed at in words. */
  labelOf(index: number): string {
    const option = this.option(index);
    return option === undefined ? "" : say(option.label, this.shown().speech);
  }

  /** The spoken name of what a tap at a place would do now. */
  labelAt(place: Place): string {
    return this.labelOf(picks.optionAt(this.question, this.picked, place));
  }

  /** What comes of the picked card, at each place it may go to. */
  readonly outcomes: Outcome[] = $derived.by(() =>
    this.picked === NONE || this.ticking
      ? []
      : this.question.actions
          .filter(({ card, verb }) => card === this.picked && verb === "play")
          .flatMap(({ index }) => this.outcomeOf(index)),
  );

  outcomeAt(spot: number): Outcome | undefined {
    return this.outcomes.find(({ index }) => ACTIONS[index]?.spot === spot);
  }

  spotOf(index: number): number {
    return ACTIONS[index]?.spot ?? NONE;
  }

  private outcomeOf(index: number): Outcome[] {
    const option = this.option(index);
    if (option === undefined) return [];
    const { key, args } = option.label;
    const abilities = PARTS.toReversed().flatMap((part): Ability[] => abilityOf(args[part]));
    const named = phraseIn(args["abilities"]);
    const woken = ["first", "second", "third"].flatMap((place): Ability[] => abilityOf(named?.args[place]));
    return [
      {
        index,
        finishes: key.startsWith("nightmarium-do-finish"),
        wins: key === "nightmarium-do-win",
        tribute: key.startsWith("nightmarium-do-finish-pure")
          ? say(phraseIn(args["legion"]) ?? option.label)
          : "",
        abilities: key.startsWith("nightmarium-do-finish") ? abilities : woken,
        risks: [],
      },
    ];
  }

  private option(index: number): Option | undefined {
    const { options, ahead } = this.shown();
    return [...options, ...ahead].find((one) => one.index === index);
  }
}

const phraseIn = (arg: unknown): Option["label"] | undefined =>
  typeof arg === "object" && arg !== null && "key" in arg ? (arg as Option["label"]) : undefined;

function abilityOf(arg: unknown): Ability[] {
  const name = phraseIn(arg)?.key.replace("nightmarium-ability-", "") ?? "none";
  return name === "none" ? [] : [name as Ability];
}
