import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Director, type Pace, type Script } from "../src/ui/director/director.svelte";
import type { Take } from "../src/ui/director/take";

/** What happens in these tests: the event's number, and how its performance behaves. */
interface Happening {
  kind: "plain" | "early" | "late" | "failing" | "unknown" | "long";
  n: number;
  turn?: number;
  weighs?: boolean;
}

/** What is drawn: what was done so far, and what is being done. */
interface Drawn {
  done: number[];
  cause: number | null;
  isSettled?: boolean;
}

const START: Drawn = { done: [], cause: null };
const BEATS = { plain: 300, early: 300, late: 300, failing: 100, unknown: 0, long: 1000 };

const told: number[] = [];

const full = (commitAt: number, length: number) => ({
  async full(take: Take<Drawn, Happening>, { n }: Happening) {
    take.prop("<i></i>", { x: 0, y: 0, w: 1, h: 1 });
    expect(take.state.cause).toBe(n);
    expect(take.state.done).not.toContain(n);
    await take.hold(commitAt);
    expect(take.state.done).not.toContain(n);
    await take.commit();
    expect(take.state.done).toContain(n);
    await take.hold(length - commitAt);
  },
});

const SCRIPT: Script<Drawn, Happening> = {
  announce: (state, { n }) => ({ ...state, cause: n }),
  reduce: ({ done }, { n }) => ({ done: [...done, n], cause: null }),
  performances: {
    plain: full(150, 300),
    early: full(0, 300),
    late: {
      // never draws its effect itself
      async full(take) {
        await take.hold(300);
      },
    },
    failing: {
      async full(take) {
        await take.hold(60);
        throw new Error("no such actor");
      },
    },
    long: full(500, 1000),
  },
  beats: BEATS,
  turnOf: ({ turn = -1 }) => turn,
  weighs: ({ weighs = false }) => weighs,
};

const happenings = (...kinds: Happening["kind"][]): Happening[] => kinds.map((kind, n) => ({ kind, n }));
const settle = (state: Drawn): Drawn => ({ ...state, isSettled: true });

const ALL = happenings("plain", "early", "late", "failing", "unknown", "plain");
const END: Drawn = { done: [0, 1, 2, 3, 4, 5], cause: null, isSettled: true };
const LENGTH = 300 * 4 + 60;

function staged(pace: Pace = "normal", isReduced = false): Director<Drawn, Happening> {
  const director = new Director(SCRIPT, START, {
    pace: () => pace,
    reducesMotion: () => isReduced,
    performed: ({ n }) => told.push(n),
  });
  director.stage = document.createElement("div");
  director.props = document.createElement("div");
  return director;
}

/** Everything is over, in the state the server sent, and nothing is left on stage. */
function expectOver(director: Director<Drawn, Happening>, end: Drawn = END): void {
  expect(director.state).toEqual(end);
  expect(director.busy).toBe(false);
  expect(director.running).toBeNull();
  expect(director.props?.childElementCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
}

/** Let the clock go on until it is told, and do something every so many milliseconds. */
async function throughout(telling: Promise<void>, every: number, act = (): void => undefined): Promise<void> {
  const now = { isOver: false };
  void telling.then(() => (now.isOver = true));
  while (!now.isOver) {
    await vi.advanceTimersByTimeAsync(every);
    act();
  }
}

/** How long telling takes, by the fake clock. */
async function timed(telling: Promise<void>): Promise<number> {
  const begun = Date.now();
  await throughout(telling, 5);
  return Date.now() - begun;
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what is drawn", () => {
  test("never shows an effect before its event is performed, and each event once, in order", async () => {
    const director = staged();
    const seen: number[] = [];
    const telling = director.perform(ALL, settle);
    for (let at = 0; at <= LENGTH + 20; at += 10) {
      const { done, cause } = director.state;
      expect(done).toEqual(ALL.map(({ n }) => n).slice(0, done.length));
      const running = director.running?.n ?? (director.busy ? done.length : ALL.length);
      expect(done.length).toBeLessThanOrEqual(running + 1);
      if (cause !== null) expect(cause).toBe(done.length);
      if (director.running && seen.at(-1) !== director.running.n) seen.push(director.running.n);
      await vi.advanceTimersByTimeAsync(10);
    }
    await telling;
    expect(told).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seen.filter((n) => n !== 4)).toEqual([0, 1, 2, 3, 5]); // what has no performance takes no time
    expectOver(director);
  });

  test("is what the server sent, whatever the script made of it", async () => {
    const director = staged();
    await timed(director.perform(happenings("plain"), () => ({ done: [7], cause: null })));
    expect(director.state).toEqual({ done: [7], cause: null });
  });

  test("what comes while a story is told is told after it", async () => {
    const director = staged();
    void director.perform(happenings("plain"), (state) => ({ ...state, done: [...state.done, 50] }));
    await vi.advanceTimersByTimeAsync(100);
    await timed(director.perform([{ kind: "plain", n: 1 }], settle));
    expectOver(director, { done: [0, 50, 1], cause: null, isSettled: true });
  });

  test("a failing performance costs nothing", async () => {
    const director = staged();
    await timed(director.perform(happenings("failing", "unknown", "plain"), settle));
    expect(told).toEqual([0, 1, 2]);
    expect(console.error).toHaveBeenCalledTimes(2);
    expectOver(director, { done: [0, 1, 2], cause: null, isSettled: true });
  });

  test("after a leap is the state leapt to, and the story is forgotten", async () => {
    for (let at = 0; at < LENGTH; at += 70) {
      const director = staged();
      void director.perform(ALL, settle);
      await vi.advanceTimersByTimeAsync(at);
      director.leap({ done: [99], cause: null });
      await vi.runAllTimersAsync();
      expectOver(director, { done: [99], cause: null });
    }
  });
});

