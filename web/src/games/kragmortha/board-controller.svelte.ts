import type { KragmorthaPlayer, KragmorthaView, Option } from "../../net/protocol";
import type { Shown } from "../../net/shown";
import { questionKey } from "../board-kit.svelte";
import type { BoardProps } from "../registry";
import { isPlain, meant, moverOf, squareOf, understand, type Choice, type Second } from "./choices";
import { ACTIONS, movementOf, numberOf, pieceOf, RIGOR } from "./facts";
import { layoutFor, NONE } from "./layout";
import { Words } from "./words.svelte";

/** What the mouse or the focus is at. */
export interface Thing {
  readonly at: "square" | "piece" | "seat";
  readonly id: number;
}

/** One way to a square: a step, or a step and the one after it. */
export interface Route {
  readonly first: Choice;
  readonly second: Second | null;
}

/** What the board itself answers to a tap, and by which rule. */
export interface Answer {
  readonly key: string;
  readonly seat: number;
  readonly rule: string;
}

const NOBODY: KragmorthaPlayer = {
  square: NONE,
  hand: [],
  open_hand: [],
  newest: NONE,
  looks: [],
  tomes: [],
};

export const endOf = ({ first, second }: Route): number => second?.to ?? first.to;

/** Two cards with the same steps lead to the same end: nobody cares which is played. */
function kindOf(card: number): string {
  const steps = movementOf(card);
  return steps === null ? String(card) : [steps.mover, ...[steps.first, steps.second].sort()].join();
}

function oneOfEach(routes: readonly Route[]): Route[] {
  const found = new Map<string, Route>();
  for (const route of routes) {
    const key = [kindOf(route.first.card), route.first.act.verb, route.first.to, endOf(route)].join();
    if (!found.has(key)) found.set(key, route);
  }
  return [...found.values()];
}

/** What the player has in mind before it is a choice: a card picked up, a way marked, somebody accused. */
export class BoardController {
  card = $state(NONE);
  /** A square that several cards or ways lead to. */
  aim = $state(NONE);
  /** The way that is marked: one more tap takes it. */
  route = $state.raw<Route | null>(null);
  /** Cards that are to be replaced. */
  going = $state.raw<readonly number[]>([]);
  accusation = $state.raw<Option | null>(null);
  under = $state.raw<Thing | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** The square that was tapped last: there a refusal is said. */
  tapped = $state(NONE);
  readonly words: Words = new Words(this);
  /** The numbers of the actions that follow the one that was chosen. */
  private plan: number[] = [];

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
  /** Where two steps with the picked card lead and one does not. */
  readonly seconds = $derived.by(() => {
    const found = new Map<number, Route[]>();
    if (this.card === NONE) return found;
    for (const first of [...this.targets.values()].flat())
      for (const second of first.seconds)
        if (!this.targets.has(second.to))
          found.set(second.to, [...(found.get(second.to) ?? []), { first, second }]);
    return found;
  });
  /** Pieces that can be chosen now: to the square that was pointed at, if there is one. */
  readonly live = $derived.by(() => {
    const aimed = this.aim === NONE ? this.choices : this.choices.filter(({ to }) => to === this.aim);
    return new Set(aimed.flatMap(({ card }) => (card === NONE ? [] : [card])));
  });
  /** The ways among which one has to be picked at the square: with the same card, by other first steps. */
  readonly fork: Route[] = $derived.by(() => {
    if (this.aim === NONE) return [];
    const routes = this.routesTo(this.aim);
    return new Set(routes.map(({ first }) => kindOf(first.card))).size === 1 ? routes : [];
  });
  /** The choices that could come of what is picked or aimed at. */
  readonly could: number[] = $derived.by(() => {
    const { route } = this;
    if (route !== null) return [route.first.option.index];
    return this.choices.flatMap(({ card, to, option }) =>
      (this.card !== NONE && card === this.card) || (this.aim !== NONE && to === this.aim)
        ? [option.index]
        : [],
    );
  });
  /** What the list of options points at. */
  readonly pointedAt: Choice | null = $derived.by(() => {
    const options = [...this.shown().options, ...this.shown().ahead, ...this.shown().asides];
    const option = options.find(({ index }) => index === this.pointed());
    return option === undefined ? null : understand(this.view, option);
  });
  /** The way that is drawn: marked, pointed at in the list, or under the mouse. */
  readonly preview: Route | null = $derived.by(() => {
    if (this.pointedAt !== null && this.pointedAt.to !== NONE) return { first: this.pointedAt, second: null };
    if (this.route !== null || this.aim !== NONE) return this.route;
    if (this.under?.at !== "square") return null;
    const routes = this.routesTo(this.under.id);
    return routes.length === 1 ? (routes[0] ?? null) : null;
  });

  constructor(
    private readonly shown: () => Shown,
    private readonly pointed: () => number,
    private readonly choose: BoardProps["choose"],
  ) {}

  get speech(): Shown["speech"] {
    return this.shown().speech;
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
    const [index, ...rest] = this.plan;
    this.plan = [];
    this.under = null;
    this.forget();
    const next = this.choices.find(({ option }) => option.index === index);
    if (next !== undefined && this.choose(next.option.index, true)) this.plan = rest;
  }

  /** Was there anything in mind? */
  forget(): boolean {
    const had =
      this.card !== NONE ||
      this.aim !== NONE ||
      this.route !== null ||
      this.going.length > 0 ||
      this.accusation !== null ||
      this.answer !== null;
    this.card = this.aim = NONE;
    this.route = null;
    this.going = [];
    this.accusation = null;
    this.hush();
    return had;
  }

