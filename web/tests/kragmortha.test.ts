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
import {
  beside,
  layoutFor,
  NONE,
  SQUARES,
  squareName,
  wayBetween,
  WAYS,
} from "../src/games/kragmortha/layout";
import { BoardController } from "../src/games/kragmortha/board-controller.svelte";
import type { Shown } from "../src/net/shown";
import type { Option } from "../src/net/protocol";
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
  function board(sent = true): {
    controller: BoardController;
    chosen: number[];
    ask: (asked: string, of: Option[]) => void;
  } {
    const chosen: number[] = [];
    const shown = new SvelteMap<"now", Shown>();
    const controller = new BoardController(
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
      controller.renew();
    };
    ask("turn", [first]);
    controller.tapCard(card);
    return { controller, chosen, ask };
  }

  test("leads where the server says and nowhere else", () => {
    expect(names(understand(view, first).seconds.map(({ to }) => to))).toEqual(["e9", "f8"]);
    expect(names(board().controller.seconds.keys())).toEqual(["e9", "f8"]);
  });

  test("is carried out whole", () => {
    const { controller, chosen, ask } = board();
    controller.tapSquare(square("f8"));
    expect(chosen).toEqual([]); // it is marked first
    controller.tapSquare(square("f8"));
    expect(chosen).toEqual([first.index]);
    ask("second", options(...then));
    expect(chosen).toEqual([first.index, numberOf("step", { spot: NORTH })]);
  });

  test("is forgotten if its first step was not sent, or something else is asked", () => {
    const ignored = board(false);
    ignored.controller.tapSquare(square("f8"));
    ignored.controller.go();
    ignored.ask("second", options(...then));
    expect(ignored.chosen).toEqual([first.index]);
    const interrupted = board();
    interrupted.controller.tapSquare(square("f8"));
    interrupted.controller.go();
    interrupted.ask("answer", [option("admit"), option("deny")]);
    interrupted.ask("second", options(...then));
    expect(interrupted.chosen).toEqual([first.index]);
  });
});

describe("a tap", () => {
  const walk = cardWith("goblin", "book", "gems");
  const twin = walk + 1; // the same steps
  const other = cardWith("goblin", "potion", "scroll");

  function board(...options: Option[]): { controller: BoardController; chosen: number[] } {
    const chosen: number[] = [];
    const shown: Shown = {
      ahead: [],
      asides: [],
      news: [],
      chosen: NONE,
      seat: 0,
      position: 0,
      speech: { names: [], viewer: 0 },
      view: position(),
      options,
    };
    const controller = new BoardController(
      () => shown,
      () => NONE,
      (index) => chosen.push(index) > 0,
    );
    return { controller, chosen };
  }

  test("on a square marks the way with the only card, and again takes it", () => {
    const step = option("play", { card: walk, spot: WEST });
    const { controller, chosen } = board(step);
    controller.tapSquare(square("b6"));
    expect([controller.card, controller.route?.first.to, chosen]).toEqual([walk, square("b6"), []]);
    controller.tapSquare(square("b6"));
    expect(chosen).toEqual([step.index]);
  });

  test("does not ask about cards that are alike", () => {
    const alike = [walk, twin].map((card) => option("play", { card, spot: WEST }));
    const { controller } = board(...alike);
    controller.tapSquare(square("b6"));
    expect(controller.route?.first.card).toBe(walk);
  });

  test("asks which of several cards, and takes the answer", () => {
    const { controller, chosen } = board(
      option("play", { card: walk, spot: WEST }),
      option("play", { card: other, spot: WEST }),
    );
    controller.tapSquare(square("b6"));
    expect([controller.route, controller.aim, [...controller.live]]).toEqual([
      null,
      square("b6"),
      [walk, other],
    ]);
    controller.tapCard(other);
    controller.go();
    expect(chosen).toEqual([numberOf("play", { card: other, spot: WEST })]);
  });

  test("on a square with two ways asks for the first step", () => {
    // b5 lies behind b6 and behind c5
    const by = (spot: number, then: number) =>
      option("play", { card: walk, spot }, { then: [numberOf("step", { spot: then })] });
    const { controller, chosen } = board(by(WEST, NORTH), by(NORTH, WEST));
    controller.tapCard(walk);
    controller.tapSquare(square("b5"));
    expect(controller.fork.map(({ first }) => squareName(first.to)).sort()).toEqual(["b6", "c5"]);
    controller.tapSquare(square("c5"));
    controller.go();
    expect(chosen).toEqual([by(NORTH, WEST).index]);
  });

  test("where nothing leads is answered at that square", () => {
    const { controller, chosen } = board(option("play", { card: walk, spot: WEST }));
    controller.tapCard(walk);
    controller.tapSquare(square("a9"));
    expect([controller.answer?.key, controller.tapped, chosen]).toEqual([
      "web-kragmortha-far",
      square("a9"),
      [],
    ]);
    controller.tapCard(walk);
    expect(controller.answer).toBeNull();
  });

  test("lets go of a card over a square", () => {
    const step = option("play", { card: walk, spot: WEST });
    const { controller, chosen } = board(step);
    expect(controller.drop(square("a9"), walk)).toBe(false);
    expect(controller.drop(square("b6"), walk)).toBe(true);
    expect(chosen).toEqual([step.index]);
  });
});
