import { t } from "../../i18n/words.svelte";
import type { KragmorthaPlayer, KragmorthaView, Option } from "../../net/protocol";
import { questionKey } from "../board-kit.svelte";
import type { BoardProps } from "../registry";
import type { Shown } from "../../net/shown";
import { isPlain, meant, moverOf, squareOf, understand, type Choice, type Second } from "./choices";
import { ACTIONS, movementOf, numberOf, pieceOf, RIGOR } from "./facts";
import { layoutFor, NONE } from "./layout";
import { Looking } from "./looking.svelte";
import { Words } from "./words.svelte";

/** What the mouse or the focus is at. */
export interface Thing {
  readonly at: "square" | "piece" | "seat" | "pile";
  readonly id: number;
}

/** A move of two steps: the choice that begins it and the step that ends it. */
interface TwoSteps {
  readonly first: Choice;
  readonly second: Second;
}

/** A way that is shown on the floor: squares one after the other, the sure part and what could follow. */
export interface Way {
  readonly sure: readonly number[];
  readonly maybe: readonly number[];
}

const NOBODY: KragmorthaPlayer = {
  square: NONE,
  hand: [],
  open_hand: [],
  newest: NONE,
  looks: [],
  tomes: [],
};

/** What the player has in mind before it is a choice: a card picked up, a square pointed at, somebody accused. */
export class Mind {
  card = $state(NONE);
  aim = $state(NONE);
  accusation = $state.raw<Option | null>(null);
  under = $state.raw<Thing | null>(null);
  /** What the board itself answers to a tap, and by which rule. */
  answer = $state("");
  rule = $state("");
  readonly looking = new Looking();
  readonly words: Words = new Words(this);
  /** The number of the second step that was chosen with the first. */
  private plan = NONE;

  readonly view = $derived.by(() => this.shown().view as KragmorthaView);
  readonly layout = $derived(layoutFor(this.view.seats));
  /** Whose eyes these are; -1 for nobody's at the table. */
  readonly me = $derived(this.view.viewer < this.view.seats ? this.view.viewer : NONE);
  readonly mine = $derived.by(() => this.shown().options.length > 0);
  readonly enchanted = $derived(this.view.rules["looks"] === "enchanted");
  readonly choices: Choice[] = $derived.by(() =>
    this.shown().options.map((one) => understand(this.view, one)),
  );
  readonly plain: Choice[] = $derived(this.choices.filter(isPlain));
  /** Where one can go, with the card that was picked if there is one. */
  readonly targets = $derived.by(() => {
    const found = new Map<number, Choice[]>();
    for (const choice of this.choices) {
      if (choice.to === NONE || (this.card !== NONE && choice.card !== this.card)) continue;
      found.set(choice.to, [...(found.get(choice.to) ?? []), choice]);
    }
    return found;
  });
  /** Pieces that can be chosen now: to the square that was pointed at, if there is one. */
  readonly live = $derived.by(() => {
    const aimed = this.aim === NONE ? this.choices : this.choices.filter(({ to }) => to === this.aim);
    return new Set(aimed.flatMap(({ card }) => (card === NONE ? [] : [card])));
  });
  /** Where two steps with the picked card lead and one does not. */
  readonly seconds = $derived.by(() => {
    const found = new Map<number, TwoSteps[]>();
    if (this.card === NONE) return found;
    for (const first of [...this.targets.values()].flat())
      for (const second of first.seconds)
        if (!this.targets.has(second.to))
          found.set(second.to, [...(found.get(second.to) ?? []), { first, second }]);
    return found;
  });
  /** The choices that could come of what is picked or aimed at. */
  readonly could: number[] = $derived.by(() =>
    this.choices.flatMap(({ card, to, option }) =>
      (this.card !== NONE && card === this.card) || (this.aim !== NONE && to === this.aim)
        ? [option.index]
        : [],
    ),
  );
  /** What the list of options points at. */
  readonly pointedAt: Choice | null = $derived.by(() => {
    const options = [...this.shown().options, ...this.shown().ahead, ...this.shown().asides];
    const option = options.find(({ index }) => index === this.pointed());
    return option === undefined ? null : understand(this.view, option);
  });

  constructor(
    private readonly shown: () => Shown,
    private readonly pointed: () => number,
    private readonly choose: BoardProps["choose"],
  ) {}

  get speech(): Shown["speech"] {
    return this.shown().speech;
  }

  get news(): Shown["news"] {
    return this.shown().news;
  }

  get ahead(): Option[] {
    return this.shown().ahead;
  }

  get chosen(): number {
    return this.shown().chosen;
  }

  player(seat: number): KragmorthaPlayer {
    return this.view.players[seat] ?? NOBODY;
  }

  get question(): string {
    return questionKey(this.shown());
  }

  /** Something else is asked: what was in mind is forgotten, but a walk goes on as it was planned. */
  renew(): void {
    const next = this.choices.find(({ option }) => option.index === this.plan);
    this.plan = NONE;
    this.under = null;
    this.forget();
    if (next !== undefined) this.choose(next.option.index, true);
  }

  /** Was there anything in mind? */
  forget(): boolean {
    const looked = this.looking.put();
    const had =
      looked || this.card !== NONE || this.aim !== NONE || this.accusation !== null || this.answer !== "";
    this.card = this.aim = NONE;
    this.accusation = null;
    this.answer = this.rule = "";
    return had;
  }

  // Taps

