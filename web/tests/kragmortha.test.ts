import { SvelteMap } from "svelte/reactivity";
import { describe, expect, test } from "vitest";
import {
  chanceOf,
  isPlain,
  meant,
  moverOf,
  shoveNow,
  signOf,
  understand,
} from "../src/games/kragmortha/choices";
import { ACTIONS, numberOf, pieceOf, RIGOR } from "../src/games/kragmortha/facts";
import { keyframes, stands } from "../src/games/kragmortha/figures";
import {
  beside,
  layoutFor,
  NONE,
  SQUARES,
  squareName,
  wayBetween,
  WAYS,
} from "../src/games/kragmortha/layout";
import { legs, places } from "../src/games/kragmortha/motion";
import { Mind } from "../src/games/kragmortha/mind.svelte";
import type { Shown } from "../src/net/shown";
import type { Option, Told } from "../src/net/protocol";
import { option, player, position } from "./kragmortha_position";

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const square = (name: string): number => Number(name[1]) * 7 + "abcdefg".indexOf(name[0] ?? "");
const names = (squares: Iterable<number>): string[] => [...squares].map(squareName).sort();
/** The first card of the house set with this mover and these symbols. */
function cardWith(mover: string, first: string, second: string): number {
  for (let card = 0; card < 58; card++) {
    const piece = pieceOf(card);
    if (
      piece.type === "movement" &&
      piece.mover === mover &&
      piece.first === first &&
      piece.second === second
    )
      return card;
  }
  throw new Error(`${mover} ${first} ${second}`);
}
const told = (kind: string, more: Partial<Told> = {}): Told => ({
  seq: 1,
  kind,
  phrase: { key: "", args: {} },
  ...more,
});

describe("the library", () => {
  test.each([2, 3, 4, 5, 6, 7, 8])("for %i players has its desk, teleports and start squares", (seats) => {
    const layout = layoutFor(seats);
    const open = layout.squares.filter((kind) => kind === "floor" || kind === "desk");
    expect(layout.squares.filter((kind) => kind === "desk")).toHaveLength(4);
    expect(layout.teleports.length).toBeGreaterThan(3);
    const starts = layout.squares.filter((_, at) => layout.isStart(at));
    expect(starts.length).toBeGreaterThanOrEqual(seats);
    expect(open.length).toBeGreaterThan(30);
    expect(layout.squares.slice(0, layout.top * 7).every((kind) => kind === "out")).toBe(true);
  });

  test("is the same for all numbers of players it is laid out for", () => {
    expect(layoutFor(2)).toBe(layoutFor(4));
    expect(layoutFor(4)).not.toBe(layoutFor(5));
    expect(() => layoutFor(9)).toThrow(RangeError);
  });

  test("leads from a square where the way between them says", () => {
    const layout = layoutFor(8);
    for (let from = 0; from < SQUARES; from++)
      for (let way = 0; way < WAYS.length; way++) {
        const to = layout.lead(from, way);
        if (to !== NONE) expect(wayBetween(from, to)).toBe(way);
      }
    expect(wayBetween(square("a0"), square("b1"))).toBe(NONE);
    expect(wayBetween(square("g3"), square("a4"))).toBe(NONE);
  });

  test("is left by no arrow key", () => {
    expect(beside(square("a0"), NORTH)).toBe(square("a0"));
    expect(beside(square("g5"), EAST)).toBe(square("g5"));
    expect(beside(square("g5"), WEST)).toBe(square("f5"));
    expect(beside(square("c9"), SOUTH)).toBe(square("c9"));
  });
});

