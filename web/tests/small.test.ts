import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import nightmarium from "../src/generated/nightmarium.json";
import { readActions } from "../src/games/action-table";
import { typeDigit } from "../src/ui/number-keys";
import { happenedSince, takenBack } from "../src/features/play/log";
import { parse } from "../src/features/rules/markdown";
import { keepNonce, verify } from "../src/features/fair-deal/promise";
import { Wished } from "../src/net/optimistic-patch";
import OptionList from "../src/features/play/OptionList.svelte";
import type { Told } from "../src/net/protocol";

describe("a deal", () => {
  const round = { id: "t", round: 1 };
  const secret = "00".repeat(32);
  const nonces = ["11".repeat(16), "22".repeat(16)];
  const deal = {
    commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    secret,
    nonces,
    seed: "6827348526046772966110989851609789743337050042623903634930383115038927751969",
  };

  beforeEach(() => localStorage.clear());

  it("is sound if secret and seed fit, whoever looks", () => {
    expect(verify({ ...round, deal })).toEqual({ secret: true, seed: true, own: null });
  });

  it("is not sound with another secret, another nonce, or without one's own", () => {
    expect(verify({ ...round, deal: { ...deal, secret: "01".repeat(32) } }).secret).toBe(false);
    expect(verify({ ...round, deal: { ...deal, nonces: [...nonces].reverse() } }).seed).toBe(false);
    keepNonce(round, { commitment: deal.commitment, seat: 1, nonce: "33".repeat(16) });
    expect(verify({ ...round, deal }).own).toBe(false);
    keepNonce(round, { commitment: deal.commitment, seat: 1, nonce: "22".repeat(16) });
    expect(verify({ ...round, deal }).own).toBe(true);
  });

  it("is not sound with another promise than this browser was given, of this round (ux 22)", () => {
    keepNonce(round, { commitment: "another", seat: 1, nonce: "22".repeat(16) });
    expect(verify({ ...round, deal }).own).toBe(false);
    expect(verify({ ...round, round: 2, deal }).own).toBe(null);
  });
});

describe("changes one after the other", () => {
  it("add up until the last of them is answered", async () => {
    const asked: object[] = [];
    let answer = (): void => undefined;
    const wished = new Wished<{ a: number; b: number }>((whole) => {
      asked.push(whole);
      return new Promise<void>((resolve) => (answer = resolve));
    });
    const shown = { a: 0, b: 0 };
    const first = wished.change(shown, { a: 1 });
    const answerFirst = answer;
    void wished.change(shown, { b: 1 });
    answerFirst();
    await first;
    void wished.change(shown, { a: 2 });
    expect(asked).toEqual([
      { a: 1, b: 0 },
      { a: 1, b: 1 },
      { a: 2, b: 1 },
    ]);
  });

  it("that were refused are forgotten", async () => {
    const asked: object[] = [];
    const wished = new Wished<{ a: number; b: number }>((whole) => Promise.resolve(asked.push(whole)));
    await wished.change({ a: 0, b: 0 }, { a: 1 });
    await wished.change({ a: 0, b: 0 }, { b: 1 });
    expect(asked.at(-1)).toEqual({ a: 0, b: 1 });
  });
});