  tapSquare(square: number): void {
    this.answer = this.rule = "";
    const here = this.targets.get(square) ?? [];
    const [only] = here;
    if (only !== undefined && here.length === 1) this.take(only);
    else if (only !== undefined) this.aim = this.aim === square ? NONE : square;
    else this.tapElsewhere(square);
  }

  private tapElsewhere(square: number): void {
    if (!this.mine) return;
    const moves = this.seconds.get(square) ?? [];
    const [move] = moves;
    if (move !== undefined && moves.length === 1) {
      if (this.choose(move.first.option.index)) this.plan = move.second.index;
    } else if (move !== undefined) this.answer = t("web-kragmortha-two-ways");
    else {
      const index = meant(this.view, square, this.card);
      if (index !== NONE) this.choose(index);
      else [this.answer, this.rule] = this.tooFar();
    }
  }

  private tooFar(): [words: string, rule: string] {
    const asked = this.view.asked;
    if (asked === "turn" && this.card === NONE && this.choices.some(({ act }) => act.verb === "play"))
      return [t("web-kragmortha-card-first"), "K2.1"];
    const mover = moverOf(this.view, this.card);
    if (["turn", "second", "whisper", "shove"].includes(asked) && squareOf(this.view, mover) !== NONE)
      return [
        mover === RIGOR
          ? t("web-kragmortha-far-rigor")
          : this.words.say("web-kragmortha-far", { who: { seat: mover } }),
        "K2.2",
      ];
    return [t("web-kragmortha-nothing-there"), ""];
  }

  /** A movement card in one's hand. */
  tapCard(card: number): void {
    this.answer = this.rule = "";
    if (!this.mine) return;
    if (this.view.asked === "ink") {
      this.choose(numberOf("discard", { card }));
      return;
    }
    const aimed = this.choices.filter((one) => one.card === card && one.to === this.aim && this.aim !== NONE);
    const [only] = aimed;
    if (only !== undefined) this.take(only);
    else {
      this.card = this.card === card || movementOf(card) === null ? NONE : card;
      this.aim = NONE;
      if (this.card !== NONE && this.view.asked === "turn" && !this.choices.some((one) => one.card === card))
        this.answer = t("web-kragmortha-card-stuck");
    }
  }

  tapTome(card: number, owner: number): void {
    this.answer = this.rule = "";
    if (!this.mine || owner !== this.me) return;
    const piece = pieceOf(card);
    const yes = numberOf("yes", {});
    if (this.view.asked === "hide" && piece.type === "tome" && piece.kind === "shadows") this.choose(yes);
    else this.choose(numberOf("use", { card })); // if it is of no use now, the rule says why
  }

  tapLook(card: number, owner: number): void {
    this.answer = this.rule = "";
    this.accusation = null;
    const shed = this.choices.find(({ act }) => act.verb === "pardon" && act.card === card);
    if (shed !== undefined) this.take(shed);
    else if (owner !== this.me) this.accuse(card);
  }

  /** A call that may not be made now is answered with the rule. */
  private accuse(look: number): void {
    this.accusation = this.callFor(look);
    if (this.accusation !== null || this.enchanted || this.me === NONE) return;
    if (this.mine) this.choose(numberOf("call", { card: look, seat: this.me }));
    else this.answer = t("web-kragmortha-no-call");
  }

  tapSeat(seat: number): void {
    this.answer = this.rule = "";
    const swap = this.choices.find(({ act }) => act.verb === "swap" && act.seat === seat);
    if (swap !== undefined) this.take(swap);
  }

  /** The accusation that this look is being broken, if one may make it now. */
  callFor(look: number): Option | null {
    return (
      this.shown().asides.find(
        ({ index }) => ACTIONS[index]?.verb === "call" && ACTIONS[index].card === look,
      ) ?? null
    );
  }

  press(index: number): void {
    this.accusation = null;
    this.choose(index);
  }

  private take(choice: Choice): void {
    this.choose(choice.option.index);
  }

  // What is shown

  isLit(thing: Thing): boolean {
    const choice = this.pointedAt;
    if (choice === null) return false;
    if (thing.at === "square") return choice.to === thing.id;
    if (thing.at === "piece") return choice.card === thing.id;
    return thing.at === "seat" && choice.act.verb === "swap" && choice.act.seat === thing.id;
  }

  /** Is this one of the cards that lead to the square under the mouse? */
  isNear(card: number): boolean {
    return (
      this.under?.at === "square" && (this.targets.get(this.under.id) ?? []).some((one) => one.card === card)
    );
  }

  /** The ways to be drawn: of the option that is pointed at, or to the square under the mouse. */
  readonly ways: Way[] = $derived.by(() => {
    if (this.pointedAt !== null) return this.waysOf([this.pointedAt]);
    const thing = this.under;
    if (thing?.at === "piece") return this.waysOf(this.choices.filter(({ card }) => card === thing.id));
    if (thing?.at !== "square") return [];
    const moves = this.seconds.get(thing.id);
    if (moves !== undefined)
      return moves.map(({ first: { from, to } }) => ({ sure: [from, to], maybe: [thing.id] }));
    return this.waysOf(this.targets.get(thing.id) ?? []);
  });

  private waysOf(choices: readonly Choice[]): Way[] {
    const drawn = choices.filter(({ from, to }) => from !== NONE && to !== NONE);
    const one = new Set(drawn.map(({ card }) => card)).size === 1;
    return drawn.map(({ from, to, seconds }) => ({
      sure: [from, to],
      maybe: one ? seconds.map((second) => second.to) : [],
    }));
  }
}
