import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../i18n/words.svelte";
import type { NightmariumView, Option } from "../../net/protocol";
import type { BoardProps } from "../registry";
import type { Shown } from "../../net/shown";
import Board from "./Board.svelte";
import { actionNumber } from "./cards";
import { optionsOf, viewOf } from "./table.fixture";

const choose = vi.fn<BoardProps["choose"]>();
let board: Record<string, unknown> | null = null;

function show(view: NightmariumView, changes: Partial<Shown> = {}): void {
  const shown: Shown = {
    seat: view.viewer,
    view,
    position: 0,
    options: [],
    ahead: [],
    chosen: -1,
    asides: [],
    news: [],
    speech: { names: ["Ann", "Bob"], viewer: view.viewer },
    ...changes,
  };
  board = mount(Board, { target: document.body, props: { shown, choose, pointed: -1 } });
  flushSync();
}

function tap(what: string): void {
  const found = document.querySelector<HTMLElement>(what);
  if (found === null) throw new Error(`${what} is not there`);
  found.click();
  flushSync();
}

const count = (what: string): number => document.querySelectorAll(what).length;
const tribute = (laid: number[] = []): NightmariumView =>
  viewOf({ asked: "tribute", to_act: 1, laid, frames: [{ kind: "tribute", seat: 1, one: 0, two: 1 }] });
const discard = (card: number): number => actionNumber("discard", { card });
const gifts: Option[] = optionsOf(
  ["discard", { card: 0 }, [discard(2), discard(30)]],
  ["discard", { card: 2 }, [discard(30)]],
);

beforeEach(async () => {
  await speak("en");
  choose.mockClear();
});
afterEach(() => {
  if (board !== null) void unmount(board);
  document.body.replaceChildren();
});

describe("a tribute while others think", () => {
  it("is ticked on the board", () => {
    show(tribute(), { ahead: gifts });
    tap(".hand [data-card='30']");
    expect(count("[data-carry-out]")).toBe(0);
    tap(".hand [data-card='2']");
    tap("[data-carry-out]");
    expect(choose.mock.calls).toEqual([[discard(2), undefined]]);
  });

  it("can be taken back", () => {
    const chosen = actionNumber("discard", { card: 2 });
    show(tribute(), { ahead: gifts, chosen });
    expect(document.querySelector("[data-card='2']")?.getAttribute("aria-pressed")).toBe("true");
    tap("[data-take-back]");
    expect(choose.mock.calls).toEqual([[chosen, undefined]]);
  });

  it("shows the tribute that lies face down", () => {
    show(tribute([0]));
    expect(document.querySelector(".laid[data-card='0']")?.getAttribute("aria-label")).toMatch(
      /^Your tribute/,
    );
  });
});

describe("somebody who only looks on", () => {
  it("sees all creatures, no hand, and can choose nothing", () => {
    show(viewOf({ viewer: 2 }), { seat: -1 });
    expect(count("[data-place]")).toBe(6);
    expect(count("[data-hand]")).toBe(0);
    tap("[data-place='0-0']");
    tap("[data-deck]");
    expect(choose).not.toHaveBeenCalled();
  });

  it("sees what Herald has turned up", () => {
    show(viewOf({ viewer: 2, asked: "herald", revealed: [5, 6] }), { seat: -1 });
    expect(count(".revealed [data-card]")).toBe(2);
  });
});

describe("in a replay", () => {
  it("a card that is tapped is shown large", () => {
    show(viewOf());
    tap(".hand [data-card='30']");
    expect(document.querySelector("[role='dialog']")?.getAttribute("aria-label")).toMatch(/homunculi/i);
    expect(choose).not.toHaveBeenCalled();
  });

  it("a card known to all is shown, its name is said, and a tap spreads it out", () => {
    const view = viewOf();
    const [own, other] = view.players;
    if (own === undefined || other === undefined) throw new Error("two players");
    const hand = { size: 1, cards: [17], public: [17] };
    show({ ...view, players: [own, { ...other, hand }] });
    expect(document.querySelector("[data-known]")?.getAttribute("aria-label")).toMatch(/know.*№18/);
    tap("[data-known]");
    expect(count("dialog [data-card='17']")).toBe(1);
  });
});

describe("yes and no", () => {
  it("are buttons", () => {
    show(viewOf({ asked: "rerun" }), { options: optionsOf(["yes"], ["no"]) });
    tap("[data-no]");
    expect(choose.mock.calls).toEqual([[actionNumber("no"), undefined]]);
  });
});

describe("a card that is carried to somebody else's creature", () => {
  it("is answered with the rule, until something else is tapped", () => {
    show(viewOf(), { options: optionsOf(["draw"], ["play", { card: 2, spot: 0 }]) });
    tap(".hand [data-card='2']");
    tap("[data-place='1-0']");
    const prompt = document.querySelector(".prompt");
    expect(prompt?.textContent).toMatch(/on your own places/);
    tap(".hand [data-card='2']");
    expect(prompt?.textContent).not.toMatch(/on your own places/);
    expect(choose.mock.calls).toEqual([]);
  });
});

describe("an exchange begun in the list", () => {
  const hint = (): string => document.querySelector("[data-hint]")?.textContent ?? "";
  const begun = viewOf({ asked: "exchange", frames: [{ kind: "exchange", seat: 0, one: 1, two: 1 }] });

  it("says which cards can be added", () => {
    show(begun, { options: optionsOf(["done"], ["discard", { card: 2 }], ["discard", { card: 30 }]) });
    expect(hint()).toMatch(/further right/);
    tap(".hand [data-card='2']");
    expect(hint()).toMatch(/^Choose one more|^Two more/);
  });

  it("says that nothing can be added any more", () => {
    show(begun, { options: optionsOf(["done"]) });
    expect(hint()).toMatch(/^No more cards/);
  });
});

describe("the discard pile", () => {
  it("begins an exchange with the card that was picked", () => {
    show(viewOf(), { options: optionsOf(["draw"], ["discard", { card: 0 }], ["discard", { card: 2 }]) });
    tap(".hand [data-card='2']");
    tap("[data-pile]");
    expect(document.querySelector("[data-card='2']")?.getAttribute("aria-pressed")).toBe("true");
    expect(count("[data-carry-out]")).toBe(1);
    expect(choose).not.toHaveBeenCalled();
  });
});