describe("an option", () => {
  test("of every verb is understood", () => {
    const view = position();
    for (const act of ACTIONS)
      expect(understand(view, { index: act.index, label: { key: "", args: {} } }).act).toBe(act);
  });

  test("to play leads from whom the card moves", () => {
    const view = position();
    const walk = understand(view, option("play", { card: cardWith("goblin", "book", "gems"), spot: WEST }));
    expect([walk.mover, squareName(walk.from), squareName(walk.to)]).toEqual([0, "c6", "b6"]);
    const stalk = understand(view, option("play", { card: cardWith("rigor", "book", "gems"), spot: NORTH }));
    expect([stalk.mover, squareName(stalk.from), squareName(stalk.to)]).toEqual([RIGOR, "d9", "d8"]);
  });

  test("to shove moves the one who is shoved", () => {
    const frames = [
      { kind: "turn", seat: 0, one: 2, two: 0 },
      { kind: "shove", seat: 0, one: 1, two: square("c5") },
    ];
    const view = position({ asked: "shove", frames, players: [player(44), player(44)] });
    expect(understand(view, option("shove", { spot: SOUTH }))).toMatchObject({ mover: 1, to: square("c7") });
    expect(shoveNow(view)).toEqual({ chooser: 0, shoved: 1, square: 44 });
    expect(shoveNow(position())).toBeNull();
  });

  test("of a second step moves whom the card moved", () => {
    const second = (two: number) =>
      position({
        asked: "second",
        frames: [
          { kind: "turn", seat: 0, one: 2, two: 0 },
          { kind: "second", seat: 0, one: 1, two },
        ],
      });
    expect(moverOf(second(NORTH))).toBe(0);
    expect(moverOf(second(NORTH + RIGOR))).toBe(RIGOR);
  });

  test("that touches neither square nor piece is left for a button", () => {
    const view = position();
    for (const verb of ["done", "show", "yes", "no", "admit", "deny", "guilty", "innocent"])
      expect(isPlain(understand(view, option(verb)))).toBe(true);
    for (const act of [option("go", { spot: 30 }), option("swap", { seat: 1 }), option("use", { card: 82 })])
      expect(isPlain(understand(view, act))).toBe(false);
  });

  test("is marked with what it brings", () => {
    const view = position();
    const sign = (one: Option): string => signOf(view, understand(view, one));
    const step = (...brings: string[]): Option => option("step", { spot: WEST }, { brings });
    expect(sign(option("step", { spot: WEST }))).toBe("step");
    expect(["look", "shove", "tome", "token", "rigor-hop"].map((what) => sign(step(what)))).toEqual([
      "caught",
      "shove",
      "tome",
      "hop",
      "hop",
    ]);
    expect(sign(option("swap", { seat: 1 }))).toBe("swap");
    const go = option("go", { spot: square("e6") });
    for (const [asked, expected] of Object.entries({
      hop: "hop",
      place: "step",
      home: "step",
      carry: "step",
    }))
      expect(signOf({ ...view, asked }, understand(view, go))).toBe(expected);
    expect(chanceOf(understand(view, step("token")))).toBe("web-kragmortha-chance-hop");
    expect(chanceOf(understand(view, step("shove")))).toBe("");
  });
});

describe("a tap on a square that is not legal", () => {
  const card = cardWith("goblin", "book", "gems");

  test("means the step there", () => {
    expect(meant(position(), square("c7"), card)).toBe(numberOf("play", { card, spot: SOUTH }));
    expect(meant(position({ asked: "whisper" }), square("d8"), NONE)).toBe(numberOf("step", { spot: NORTH }));
    expect(meant(position({ asked: "hop" }), square("c7"), NONE)).toBe(
      numberOf("go", { spot: square("c7") }),
    );
  });

  test("means nothing if it could mean several things", () => {
    expect(meant(position(), square("c7"), NONE)).toBe(NONE);
    expect(meant(position(), square("f9"), card)).toBe(NONE);
    expect(meant(position({ asked: "answer" }), square("c7"), NONE)).toBe(NONE);
  });
});