describe("number keys", () => {
  it("choose at once where no longer number could be meant", () => {
    expect(typeDigit("", "3", 9)).toEqual({ typed: "", chosen: 2 });
    expect(typeDigit("", "3", 12)).toEqual({ typed: "", chosen: 2 });
    expect(typeDigit("", "0", 9)).toEqual({ typed: "", chosen: null });
    expect(typeDigit("", "7", 5)).toEqual({ typed: "", chosen: null });
  });

  it("wait for the next digit where one could follow", () => {
    expect(typeDigit("", "1", 12)).toEqual({ typed: "1", chosen: null });
    expect(typeDigit("1", "2", 12)).toEqual({ typed: "", chosen: 11 });
    expect(typeDigit("1", "5", 12)).toEqual({ typed: "", chosen: 4 });
  });

  it("point at what Enter would choose, as arrows do, and the last of them counts", () => {
    let pointed = -1;
    const chosen: number[] = [];
    const props = {
      options: Array.from({ length: 12 }, (_, index) => ({ index, label: { key: "player", args: {} } })),
      speech: { names: [], viewer: 0 },
      choose: (index: number) => void chosen.push(index),
      label: "",
      get pointed() {
        return pointed;
      },
      set pointed(now) {
        pointed = now;
      },
    };
    const list = mount(OptionList, { target: document.body, props });
    flushSync();
    const press = (...keys: string[]): number => {
      for (const key of keys) {
        window.dispatchEvent(new KeyboardEvent("keydown", { key }));
        flushSync();
      }
      return pointed;
    };
    const shown = [...document.querySelectorAll<HTMLElement>("[data-option]")].map((one) =>
      Number(one.dataset["option"]),
    );
    expect(press("ArrowDown", "ArrowDown")).toBe(shown[1]);
    expect(press("1")).toBe(shown[0]);
    expect(press("Escape")).toBe(shown[1]);
    expect(press("1", "ArrowDown")).toBe(shown[2]);
    expect(press("1", "Enter")).toBe(shown[2]);
    expect(chosen).toEqual([shown[0]]);
    void unmount(list);
  });
});

describe("a log", () => {
  const line = (seq: number, ply: number): Told => {
    return { seq, ply, kind: "drew", phrase: { key: "player", args: {} } };
  };

  it("marks what was taken back and nothing else", () => {
    const log = [
      line(2, 0),
      line(3, 1),
      line(3, 1),
      line(4, 2),
      line(5, 3),
      line(6, -1),
      line(7, 2),
      line(8, 3),
    ];
    const gone = takenBack(log);
    expect(log.map((one) => gone.has(one))).toEqual([false, false, false, true, true, false, false, false]);
  });

  it("tells how much has happened since one's own choice, and nothing where only a turn began", () => {
    const log = [line(2, 0), line(3, 1), line(4, 2), { ...line(5, -1), kind: "said" }, line(6, 3)];
    expect(happenedSince(log, 3)).toEqual([log[2], log[4]]);
    expect(happenedSince(log, 6)).toEqual([]);
    expect(happenedSince(log, 0)).toEqual([]); // before the first choice there is no since
    expect(happenedSince([...log, { ...line(7, 4), kind: "began" }], 6)).toEqual([]);
  });
});

describe("Markdown", () => {
  it("of the rules is read as blocks", () => {
    const text =
      "## N4 Title\n\n- **N4.2** One *two*\n  `three`.\n  *Ruling:* four.\n  ```\n  # no heading\n  ```\n- **N4.3** Next";
    const [heading, list] = parse(text);
    expect(heading).toEqual({ kind: "heading", level: 2, spans: [{ kind: "text", text: "N4 Title" }] });
    if (list?.kind !== "list") throw new Error("a list was expected");
    expect(list.items.map((item) => item.id)).toEqual(["N4.2", "N4.3"]);
    expect(list.items[0]?.blocks.map((block) => block.kind)).toEqual(["paragraph", "paragraph", "code"]);
  });

  it("has tables", () => {
    const [table] = parse("| a | b |\n|---|---|\n| 1 | is `2` |");
    expect(table).toMatchObject({
      kind: "table",
      rows: [[[{ text: "1" }], [{}, { kind: "code", text: "2" }]]],
    });
  });

  it("leaves out a column of names for programs", () => {
    const [table] = parse("| a | key | b |\n|---|---|---|\n| 1 | `x` / `y` | `z` |\n| 2 | `u` | v |");
    if (table?.kind !== "table") throw new Error("a table was expected");
    expect(table.head.map(([cell]) => cell?.text)).toEqual(["a", "b"]);
    expect(table.rows.map((row) => row.map(([cell]) => cell?.text))).toEqual([
      ["1", "z"],
      ["2", "v"],
    ]);
  });
});

describe("the facts of a game", () => {
  it("name every action", () => {
    const actions = readActions(nightmarium);
    expect(actions.length).toBe(1161);
    expect(actions[0]).toEqual({ index: 0, verb: "draw", card: -1, seat: -1, spot: -1 });
    expect(actions.every((action) => action.verb !== "")).toBe(true);
    expect(nightmarium.cards.length).toBe(120);
  });
});
