import { languageNow, nameOf, say, t } from "../../i18n/words.svelte";
import type { Phrase } from "../../net/protocol";
import { HATS } from "./art/goblins";
import { chanceOf, type Choice } from "./choices";
import { ACTIONS, cardPhrase, movementOf, pieceOf, RIGOR, squarePhrase } from "./facts";
import { NONE } from "./layout";
import type { Mind } from "./mind.svelte";

/** Is there a crystal ball on it? */
function hasBall(card: number): boolean {
  const steps = movementOf(card);
  return steps !== null && [steps.first, steps.second].includes("ball");
}

/** What the board says: names of what lies on it, and the line about what is under the mouse. */
export class Words {
  constructor(private readonly mind: Mind) {}

  say(key: string, args: Phrase["args"] = {}): string {
    return say({ key, args }, this.mind.speech);
  }

  name(seat: number): string {
    return nameOf(seat, this.mind.speech);
  }

  figure(figure: number): string {
    if (figure === RIGOR) return t("web-kragmortha-rigor");
    const hat = { key: `web-kragmortha-hat-${HATS[figure] ?? ""}`, args: {} };
    return this.say("web-kragmortha-goblin", { who: { seat: figure }, number: figure + 1, hat });
  }

  piece(card: number): string {
    return say(cardPhrase(card, this.mind.enchanted), this.mind.speech);
  }

  /** The tabletop side of a look, as the set words it. */
  order(look: number): { order: string; mild: string } | null {
    const piece = pieceOf(look);
    if (this.mind.enchanted || piece.type !== "look") return null;
    const language = languageNow();
    return { order: piece.order[language] ?? "", mild: piece.mild[language] ?? "" };
  }

  /** A square, who stands there, and what one can choose there. */
  square(square: number): string {
    return [this.place(square), ...this.standing(square), ...this.offers(square)].join(". ");
  }

  private place(square: number): string {
    const words = say(squarePhrase(this.mind.view.seats, square), this.mind.speech);
    return this.mind.layout.isStart(square) ? t("web-kragmortha-start", { square: words }) : words;
  }

  private standing(square: number): string[] {
    const seats = this.mind.view.players.flatMap((player, seat) =>
      player.square === square ? [this.figure(seat)] : [],
    );
    return this.mind.view.rigor === square ? [...seats, this.figure(RIGOR)] : seats;
  }

  private offers(square: number): string[] {
    if (this.mind.seconds.has(square)) return [t("web-kragmortha-second")];
    const here = this.mind.targets.get(square) ?? [];
    const chances = new Set(here.map((choice) => this.chance(choice)).filter((words) => words !== ""));
    return [...here.map(({ option }) => say(option.label, this.mind.speech)), ...chances];
  }

  private chance(choice: Choice): string {
    const key = chanceOf(choice);
    return key === "" ? "" : t(key);
  }

  /** Is the last tap still to be answered? Whoever goes on to where they may go has heard it. */
  readonly answers: boolean = $derived.by(() => {
    const { answer, under, targets, seconds } = this.mind;
    const legal = under?.at === "square" && (targets.has(under.id) || seconds.has(under.id));
    return answer !== "" && !legal;
  });

  /** One line about what is under the mouse, or what to do. */
  readonly note: string = $derived.by(() => {
    if (this.answers) return this.mind.answer;
    if (this.trial !== "") return this.trial;
    if (this.mind.pointedAt !== null && this.chance(this.mind.pointedAt) !== "")
      return this.chance(this.mind.pointedAt);
    const thing = this.mind.under;
    if (thing?.at === "square" && thing.id !== this.mind.aim) return this.square(thing.id);
    if (thing?.at === "seat") return this.figure(thing.id);
    if (thing?.at === "piece") return this.pieceInWords(thing.id);
    return this.hint;
  });

  /** A piece and, at a tabletop, what it orders. */
  pieceInWords(card: number): string {
    const order = card < 0 ? null : this.order(card);
    if (order !== null) return t("web-kragmortha-order", { look: this.piece(card), ...order });
    return hasBall(card) ? t("web-kragmortha-with-ball", { card: this.piece(card) }) : this.piece(card);
  }

  /** At a tabletop: what somebody is said to do wrong, while it is said, answered and judged. */
  readonly trial: string = $derived.by(() => {
    const { frames, asked } = this.mind.view;
    const frame = frames.at(-1);
    const accused = ACTIONS[this.mind.accusation?.index ?? NONE];
    if (accused !== undefined) return this.charge(this.ownerOf(accused.card), [accused.card]);
    if (frame === undefined) return "";
    if (asked === "answer") return this.charge(frame.seat, [frame.two]);
    return asked === "vote" ? this.charge(frame.one, this.mind.player(frame.one).looks) : "";
  });

  private ownerOf(look: number): number {
    return this.mind.view.players.findIndex(({ looks }) => looks.includes(look));
  }

  private charge(seat: number, looks: readonly number[]): string {
    const orders = looks.flatMap((look) => {
      const order = this.order(look);
      return order === null ? [] : [order.order, t("web-kragmortha-mild", { mild: order.mild })];
    });
    return this.say("web-kragmortha-charge", { who: { seat }, orders: orders.join(" ") });
  }

  /** How to answer what is asked. */
  private get hint(): string {
    const { view, card, aim, mine, live, targets } = this.mind;
    const verdict = ACTIONS[view.votes[0] ?? NONE]?.verb;
    if (verdict !== undefined) return t(`web-kragmortha-voted-${verdict}`);
    if (!mine) return "";
    if (aim !== NONE) return t("web-kragmortha-hint-aim");
    if (view.asked !== "turn") return t(`web-kragmortha-hint-${view.asked}`);
    if (card !== NONE) return t(hasBall(card) ? "web-kragmortha-hint-card-ball" : "web-kragmortha-hint-card");
    if (targets.size > 0) return t("web-kragmortha-hint-turn");
    return live.size > 0 ? t("web-kragmortha-hint-tome") : "";
  }
}
