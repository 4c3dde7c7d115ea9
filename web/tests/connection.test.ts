import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import { socketAddress } from "../src/net/socket";
import { mute } from "../src/storage/muted.svelte";
import { change } from "../src/storage/settings.svelte";
import { TableClient } from "../src/net/table-client.svelte";
import type { Told } from "../src/net/protocol";
import { page } from "../src/net/upgrade";
import { dial, FakeSocket, table, update, welcome } from "./fake_socket";

let client: TableClient;

function told(seq: number, kind = "drew"): Told {
  return { seq, kind, phrase: { key: "player", args: { seat: 1 } }, ply: seq };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  localStorage.clear();
  client = new TableClient({ table: "abcdefghij", token: "seat", host: "host" }, dial, "http://a.example/x/");
  client.open();
  FakeSocket.last().open();
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
});

describe("hello", () => {
  it("goes to the socket below the page's base, with the tokens", () => {
    expect(FakeSocket.last().address).toBe("ws://a.example/x/ws?table=abcdefghij");
    expect(socketAddress("https://a.example/", "a&b")).toBe("wss://a.example/ws?table=a%26b");
    expect(FakeSocket.last().sent).toEqual([
      {
        type: "hello",
        protocol: 1,
        table: "abcdefghij",
        token: "seat",
        host: "host",
        since: 0,
        pace: "normal",
      },
    ]);
  });

  it("is answered: who one is, what there is to see, and the log", () => {
    FakeSocket.last().say(welcome({ seq: 7, events: [told(6), told(7)] }));
    expect(client.status).toBe("open");
    expect([client.seat, client.host, client.seq]).toEqual([0, true, 7]);
    expect(client.log.map((line) => line.seq)).toEqual([6, 7]);
    expect(client.missed).toBe(0);
  });
});

describe("moods", () => {
  it("of those one listens to are kept until the next", () => {
    FakeSocket.last().say(welcome());
    FakeSocket.last().say({ type: "reaction", seat: 1, mood: "ouch" });
    expect(client.reaction).toEqual({ type: "reaction", seat: 1, mood: "ouch" });
    mute("abcdefghij", -1, true);
    FakeSocket.last().say({ type: "reaction", seat: -1, mood: "clap" });
    expect(client.reaction?.mood).toBe("ouch");
    mute("abcdefghij", -1, false);
    void client.react("love");
    expect(FakeSocket.last().commands("react")).toMatchObject([{ mood: "love" }]);
  });
});

describe("the pace at which this page tells what happens", () => {
  afterEach(() => change("pace", "normal"));

  it("is said when it changes, once", () => {
    FakeSocket.last().say(welcome());
    for (const pace of ["fast", "instant", "instant"] as const) {
      change("pace", pace);
      flushSync();
    }
    expect(FakeSocket.last().commands("pace")).toMatchObject([{ pace: "fast" }, { pace: "instant" }]);
  });

  it("is said by hello where the line was down, and going step by step is no slower than normal", () => {
    change("pace", "instant");
    flushSync();
    change("pace", "step");
    flushSync();
    FakeSocket.last().break();
    vi.advanceTimersByTime(60_000);
    FakeSocket.last().open().say(welcome());
    expect(FakeSocket.last().sent).toMatchObject([{ type: "hello", pace: "normal" }]);
  });

  it("is said no more after the table was left", () => {
    FakeSocket.last().say(welcome());
    client.close();
    change("pace", "fast");
    flushSync();
    expect(FakeSocket.last().commands("pace")).toEqual([]);
  });
});

describe("a saved name", () => {
  const nameless = table({ status: "lobby", seats: [{ kind: "person", name: "Player 1", nonce: true }] });

  afterEach(() => change("name", ""));

  it("is given once by a player who came by a seat link", () => {
    change("name", "Zoe");
    FakeSocket.last().say(welcome({ table: nameless }));
    FakeSocket.last().say(update({ seq: 2, table: nameless })); // refused, or not yet carried out
    expect(FakeSocket.last().commands("rename")).toMatchObject([{ name: "Zoe" }]);
  });

  it("does not replace the name of a seat that moved here", () => {
    change("name", "Zoe");
    FakeSocket.last().say(welcome({ table: { ...nameless, seats: table().seats } }));
    expect(FakeSocket.last().commands("rename")).toEqual([]);
  });
});

