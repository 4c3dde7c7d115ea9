/** What the options mean on the board: which squares and pieces they touch, and what is left for buttons. */

import type { Action } from "../../lib/actions";
import type { KragmorthaView, Option } from "../../wire";
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
}

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
  const none = { option, act, mover: NONE, from: NONE, to: NONE, card: act.card };
  switch (act.verb) {
    case "play":
    case "step":
    case "shove": {
      const mover = moverOf(view, act.card);
      const from = squareOf(view, mover);
      return { ...none, mover, from, to: layoutFor(view.seats).lead(from, act.spot) };
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

/** What is certain to happen where a figure goes. */
export function signOf(view: KragmorthaView, mover: number, to: number, verb: string): Sign {
  if (verb === "swap") return "swap";
  if (verb === "go") return ["hop", "send-rigor"].includes(view.asked) ? "hop" : "step"; // K3.1: no teleport acts
  const layout = layoutFor(view.seats);
  const met = view.players.some((player, seat) => player.square === to && seat !== mover);
  if (mover === RIGOR) return met ? "caught" : layout.teleports.includes(to) ? "hop" : "step";
  if (to === view.rigor) return "caught";
  if (met) return "shove";
  if (layout.squares[to] === "desk") return "tome";
  return layout.teleports.includes(to) ? "hop" : "step";
}

/** What of a choice is left to chance, as the name of a message; what is certain is in its words already. */
export function chanceOf(view: KragmorthaView, { mover, to, act }: Choice): string {
  if (to === NONE || !["play", "step", "shove"].includes(act.verb)) return "";
  const what = signOf(view, mover, to, act.verb);
  if (what === "caught") return "web-kragmortha-chance-look";
  if (mover === RIGOR) return "";
  return what === "hop" || what === "tome" ? `web-kragmortha-chance-${what}` : "";
}

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
