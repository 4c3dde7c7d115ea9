import { beforeEach, describe, expect, it } from "vitest";
import type { Eyes } from "../src/net/api";
import { Player } from "../src/features/replay/player.svelte";
import { pathOf, Replay, wished, wishedRound } from "../src/features/replay/replay.svelte";
import { dealtAt, finishedAt, upTo } from "../src/features/table/rounds";
import type { Known } from "../src/storage/seats";
import { seatsOf } from "../src/ui/sight";
import { whenTouched, whoElse } from "../src/features/seats/known-tables";
import { speak } from "../src/i18n/words.svelte";
import type { PositionInfo, ReplayResponse, SeatTold, Told, View } from "../src/net/protocol";

const PIECE = 4; // positions in one answer

/** A position with a turn for every three decisions, and a line for each. */
function position(ply: number, plies: number, eyes: Eyes): PositionInfo {
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

function told(plies: number, eyes: Eyes, first: number): ReplayResponse {
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

  it("names one of a table’s games", () => {
    expect(["?round=2", "?ply=2", "?round=-1", "?round=x"].map(wishedRound)).toEqual([2, 0, 0, 0]);
    const path = pathOf("abc", 3, 7, "open", false);
    expect(path).toBe("t/abc/replay?round=3&ply=7&as=open");
    expect(wishedRound(path.slice(path.indexOf("?")))).toBe(3);
  });
});

describe("the games of a table", () => {
  it.each([
    [1, "lobby", 0, 0],
    [1, "playing", 0, 1],
    [1, "over", 1, 1],
    [3, "lobby", 2, 2],
    [3, "playing", 2, 3],
    [3, "over", 3, 3],
  ] as const)("%s %s", (round, status, finished, dealt) => {
    expect([finishedAt({ round, status }), dealtAt({ round, status })]).toEqual([finished, dealt]);
    expect(upTo(finished)).toHaveLength(finished);
  });
});

describe("a table that is known", () => {
  const known = (names: string[], ...own: number[]): Known => ({
    table: "abc",
    game: "nightmarium",
    host: null,
    seats: own.map((seat) => ({ seat, token: "" })),
    names,
    status: "playing",
    round: 1,
    touched: 0,
  });

  it("is told by who else is there", async () => {
    expect(whoElse(known(["Anna", "", ""], 0))).toBe("2 bots");
    expect(whoElse(known(["Anna", "Boris", ""], 0))).toBe("Boris, 1 bot");
    expect(whoElse(known(["Anna", "Boris"], 0, 1))).toBe("Anna, Boris");
    expect(whoElse({ ...known(["Anna", ""], 0), status: "lobby" })).toBe("");
    await speak("ru");
    expect(whoElse(known(["Anna", "", "", ""], 0))).toBe("3 бота");
  });

  it("is told by when it was touched", () => {
    const now = new Date(2026, 10, 16, 20, 0).getTime();
    const minutes = (count: number, language: string): string =>
      whenTouched(now - count * 60_000, now, language);
    expect([0, 5].map((count) => minutes(count, "en"))).toEqual(["now", "5 minutes ago"]);
    expect(minutes(5, "ru")).toBe("5 минут назад");
    expect(minutes(-5, "en")).toBe("now"); // clocks are set back
    expect(minutes(120, "en")).not.toBe(minutes(121, "en"));
    expect(minutes(120, "ru")).toContain("18:00");
  });
});

describe("where something happened", () => {
  const line = (kind: string, seat?: number, other?: number): Told => ({
    seq: 1,
    kind,
    phrase: { key: kind, args: {} },
    ...(seat === undefined ? {} : { seat }),
    ...(other === undefined ? {} : { other }),
  });

  it("is with those who did it, or had it done to them", () => {
    expect(seatsOf([line("drew", 2), line("took", 2, 0), line("began", 3)], 3)).toEqual([2, 0]);
  });

  it("is with whoever is asked where nothing is told", () => {
    expect(seatsOf([], 3)).toEqual([3]);
    expect(seatsOf([line("began", 3)], 3)).toEqual([3]);
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

  it("goes from turn to turn by brackets, from round to round by pages", async () => {
    const replay = over(10);
    await replay.look("watch");
    replay.seats = [{}, {}] as SeatTold[];
    const player = new Player(replay);
    const seen = ["PageDown", "BracketRight", "PageUp", "BracketLeft", "BracketLeft"].map((key) => {
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
