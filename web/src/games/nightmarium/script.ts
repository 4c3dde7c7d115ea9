/**
 * The story of Nightmarium. Nothing here knows a rule: an event says what happened, and `reduce` redraws that; after
 * the last event of an update the server's view is drawn exactly.
 */

import facts from "../../generated/nightmarium.json";
import type {
  NightmariumCreature,
  NightmariumHand,
  NightmariumPlayer,
  NightmariumView,
  Told,
  View,
} from "../../net/protocol";
import type { GameScript } from "../stage.svelte";
import { NO_RUNS, settle, step, type Stack } from "./ability-chain";
import { WHOLE } from "./cards";
import { performances } from "./performances";

/** What was done to the viewer, and stays to be seen until they act. */
export interface Scar {
  spot: number;
  by: number;
  ability: "executioner" | "scavenger";
  /** What is gone, with the part it was. */
  lost: { card: number; at: number }[];
}

/** What is drawn of a table. */
export interface TableState {
  /** The view as far as it was told. */
  view: NightmariumView;
  chain: Stack;
  scars: Scar[];
  /** What is told now, from the moment its cause is seen. */
  telling: Told | null;
  /** A creature that has its head and has not yet opened its eyes, as `seat spot`. */
  asleep: string;
  /** The cards are being dealt: the table was cleared for it. */
  dealing: boolean;
  /** Players who have laid their tribute while one is gathered. */
  laid: number[];
}

const NOTHING = -1;
const ACTIONS_OF_MINE = ["N2.2", "N2.3", "N2.4"];

const isKnown = (card: number | undefined): card is number => card !== undefined && card >= 0;

