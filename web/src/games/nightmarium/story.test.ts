/** The law of the story: redrawing every event of an update leads to what the server draws afterwards. */

import { describe, expect, it } from "vitest";
import facts from "../../generated/nightmarium.json";
import type { NightmariumView, Told } from "../../net/protocol";
import { Director } from "../../ui/director/director.svelte";
import { performances } from "./performances";
import { announce, reduce, script, type TableState } from "./script";
import told from "./story.fixture.json";

type Event = [
  kind: string,
  rule: string,
  seat: number,
  card: number,
  spot: number,
  other: number,
  number: number,
];

const stories = told as unknown as {
  first: NightmariumView;
  updates: { events: Event[]; drawn: ReturnType<typeof drawn> }[];
}[];

const asTold = ([kind, rule, seat, card, spot, other, number]: Event, ply: number): Told => ({
  seq: ply + 1,
  ply,
  kind,
  rule,
  seat,
  card,
  spot,
  other,
  number,
  phrase: { key: `nightmarium-event-${kind}`, args: {} },
});

/** What a table shows of a view. */
function drawn(view: NightmariumView) {
  return {
    players: view.players.map(({ hand, finished, creatures }) => [
      hand.size,
      hand.cards,
      finished,
      creatures.map(({ cards, seal }) => [cards, seal]),
    ]),
    laid: view.laid,
    deck: view.deck,
    pile: view.pile.slice(-8),
    piled: view.pile.length,
    revealed: view.revealed,
  };
}

/** A gift that is laid face down is told by no event before all are turned up: only its owner sees it. */
function unlaid(shown: ReturnType<typeof drawn>): ReturnType<typeof drawn> {
  const players = shown.players.map((player, seat) => {
    const [size, cards, finished, creatures] = player as [number, number[], number, unknown];
    const all = seat === 0 ? [...cards, ...shown.laid].sort((one, other) => one - other) : cards;
    return [size, all, finished, creatures];
  });
  return { ...shown, players: players as typeof shown.players, laid: [] };
}

describe("a performance", () => {
  it("is there for every kind of event", () => {
    expect(Object.keys(performances).sort()).toEqual([...facts.events].sort());
  });
});

describe.each(stories.map((story, at) => ({ at, story })))("the story of game $at", ({ story }) => {
  it("leads, event by event, to what the server draws", () => {
    let state: TableState = script.begin({ ...story.first });
    for (const [ply, { events, drawn: wanted }] of story.updates.entries()) {
      for (const event of events) state = reduce(announce(state, asTold(event, ply)), asTold(event, ply));
      expect(unlaid(drawn(state.view)), `update ${ply}`).toEqual(unlaid(wanted));
    }
  });

  it("is told whole and in order, and skipping ends where telling does", async () => {
    const heard: string[] = [];
    const director = new Director(script, script.begin({ ...story.first }), {
      pace: () => "normal",
      reducesMotion: () => false,
      performed: (event) => heard.push(event.kind),
    });
    const wanted: string[] = [];
    for (const [ply, { events }] of story.updates.slice(0, 30).entries()) {
      wanted.push(...events.map(([kind]) => kind));
      void director.perform(
        events.map((event) => asTold(event, ply)),
        (state) => state,
      );
    }
    await director.skip();
    expect(heard).toEqual(wanted);
    expect(unlaid(drawn(director.state.view))).toEqual(
      unlaid(story.updates[Math.min(29, story.updates.length - 1)]?.drawn ?? drawn(story.first)),
    );
  });
});
