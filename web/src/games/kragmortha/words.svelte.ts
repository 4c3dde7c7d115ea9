import { languageNow, nameOf, say, t } from "../../i18n/words.svelte";
import type { Phrase } from "../../net/protocol";
import { HATS } from "./art/goblins";
import type { Rune } from "./art/symbols";
import { endOf, type BoardController, type Route } from "./board-controller.svelte";
import { chanceOf, shoveNow, type Choice } from "./choices";
import {
  ACTIONS,
  cardPhrase,
  DOORS,
  GLASS,
  movementOf,
  pieceOf,
  RIGOR,
  squarePhrase,
  type Piece,
} from "./facts";
import { NONE, squareName } from "./layout";

/** What is asked, in a few words; how it is meant; and the symbols that are left to walk on. */
export interface Prompt {
  readonly words: string;
  readonly mood: "mine" | "danger" | "rigor" | "calm";
  readonly why: string;
  readonly runes: readonly Rune[];
}

/** The first part of the name of a piece, without what it does. */
export const pieceKey = (piece: Piece): string => {
  if (piece.type === "look") return `look-${piece.effect.replaceAll("_", "-")}`;
  return piece.type === "movement"
    ? `mover-${piece.mover}`
    : `${piece.type}-${piece.kind.replaceAll("_", "-")}`;
};

/** What the board says: names of what lies on it, what is asked, and what a tap is answered with. */
export class Words {
  constructor(private readonly board: BoardController) {}

  say(key: string, args: Phrase["args"] = {}): string {
    return say({ key, args }, this.board.speech);
  }

  name(seat: number): string {
    return nameOf(seat, this.board.speech);
  }

  figure(figure: number): string {
    if (figure === RIGOR) return t("web-kragmortha-rigor");
    const hat = { key: `web-kragmortha-hat-${HATS[figure] ?? ""}`, args: {} };
    return this.say("web-kragmortha-goblin", { who: { seat: figure }, number: figure + 1, hat });
  }

  piece(card: number): string {
    return say(cardPhrase(card, this.board.enchanted), this.board.speech);
  }

  /** Its name alone: "Crab claws". At a tabletop a look is an order. */
  title(card: number): string {
    const piece = pieceOf(card);
    if (piece.type === "look" && !this.board.enchanted) return this.order(card)?.order ?? "";
    return t(`web-kragmortha-name-${pieceKey(piece)}`);
  }

  /** What it does, in a sentence. */
  does(card: number): string {
    const piece = pieceOf(card);
    if (piece.type === "look" && !this.board.enchanted) {
      const mild = this.order(card)?.mild ?? "";
      return mild === "" ? "" : t("web-kragmortha-mild", { mild });
    }
    return piece.type === "movement" ? "" : t(`web-kragmortha-does-${pieceKey(piece)}`);
  }

  /** The tabletop side of a look, as the set words it. */
  order(look: number): { order: string; mild: string } | null {
    const piece = pieceOf(look);
    if (this.board.enchanted || piece.type !== "look") return null;
    const language = languageNow();
    return { order: piece.order[language] ?? "", mild: piece.mild[language] ?? "" };
  }

  /** A square, who stands there, and what one can choose there. */
  square(square: number): string {
    return [this.place(square), ...this.standing(square), ...this.offers(square)].join(". ");
  }

  private place(square: number): string {
    const words = say(squarePhrase(this.board.view.seats, square), this.board.speech);
    return this.board.layout.isStart(square) ? t("web-kragmortha-start", { square: words }) : words;
  }

  private standing(square: number): string[] {
    const seats = this.board.view.players.flatMap((player, seat) =>
      player.square === square ? [this.figure(seat)] : [],
    );
    return this.board.view.rigor === square ? [...seats, this.figure(RIGOR)] : seats;
  }

  private offers(square: number): string[] {
    const { route, seconds, targets } = this.board;
    if (route !== null && endOf(route) === square) return [t("web-kragmortha-again")];
    if (seconds.has(square)) return [t("web-kragmortha-second")];
    const here = targets.get(square) ?? [];
    const chances = new Set(here.map((choice) => this.chance(choice)).filter((words) => words !== ""));
    return [...here.map(({ option }) => say(option.label, this.board.speech)), ...chances];
  }

  private chance(choice: Choice): string {
    const key = chanceOf(choice);
    return key === "" ? "" : t(key);
  }

  /** What the board answers to the last tap. */
  get answer(): string {
    const { answer } = this.board;
    if (answer === null) return "";
    return this.say(answer.key, answer.seat === NONE ? {} : { who: { seat: answer.seat } });
  }

