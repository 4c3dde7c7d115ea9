import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeviceSession } from "../src/features/shared-device/device-session.svelte";
import { keepToken, knownTable } from "../src/storage/seats";
import type { TableTold, View, Welcome } from "../src/net/protocol";
import { dial, FakeSocket, table, update, welcome } from "./fake_socket";

const ID = "abcdefghij";
const SPECTATOR = 2;
let session: DeviceSession;

const people = (some: Partial<TableTold> = {}): TableTold =>
  table({
    seats: [
      { kind: "person", name: "Ann", nonce: true },
      { kind: "person", name: "Bob", nonce: true },
    ],
    ...some,
  });

/** A position in which a seat is asked, as somebody sees it. */
const position = (to_act: number, viewer: number): View => ({ to_act, viewer }) as unknown as View;

function welcomed(seat: number, asked: number, some: Partial<TableTold> = {}): Welcome {
  const view = position(asked, seat < 0 ? SPECTATOR : seat);
  return { ...welcome({ seq: 5, moved: 5, view, table: people(some) }), seat, host: false };
}

const shows = (): unknown[] =>
  FakeSocket.last()
    .commands("show")
    .map(({ seat }) => seat);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  localStorage.clear();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("a device of two players", () => {
  beforeEach(() => {
    keepToken(ID, "ann", 0);
    keepToken(ID, "bob", 1);
    session = new DeviceSession(ID, dial);
    FakeSocket.last().open().say(welcomed(-1, 0));
  });

  it("joins as nobody, with both tokens", () => {
    expect(FakeSocket.last().sent[0]).toMatchObject({ type: "hello", beside: ["ann", "bob"] });
    expect(FakeSocket.last().sent[0]).not.toHaveProperty("token");
    expect(session.holding).toEqual({ at: "passing", to: 0, from: -1 });
    expect(shows()).toEqual([]);
  });

  it("changes hands over one socket, and forgets a hand at once", () => {
    session.take();
    expect([shows(), session.client.view]).toEqual([[0], null]);
    FakeSocket.last().say(welcomed(0, 0));
    expect(session.client.view).toEqual(position(0, 0));
    FakeSocket.last().say(update({ seq: 6, moved: 6, view: position(1, 0) }));
    expect(session.holding).toEqual({ at: "held", by: 0, next: 1 });
    expect(shows()).toEqual([0]);
    session.passOn();
    expect(session.holding).toEqual({ at: "passing", to: 1, from: 0 });
    expect([shows(), session.client.view, session.client.log]).toEqual([[0, null], null, []]);
    FakeSocket.last().say(update({ seq: 7, view: position(1, 0) })); // was on its way
    expect(session.client.view).toBe(null);
    FakeSocket.last().say(welcomed(-1, 1));
    session.take();
    FakeSocket.last().say(welcomed(1, 1));
    expect([shows(), session.client.seat, FakeSocket.all.length]).toEqual([[0, null, 1], 1, 1]);
  });

  it("connects again if the seat is no longer proved", () => {
    session.take();
    const [show] = FakeSocket.last().commands("show");
    const why = { key: "denied-show", args: { seat: 1 } };
    FakeSocket.last().say({
      type: "refused",
      id: String(show?.["id"]),
      seq: 5,
      reason: "stale",
      rule: "",
      why,
      legal_if: null,
    });
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last().open();
    expect(FakeSocket.last().sent).toMatchObject([
      { type: "hello", token: "ann", beside: ["bob"], since: 0 },
    ]);
    FakeSocket.last().say(welcomed(0, 0));
    expect([shows(), session.client.refused]).toEqual([[], null]);
  });

  it("says who is shown by hello when the line was lost in between", () => {
    session.take();
    FakeSocket.last().break();
    vi.advanceTimersByTime(250);
    FakeSocket.last().open().say(welcomed(0, 0));
    expect(FakeSocket.last().sent).toMatchObject([{ type: "hello", token: "ann" }]);
    expect([shows(), session.client.view]).toEqual([[], position(0, 0)]);
  });
});

describe("a seat link", () => {
  it("gives a seat its number, and a bad one is dropped", () => {
    keepToken(ID, "link", null);
    session = new DeviceSession(ID, dial);
    FakeSocket.last().open().say(welcomed(1, 0));
    expect(knownTable(ID).seats).toEqual([{ token: "link", seat: 1 }]);
    expect(session.holding).toEqual({ at: "alone" });
    FakeSocket.last().break(4401);
    expect([knownTable(ID).seats, session.seats]).toEqual([[], []]);
    session.join();
    FakeSocket.last().open();
    expect(FakeSocket.last().sent[0]).not.toHaveProperty("token");
    expect(session.client.ended).toBe(null);
  });
});

describe("a deal", () => {
  const lobby = (commitment: string, nonce = false): Welcome => ({
    ...welcome({
      table: people({
        status: "lobby",
        deal: { commitment },
        seats: [{ kind: "person", name: "Ann", nonce }],
      }),
    }),
  });

  it("gets one nonce for each promise", () => {
    keepToken(ID, "ann", 0);
    session = new DeviceSession(ID, dial);
    FakeSocket.last().open().say(lobby("one"));
    FakeSocket.last().say(lobby("one").now);
    expect(FakeSocket.last().commands("nonce").length).toBe(1);
    expect(FakeSocket.last().commands("nonce")[0]?.["value"]).toMatch(/^[0-9a-f]{64}$/);
    FakeSocket.last().say(lobby("two").now);
    expect(FakeSocket.last().commands("nonce").length).toBe(2);
    FakeSocket.last().say(lobby("three", true).now);
    expect(FakeSocket.last().commands("nonce").length).toBe(2);
  });
});
