import { describe, expect, it } from "vitest";
import { actionNumber } from "./cards";
import * as picks from "./picks";
import type { Place } from "./picks";
import { optionsOf, viewOf, type Act } from "./table.fixture";

const NONE = -1;
const place = (spot: number, seat = 0): Place => ({ at: "creature", seat, spot });

function asks(asked: string, ...acts: Act[]): picks.Question {
  return picks.questionOf(viewOf({ asked }), optionsOf(...acts), []);
}

const TURN: Act[] = [
  ["draw"],
  ["discard", { card: 0 }],
  ["discard", { card: 2 }],
  ["discard", { card: 30 }],
  ["play", { card: 2, spot: 0 }],
  ["play", { card: 30, spot: 0 }],
  ["play", { card: 30, spot: 1 }],
];

describe("a card that was picked", () => {
  const turn = asks("turn", ...TURN);

  it("leaves the places where it can go", () => {
    expect(picks.targetsOf(turn, 30)).toEqual([{ at: "pile" }, place(0), place(1)]);
    expect(picks.targetsOf(turn, 0)).toEqual([{ at: "pile" }]);
  });

  it("leaves none, and what needs no card can be tapped", () => {
    expect(picks.targetsOf(turn, NONE)).toEqual([{ at: "deck" }]);
  });

  it("starts a creature at whichever free place is tapped", () => {
    const free = { cards: [], seal: NONE };
    const own = { hand: { size: 0, cards: [], public: [] }, creatures: [free, free, free], finished: 0 };
    const view = viewOf({ players: [own, own] });
    const legs = asks("turn", ["play", { card: 2, spot: 0 }]);
    expect(picks.startOf(legs, view, 2, place(2))).toEqual(place(0));
    expect(picks.startOf(legs, view, 30, place(2))).toEqual(place(2)); // it goes nowhere
    expect(picks.startOf(legs, view, 2, place(2, 1))).toEqual(place(2, 1)); // not one's own
  });

  it("and a place are an option", () => {
    expect(picks.optionAt(turn, 30, place(1))).toBe(actionNumber("play", { card: 30, spot: 1 }));
    expect(picks.optionAt(turn, 2, place(1))).toBe(NONE);
    expect(picks.optionAt(turn, 30, place(1, 1))).toBe(NONE);
    expect(picks.optionAt(turn, NONE, { at: "deck" })).toBe(actionNumber("draw"));
  });

  it("asks the server why it does not fit", () => {
    expect(picks.wishAt(turn, 2, 0, 2)).toBe(actionNumber("play", { card: 2, spot: 2 }));
    expect(picks.wishAt(turn, 2, 1, 2)).toBe(NONE);
    expect(picks.wishAt(turn, NONE, 0, 2)).toBe(NONE);
  });
});

describe("a creature", () => {
  it("is chosen by a tap", () => {
    const execute = asks("execute", ["execute", { seat: 1, spot: 2 }]);
    expect(picks.targetsOf(execute, NONE)).toEqual([place(2, 1)]);
    expect(picks.optionAt(execute, NONE, place(2, 1))).toBe(actionNumber("execute", { seat: 1, spot: 2 }));
  });

  it("of one's own is meant where no seat is named", () => {
    const devour = asks("devour", ["devour", { spot: 1 }]);
    expect(picks.targetsOf(devour, NONE)).toEqual([place(1)]);
  });

  it("that is no prey has the server say why", () => {
    const scavenge = asks("scavenge", ["scavenge", { seat: 1, spot: 2 }]);
    expect(picks.wishAt(scavenge, NONE, 0, 1)).toBe(actionNumber("scavenge", { seat: 0, spot: 1 }));
    const devour = asks("devour", ["devour", { spot: 1 }]);
    expect(picks.wishAt(devour, NONE, 0, 0)).toBe(actionNumber("devour", { spot: 0 }));
    expect(picks.wishAt(devour, NONE, 1, 0)).toBe(actionNumber("execute", { seat: 1, spot: 0 }));
  });

  it("is nothing to somebody who is not asked", () => {
    expect(picks.wishAt(asks("execute"), NONE, 1, 0)).toBe(NONE);
  });
});

describe("a card in hand", () => {
  it("is refused when Herald asks for one it turned up", () => {
    const herald = asks("herald", ["play", { card: 50, spot: 0 }]);
    expect(picks.wishFor(herald, 2, true)).toBe(actionNumber("play", { card: 2, spot: 0 }));
    expect(picks.wishFor(herald, 50, false)).toBe(NONE);
  });

  it("is refused when a creature is asked for", () => {
    const execute = asks("execute", ["execute", { seat: 1, spot: 2 }]);
    expect(picks.wishFor(execute, 2, true)).toBe(actionNumber("play", { card: 2, spot: 0 }));
  });
});