describe("a lost line", () => {
  it("is tried again, each time later, up to five seconds", () => {
    FakeSocket.last().say(welcome());
    for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
      const before = FakeSocket.all.length;
      FakeSocket.last().break();
      expect(client.status).toBe("waiting");
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it("says what was missed and keeps the log whole", () => {
    FakeSocket.last().say(welcome({ seq: 3, events: [told(3)] }));
    FakeSocket.last().break();
    vi.advanceTimersByTime(250);
    FakeSocket.last().open();
    expect(FakeSocket.last().sent[0]).toMatchObject({ type: "hello", since: 3 });
    FakeSocket.last().say(welcome({ seq: 5, events: [told(4), told(5)] }));
    expect(client.missed).toBe(2);
    expect(client.log.map((line) => line.seq)).toEqual([3, 4, 5]);
  });

  it("is tried at once when the network or the reader is back", () => {
    FakeSocket.last().say(welcome());
    FakeSocket.last().break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last().break();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all.length).toBe(3);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all.length).toBe(3);
  });

  it("is tried at once when the server restarts", () => {
    FakeSocket.last().say(welcome());
    FakeSocket.last().break(1012);
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all.length).toBe(2);
  });
});

describe("a line that is dead and does not say so", () => {
  it("is given up when the network goes", () => {
    FakeSocket.last().say(welcome());
    dispatchEvent(new Event("offline"));
    expect([client.status, FakeSocket.last().closed]).toEqual(["waiting", true]);
    vi.advanceTimersByTime(250);
    FakeSocket.last().open().say(welcome());
    expect([client.status, FakeSocket.all.length]).toEqual(["open", 2]);
  });

  it("is given up five seconds after something was sent, which is sent again", () => {
    FakeSocket.last().say(welcome({ seq: 3 }));
    void client.act(1);
    const sent = FakeSocket.last().commands("act");
    vi.advanceTimersByTime(4999);
    expect([client.status, FakeSocket.all.length]).toEqual(["open", 1]);
    vi.advanceTimersByTime(1);
    expect([client.status, FakeSocket.all.length]).toEqual(["silent", 2]);
    FakeSocket.last()
      .open()
      .say(welcome({ seq: 3 }));
    expect(client.status).toBe("open");
    expect(FakeSocket.last().commands("act")).toEqual(sent);
  });

  it("is not, if any word comes back", () => {
    FakeSocket.last().say(welcome());
    void client.act(1);
    FakeSocket.last().say({ type: "presence", here: [true, true], spectators: 0 });
    vi.advanceTimersByTime(19_999);
    expect(FakeSocket.all.length).toBe(1);
  });

  it("is asked whether it lives when nothing was heard for long, and given up if it does not", () => {
    FakeSocket.last().say(welcome({ seq: 3 }));
    for (const asked of [1, 2]) {
      vi.advanceTimersByTime(19_999);
      expect(FakeSocket.last().commands("ping").length).toBe(asked - 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.last().commands("ping").length).toBe(asked);
      if (asked === 1) FakeSocket.last().say({ type: "done", id: "ping", seq: 3 });
    }
    vi.advanceTimersByTime(4999);
    expect([client.status, FakeSocket.all.length]).toEqual(["open", 1]);
    vi.advanceTimersByTime(1);
    expect([client.status, FakeSocket.all.length]).toEqual(["silent", 2]);
    FakeSocket.last()
      .open()
      .say(welcome({ seq: 3 }));
    expect([client.status, FakeSocket.last().commands("ping")]).toEqual(["open", []]);
  });

  it("is asked as soon as somebody comes back to the page", () => {
    FakeSocket.last().say(welcome());
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last().commands("ping").length).toBe(1);
  });

  it("is given up when nobody says welcome", () => {
    vi.advanceTimersByTime(19_999);
    expect(client.status).toBe("connecting");
    vi.advanceTimersByTime(1);
    expect(client.status).toBe("waiting");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all.length).toBe(2);
  });
});

