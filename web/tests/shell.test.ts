import { beforeEach, describe, expect, it } from "vitest";
import { spaced, tidied } from "../src/features/seats/codes";
import { inOrder } from "../src/games/registry";
import { onlyAnswer } from "../src/features/play/forced";
import { audible, concerns, sinceChoice } from "../src/features/play/log";
import { mute, mutedAt } from "../src/storage/muted.svelte";
import { findRule } from "../src/features/rules/rulebook.svelte";
import { actedAt, keepActed } from "../src/storage/seats";
import { sensible, settings } from "../src/storage/settings.svelte";
import type { NightmariumView, Option, Told } from "../src/net/protocol";

beforeEach(() => localStorage.clear());

const option = (key: string, args: Option["label"]["args"] = {}): Option => ({
  index: 7,
  label: { key, args },
});

function view(asked: string, cards: number[] = []): NightmariumView {
  const creatures = [{ cards, seal: -1 }];
  return {
    asked,
    players: [{ hand: { size: 0, cards: [], public: [] }, creatures, finished: 0 }],
  } as unknown as NightmariumView;
}

describe("an only answer", () => {
  const only = option("nightmarium-do-execute");

  it("is given by itself where everybody can work it out", () => {
    expect(onlyAnswer("nightmarium", view("execute"), [only])).toBe(only);
  });

  it("is not where a hand decides, nor where there is a choice", () => {
    expect(onlyAnswer("nightmarium", view("exchange"), [only])).toBe(null);
    expect(onlyAnswer("nightmarium", view("tribute"), [only])).toBe(null);
    expect(onlyAnswer("nightmarium", view("execute"), [only, only])).toBe(null);
    expect(onlyAnswer("nightmarium", view("execute"), [])).toBe(null);
    expect(onlyAnswer("chess", view("execute"), [only])).toBe(null);
  });
});

describe("the options", () => {
  it("are listed as they come, but what is rare last", () => {
    const [common, rare] = [option("a"), { ...option("b"), rare: true }];
    expect(inOrder([rare, common])).toEqual([common, rare]);
  });
});

describe("a log", () => {
  const line = (seq: number, ply: number, who: number, kind = "drew"): Told => {
    return { seq, ply, kind, seat: who, phrase: { key: "k", args: { who: { seat: who } } } };
  };

  it("knows what concerns somebody", () => {
    expect(concerns(line(1, 1, 2), 2)).toBe(true);
    expect(concerns(line(1, 1, 2), 1)).toBe(false);
    expect(concerns(line(1, -1, 2), 2)).toBe(false);
    expect(concerns(line(1, 1, 2, "began"), 2)).toBe(false);
  });

  it("tells what happened since one's own choice, and to whom", () => {
    const log = [line(2, 1, 0), line(3, 2, 1), line(4, 3, 0)];
    expect(sinceChoice(log, 2, 0)).toEqual({ from: 1, toYou: [log[2]] });
    expect(sinceChoice(log, 0, 0)).toEqual({ from: -1, toYou: [] });
    expect(sinceChoice(log, 9, 0)).toEqual({ from: -1, toYou: [] });
    const another = log.map((line) => ({ ...line, seq: line.seq + 20 })); // after a rematch
    expect(sinceChoice(another, 9, 0)).toEqual({ from: -1, toYou: [] });
  });

  it("leaves out what is said by those one does not listen to, and nothing they do", () => {
    const log = [line(1, -1, 1, "said"), line(2, 1, 1), line(3, -1, 0, "said")];
    expect(audible(log, [1])).toEqual([log[1], log[2]]);
    expect(audible(log, [])).toEqual(log);
  });
});

describe("what is kept", () => {
  it("is whom one does not listen to, table by table", () => {
    mute("one", 2, true);
    mute("two", 1, true);
    mute("two", 1, false);
    expect(mutedAt("one")).toEqual([2]);
    expect(mutedAt("two")).toEqual([]);
  });

  it("is when a seat last chose", () => {
    keepActed("one", 0, 17);
    keepActed("one", 1, 18);
    keepActed("one", 0, 19);
    expect([actedAt("one", 0), actedAt("one", 1), actedAt("two", 0)]).toEqual([19, 18, 0]);
  });

  it("is settings that still make sense", () => {
    const odd = { theme: "dark", size: 120, volume: 11, notify: "yes", sound: true, name: "Ann" };
    const kept = sensible(odd, { ...settings, size: 100, volume: "off", notify: false });
    expect(kept).toMatchObject({ theme: "dark", size: 100, volume: "off", notify: false, name: "Ann" });
    expect(kept).not.toHaveProperty("sound");
  });
});

describe("a code", () => {
  it("is read however it is typed", () => {
    expect(tidied(" abcd-23 45 ")).toBe("ABCD2345");
    expect(spaced("ABCD2345")).toBe("ABCD 2345");
  });
});

describe("a rule", () => {
  const sections = [
    { id: "", title: "Words", text: "## Words\n\nNone." },
    { id: "N4", title: "Ends", text: "## N4 Ends\n\n- **N4.1** One.\n- **N4.2** Two.\n  *Ruling:* three." },
  ];

  it("is found by its number, with its ruling and its chapter", () => {
    const found = findRule(sections, "N4.2");
    expect(found?.chapter).toBe("N4 Ends");
    expect(found?.blocks.length).toBe(2);
  });

  it("may be a chapter, or none", () => {
    expect(findRule(sections, "N4")?.blocks.map((block) => block.kind)).toEqual(["list"]);
    expect(findRule(sections, "N9.9")).toBe(null);
  });
});
