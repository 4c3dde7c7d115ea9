import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import facts from "../src/generated/kragmortha.json";
import { performances } from "../src/games/kragmortha/performances";
import { script, squareIn, type Story } from "../src/games/kragmortha/story";
import { RIGOR } from "../src/games/kragmortha/facts";
import type { KragmorthaView, Told } from "../src/net/protocol";
import { Director } from "../src/ui/director/director.svelte";

interface Recording {
  begin: KragmorthaView;
  updates: { news: Told[]; view: KragmorthaView }[];
}

const PYTHON = process.env["PYTHON"] ?? ".venv/bin/python";
const record = (...wanted: string[]): Recording =>
  JSON.parse(
    execFileSync(PYTHON, ["-m", "tools.web_recordings", "kragmortha", ...wanted], {
      cwd: "..",
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as Recording;

const GAMES: [string, Recording][] = [
  ["two, a player's eyes", record("2", "3", "0")],
  ["four, a player's eyes", record("4", "5", "1")],
  ["eight, a spectator's eyes", record("8", "7", "8")],
  ["three at a tabletop", record("3", "2", "0", "looks=tabletop")],
];

/** What of a table is drawn. */
function drawn({ view }: Story): unknown {
  const { players, rigor, deck, look_deck, tome_deck, token_deck, tokens_used, discards } = view;
  return {
    players: players.map(({ square, hand, looks, tomes }) => ({
      square,
      hand: hand.length,
      known: hand.filter((card) => card >= 0).toSorted((a, b) => a - b),
      looks,
      tomes,
    })),
    piles: [deck, look_deck, tome_deck, token_deck],
    rigor,
    tokens_used,
    discards,
  };
}

test("every kind of event has a performance and a beat", () => {
  expect(Object.keys(performances).toSorted()).toEqual(facts.events.toSorted());
  expect(Object.keys(facts.beats).toSorted()).toEqual(facts.events.toSorted());
});

describe.each(GAMES)("the story of a game of %s", (_, { begin, updates }) => {
  test("ends, event by event, in what the server shows", () => {
    let story = script.begin(begin);
    expect(updates.length).toBeGreaterThan(20);
    updates.forEach(({ news, view }, at) => {
      const told = news.reduce(
        (before, event) => script.reduce(script.announce(before, event), event),
        story,
      );
      expect([at, drawn(told)]).toEqual([at, drawn({ ...told, view })]);
      story = script.settle(told, view);
      expect(story.view).toBe(view);
    });
  });

  test("is told once and in order by a director, and skipped to the server's view", async () => {
    const performed: Told[] = [];
    const director = new Director(script, script.begin(begin), {
      pace: () => "normal",
      reducesMotion: () => false,
      performed: (event) => performed.push(event),
    });
    for (const { news, view } of updates) void director.perform(news, (story) => script.settle(story, view));
    await director.skip();
    expect(performed).toEqual(updates.flatMap(({ news }) => news));
    expect(director.state.view).toBe(updates.at(-1)?.view);
    expect(director.state.caption).toBeNull();
  });

  test("has everybody somewhere who is on the board, and leaves marks that were walked", () => {
    let story = script.begin(begin);
    for (const { news, view } of updates) {
      for (const event of news) {
        story = script.reduce(script.announce(story, event), event);
        for (const { from, to } of story.trails) expect(from).not.toBe(to);
        expect(squareIn(story, RIGOR)).toBe(story.view.rigor);
      }
      story = script.settle(story, view);
      view.players.forEach(({ square }, seat) => {
        if (square >= 0) expect(squareIn(story, seat)).toBe(square);
      });
    }
  });
});

test("footprints of others stay until the viewer's turn is over", () => {
  const [, { begin, updates }] = GAMES[1] ?? ["", { begin: {} as KragmorthaView, updates: [] }];
  let story = script.begin(begin);
  for (const { news, view } of updates) {
    for (const event of news) {
      const before = story;
      story = script.reduce(script.announce(story, event), event);
      if (event.kind === "began" && before.turnOf !== begin.viewer)
        expect(story.trails).toEqual(before.trails);
      if (event.kind === "began" && before.turnOf === begin.viewer) expect(story.trails).toEqual([]);
    }
    story = script.settle(story, view);
  }
});
