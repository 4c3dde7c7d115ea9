/** What is drawn of a table while its story is told: a view, and the marks that outlive the event that made them. */

import type { KragmorthaPlayer, KragmorthaView, Told } from "../../net/protocol";
import type { GameScript } from "../stage.svelte";
import facts from "../../generated/kragmortha.json";
import { pieceOf, RIGOR } from "./facts";
import { column, NONE, row } from "./layout";
import { performances } from "./performances";

/** What a move left on the floor: prints of feet, an arrow of a shove, a flight. */
export interface Trail {
  readonly key: number;
  readonly figure: number;
  readonly from: number;
  readonly to: number;
  readonly kind: "walk" | "shove" | "flight";
  /** It ends at somebody's back. */
  readonly isShort: boolean;
}

/** How far from the middle of its square a figure stands, in units of the board, and how much it leans. */
export interface Lean {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
}

export interface Story {
  readonly view: KragmorthaView;
  readonly leans: Readonly<Record<number, Lean>>;
  readonly trails: readonly Trail[];
  /** The movement card played last, and by whom. */
  readonly played: { readonly seat: number; readonly card: number } | null;
  /** Whom Rigor looks at, from the edge of the screen. */
  readonly loom: number;
  /** The piece that is shown large and explained, and whose it is. */
  readonly large: { readonly card: number; readonly seat: number; readonly why: Told | null } | null;
  /** Looks that struck since their owner last acted. */
  readonly fresh: readonly number[];
  /** Shoves and walks of this chain, first to last. */
  readonly chain: readonly Told[];
  /** What is told now. */
  readonly caption: Told | null;
  /** Whose turn it is. */
  readonly turnOf: number;
  readonly dazed: number;
  readonly sly: number;
}

const quiet = (view: KragmorthaView): Story => ({
  view,
  leans: leansOf(view, {}),
  trails: [],
  played: null,
  loom: NONE,
  large: null,
  fresh: [],
  chain: [],
  caption: null,
  turnOf: turnSeat(view),
  dazed: NONE,
  sly: NONE,
});

const turnSeat = ({ frames }: KragmorthaView): number =>
  frames.find(({ kind }) => kind === "turn")?.seat ?? NONE;

/** Half a square short of the place, leaning in. */
export function short(from: number, to: number, far = 46, tilt = 9): Lean {
  const [x, y] = [column(to) - column(from), row(to) - row(from)];
  return { x: -Math.sign(x) * far, y: -Math.sign(y) * far * 0.7, tilt: (Math.sign(x) || 1) * tilt };
}
export const ASIDE: Lean = { x: -62, y: 0, tilt: -14 };

/** Two in one square, or one in Rigor's hands, stand aside; `known` are those the story has put there. */
function leansOf(view: KragmorthaView, known: Story["leans"]): Story["leans"] {
  const found: Record<number, Lean> = {};
  view.players.forEach(({ square }, seat) => {
    if (square === NONE) {
      if (isCaught(view, seat)) found[seat] = known[seat] ?? ASIDE;
      return;
    }
    const others = view.players.some((one, other) => other !== seat && one.square === square);
    if (!others) return;
    const isShoved = view.frames.some(({ kind, one }) => kind === "shove" && one === seat);
    found[seat] = known[seat] ?? (isShoved ? { x: 17, y: -12, tilt: 16 } : { x: -26, y: 10, tilt: -6 });
  });
  return found;
}

/** Off the floor, by the scruff of its neck. */
export const isCaught = (view: KragmorthaView, seat: number): boolean =>
  view.frames.some((frame) => frame.kind === "carry" && frame.seat === seat);

/** Where a figure stands; a caught goblin with Rigor, NONE outside. */
export function squareIn(story: Story, figure: number): number {
  const { view } = story;
  if (figure === RIGOR) return view.rigor;
  const square = view.players[figure]?.square ?? NONE;
  if (square !== NONE) return square;
  return isCaught(view, figure) || story.leans[figure] !== undefined ? view.rigor : NONE;
}

// What each event changes

const without = (cards: readonly number[], card: number): number[] => {
  const at = cards.includes(card) ? cards.indexOf(card) : cards.findIndex((one) => one < 0);
  return at < 0 ? cards.slice(0, -1) : cards.filter((_, index) => index !== at);
};

function change(
  story: Story,
  seat: number,
  how: (player: KragmorthaPlayer) => Partial<KragmorthaPlayer>,
): Story {
  const players = story.view.players.map((player, at) =>
    at === seat ? { ...player, ...how(player) } : player,
  );
  return see(story, { players });
}
const see = (story: Story, more: Partial<KragmorthaView>): Story => ({
  ...story,
  view: { ...story.view, ...more },
});