describe("a move of two steps", () => {
  // The scene of test_k3_4_a_second_step_whose_chain_cannot_end_is_not_announced: g9 is occupied, and no way leads on.
  const card = cardWith("goblin", "ball", "ball");
  const then = [numberOf("done", {}), numberOf("step", { spot: NORTH }), numberOf("step", { spot: WEST })];
  const first = option("play", { card, spot: EAST }, { then });
  const places = ["e9", "g9", "a4", "c4"].map((name) => player(square(name)));
  const view = position({ seats: 4, players: places, rigor: square("d8") });

  const options = (...indices: number[]): Option[] =>
    indices.map((index) => ({ index, label: { key: "", args: {} } }));

  /** A board where the card is picked up, what was chosen there, and how to ask the next question. */
  function board(sent = true): { mind: Mind; chosen: number[]; ask: (asked: string, of: Option[]) => void } {
    const chosen: number[] = [];
    const shown = new SvelteMap<"now", Shown>();
    const mind = new Mind(
      () => shown.get("now") as Shown,
      () => NONE,
      (index) => chosen.push(index) > 0 && sent,
    );
    const ask = (asked: string, of: Option[]): void => {
      const nobody = { ahead: [], asides: [], news: [], chosen: NONE, seat: 0, position: 0 };
      shown.set("now", {
        ...nobody,
        speech: { names: [], viewer: 0 },
        view: { ...view, asked },
        options: of,
      });
      mind.renew();
    };
    ask("turn", [first]);
    mind.tapCard(card);
    return { mind, chosen, ask };
  }

  test("leads where the server says and nowhere else", () => {
    expect(names(understand(view, first).seconds.map(({ to }) => to))).toEqual(["e9", "f8"]);
    expect(names(board().mind.seconds.keys())).toEqual(["e9", "f8"]);
  });

  test("is carried out whole", () => {
    const { mind, chosen, ask } = board();
    mind.tapSquare(square("f8"));
    expect(chosen).toEqual([first.index]);
    ask("second", options(...then));
    expect(chosen).toEqual([first.index, numberOf("step", { spot: NORTH })]);
  });

  test("is forgotten if its first step was not sent, or something else is asked", () => {
    const ignored = board(false);
    ignored.mind.tapSquare(square("f8"));
    ignored.ask("second", options(...then));
    expect(ignored.chosen).toEqual([first.index]);
    const interrupted = board();
    interrupted.mind.tapSquare(square("f8"));
    interrupted.ask("answer", [option("admit"), option("deny")]);
    interrupted.ask("second", options(...then));
    expect(interrupted.chosen).toEqual([first.index]);
  });
});

describe("the figures", () => {
  test("stand where the view says, those in the air with Rigor or nowhere", () => {
    const caught = position({
      players: [player(NONE), player(32)],
      frames: [{ kind: "carry", seat: 0, one: -1, two: -1 }],
    });
    expect(stands(caught).map(({ figure }) => figure)).toEqual([0, 1, RIGOR]);
    const unplaced = position({ players: [player(NONE), player(NONE)], asked: "place" });
    expect(stands(unplaced).map(({ figure }) => figure)).toEqual([RIGOR]);
  });

  test("do not cover each other in a scuffle", () => {
    const frames = [{ kind: "shove", seat: 0, one: 1, two: 37 }];
    const [shover, shoved] = stands(position({ players: [player(44), player(44)], frames }));
    expect([shover?.x, shover?.y]).not.toEqual([shoved?.x, shoved?.y]);
  });

  test("go one after the other, as the news tell it", () => {
    const view = position();
    const news = [
      told("walked", { seat: 0, spot: 45 }),
      told("drew", { seat: 0 }),
      told("shoved", { seat: 1, spot: 38, other: 0 }),
      told("stalked", { seat: 0, spot: 59 }),
      told("swapped", { seat: 0, other: 1 }),
    ];
    const found = legs(places(view), news);
    expect(found.map(({ figure, from, to, beat }) => [figure, from, to, beat])).toEqual([
      [0, 44, 45, 0],
      [1, 32, 38, 1],
      [RIGOR, 66, 59, 2],
      [0, 45, 38, 3],
      [1, 38, 45, 3],
    ]);
    expect(found.map(({ flies }) => flies)).toEqual([false, false, false, true, true]);
  });

  test("begin at their old square and end where they stand", () => {
    const view = position({ players: [player(45), player(32)] });
    const [end] = stands(view);
    if (end === undefined) throw new Error("nobody stands there");
    const frames = keyframes(legs(places(position()), [told("walked", { seat: 0, spot: 45 })]), 2, end);
    expect(frames[0]).toMatchObject({
      offset: 0,
      transform: expect.stringContaining("translate(250px, 650px)") as string,
    });
    expect(frames.at(-1)).toMatchObject({
      offset: 1,
      transform: expect.stringContaining("translate(350px, 650px)") as string,
    });
    const offsets = frames.map(({ offset }) => offset ?? 0);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  });
});