const discard = (card: number): number => actionNumber("discard", { card });
const give = (card: number): number => actionNumber("give", { card });

describe("an exchange", () => {
  const turn = asks("turn", ...TURN);
  const done = actionNumber("done");

  it("is ticked in any order and told in ascending order", () => {
    const ticked = [30, 0].reduce<number[]>((all, card) => picks.tick(turn, all, card), []);
    expect(ticked).toEqual([0, 30]);
    expect(picks.tick(turn, ticked, 0)).toEqual([30]);
    expect(picks.planOf(turn, ticked)).toEqual([discard(0), discard(30), done]);
  });

  it("of nothing is none", () => {
    expect(picks.planOf(turn, [])).toBeNull();
  });

  it("that has begun can end, and goes upwards", () => {
    const begun = asks("exchange", ["done"], ["discard", { card: 30 }]);
    expect(picks.planOf(begun, [])).toEqual([done]);
    expect(picks.wishToTick(begun, 2)).toBe(discard(2));
    expect(picks.wishToTick(begun, 30)).toBe(NONE);
  });
});

describe("a tribute", () => {
  const two = asks(
    "tribute",
    ["discard", { card: 0 }, [discard(2), discard(30)]],
    ["discard", { card: 2 }, [discard(30)]],
  );

  it("is one card of the legion", () => {
    const must = asks("tribute", ["give", { card: 0 }], ["give", { card: 2 }]);
    expect(picks.tick(must, [0], 2)).toEqual([2]);
    expect(picks.planOf(must, [2])).toEqual([give(2)]);
    expect(picks.wishToTick(must, 30)).toBe(discard(30));
  });

  it("is two others of somebody who has none, of which the second follows the first", () => {
    expect(picks.wishToTick(two, 30)).toBe(NONE);
    expect(picks.planOf(two, [0])).toBeNull();
    expect(picks.planOf(two, [30])).toBeNull();
    expect(picks.tick(two, [0, 2], 30)).toEqual([2, 30]);
    expect(picks.planOf(two, [2, 30])).toEqual([discard(2), discard(30)]);
  });

  it("is one card or two where the rules leave the choice", () => {
    const either = asks("tribute", ["give", { card: 2 }], ["discard", { card: 0 }, [discard(2)]]);
    expect(picks.planOf(either, [2])).toEqual([give(2)]);
    expect(picks.planOf(either, picks.tick(either, [2], 0))).toEqual([discard(0), discard(2)]);
  });

  it("is the last card of somebody who has no other, or the second of two", () => {
    const last = asks("tribute", ["discard", { card: 30 }]);
    expect(picks.tick(last, [], 30)).toEqual([30]);
    expect(picks.planOf(last, [30])).toEqual([discard(30)]);
    expect(picks.wishToTick(last, 0)).toBe(discard(0));
  });

  it("can be answered before one's turn", () => {
    const question = picks.questionOf(viewOf({ asked: "tribute" }), [], optionsOf(["give", { card: 2 }]));
    expect(question.ahead).toBe(true);
    expect(picks.planOf(question, [2])).toEqual([give(2)]);
  });
});

describe("a plan", () => {
  it("goes on where it can, waits for others, and is dropped where it cannot", () => {
    expect(picks.follow([5, 6], [5, 7], false)).toBe("now");
    expect(picks.follow([5, 6], [], true)).toBe("wait");
    expect(picks.follow([5, 6], [], false)).toBe("drop");
    expect(picks.follow([5, 6], [7], true)).toBe("drop");
  });
});

describe("an option of the list", () => {
  it("lights up its card and its place", () => {
    expect(picks.litBy(actionNumber("play", { card: 2, spot: 1 }), 0)).toEqual([
      { at: "card", card: 2 },
      place(1),
    ]);
    expect(picks.litBy(actionNumber("discard", { card: 2 }), 0)).toEqual([
      { at: "card", card: 2 },
      { at: "pile" },
    ]);
    expect(picks.litBy(actionNumber("scavenge", { seat: 1, spot: 2 }), 0)).toEqual([place(2, 1)]);
    expect(picks.litBy(actionNumber("draw"), 0)).toEqual([{ at: "deck" }]);
    expect(picks.litBy(NONE, 0)).toEqual([]);
  });
});
