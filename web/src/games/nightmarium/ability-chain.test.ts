import { describe, expect, it } from "vitest";
import type { NightmariumChain, NightmariumView, Told } from "../../net/protocol";
import { factsOf } from "./cards";
import { nearest } from "./roving";
import { follow, NO_RUNS, type Stack } from "./ability-chain";
import { told, viewOf } from "./table.fixture";

/** Some card of this part and ability. */
function cardOf(part: "legs" | "torso" | "head", ability: string | null, after = -1): number {
  for (let card = after + 1; card < 108; card++) {
    const { parts, ability: own } = factsOf(card);
    if (own === ability && parts.length === 1 && parts[0] === part) return card;
  }
  throw new Error(`no ${part} with ${ability ?? "nothing"}`);
}

const HEAD = cardOf("head", "mocker");
const TORSO = cardOf("torso", "weeper");
const LEGS = cardOf("legs", "executioner");
const OTHER = [cardOf("legs", null), cardOf("torso", null), cardOf("head", "herald")];

function whole(chain: NightmariumChain | null = null): NightmariumView {
  const view = viewOf({ chain });
  const [own, other] = view.players;
  if (own === undefined || other === undefined) throw new Error("two players");
  const creatures = [
    { cards: [LEGS, TORSO, HEAD], seal: -1 },
    { cards: OTHER, seal: -1 },
    { cards: [], seal: -1 },
  ];
  return { ...view, players: [{ ...own, creatures, finished: 2 }, other] };
}

const states = ({ runs }: Stack): string[][] => runs.map((run) => run.links.map((link) => link.state));

const finished = (spot: number, rule: string): Told[] => [
  told("placed", { seat: 0, spot, card: HEAD, rule }),
  told("finished", { seat: 0, spot, rule: "N4" }),
];
const woke = (card: number, spot = 0): Told => told("activated", { seat: 0, spot, card, rule: "N4.3" });

describe("the stack of chains", () => {
  it("has all abilities to come when a creature is finished", () => {
    const chain: NightmariumChain = {
      seat: 0,
      spot: 0,
      links: [
        { card: HEAD, ability: 2, state: "running" },
        { card: TORSO, ability: 1, state: "next" },
        { card: LEGS, ability: 3, state: "next" },
      ],
    };
    const stack = follow(NO_RUNS, [...finished(0, "N2.4"), woke(HEAD)], whole(chain));
    expect(states(stack)).toEqual([["now", "next", "next"]]);
    expect(stack.past).toBe(false);
  });

  it("knows why a chain stopped, and what was dropped", () => {
    const stop = told("stopped", { seat: 0, spot: 0, number: 1, rule: "N4.4" });
    const stack = follow(NO_RUNS, [...finished(0, "N2.4"), woke(HEAD), woke(TORSO), stop], whole());
    expect(states(stack)).toEqual([["done", "failed", "dropped"]]);
    expect(stack.runs[0]?.why).toEqual(stop.phrase);
  });

  it("keeps a chain that another creature has cut off", () => {
    const drop = told("dropped", { seat: 0, spot: 0, number: 1, rule: "N4.5" });
    const news = [...finished(0, "N2.4"), woke(HEAD), ...finished(1, "N5.5"), drop, woke(OTHER[2] ?? -1, 1)];
    const stack = follow(NO_RUNS, news, whole());
    expect(states(stack)).toEqual([["done", "dropped", "dropped"], ["done"]]);
    expect(stack.runs.map((run) => run.why)).toEqual([drop.phrase, null]);
  });

  it("stays to be read when the next turn begins, until another creature wakes", () => {
    const first = follow(NO_RUNS, [...finished(0, "N2.4"), woke(HEAD), told("began", { seat: 1 })], whole());
    expect(first.past).toBe(true);
    expect(first.runs).toHaveLength(1);
    const second = follow(first, finished(1, "N2.4"), whole());
    expect(second.runs.map((run) => run.spot)).toEqual([1]);
  });

  it("is what the view says after a leap", () => {
    const chain: NightmariumChain = {
      seat: 1,
      spot: 2,
      links: [{ card: HEAD, ability: 2, state: "running" }],
    };
    expect(states(follow(NO_RUNS, [], whole(chain)))).toEqual([["now"]]);
    expect(follow(NO_RUNS, [], whole()).runs).toEqual([]);
  });
});

describe("an arrow key", () => {
  const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => {
    return { left, top, width: 10, height: 10 };
  };

  it("leads to the nearest in its direction", () => {
    const boxes = [box(20, 0), box(40, 0), box(0, 30), box(-20, 5)];
    expect(nearest(box(0, 0), boxes, "ArrowRight")).toBe(0);
    expect(nearest(box(0, 0), boxes, "ArrowDown")).toBe(2);
    expect(nearest(box(0, 0), boxes, "ArrowLeft")).toBe(3);
    expect(nearest(box(0, 0), boxes, "ArrowUp")).toBe(-1);
  });
});
