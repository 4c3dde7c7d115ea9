import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { go, pathBelow, read, routeNow, searchNow, startRouter } from "../src/net/router.svelte";
import { dropToken, forgetTable, keepToken, knownTable, knownTables } from "../src/storage/seats";

describe("a path", () => {
  it.each([
    ["", { page: "home" }],
    ["settings", { page: "settings" }],
    ["replay/", { page: "replay", table: null }],
    ["t/abcdefghij/replay", { page: "replay", table: "abcdefghij" }],
    ["t/abcdefghij", { page: "table", table: "abcdefghij" }],
    ["t/abcdefghij/screen", { page: "screen", table: "abcdefghij" }],
    ["rules/kragmortha", { page: "rules", game: "kragmortha" }],
    ["lesson/nightmarium", { page: "lesson", game: "nightmarium" }],
    ["rules/chess", { page: "lost" }],
    ["t/NO", { page: "lost" }],
    ["anything/else", { page: "lost" }],
  ])("%s leads to its page", (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it("is read below the base", () => {
    expect(pathBelow("https://a.example/games/", "https://a.example/games/t/abcdefghij?x=1#y")).toBe(
      "t/abcdefghij",
    );
    expect(pathBelow("https://a.example/", "https://a.example/")).toBe("");
  });
});

describe("what follows the question mark", () => {
  it("is that of the last arrival, and arriving at the same address counts as another", () => {
    document.head.innerHTML = '<base href="/">';
    vi.stubGlobal("scrollTo", () => undefined);
    let arrivals = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        if (searchNow() === "?ply=3") arrivals += 1;
      });
    });
    for (let at = 1; at <= 2; at += 1) {
      go("replay?ply=3");
      flushSync();
      expect(arrivals).toBe(at);
    }
    stop();
    vi.unstubAllGlobals();
  });
});

describe("a seat's secret", () => {
  beforeEach(() => localStorage.clear());

  it("is taken from the address once and kept for its table", () => {
    document.head.innerHTML = '<base href="/">';
    history.replaceState(null, "", "/t/abcdefghij#seat.se-cret");
    startRouter();
    expect(routeNow()).toEqual({ page: "table", table: "abcdefghij" });
    expect(location.hash).toBe("");
    expect(knownTable("abcdefghij").seats).toEqual([{ token: "seat.se-cret", seat: null }]);
  });

  it("replaces an older one of the same seat, and can be dropped", () => {
    keepToken("abcdefghij", "old", 1);
    keepToken("abcdefghij", "other", 2);
    keepToken("abcdefghij", "new", 1);
    expect(knownTable("abcdefghij").seats.map((seat) => seat.token)).toEqual(["other", "new"]);
    dropToken("abcdefghij", "new");
    expect(knownTable("abcdefghij").seats.map((seat) => seat.token)).toEqual(["other"]);
    forgetTable("abcdefghij");
    expect(knownTables()).toEqual([]);
  });
});