  /** What happens at the end of a way, in a few words; nothing if one only stands there. */
  consequence({ first, second }: Route): string {
    const [brings = ""] = second === null ? (first.option.brings ?? []) : [];
    if (brings === "") return "";
    const met = this.board.view.players.findIndex(({ square }) => square === first.to);
    const who = { seat: met < 0 ? Math.max(0, this.board.me) : met };
    if (brings === "look" && first.mover !== RIGOR) return t("web-kragmortha-brings-caught");
    return this.say(`web-kragmortha-brings-${brings}`, { who });
  }

  /** What the button says that takes the marked way. */
  go(route: Route): string {
    const square = squareName(endOf(route));
    const { asked } = this.board.view;
    if (route.first.act.verb === "swap")
      return this.say("web-kragmortha-go-swap", { who: { seat: route.first.act.seat } });
    if (asked === "carry" || asked === "hop") return t("web-kragmortha-go-flee", { square });
    if (asked === "place") return t("web-kragmortha-go-start", { square });
    if (asked === "shove") return t("web-kragmortha-go-shove", { square });
    if (route.first.mover === RIGOR) return t("web-kragmortha-go-rigor", { square });
    return t("web-kragmortha-go", { square });
  }

  /** A button for an answer that neither a square nor a piece stands for. */
  plain({ act, option }: Choice): string {
    const { asked } = this.board.view;
    const known = ["turn", "second", "send-rigor", "whisper", "hide", "answer", "vote"].includes(asked);
    if (act.verb === "done" && asked === "ink") return t("web-kragmortha-do-done-ink");
    if (act.verb === "done" && known) return t(`web-kragmortha-do-done-${asked}`);
    if (["yes", "no", "admit", "deny", "guilty", "innocent", "show"].includes(act.verb))
      return t(`web-kragmortha-do-${act.verb}`);
    return say(option.label, this.board.speech);
  }

  /** What is asked. */
  readonly prompt: Prompt = $derived.by(() => {
    const { view, mine, card, aim, fork } = this.board;
    const none = { why: "", runes: [] };
    const verdict = ACTIONS[view.votes[0] ?? NONE]?.verb;
    if (verdict !== undefined) return { ...none, words: t(`web-kragmortha-voted-${verdict}`), mood: "calm" };
    if (!mine) {
      if (view.to_act === NONE) return { ...none, words: "", mood: "calm" };
      return {
        ...none,
        words: this.say("web-kragmortha-thinking", { who: { seat: view.to_act } }),
        mood: "calm",
      };
    }
    if (fork.length > 0)
      return { ...none, words: t("web-kragmortha-ask-way", { square: squareName(aim) }), mood: "mine" };
    if (aim !== NONE) return { ...none, words: t("web-kragmortha-ask-card"), mood: "mine" };
    const steps = movementOf(card);
    const runes = steps === null ? [] : [steps.first, steps.second];
    if (view.asked === "turn" && steps?.mover === "rigor")
      return { ...none, words: t("web-kragmortha-ask-rigor"), mood: "rigor", runes };
    const mood = ["carry", "hide", "answer"].includes(view.asked)
      ? "danger"
      : ["send-rigor", "whisper"].includes(view.asked)
        ? "rigor"
        : "mine";
    return { words: this.asked, why: this.why, mood, runes };
  });

  private get asked(): string {
    const { view, live, targets, plain } = this.board;
    const shove = shoveNow(view);
    if (shove !== null)
      return this.say(
        shove.chooser === shove.shoved ? "web-kragmortha-ask-land" : "web-kragmortha-ask-shove",
        {
          who: { seat: shove.shoved },
        },
      );
    if (view.asked === "turn" && targets.size === 0) {
      if (plain.some(({ act }) => act.verb === "show")) return t("web-kragmortha-ask-stuck");
      return t(live.size > 0 ? "web-kragmortha-ask-tome" : "web-kragmortha-ask-done");
    }
    return t(`web-kragmortha-ask-${view.asked}`);
  }

  /** Why it is asked, where somebody else is behind it. */
  private get why(): string {
    const { view, me } = this.board;
    const frame = view.frames.at(-1);
    if (frame === undefined) return "";
    if (view.asked === "turn" && frame.kind === "turn") {
      if ((frame.two & GLASS) > 0) return t("web-kragmortha-force-glass");
      return (frame.two & DOORS) > 0 ? t("web-kragmortha-force-doors") : "";
    }
    if (view.asked === "answer") return this.charge(frame.seat, [frame.two]);
    if (view.asked === "vote") return this.charge(frame.one, this.board.player(frame.one).looks);
    if (view.asked === "shove") {
      const turn = view.frames[0]?.seat ?? NONE;
      if (turn !== NONE && turn !== me) return this.say("web-kragmortha-why-turn", { who: { seat: turn } });
    }
    return "";
  }

  /** At a tabletop: what somebody is said to do wrong. */
  private charge(seat: number, looks: readonly number[]): string {
    const orders = looks.flatMap((look) => this.order(look)?.order ?? []);
    return this.say("web-kragmortha-charge", { who: { seat }, orders: orders.join(" ") });
  }
}
