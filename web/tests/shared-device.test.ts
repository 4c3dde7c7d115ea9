import { describe, expect, it } from "vitest";
import {
  ALONE,
  holderOf,
  IN_LOBBY,
  lookAgain,
  observe,
  passOn,
  shownSeat,
  take,
  type Holding,
} from "../src/features/shared-device/shared-device";

const NOBODY = -1;
const playing = (asked: number, seats = [0, 2]) => ({ seats, status: "playing" as const, asked });
const passing = (to: number, from = NOBODY): Holding => ({ at: "passing", to, from });
const held = (by: number, next = NOBODY): Holding => ({ at: "held", by, next });

describe("the holder of a shared device", () => {
  it.each([
    ["is the player who is asked", 2, 0, 2],
    ["stays while others are asked", 1, 0, 0],
    ["stays while nobody is asked", NOBODY, 2, 2],
    ["is the next to be asked if nobody has it", 1, NOBODY, 2],
    ["is the first in order after the last seat", 3, NOBODY, 0],
  ])("%s", (_, asked, holder, wanted) => {
    expect(holderOf([2, 0], asked, holder)).toBe(wanted);
  });
});

describe("a shared device", () => {
  it("hides nothing from one player, and shows nobody's hand before the deal", () => {
    expect(observe(held(0), playing(0, [0]))).toEqual(ALONE);
    expect(observe(ALONE, { ...playing(NOBODY), status: "lobby" })).toEqual(IN_LOBBY);
    expect([shownSeat(ALONE), shownSeat(IN_LOBBY)]).toEqual([undefined, NOBODY]);
  });

  it.each([ALONE, IN_LOBBY])("is passed to the player who is asked first, from $at", (before) => {
    expect(observe(before, playing(2))).toEqual(passing(2));
    expect(observe(before, playing(1))).toEqual(passing(2));
  });

  it("shows a hand only when its player has taken it", () => {
    expect(shownSeat(passing(2, 0))).toBe(NOBODY);
    expect(take(passing(2, 0))).toEqual(held(2));
    expect(shownSeat(held(2))).toBe(2);
  });

  it("stays with its holder while others are asked", () => {
    expect(observe(held(0), playing(0))).toEqual(held(0));
    expect(observe(held(0), playing(1))).toEqual(held(0));
  });

  it("stays with whoever has just played until they are done: they see what they drew", () => {
    expect(observe(held(0), playing(2))).toEqual(held(0, 2));
    expect(passOn(held(0, 2))).toEqual(passing(2, 0));
  });

  it("follows the question while it is passed", () => {
    expect(observe(passing(2, 0), playing(1))).toEqual(passing(2, 0));
    expect(observe(passing(2, 0), playing(0))).toEqual(passing(0, 0));
  });

  it("lets the one who has just played look once more, and no one else", () => {
    const again = lookAgain(passing(2, 0));
    expect(again).toEqual(held(0, 2));
    expect(observe(again, playing(2))).toEqual(held(0, 2));
    expect(observe(again, playing(0))).toEqual(held(0)); // an undo: they play on
    expect(passOn(again)).toEqual(passing(2, 0));
    expect(lookAgain(passing(2))).toEqual(passing(2));
    expect(passOn(held(0))).toEqual(held(0));
    expect(take(held(0))).toEqual(held(0));
  });

  it("hides nothing any more after the end", () => {
    const over = { ...playing(NOBODY), status: "over" as const };
    expect(observe(held(2), over)).toEqual(held(2));
    expect(observe(passing(2, 0), over)).toEqual(held(2));
    expect(observe(IN_LOBBY, over)).toEqual(held(0));
  });
});