const occupant = (view: KragmorthaView, square: number, but: number): number =>
  view.players.findIndex((player, seat) => seat !== but && player.square === square);

/** On foot or tumbling: it stands in the middle unless somebody is there already. */
function goTo(story: Story, seat: number, square: number): Story {
  const from = squareIn(story, seat);
  const leans = Object.fromEntries(Object.entries(story.leans).filter(([figure]) => Number(figure) !== seat));
  const isTaken = occupant(story.view, square, seat) >= 0;
  const lean = isTaken && from !== NONE ? { [seat]: short(from, square) } : {};
  return { ...change(story, seat, () => ({ square })), leans: { ...leans, ...lean } };
}

function settleDown(story: Story): Story {
  const alone = Object.entries(story.leans).filter(([figure]) => {
    const square = story.view.players[Number(figure)]?.square ?? NONE;
    return square === NONE || occupant(story.view, square, Number(figure)) >= 0;
  });
  return { ...story, leans: Object.fromEntries(alone) };
}

function mark(story: Story, figure: number, to: number, kind: Trail["kind"], isShort = false): Story {
  const from = squareIn(story, figure);
  if (from === NONE || from === to) return story;
  const trail = { key: (story.trails.at(-1)?.key ?? 0) + 1, figure, from, to, kind, isShort };
  return { ...story, trails: [...story.trails, trail] };
}

const flyTo = (story: Story, seat: number, square: number): Story => ({
  ...settleDown(goTo(mark(story, seat, square, "flight"), seat, square)),
  loom: NONE,
  large: null,
});

type Reduce = (
  story: Story,
  event: Required<Pick<Told, "seat" | "card" | "spot" | "other" | "number">> & Told,
) => Story;

const WEAK_GRIP = "weak_grip";
const suffers = (view: KragmorthaView, seat: number, effect: string): boolean =>
  view.rules["looks"] === "enchanted" &&
  (view.players[seat]?.looks ?? []).some((look) => {
    const piece = pieceOf(look);
    return piece.type === "look" && piece.effect === effect;
  });

const draw: Reduce = (story, { seat, card }) =>
  see(
    change(story, seat, ({ hand, newest }) => ({
      hand: [...hand, card],
      newest: seat === story.view.viewer ? card : newest,
    })),
    { deck: Math.max(0, story.view.deck - 1) },
  );
const lay: Reduce = (story, { seat, card }) =>
  see(
    change(story, seat, ({ hand, open_hand: open }) => ({
      hand: without(hand, card),
      open_hand: open.filter((one) => one !== card),
    })),
    { discards: [...story.view.discards, card] },
  );
const turnDown: Reduce = (story, { seat, card }) =>
  change(story, seat, ({ tomes }) => ({
    tomes: tomes.map((tome) => (tome.card === card ? { ...tome, face_down: true } : tome)),
  }));
/** What others did stays on the floor until the viewer's turn is over. */
const isRemembered = ({ view, turnOf }: Story): boolean => view.viewer < view.seats && turnOf !== view.viewer;
const same: Reduce = (story) => story;