  /** What was said about the last tap is heard. */
  hush(): void {
    this.answer = null;
    this.tapped = NONE;
  }

  /** The ways to a square, one of each kind. */
  routesTo(square: number): Route[] {
    const direct = (this.targets.get(square) ?? []).map((first): Route => ({ first, second: null }));
    return oneOfEach([...direct, ...(this.seconds.get(square) ?? [])]);
  }

  // Taps

  tapSquare(square: number): void {
    this.hush();
    if (this.route !== null && endOf(this.route) === square) {
      this.go();
      return;
    }
    const ways = this.aim === NONE ? [] : this.routesTo(this.aim);
    const [through, ...more] = ways.filter(({ first, second }) => second !== null && first.to === square);
    if (through !== undefined && more.length === 0) {
      this.mark(through); // the first step of a way that was asked for
      return;
    }
    const routes = this.routesTo(square);
    const [only] = routes;
    this.route = null;
    if (only === undefined) this.tapElsewhere(square);
    else if (routes.length === 1) this.mark(only);
    else this.aim = this.aim === square ? NONE : square;
  }

  /** Mark a way: it is seen before it is taken. */
  mark(route: Route): void {
    if (route.first.card !== NONE) this.card = route.first.card;
    this.aim = NONE;
    this.route = route;
  }

  /** Take the way that is marked. */
  go(): void {
    const { route } = this;
    if (route !== null) this.take(route);
  }

  /** Let go over a square, with a card or a goblin in hand. False: nothing leads there. */
  drop(square: number, card: number): boolean {
    this.hush();
    if (card !== NONE) this.card = card;
    this.route = null;
    const routes = this.routesTo(square);
    const [only] = routes;
    if (only === undefined) return false;
    if (routes.length === 1) this.take(only);
    else this.aim = square;
    return true;
  }

  private take({ first, second }: Route): void {
    if (this.choose(first.option.index)) this.plan = second === null ? [] : [second.index];
  }

  private tapElsewhere(square: number): void {
    this.aim = NONE;
    if (!this.mine) return;
    this.tapped = square;
    const index = meant(this.view, square, this.card);
    if (index !== NONE) this.choose(index);
    else this.answer = this.tooFar();
  }

  private tooFar(): Answer {
    const { asked } = this.view;
    if (asked === "turn" && this.card === NONE && this.choices.some(({ act }) => act.verb === "play"))
      return { key: "web-kragmortha-card-first", seat: NONE, rule: "K2.1" };
    const mover = moverOf(this.view, this.card);
    if (["turn", "second", "whisper", "shove"].includes(asked) && squareOf(this.view, mover) !== NONE)
      return mover === RIGOR
        ? { key: "web-kragmortha-far-rigor", seat: NONE, rule: "K2.2" }
        : { key: "web-kragmortha-far", seat: mover, rule: "K2.2" };
    return { key: "web-kragmortha-nothing-there", seat: NONE, rule: "" };
  }

  /** A movement card in one's hand. */
  tapCard(card: number): void {
    this.hush();
    if (!this.mine) return;
    if (this.view.asked === "ink") {
      this.going = this.going.includes(card)
        ? this.going.filter((one) => one !== card)
        : [...this.going, card];
      return;
    }
    const aimed =
      this.aim === NONE ? [] : this.choices.filter((one) => one.card === card && one.to === this.aim);
    const [only] = aimed;
    if (only !== undefined) {
      this.mark({ first: only, second: null });
      return;
    }
    const isHeld = this.card === card || movementOf(card) === null;
    this.route = null;
    this.card = isHeld ? NONE : card;
    this.aim = NONE;
    if (this.card !== NONE && this.view.asked === "turn" && !this.choices.some((one) => one.card === card))
      this.answer = { key: "web-kragmortha-card-stuck", seat: NONE, rule: "" };
  }

  /** Fresh Ink: discard what was picked, one after the other, and draw. */
  replace(): void {
    const [first, ...rest] = this.going.map((card) => numberOf("discard", { card }));
    if (first === undefined) return;
    const plan = [...rest, numberOf("done", {})];
    if (this.choose(first)) this.plan = plan;
  }

  tapTome(card: number, owner: number): void {
    this.hush();
    if (!this.mine || owner !== this.me) return;
    const piece = pieceOf(card);
    if (this.view.asked === "hide" && piece.type === "tome" && piece.kind === "shadows") {
      this.choose(numberOf("yes", {}));
    } else if (this.live.has(card)) this.choose(numberOf("use", { card }));
  }

  tapLook(card: number, owner: number): void {
    this.hush();
    this.accusation = null;
    const shed = this.choices.find(({ act }) => act.verb === "pardon" && act.card === card);
    if (shed !== undefined) {
      this.choose(shed.option.index);
      return;
    }
    if (owner !== this.me) this.accusation = this.callFor(card);
  }

  tapSeat(seat: number): void {
    this.hush();
    const swap = this.choices.find(({ act }) => act.verb === "swap" && act.seat === seat);
    if (swap === undefined) return;
    if (this.route?.first === swap) this.go();
    else this.mark({ first: swap, second: null });
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

  // What is shown

  isLit(thing: Thing): boolean {
    const choice = this.pointedAt;
    if (choice === null) return false;
    if (thing.at === "square") return choice.to === thing.id;
    if (thing.at === "piece") return choice.card === thing.id;
    return choice.act.verb === "swap" && choice.act.seat === thing.id;
  }

  /** Is this one of the cards that lead to the square under the mouse? */
  isNear(card: number): boolean {
    return (
      this.under?.at === "square" && (this.targets.get(this.under.id) ?? []).some((one) => one.card === card)
    );
  }
}
