import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { followed, keepInMind, questionKey } from "../src/games/board-kit.svelte";
import type { Shown } from "../src/net/shown";
import type { Told, View } from "../src/net/protocol";

const shown = (some: Partial<Shown>): Shown => ({
  seat: 0,
  view: { viewer: 0 } as unknown as View,
  position: 1,
  options: [],
  ahead: [],
  chosen: -1,
  asides: [],
  news: [],
  speech: { names: [], viewer: 0 },
  ...some,
});
const option = { index: 3, label: { key: "", args: {} } };
const told = (ply: number): Told => ({ seq: 1, kind: "drew", phrase: { key: "", args: {} }, ply });

let stop = (): void => undefined;
afterEach(() => stop());

describe("a question", () => {
  it("is another one after a decision, and when choices come and go", () => {
    const asked = questionKey(shown({ options: [option] }));
    expect(questionKey(shown({ options: [option], position: 2 }))).not.toBe(asked);
    expect(questionKey(shown({}))).not.toBe(asked);
    expect(questionKey(shown({ options: [option], chosen: 3 }))).not.toBe(asked);
    expect(questionKey(shown({ options: [option], news: [told(-1)] }))).toBe(asked);
  });

  it("renews what is in mind, and talk does not", () => {
    let now = $state.raw(shown({}));
    let renewed = 0;
    const pondered: number[][] = [];
    stop = $effect.root(() =>
      keepInMind(
        { could: [7], renew: () => (renewed += 1) },
        () => now,
        () => (could) => void pondered.push([...could]),
      ),
    );
    flushSync();
    now = shown({ news: [told(-1)] });
    flushSync();
    expect([renewed, pondered]).toEqual([1, [[7]]]);
    now = shown({ position: 2 });
    flushSync();
    expect(renewed).toBe(2);
    now = shown({ view: null });
    flushSync();
    expect([renewed, pondered.at(-1)]).toEqual([2, []]);
  });
});

describe("what follows the game", () => {
  it("goes on with the news, rests while somebody talks, and begins again after a leap", () => {
    let now = $state.raw(shown({ news: [told(1)] }));
    let value = (): number => 0;
    stop = $effect.root(() => {
      value = followed<number>(
        () => now,
        0,
        (before, news) => before + 1 + news.length,
      );
    });
    const next = (some: Partial<Shown>): number => {
      now = shown(some);
      flushSync();
      return value();
    };
    flushSync();
    expect(value()).toBe(2);
    expect(next({ position: 2, news: [told(2), told(2)] })).toBe(5);
    expect(next({ position: 2, news: [told(-1)] })).toBe(5);
    expect(next({ position: 9 })).toBe(1);
  });
});
