/** What the options mean on the board: which squares and pieces they touch, and what is left for buttons. */

import type { Action } from "../action-table";
import type { KragmorthaView, Option } from "../../net/protocol";
import { ACTIONS, movementOf, numberOf, RIGOR } from "./facts";
import { layoutFor, NONE, STEPS, wayBetween } from "./layout";
import type { Sign } from "./art/pieces";

/** An option and what it touches, NONE where nothing. */
export interface Choice {
  readonly option: Option;
  readonly act: Action;
  /** The figure that moves, a seat or RIGOR, from where and to where. */
  readonly mover: number;
  readonly from: number;
  readonly to: number;
  /** The piece that is played, used, shed or discarded. */
  readonly card: number;
  /** The second steps that may follow. */
  readonly seconds: readonly Second[];
}

/** A second step: the number of its action, and where it leads. */
export interface Second {
  readonly index: number;
  readonly to: number;
}

/** The sign of what an option brings. */
const SIGNS: Readonly<Record<string, Sign>> = {
  look: "caught",
  shove: "shove",
  tome: "tome",
  token: "hop",
  "rigor-hop": "hop",
};
/** What of it is left to chance, as the name of a message; what is certain is in the label already. */
const CHANCES: Readonly<Record<string, string>> = {
  look: "web-kragmortha-chance-look",
  tome: "web-kragmortha-chance-tome",
  token: "web-kragmortha-chance-hop",
};

/** The seat that acts by the options of a view. */
const actor = (view: KragmorthaView): number => (view.viewer < view.seats ? view.viewer : view.to_act);

/** Which figure a step, a shove or a card would move now. */
export function moverOf(view: KragmorthaView, card = NONE): number {
  const top = view.frames.at(-1);
  if (view.asked === "shove") return top?.one ?? NONE;
  if (view.asked === "whisper" || view.asked === "send-rigor") return RIGOR;
  if (view.asked === "second") return (top?.two ?? 0) >= RIGOR ? RIGOR : actor(view);
  return movementOf(card)?.mover === "rigor" ? RIGOR : actor(view);
}

export const squareOf = (view: KragmorthaView, figure: number): number =>
  figure === RIGOR ? view.rigor : (view.players[figure]?.square ?? NONE);

export function understand(view: KragmorthaView, option: Option): Choice {
  const act = ACTIONS[option.index];
  if (act === undefined) throw new RangeError(`no action has the number ${option.index}`);
  const none = { option, act, mover: NONE, from: NONE, to: NONE, card: act.card, seconds: [] };
  switch (act.verb) {
    case "play":
    case "step":
    case "shove": {
      const mover = moverOf(view, act.card);
      const from = squareOf(view, mover);
      const to = layoutFor(view.seats).lead(from, act.spot);
      return { ...none, mover, from, to, seconds: secondsOf(view, option, to) };
    }
    case "go": {
      const mover = moverOf(view);
      return { ...none, mover, from: squareOf(view, mover), to: act.spot };
    }
    case "swap":
      return { ...none, mover: actor(view), from: squareOf(view, actor(view)), to: squareOf(view, act.seat) };
    default:
      return none;
  }
}

/** Those that neither a square nor a piece stands for. */
export const isPlain = ({ to, card }: Choice): boolean => to === NONE && card === NONE;

/** The second steps after a first one that leads to a square. */
function secondsOf(view: KragmorthaView, { then = [] }: Option, first: number): Second[] {
  return then.flatMap((index) => {
    const next = ACTIONS[index];
    return next?.verb === "step" ? [{ index, to: layoutFor(view.seats).lead(first, next.spot) }] : [];
  });
}

/** The sign on the square that a choice leads to. */
export function signOf(view: KragmorthaView, { option: { brings = [] }, act }: Choice): Sign {
  if (act.verb === "swap") return "swap";
  if (act.verb === "go") return ["hop", "send-rigor"].includes(view.asked) ? "hop" : "step"; // K3.1: no teleport acts
  return SIGNS[brings[0] ?? ""] ?? "step";
}

/** What of a choice is left to chance, as the name of a message, or nothing. */
export const chanceOf = ({ option: { brings = [] } }: Choice): string => CHANCES[brings[0] ?? ""] ?? "";

/**
 * The action somebody means who points at a square that no option leads to: the server answers with the
 * rule. NONE if it is not clear which one is meant.
 */
export function meant(view: KragmorthaView, square: number, card: number): number {
  if (["place", "carry", "hop", "home", "send-rigor"].includes(view.asked))
    return numberOf("go", { spot: square });
  const way = wayBetween(squareOf(view, moverOf(view, card)), square);
  if (way === NONE) return NONE;
  if (view.asked === "shove") return way < STEPS ? numberOf("shove", { spot: way }) : NONE;
  if (view.asked === "second" || view.asked === "whisper") return numberOf("step", { spot: way });
  if (view.asked === "turn" && card !== NONE) return numberOf("play", { card, spot: way });
  return NONE;
}

/** The frame that asks now says who shoves whom. */
export function shoveNow(view: KragmorthaView): { chooser: number; shoved: number; square: number } | null {
  const top = view.frames.at(-1);
  if (view.asked !== "shove" || top === undefined) return null;
  return { chooser: top.seat, shoved: top.one, square: squareOf(view, top.one) };
}
