import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Plan } from "../src/features/play/plan.svelte";
import type { Option } from "../src/net/protocol";
import type { TableClient } from "../src/net/table-client.svelte";

const option = (index: number): Option => ({ index, label: { key: "say-hello", args: {} } });

/** A client as far as a plan needs it, whose turn comes when `options` has something. */
class Waiting {
  seat = 0;
  seq = $state(5);
  options = $state.raw<Option[]>([]);
  ahead: Option[] = [];
  chosen = -1;
  table = { status: "playing" };
  reached = $state.raw<{ seq: number; options: Option[] | null } | null>(null);
  askReach = vi.fn(() => (this.reached = { seq: this.seq, options: [option(3), option(4)] }));
}

let client: Waiting;
let plan: Plan;
let end: () => void;
const play = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  play.mockClear();
  client = new Waiting();
  end = $effect.root(() => {
    plan = new Plan(
      () => client as unknown as TableClient,
      () => client.options.length > 0,
      play,
    );
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

function open(): void {
  plan.isOpen = true;
  flushSync();
}

function turn(...options: number[]): void {
  client.seq += 1;
  client.options = options.map(option);
  flushSync();
}

test("nobody is asked what they could do unless they plan", () => {
  expect(client.askReach).not.toHaveBeenCalled();
  expect(plan.options).toEqual([]);
  expect(plan.pick(3)).toBe(false);
  open();
  expect(client.askReach).toHaveBeenCalledTimes(1);
  expect(plan.options.map(({ index }) => index)).toEqual([3, 4]);
  expect(plan.shown().ahead.map(({ index }) => index)).toEqual([3, 4]);
});

test("what is planned is played after a beat", () => {
  open();
  expect(plan.pick(4)).toBe(true);
  expect(plan.shown().chosen).toBe(4);
  turn(4, 7);
  expect(plan.isDue).toBe(true);
  vi.advanceTimersByTime(690);
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(play).toHaveBeenCalledExactlyOnceWith(4);
  expect(plan.chosen).toBe(null);
});

test("it can be stopped in that beat, and picked off before", () => {
  open();
  plan.pick(4);
  plan.pick(4);
  expect(plan.chosen).toBe(null);
  plan.pick(3);
  turn(3);
  vi.advanceTimersByTime(300);
  plan.stop();
  flushSync();
  vi.advanceTimersByTime(1000);
  expect(play).not.toHaveBeenCalled();
});

test("what cannot be done any more is dropped, and that is said", () => {
  open();
  plan.pick(3);
  turn(7);
  expect([plan.chosen, plan.wasDropped, plan.isDue]).toEqual([null, true, false]);
  vi.advanceTimersByTime(1000);
  expect(play).not.toHaveBeenCalled();
});
