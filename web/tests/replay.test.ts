import { beforeEach, describe, expect, it } from "vitest";
import type { Eyes } from "../src/lib/api";
import { Player } from "../src/lib/player.svelte";
import { Replay, wished } from "../src/lib/replay.svelte";
import { speak } from "../src/lib/words.svelte";
import type { PositionTold, ReplayTold, SeatTold, View } from "../src/wire";

const PIECE = 4; // positions in one answer

/** A position with a turn for every three decisions, and a line for each. */
function position(ply: number, plies: number, eyes: Eyes): PositionTold {
  const turn = Math.floor(ply / 3);
  const phrase = { key: `line-${ply}-${eyes}`, args: {} };
  return {
    ply,
    plies,
    view: { turn } as View,
    prompt: phrase,
    events: ply === 5 ? [] : [{ seq: ply, kind: "drew", phrase, ply }],
  };
}

function told(plies: number, eyes: Eyes, first: number): ReplayTold {
  const count = Math.max(0, Math.min(PIECE, plies + 1 - first));
  const positions = Array.from({ length: count }, (_, at) => position(first + at, plies, eyes));
  return { game: "nightmarium", seats: [], viewer: 0, plies, free: true, positions };
}

const over = (plies: number): Replay =>
  new Replay((eyes, first) => Promise.resolve(told(plies, eyes, first)));

beforeEach(async () => {
  await speak("en");
});

describe("what an address asks for", () => {
  it.each([
    ["", [], { ply: 0, eyes: "watch" }],
    ["", [2], { ply: 0, eyes: 2 }],
    ["?ply=5", [0, 1], { ply: 5, eyes: "watch" }],
    ["?ply=5&as=1", [0], { ply: 5, eyes: 1 }],
    ["?as=open", [0], { ply: 0, eyes: "open" }],
    ["?as=watch", [0], { ply: 0, eyes: "watch" }],
    ["?ply=-1&as=-1", [0], { ply: 0, eyes: 0 }],
    ["?ply=1.5&as=x", [], { ply: 0, eyes: "watch" }],
    ["?ply=99999999999&as=1e3", [], { ply: 0, eyes: "watch" }],
  ])("%s", (search, own, wish) => {
    expect(wished(search, own)).toEqual(wish);
  });
});

describe("a replay", () => {
  it("is loaded piece by piece, to the last position", async () => {
    const replay = over(10);
    await replay.look("watch");
    expect(replay.complete).toBe(true);
    expect(replay.positions.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(replay.lines).toHaveLength(10);
  });

  it("tells what happened only one step on", async () => {
    const replay = over(10);
    await replay.look("watch");
    replay.go(1);
    expect(replay.news).toEqual(replay.positions[1]?.events);
    replay.go(4);
    expect(replay.news).toEqual([]);
    replay.go(3);
    expect(replay.news).toEqual([]);
  });

  it("never leaves the game", async () => {
    const replay = over(10);
    await replay.look("watch");
    replay.go(-3);
    expect(replay.at).toBe(0);
    replay.go(99);
    expect(replay.at).toBe(10);
    replay.goTurn(1);
    expect(replay.at).toBe(10);
  });

  it("goes from turn to turn", async () => {
    const replay = over(10);
    await replay.look("watch");
    const seen = [1, 1, 1, 1, -1, -1].map((by) => {
      replay.goTurn(by as 1 | -1);
      return replay.at;
    });
    expect(seen).toEqual([3, 6, 9, 10, 9, 6]);
  });

  it("goes to a turn by its number, and not beyond the end", async () => {
    const replay = over(10);
    await replay.look("watch");
    const turns = replay.positions.map(({ view }) => view.turn);
    for (const turn of new Set(turns)) {
      replay.goToTurn(turn);
      expect(replay.at).toBe(turns.indexOf(turn));
    }
    replay.goToTurn(99);
    expect(replay.at).toBe(10);
  });

  it("goes from round to round by brackets, from turn to turn by pages", async () => {
    const replay = over(10);
    await replay.look("watch");
    replay.seats = [{}, {}] as SeatTold[];
    const player = new Player(replay);
    const seen = ["BracketRight", "PageDown", "BracketLeft", "PageUp", "PageUp"].map((key) => {
      expect(player.press(key, key, false)).toBe(true);
      return replay.at;
    });
    expect(seen).toEqual([6, 9, 3, 0, 0]);
  });

  it("stays where it is when somebody else’s eyes are chosen", async () => {
    const replay = over(10);
    await replay.look("watch");
    replay.go(7);
    await replay.look(1);
    expect([replay.at, replay.seat]).toEqual([7, 1]);
    expect(replay.here?.prompt.key).toBe("line-7-1");
    await replay.look("open");
    expect(replay.seat).toBe(-1);
  });

  it("shows the last position when one beyond it was wanted", async () => {
    const replay = over(6);
    replay.ply = 999;
    await replay.look("watch");
    expect(replay.at).toBe(6);
  });

  it("follows whoever was asked for last", async () => {
    const waiting: (() => void)[] = [];
    const replay = new Replay(async (eyes, first) => {
      if (eyes === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      return told(2, eyes, first);
    });
    const slow = replay.look(0);
    await replay.look(1);
    waiting[0]?.();
    await slow;
    expect(replay.eyes).toBe(1);
  });

  it("does not wait for what is played meanwhile", async () => {
    let plies = 5;
    const replay = new Replay((eyes, first) => Promise.resolve(told((plies += 3), eyes, first)));
    await replay.look("watch");
    expect(replay.plies).toBe(8);
    expect(replay.positions).toHaveLength(9);
  });
});
