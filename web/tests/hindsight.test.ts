import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { labelOf, marksOf, pathOf, xOf, yOf, type Frame } from "../src/features/analysis/chart";
import {
  change,
  happened,
  Hindsight,
  percent,
  signed,
  where,
} from "../src/features/analysis/hindsight.svelte";
import { Player } from "../src/features/replay/player.svelte";
import { pathOf as addressOf, Replay, wishesTurning } from "../src/features/replay/replay.svelte";
import { speak } from "../src/i18n/words.svelte";
import LookBack from "../src/features/analysis/LookBack.svelte";
import TurningPoints from "../src/features/analysis/TurningPoints.svelte";
import WinChart from "../src/features/analysis/WinChart.svelte";
import type {
  ChanceBreakdown,
  AnalysisResult,
  AnalysisStatus,
  Phrase,
  TurningPoint,
} from "../src/net/protocol";

const NOTHING = { value: 0, margin: 0 };
const SPEECH = { names: ["Anna", "Boris"], viewer: 1 };
const drew: Phrase = { key: "web-log", args: {} }; // any sentence will do

function point(more: Partial<TurningPoint> = {}): TurningPoint {
  return {
    ...{ ply: 33, until: 34, turn: 9, kind: "choice", by: 0, seat: 0, before: 0.336, after: 0.518 },
    ...{ margin: 0.061, what: [drew], more: false },
    ...more,
  };
}

function account(start: number, end: number): ChanceBreakdown {
  return {
    start,
    own: { value: end - start, margin: 0.1 },
    others: NOTHING,
    luck: NOTHING,
    whole: NOTHING,
    end,
  };
}

function findings(...points: TurningPoint[]): AnalysisResult {
  return {
    plies: [0, 25, 50, 100],
    chances: [
      [0.5, 0.5],
      [0.25, 0.75],
      [0.75, 0.25],
      [1, 0],
    ],
    accounts: [account(0.5, 1), account(0.5, 0)],
    points,
    playouts: 200,
    every: 1,
  };
}