const REDUCERS: Readonly<Record<string, Reduce>> = {
  began: (story, { seat }) => ({
    ...see(story, { turn: story.view.turn + 1, to_act: seat, asked: "turn" }),
    ...(isRemembered(story) ? {} : { trails: [], fresh: [] }),
    turnOf: seat,
    chain: [],
    loom: NONE,
    large: null,
    dazed: NONE,
    sly: NONE,
  }),
  dealt: draw,
  drew: draw,
  reshuffled: (story, { number }) => see(story, { deck: number, discards: [] }),
  placed: (story, { seat, spot }) => goTo(story, seat, spot),
  played: (story, event) => ({
    ...lay(story, event),
    played: { seat: event.seat, card: event.card },
    chain: [],
  }),
  showed: lay,
  discarded: lay,
  walked: (story, { seat, spot, ...rest }) => {
    const isMet = occupant(story.view, spot, seat) >= 0;
    const walked = goTo(mark(story, seat, spot, "walk", isMet), seat, spot);
    return { ...walked, chain: isMet ? [{ seat, spot, ...rest }] : walked.chain };
  },
  shoved: (story, event) => {
    const { seat, other, spot } = event;
    const pushed = goTo(mark(story, seat, spot, "shove"), seat, spot);
    const marked = pushed.trails.map((trail, at) =>
      at === pushed.trails.length - 1 && trail.kind === "shove" ? { ...trail, figure: other } : trail,
    );
    return {
      ...settleDown({ ...pushed, trails: marked }),
      chain: [...story.chain, event],
      dazed: seat,
      sly: other,
    };
  },
  stalked: (story, { spot }) => {
    const met = occupant(story.view, spot, NONE);
    const walked = see(mark(story, RIGOR, spot, "walk"), { rigor: spot });
    return met < 0 ? walked : { ...walked, leans: { ...walked.leans, [met]: ASIDE } };
  },
  stopped: same,
  caught: (story, { seat }) => ({
    ...change(story, seat, () => ({ square: NONE })),
    leans: { ...story.leans, [seat]: ASIDE },
    loom: seat,
    dazed: seat,
  }),
  looked: (story, event) => ({
    ...see(
      change(story, event.seat, ({ looks }) => ({ looks: [...looks, event.card] })),
      {
        look_deck: story.view.look_deck - 1,
        looks_below: story.view.looks_below.filter((look) => look !== event.card),
      },
    ),
    large: { card: event.card, seat: event.seat, why: event },
    fresh: [...story.fresh, event.card],
  }),
  "look-returned": (story, { card }) =>
    see(story, { looks_below: [card, ...story.view.looks_below.filter((look) => look !== card)] }),
  "look-spared": same,
  hid: turnDown,
  carried: (story, { seat, spot }) => flyTo(story, seat, spot),
  token: (story, event) => ({
    ...see(story, {
      token_deck: story.view.token_deck - 1,
      tokens_used: [...story.view.tokens_used, event.card],
    }),
    large: { card: event.card, seat: event.seat, why: event },
  }),
  "tokens-shuffled": (story, { number }) => see(story, { token_deck: number, tokens_used: [] }),
  hopped: (story, { seat, spot }) => flyTo(story, seat, spot),
  stayed: (story) => ({ ...story, large: null }),
  "rigor-hopped": (story, { spot }) => see(mark(story, RIGOR, spot, "flight"), { rigor: spot }),
  "took-tome": (story, event) => ({
    ...see(
      change(story, event.seat, ({ tomes }) => ({
        tomes: [...tomes, { card: event.card, face_down: suffers(story.view, event.seat, WEAK_GRIP) }],
      })),
      { tome_deck: story.view.tome_deck - 1 },
    ),
    large: { card: event.card, seat: event.seat, why: event },
  }),
  "sent-home": (story, { seat, spot }) => flyTo(story, seat, spot),
  used: turnDown,
  pardoned: (story, { seat, card }) =>
    see(
      change(story, seat, ({ looks }) => ({ looks: looks.filter((look) => look !== card) })),
      {
        look_deck: story.view.look_deck + 1,
        looks_below: [card, ...story.view.looks_below],
      },
    ),
  swapped: (story, { seat, other }) => {
    const [here, there] = [squareIn(story, seat), squareIn(story, other)];
    const marked = mark(mark(story, seat, there, "flight"), other, here, "flight");
    return change(
      change(marked, seat, () => ({ square: there })),
      other,
      () => ({ square: here }),
    );
  },
  opened: (story, { seat, card }) =>
    change(story, seat, ({ hand, open_hand: open }) => ({
      hand: hand.includes(card) ? hand : [...without(hand, NONE), card],
      open_hand: open.includes(card) ? open : [...open, card],
    })),
  called: (story, event) => ({ ...story, large: { card: event.card, seat: event.other, why: event } }),
  admitted: same,
  denied: same,
  voted: same,
  convicted: (story) => ({ ...story, large: null }),
  acquitted: (story) => ({ ...story, large: null }),
  ended: (story) => ({ ...story, loom: NONE, large: null }),
  won: same,
  shared: same,
};

const whole = (event: Told): Parameters<Reduce>[1] => ({
  ...event,
  seat: event.seat ?? NONE,
  card: event.card ?? NONE,
  spot: event.spot ?? NONE,
  other: event.other ?? NONE,
  number: event.number ?? 0,
});

const concerns = ({ seat, other }: Told, me: number): boolean => me !== NONE && (seat === me || other === me);
const END = ["ended", "won", "shared"];

export const script: GameScript<Story> = {
  announce: (story, event) => ({ ...story, caption: event }),
  reduce: (story, event) => REDUCERS[event.kind]?.(story, whole(event)) ?? story,
  performances,
  beats: facts.beats,
  turnOf: ({ kind }, { view }) => view.turn + (kind === "began" ? 1 : 0),
  weighs: (event, { view }) => concerns(event, view.viewer) || END.includes(event.kind),
  begin: (view) => quiet(view as KragmorthaView),
  settle(story, told) {
    const view = told as KragmorthaView;
    const loom = story.loom !== NONE && isCaught(view, story.loom) ? story.loom : NONE;
    const stays = loom !== NONE || ["hop", "home", "answer", "vote"].includes(view.asked);
    return {
      ...story,
      view,
      leans: leansOf(view, story.leans),
      loom,
      large: stays ? story.large : null,
      caption: null,
      dazed: NONE,
      sly: NONE,
    };
  },
};
