import { beforeEach, describe, expect, it } from "vitest";
import { takenBack } from "../src/features/play/log";
import { TableClient } from "../src/net/table-client.svelte";
import type { Told } from "../src/net/protocol";
import { dial, FakeSocket, update, welcome } from "./fake_socket";

beforeEach(() => {
  localStorage.clear();
  FakeSocket.all = [];
});

describe("a question (ux 13)", () => {
  const options = [{ index: 3, label: { key: "nightmarium-do-draw", args: {} } }];

  it("is another one after a decision, though the options are the same, and the same after talk", () => {
    const client = new TableClient({ table: "abcdefghij" }, dial, "http://localhost/").open();
    const line = FakeSocket.last().open();
    line.say(welcome({ options, moved: 1 }));
    client.askedAt = -1;
    line.say(update({ seq: 2, options, moved: 1 }));
    expect(client.askedAt).toBe(-1);
    line.say(update({ seq: 3, options, moved: 3 }));
    expect(client.askedAt).toBeGreaterThanOrEqual(0);
    client.close();
  });
});

describe("a choice that was just taken back (ux 12)", () => {
  const line = (seq: number, ply: number, kind = "drew"): Told => {
    return { seq, ply, kind, seat: 0, phrase: { key: "player", args: {} } };
  };
  const undone: Told = { seq: 5, kind: "undone", seat: 0, phrase: { key: "table-undone", args: { ply: 1 } } };
  const log = [line(2, 0, "dealt"), line(3, 1), line(4, 2), undone];

  it("is marked before anything else is chosen", () => {
    expect([...takenBack(log)]).toEqual([log[2]]);
    expect([...takenBack([...log, line(6, 2)])]).toEqual([log[2]]);
  });
});