/** A server that says so much, one answer after the other. */
function answering(...told: (AnalysisStatus | Error)[]): Hindsight {
  return new Hindsight(() => {
    const next = told.shift() ?? new Error("asked too often");
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
}

beforeEach(async () => {
  await speak("en");
});

let shown: object | null = null;

afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

describe("looking back", () => {
  it("asks until something is found", async () => {
    const found = findings();
    const hindsight = answering({ done: 0, found: null }, { done: 0.5, found: null }, { done: 1, found });
    await hindsight.ask();
    expect([hindsight.found, hindsight.done, hindsight.asking]).toEqual([found, 1, false]);
    await hindsight.ask(); // and then no more
  });

  it("can be asked again after it failed", async () => {
    const hindsight = answering({ done: 0.2, found: null }, new TypeError("no line"), {
      done: 1,
      found: findings(),
    });
    await expect(hindsight.ask()).rejects.toThrow("no line");
    expect(hindsight.asking).toBe(false);
    await hindsight.ask();
    expect(hindsight.found).not.toBe(null);
  });

  it("ends when nobody looks any more, and begins anew for who comes back", async () => {
    const waiting: ((told: AnalysisStatus) => void)[] = [];
    const hindsight = new Hindsight(() => new Promise((resolve) => waiting.push(resolve)));
    const first = hindsight.ask();
    void hindsight.ask(); // is under way
    expect(waiting).toHaveLength(1);
    hindsight.leave();
    const second = hindsight.ask();
    waiting[0]?.({ done: 0.4, found: null });
    await first;
    expect([hindsight.done, hindsight.asking, waiting.length]).toEqual([0, true, 2]);
    waiting[1]?.({ done: 1, found: findings() });
    await second;
    expect(hindsight.found).not.toBe(null);
  });
});

describe("words", () => {
  it.each([
    [0.18, "+18"],
    [-0.182, "−18"],
    [0.004, "0"],
    [-0.004, "0"],
  ])("%d", (share, said) => {
    expect(signed(share)).toBe(said);
  });

  it("has no minus before nought", () => {
    expect(Object.is(percent(-0.001), 0)).toBe(true);
  });

  it("says where, what and how much, to whom it concerns", async () => {
    expect(where(point())).toBe("Turn 9, step 34");
    expect(where(point({ until: 40 }))).toBe("From turn 9, steps 34 to 40");
    expect(happened(point({ what: [drew, drew], more: true }), SPEECH)).toBe("Anna chose: “Log; Log; …”.");
    expect(happened(point({ by: 1 }), SPEECH)).toBe("You chose: “Log”.");
    expect(happened(point({ kind: "luck", what: [drew, drew] }), SPEECH)).toBe("Log Log");
    expect(change(point(), SPEECH)).toBe("Anna’s chances of winning: +18 (±6), from 34% to 52%.");
    expect(change(point({ seat: 1, before: 0.5, after: 0.294 }), SPEECH)).toBe(
      "Your chances of winning: −21 (±6), from 50% to 29%.",
    );
    await speak("ru");
    expect(change(point(), SPEECH)).toBe("Anna, шансы на победу: +18 (±6), с 34\u00a0% до 52\u00a0%.");
    expect(where(point())).toBe("Ход 9, шаг 34");
  });
});

describe("the chart", () => {
  const frame: Frame = { width: 200, height: 100, left: 40, top: 20, plies: 100 };

  it("has the deal on the left, the end on the right and certainty on top", () => {
    expect([xOf(0, frame), xOf(100, frame), yOf(1, frame), yOf(0, frame)]).toEqual([40, 240, 20, 120]);
    expect(pathOf(findings(), 0, frame)).toBe("M40.0 70.0L90.0 95.0L140.0 45.0L240.0 20.0");
    expect(xOf(0, { ...frame, plies: 0 })).toBe(40);
  });

  it("writes each seat on its own line, at places of their own", () => {
    const places = [0, 1].map((seat) => labelOf(findings(), seat, frame));
    expect(places).toEqual([
      { x: 90, y: 95 },
      { x: 140, y: 95 },
    ]);
  });

  it("keeps the numbers of turning points apart, and inside", () => {
    const marks = (...plies: number[]): number[] =>
      marksOf(findings(...plies.map((until) => point({ until }))), frame, 20);
    expect(marks(10, 50)).toEqual([60, 140]);
    expect(marks(10, 11, 12)).toEqual([60, 80, 100]);
    expect(marks(98, 99, 100)).toEqual([200, 220, 240]);
    expect(marks()).toEqual([]);
  });

  it("is told in words too, and its lines differ by their dashes", () => {
    shown = mount(WinChart, {
      target: document.body,
      props: { found: findings(point()), speech: SPEECH, frame },
    });
    flushSync();
    const svg = document.querySelector("[data-chances]");
    expect(svg?.getAttribute("aria-label")).toBe(
      "Chances of winning. Anna: 50% at the start, 100% at the end. Boris: 50% at the start, 0% at the end.",
    );
    const lines = [...document.querySelectorAll("svg[role=img] path.line")];
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(2);
  });
});

describe("the list", () => {
  const link = (ply: number): string => addressOf("abc", 2, ply, "open", true);

  it("links to the first decision of each turning point", () => {
    const points = [point(), point({ ply: 40, until: 60 }), point({ ply: 60, until: 70 })];
    shown = mount(TurningPoints, {
      target: document.body,
      props: { found: findings(...points), speech: SPEECH, link },
    });
    const links = [...document.querySelectorAll("[data-turning]")];
    expect(links.map((one) => one.getAttribute("href"))).toEqual(
      [34, 41, 61].map((ply) => `t/abc/replay?round=2&ply=${ply}&as=open&beside=turning`),
    );
    expect(wishesTurning("?ply=34&as=open&beside=turning")).toBe(true);
    expect(wishesTurning("?ply=34&as=open")).toBe(false);
    expect(document.querySelector("[data-no-turning]")).toBe(null);
  });

  it("says so if nothing stands out", () => {
    shown = mount(TurningPoints, {
      target: document.body,
      props: { found: findings(), speech: SPEECH, link },
    });
    expect(document.querySelector("[data-no-turning]")?.textContent).toMatch(/^No single change/);
  });

  it("comes when it was asked for, and whoever asked goes on there", async () => {
    const waiting: ((told: AnalysisStatus) => void)[] = [];
    const hindsight = new Hindsight(() => new Promise((resolve) => waiting.push(resolve)));
    shown = mount(LookBack, { target: document.body, props: { hindsight, speech: SPEECH, link } });
    const button = document.querySelector<HTMLButtonElement>("[data-find-turning]");
    expect([waiting.length, document.querySelector("progress")]).toEqual([0, null]);
    button?.focus();
    button?.click();
    flushSync();
    expect(button?.getAttribute("aria-disabled")).toBe("true");
    expect(document.querySelector("[role=status]")?.textContent).toContain("Looking back");
    waiting[0]?.({ done: 1, found: findings(point()) });
    await expect.poll(() => document.activeElement?.querySelector("[data-turning]")).not.toBe(null);
    expect(document.querySelector("[data-find-turning]")).toBe(null);
    expect(document.querySelector("[role=status]")?.textContent).toContain("1 turning point was found.");
  });
});

describe("keys of a replay", () => {
  it("step, leap and play, and leave others alone", async () => {
    const position = (ply: number) => ({ ply, plies: 3, view: { turn: ply }, prompt: drew, events: [] });
    const positions = [0, 1, 2, 3].map(position) as never;
    const told = { game: "nightmarium", seats: [], viewer: 0, plies: 3, free: true, positions };
    const replay = new Replay(() => Promise.resolve(told));
    await replay.look("open");
    const player = new Player(replay);
    const seen = ["ArrowRight", "End", "ArrowLeft", "Home"].map((key) => [
      player.press(key, "", false),
      replay.at,
    ]);
    expect(seen).toEqual([
      [true, 1],
      [true, 3],
      [true, 2],
      [true, 0],
    ]);
    expect(player.press("x", "KeyX", false)).toBe(false);
    expect([player.press(" ", "Space", true), player.playing]).toEqual([false, false]);
    expect([player.press(" ", "Space", false), player.playing]).toEqual([true, true]);
    for (let tick = 0; tick < 3; tick += 1) player.goOn();
    expect([replay.at, player.playing]).toEqual([3, false]);
    player.toggle();
    expect(replay.at).toBe(0);
    expect(player.press("]", "BracketRight", false)).toBe(true);
    expect([replay.at, player.playing]).toEqual([1, false]);
  });
});