describe("hurried", () => {
  test("by a skip at any moment it ends in exactly the end", async () => {
    for (let at = 0; at <= LENGTH; at += 15) {
      told.length = 0;
      const director = staged();
      void director.perform(ALL, settle);
      await vi.advanceTimersByTimeAsync(at);
      await director.skip();
      expect(told).toEqual([0, 1, 2, 3, 4, 5]);
      expectOver(director);
    }
  });

  test("a tap completes what runs, and the next goes on", async () => {
    const director = staged();
    void director.perform(happenings("plain", "plain"), settle);
    await vi.advanceTimersByTimeAsync(40);
    director.tap();
    await vi.advanceTimersByTimeAsync(0);
    expect(director.state.done).toEqual([0]);
    expect(director.running?.n).toBe(1);
    await vi.advanceTimersByTimeAsync(140);
    expect(director.state.done).toEqual([0]);
    await vi.advanceTimersByTimeAsync(160);
    expectOver(director, { done: [0, 1], cause: null, isSettled: true });
  });

  test("by taps at any rhythm it ends in exactly the end", async () => {
    for (const rhythm of [1, 20, 45, 90, 140, 155, 299, 301]) {
      told.length = 0;
      const director = staged();
      await throughout(director.perform(ALL, settle), rhythm, () => director.tap());
      expect(told).toEqual([0, 1, 2, 3, 4, 5]);
      expectOver(director);
    }
  });

  test("a skip is over when what it skipped is over: what comes later is told", async () => {
    const director = staged();
    void director.perform(ALL, settle);
    await director.skip();
    void director.perform([{ kind: "plain", n: 6 }], settle);
    await vi.advanceTimersByTimeAsync(20);
    expect(director.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect(director.state.done.at(-1)).toBe(6);
  });
});

describe("pace", () => {
  const lengthAt = (pace: Pace): Promise<number> => timed(staged(pace).perform(happenings("long"), settle));

  test("slow, normal and fast differ, instant takes no time", async () => {
    expect(await lengthAt("slow")).toBeCloseTo(1667, -2);
    expect(await lengthAt("normal")).toBeCloseTo(1000, -2);
    expect(await lengthAt("fast")).toBeCloseTo(500, -2);
    expect(await lengthAt("instant")).toBeLessThanOrEqual(5);
  });

  test("nobody waits for a story on a page that is not seen", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    expect(await lengthAt("normal")).toBeLessThanOrEqual(5);
  });
});

describe("the budget of a turn", () => {
  let next = 0;
  const turn = (count: number, some: Partial<Happening> = {}): Happening[] =>
    Array.from({ length: count }, () => ({ kind: "long", n: next++, turn: 1, ...some }));

  test("is planned before the turn is told: every event of it is as fast", async () => {
    const director = staged();
    const lengths: number[] = [];
    let last = Date.now();
    director.options.performed = () => {
      lengths.push(Date.now() - last);
      last = Date.now();
    };
    expect(await timed(director.perform(turn(8), settle))).toBeCloseTo(4000, -2);
    for (const length of lengths) expect(Math.abs(length - 500)).toBeLessThan(15);
  });

  test("a short turn takes its time", async () => {
    expect(await timed(staged().perform(turn(3), settle))).toBeCloseTo(3000, -2);
  });

  test("is shared by all updates of a turn, and begins again with the next", async () => {
    const director = staged();
    await timed(director.perform(turn(4), settle));
    expect(await timed(director.perform(turn(3), settle))).toBeCloseTo(1000, -2); // spent: as fast as can be followed
    expect(await timed(director.perform(turn(3, { turn: 2 }), settle))).toBeCloseTo(3000, -2);
  });

  test("what weighs is never hurried, and the others make up for it", async () => {
    const director = staged();
    const events = turn(6);
    const heavy = events[2];
    if (heavy === undefined) throw new Error("six events");
    heavy.weighs = true;
    let last = Date.now();
    director.options.performed = ({ n }) => {
      if (n === heavy.n) expect(Date.now() - last).toBeGreaterThan(985);
      last = Date.now();
    };
    expect(await timed(director.perform(events, settle))).toBeCloseTo(4000, -2);
  });

  test("what belongs to no turn is never hurried", async () => {
    expect(await timed(staged().perform(turn(6, { turn: -1 }), settle))).toBeCloseTo(6000, -2);
  });
});

describe("with reduced motion", () => {
  test("every event is performed, and there is time to read what it says", async () => {
    const director = staged("normal", true);
    const read = new Map<number, number>();
    await throughout(director.perform(ALL, settle), 5, () => {
      const { running } = director;
      if (running) read.set(running.n, (read.get(running.n) ?? 0) + 5);
    });
    expect(told).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { kind, n } of ALL) {
      if (kind !== "unknown") expect(read.get(n)).toBeGreaterThan(700);
    }
    expectOver(director);
  });
});
