/** The chains of an action as a stack: what each creature has done, does now, will do, and what was dropped and why. */

import type { NightmariumChain, NightmariumView, Phrase, Told } from "../../net/protocol";
import type { Ability } from "./art";
import { factsOf, WHOLE } from "./cards";

export type LinkState = "done" | "now" | "next" | "failed" | "dropped";

export interface Link {
  card: number;
  ability: Ability;
  state: LinkState;
}

/** One creature that woke, by its head or by its seal. */
export interface Run {
  seat: number;
  spot: number;
  links: Link[];
  over: boolean;
  /** Why it ended before its time. */
  why: Phrase | null;
}

/** The runs of the action that last woke a creature, the first one first. `past`: the action is over. */
export interface Stack {
  runs: Run[];
  past: boolean;
}

export const NO_RUNS: Stack = { runs: [], past: true };

const BY_ACTION = ["N2.2", "N2.3", "N2.4"]; // what is done by an action, not by an ability

/** The stack after some news, which lead to this view. After a leap there are none, and the view must do. */
export function follow(stack: Stack, news: readonly Told[], view: NightmariumView): Stack {
  return settle(
    news.reduce((before, told) => step(before, told, view), stack),
    view.chain,
  );
}

/** The stack after one event, which led to this view. */
export function step({ runs, past }: Stack, told: Told, view: NightmariumView): Stack {
  const isOver = past || told.kind === "began" || BY_ACTION.includes(told.rule ?? "");
  if (told.kind === "finished" || told.kind === "reran")
    return { runs: [...(isOver ? [] : runs), begin(told, view)], past: false };
  return { runs: runs.map((run, at) => (concerns(told, runs, at) ? change(run, told) : run)), past: isOver };
}

function begin({ kind, seat = -1, spot = -1 }: Told, view: NightmariumView): Run {
  const creature = view.players[seat]?.creatures[spot];
  const whole = creature !== undefined && creature.cards.length === WHOLE;
  const legion = creature === undefined || creature.seal < 0 ? null : factsOf(creature.seal).legion;
  const links = (whole ? creature.cards : []).toReversed().flatMap((card): Link[] => {
    const { ability, legion: own } = factsOf(card);
    const runs = ability !== null && (kind === "finished" || own === legion);
    return runs ? [{ card, ability, state: "next" }] : [];
  });
  return { seat, spot, links, over: false, why: null };
}

/** Is this about that run? Of two runs of one creature the older was dropped, and the newer does things. */
function concerns(told: Told, runs: readonly Run[], at: number): boolean {
  const same = runs.flatMap((run, i) =>
    !run.over && run.seat === told.seat && run.spot === told.spot ? [i] : [],
  );
  return at === (told.kind === "dropped" ? same[0] : same.at(-1));
}

function change(run: Run, told: Told): Run {
  switch (told.kind) {
    case "activated":
      return { ...run, links: wake(run.links, told.card ?? -1) };
    case "stopped":
      return end(run, "failed", told.phrase);
    case "dropped":
    case "cut":
      return end(run, "done", told.phrase);
    default:
      return run;
  }
}

function wake(links: readonly Link[], card: number): Link[] {
  const known = links.some((link) => link.card === card);
  const { ability } = factsOf(card);
  const all = known || ability === null ? links : [...links, { card, ability, state: "next" as const }];
  return all.map((link) => (link.card === card ? { ...link, state: "now" } : past(link, "done")));
}

const past = (link: Link, state: LinkState): Link => (link.state === "now" ? { ...link, state } : link);

/** What was running ends so, and what was to come never does. */
function end(run: Run, state: LinkState, why: Phrase | null): Run {
  const links = run.links.map((link) =>
    link.state === "next" ? { ...link, state: "dropped" as const } : past(link, state),
  );
  return { ...run, links, over: true, why };
}

/** Make the stack agree with the chain that runs now: only the last run can be it, and all others are over. */
export function settle({ runs, past: over }: Stack, chain: NightmariumChain | null): Stack {
  const ended = (some: Run[]): Run[] => some.map((run) => (run.over ? run : end(run, "done", null)));
  if (chain === null) return { runs: ended(runs), past: over };
  const last = runs.at(-1);
  const now: Run = { seat: chain.seat, spot: chain.spot, links: linksOf(chain), over: false, why: null };
  const goesOn =
    last !== undefined && !over && !last.over && last.seat === now.seat && last.spot === now.spot;
  return { runs: goesOn ? [...ended(runs.slice(0, -1)), now] : [now], past: false };
}

const STATES: Record<string, LinkState> = { done: "done", running: "now", next: "next" };

function linksOf({ links }: NightmariumChain): Link[] {
  return links.flatMap(({ card, state }) => {
    const { ability } = factsOf(card);
    return ability === null ? [] : [{ card, ability, state: STATES[state] ?? "next" }];
  });
}