describe("a command", () => {
  it("carries the newest number", () => {
    FakeSocket.last()
      .say(welcome({ seq: 3 }))
      .say(update({ seq: 9 }));
    void client.act(42);
    expect(FakeSocket.last().commands("act")).toMatchObject([{ seq: 9, index: 42 }]);
  });

  it("that was not answered is sent again with the same id, an answered one is not", async () => {
    FakeSocket.last().say(welcome({ seq: 3 }));
    const first = client.act(1);
    const [{ id: known } = { id: "" }] = FakeSocket.last().commands("act");
    FakeSocket.last().say(update({ seq: 4, answers: [String(known)] }));
    expect(await first).toBe("done");
    const second = client.act(2);
    const sent = FakeSocket.last().commands("act")[1];
    FakeSocket.last().break();
    vi.advanceTimersByTime(250);
    FakeSocket.last().open();
    expect(FakeSocket.last().commands("act")).toEqual([]);
    FakeSocket.last().say(welcome({ seq: 4 }));
    expect(FakeSocket.last().commands("act")).toEqual([sent]);
    FakeSocket.last().say({ type: "done", id: String(sent?.["id"]), seq: 5 });
    expect(await second).toBe("done");
    expect(client.pending).toBe(0);
  });

  it("given while the line is down waits for the welcome", () => {
    void client.act(5);
    expect(FakeSocket.last().commands("act")).toEqual([]);
    FakeSocket.last().say(welcome());
    expect(FakeSocket.last().commands("act").length).toBe(1);
  });

  it("that is stale is refused, shown, and not sent again", async () => {
    FakeSocket.last().say(welcome({ seq: 3 }));
    const stale = client.act(1);
    const id = String(FakeSocket.last().commands("act")[0]?.["id"]);
    FakeSocket.last()
      .say({
        type: "refused",
        id,
        seq: 4,
        reason: "stale",
        rule: "",
        why: { key: "denied-stale", args: {} },
        legal_if: null,
      })
      .say(update({ seq: 4 }));
    expect(await stale).toBe("refused");
    expect(client.refused?.why.key).toBe("denied-stale");
    expect(client.seq).toBe(4);
    FakeSocket.last().break();
    vi.advanceTimersByTime(250);
    FakeSocket.last()
      .open()
      .say(welcome({ seq: 4 }));
    expect(FakeSocket.last().commands("act")).toEqual([]);
    void client.act(2);
    expect(client.refused).toBeNull();
  });

  it("that was refused before the deal is no longer spoken of afterwards", () => {
    FakeSocket.last().say(welcome({ table: table({ status: "lobby" }) }));
    FakeSocket.last().say({
      type: "refused",
      id: "x",
      seq: 1,
      reason: "name",
      rule: "",
      why: { key: "denied-name", args: {} },
      legal_if: null,
    });
    FakeSocket.last().say(update({ seq: 2, table: table({ status: "lobby" }) }));
    expect(client.refused).not.toBeNull();
    FakeSocket.last().say(update({ seq: 3, table: table() }));
    expect(client.refused).toBeNull();
  });

  it("the server cannot read is not sent for ever", () => {
    FakeSocket.last().say(welcome());
    void client.act(1);
    FakeSocket.last().break(1007);
    vi.advanceTimersByTime(250);
    FakeSocket.last().open().say(welcome());
    expect(FakeSocket.last().commands("act")).toEqual([]);
  });
});

describe("an end", () => {
  beforeEach(() => sessionStorage.setItem("gloam.reloaded", String(Date.now())));

  it("by a server of a newer version loads the page anew, once", () => {
    sessionStorage.clear();
    const reload = vi.spyOn(page, "reload").mockReturnValue(undefined);
    FakeSocket.last().break(4426);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(client.ended).toBeNull();
    client.open();
    FakeSocket.last().open().break(4426);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(client.ended?.code).toBe(4426);
    reload.mockRestore();
  });

  it.each([4401, 4403, 4404, 4409, 4426])("by %i is final, and says why", (code) => {
    FakeSocket.last()
      .say(welcome())
      .say({ type: "error", code, why: { key: "closed-taken", args: {} } })
      .break(code);
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(1);
    expect(client.status).toBe("closed");
    expect(client.ended).toEqual({ code, why: { key: "closed-taken", args: {} } });
  });
});

describe("an update", () => {
  it("keeps the table it leaves out, and begins a new log with a new round", () => {
    FakeSocket.last().say(welcome({ events: [told(1)] }));
    FakeSocket.last().say(update({ seq: 2, events: [told(2)] }));
    expect(client.table?.id).toBe("abcdefghij");
    expect(client.log.length).toBe(2);
    FakeSocket.last().say(update({ seq: 3, table: table({ round: 2 }), events: [told(3, "rematched")] }));
    expect(client.log.map((line) => line.kind)).toEqual(["rematched"]);
  });
});
