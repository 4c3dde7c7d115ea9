import { describe, expect, it } from "vitest";
import { follow, type Link } from "../src/games/kragmortha/links";
import type { KragmorthaFrame, Told } from "../src/wire";
import { position } from "./kragmortha_position";

const frames = (...kinds: string[]): KragmorthaFrame[] =>
  kinds.map((kind) => ({ kind, seat: 0, one: -1, two: -1 }));
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
    const cut = ["shove done", "second dropped", "turn next", "hop now"];
    const open = follow(
      shoves,
      [told("shoved"), told("stopped")],
      position({ frames: frames("turn", "hop") }),
    );
    expect(written(open)).toEqual(cut);
    expect(open[1]?.why?.key).toBe("stopped");
    const never = follow(walks, [told("stopped")], position({ frames: frames("turn", "hop") }));
    expect(written(never)).toEqual(cut.slice(1));
  });

  it("begins anew with a turn, and after a leap", () => {
    const next = position({ frames: frames("turn") });
    expect(written(follow(shoves, [told("drew"), told("began", 1)], next))).toEqual(["turn now"]);
    expect(written(follow(shoves, [], next))).toEqual(["turn now"]);
    expect(follow(shoves, [], position({ asked: "place", frames: frames("place", "place") }))).toEqual([]);
  });
});
