import { describe, expect, it } from "vitest";
import { follow, type Link } from "../src/games/kragmortha/links";
import type { Frame, Told } from "../src/net/protocol";
import { position } from "./kragmortha_position";

/** A second step is open as long as some symbol may pay for it; "spent" is one that stays on the stack for nothing. */
const frames = (...kinds: string[]): Frame[] =>
  kinds.map((kind) => ({
    kind: kind === "spent" ? "second" : kind,
    seat: 0,
    one: kind === "second" ? 0b101 : -1,
    two: kind === "second" || kind === "spent" ? 1 : -1,
  }));
const told = (kind: string, seat = 0): Told => ({
  seq: 1,
  ply: 1,
  kind,
  seat,
  phrase: { key: kind, args: {} },
});
const written = (links: readonly Link[]): string[] => links.map(({ kind, state }) => `${kind} ${state}`);

describe("what a turn has set off", () => {
  const walks = follow([], [told("began")], position({ frames: frames("turn") }));
  const shoves = follow(walks, [told("walked")], position({ frames: frames("turn", "second", "shove") }));

  it("asks for the top first, and the rest waits", () => {
    expect(written(shoves)).toEqual(["turn next", "second next", "shove now"]);
  });

  it("keeps what was settled", () => {
    const next = follow(shoves, [told("shoved")], position({ frames: frames("turn", "second") }));
    expect(written(next)).toEqual(["shove done", "turn next", "second now"]);
  });

  it("says what was dropped and why, whether it was open before or not", () => {
    const cut = ["shove done", "second dropped", "turn next", "token next", "hop now"];
    const open = follow(
      shoves,
      [told("shoved"), told("stopped")],
      position({ frames: frames("turn", "spent", "token", "hop") }),
    );
    expect(written(open)).toEqual(cut);
    expect(open[1]?.why?.key).toBe("stopped");
    const never = follow(
      walks,
      [told("stopped")],
      position({ frames: frames("turn", "spent", "token", "hop") }),
    );
    expect(written(never)).toEqual(cut.slice(1));
    const hopped = follow(open, [told("hopped")], position({ frames: frames("turn") }));
    expect(written(hopped)).toEqual(["shove done", "second dropped", "hop done", "token done", "turn now"]);
  });

  it("takes a second step for done as soon as it is taken", () => {
    const asks = follow(walks, [told("walked")], position({ frames: frames("turn", "second") }));
    const taken = follow(asks, [told("walked")], position({ frames: frames("turn", "spent", "shove") }));
    expect(written(taken)).toEqual(["second done", "turn next", "shove now"]);
    const after = follow(taken, [told("shoved")], position({ frames: frames("turn") }));
    expect(written(after)).toEqual(["second done", "shove done", "turn now"]);
  });

  it("drops a second step that the end of the game came before", () => {
    const over = position({ to_act: -1, asked: "", frames: [] });
    const news = [told("shoved"), told("ended")];
    expect(written(follow(shoves, news, over))).toEqual(["shove done", "second dropped", "turn done"]);
    const asks = follow(walks, [told("walked")], position({ frames: frames("turn", "second") }));
    expect(written(follow(asks, [told("walked"), told("ended")], over))).toEqual([
      "second done",
      "turn done",
    ]);
  });

  it("begins anew with a turn, and after a leap", () => {
    const next = position({ frames: frames("turn") });
    expect(written(follow(shoves, [told("drew"), told("began", 1)], next))).toEqual(["turn now"]);
    expect(written(follow(shoves, [], next))).toEqual(["turn now"]);
    expect(follow(shoves, [], position({ asked: "place", frames: frames("place", "place") }))).toEqual([]);
  });
});