function withPlayer(
  view: NightmariumView,
  seat: number,
  change: (player: NightmariumPlayer) => Partial<NightmariumPlayer>,
): NightmariumView {
  const players = view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

const upwards = (one: number, other: number): number => one - other;
const without = (cards: readonly number[], card: number): number[] => cards.filter((one) => one !== card);

function take(
  { size, cards, public: known }: NightmariumHand,
  card: number,
  isPublic: boolean,
): NightmariumHand {
  const add = (list: number[]): number[] => (list.includes(card) ? list : [...list, card].sort(upwards));
  return {
    size: size + 1,
    cards: isKnown(card) ? add(cards) : cards,
    public: isPublic && isKnown(card) ? add(known) : known,
  };
}

const letGo = ({ size, cards, public: known }: NightmariumHand, card: number): NightmariumHand => ({
  size: Math.max(size - 1, 0),
  cards: without(cards, card),
  public: without(known, card),
});

/** Out of the hand, out of what Herald turned up, or out of what was laid face down. */
function leave(view: NightmariumView, seat: number, card: number): NightmariumView {
  if (view.revealed.includes(card)) return { ...view, revealed: without(view.revealed, card) };
  const gone = { ...view, laid: seat === view.viewer ? without(view.laid, card) : view.laid };
  return withPlayer(gone, seat, ({ hand }) => ({ hand: letGo(hand, card) }));
}

function withCreature(
  view: NightmariumView,
  seat: number,
  spot: number,
  change: (creature: NightmariumCreature) => NightmariumCreature,
): NightmariumView {
  return withPlayer(view, seat, ({ creatures }) => {
    const now = creatures.map((creature, at) => (at === spot ? change(creature) : creature));
    return { creatures: now, finished: now.filter(({ cards }) => cards.length >= WHOLE).length };
  });
}

/** The finished creatures of a player are counted by their own event, so that a lantern is lit on its beat. */
function build(view: NightmariumView, seat: number, spot: number, card: number): NightmariumView {
  return withPlayer(leave(view, seat, card), seat, ({ creatures }) => ({
    creatures: creatures.map((one, at) => (at === spot ? { ...one, cards: [...one.cards, card] } : one)),
  }));
}

function viewAfter(view: NightmariumView, told: Told): NightmariumView {
  const { kind, seat = -1, card = -1, spot = -1, other = -1, number = -1 } = told;
  switch (kind) {
    case "began":
      return {
        ...view,
        turn: view.turn + 1,
        to_act: seat,
        asked: "",
        chain: null,
        frames: [{ kind: "turn", seat, one: 2, two: -1 }],
      };
    case "dealt":
    case "drew":
      return withPlayer({ ...view, deck: Math.max(view.deck - 1, 0) }, seat, ({ hand }) => ({
        hand: take(hand, card, false),
      }));
    case "reshuffled":
      return { ...view, deck: number, pile: [] };
    case "discarded":
    case "gave":
      return { ...leave(view, seat, card), pile: [...view.pile, card] };
    case "placed":
      return build(view, seat, spot, card);
    case "sealed":
      return withPlayer(leave(view, seat, card), seat, ({ creatures }) => ({
        creatures: creatures.map((one, at) => (at === spot ? { ...one, seal: card } : one)),
      }));
    case "finished":
      return withCreature(view, seat, spot, (creature) => creature);
    case "revealed":
      return { ...view, deck: Math.max(view.deck - 1, 0), revealed: [...view.revealed, card] };
    case "scavenged": {
      const lost = view.players[other]?.creatures[spot]?.cards ?? [];
      const gone = withCreature(view, other, spot, (creature) => ({ ...creature, cards: [] }));
      return { ...gone, pile: [...view.pile, ...lost.toReversed()] };
    }
    case "executed": {
      const cut = withCreature(view, other, spot, (one) => ({ ...one, cards: one.cards.slice(0, -1) }));
      return withPlayer(cut, seat, ({ hand }) => ({ hand: take(hand, card, true) }));
    }
    case "devoured": {
      const cut = withCreature(view, seat, spot, (one) => ({ ...one, cards: one.cards.slice(0, -1) }));
      return { ...cut, pile: [...view.pile, card] };
    }
    default:
      return view; // said, lit or rung, but nothing lies elsewhere
  }
}

function scarsAfter({ scars, view }: TableState, told: Told): Scar[] {
  const { kind, seat = -1, spot = -1, other = -1 } = told;
  if (seat === view.viewer && ACTIONS_OF_MINE.includes(told.rule ?? "")) return [];
  if (other === view.viewer && (kind === "executed" || kind === "scavenged")) {
    const cards = view.players[other]?.creatures[spot]?.cards ?? [];
    const lost = cards.map((card, at) => ({ card, at }));
    const scar: Scar = {
      spot,
      by: seat,
      ability: kind === "executed" ? "executioner" : "scavenger",
      lost: kind === "executed" ? lost.slice(-1) : lost,
    };
    return [...scars.filter((one) => one.spot !== spot), scar];
  }
  if (kind === "placed" && seat === view.viewer) return scars.filter((one) => one.spot !== spot);
  return scars;
}

function laidAfter(laid: number[], { kind, seat = -1 }: Told): number[] {
  if (kind === "demanded" || kind === "began" || kind === "gave" || kind === "gave-nothing") return [];
  return kind === "chose" ? [...laid, seat] : laid;
}

/** Between its head and its waking a creature sleeps. */
function asleepAfter(asleep: string, { kind, seat = -1, spot = -1, number = -1 }: Told): string {
  if (kind === "placed") return number === WHOLE - 1 ? `${seat} ${spot}` : "";
  return kind === "finished" || kind === "began" ? "" : asleep;
}

/** The cause is seen: whose event it is, never what comes of it. */
export const announce = (state: TableState, told: Told): TableState => ({ ...state, telling: told });

/** A table before its deal: everything lies in the deck. */
function cleared(view: NightmariumView): NightmariumView {
  const players = view.players.map(({ creatures }) => ({
    hand: { size: 0, cards: [], public: [] },
    creatures: creatures.map(() => ({ cards: [], seal: NOTHING })),
    finished: 0,
  }));
  const held = view.players.map(({ hand, creatures }) => {
    const built = creatures.map(({ cards, seal }) => cards.length + (seal === NOTHING ? 0 : 1));
    return hand.size + built.reduce((sum, one) => sum + one, 0);
  });
  const deck = held.reduce((sum, one) => sum + one, view.deck + view.pile.length + view.revealed.length);
  return { ...view, players, deck, pile: [], revealed: [], laid: [], chain: null, frames: [] };
}

export function reduce(before: TableState, told: Told): TableState {
  const dealing = told.kind === "dealt";
  const state =
    dealing && !before.dealing
      ? { ...before, view: cleared(before.view), chain: NO_RUNS, scars: [] }
      : before;
  const view = viewAfter(state.view, told);
  return {
    ...state,
    dealing,
    view,
    chain: step(state.chain, told, view),
    scars: scarsAfter(state, told),
    asleep: asleepAfter(state.asleep, told),
    laid: laidAfter(state.laid, told),
  };
}

const chosen = ({ frames, to_act, players }: NightmariumView): number[] => {
  const tributes = frames.filter(({ kind }) => kind === "tribute");
  const demanding = tributes[0]?.two;
  if (demanding === undefined) return [];
  const waiting = new Set(tributes.map(({ seat }) => seat));
  return players.flatMap((_, seat) =>
    seat === demanding || waiting.has(seat) || seat === to_act ? [] : [seat],
  );
};

const asView = (view: View): NightmariumView => view as NightmariumView;

export const script: GameScript<TableState> = {
  announce,
  reduce,
  performances,
  beats: facts.beats,
  begin: (view) => ({
    view: asView(view),
    chain: settle(NO_RUNS, asView(view).chain),
    scars: [],
    telling: null,
    asleep: "",
    dealing: false,
    laid: chosen(asView(view)),
  }),
  settle: (state, view) => ({
    ...state,
    view: asView(view),
    chain: settle(state.chain, asView(view).chain),
    telling: null,
    asleep: "",
    dealing: false,
    laid: chosen(asView(view)),
  }),
  turnOf: (_, { view }) => (view.frames[0]?.seat === view.viewer ? -1 : view.turn),
  weighs: ({ kind, other = -1, seat = -1 }, { view }) =>
    other === view.viewer || (kind === "gave" && seat === view.viewer) || kind === "won" || kind === "shared",
};
