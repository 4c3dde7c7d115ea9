import { describe, expect, it } from "vitest";
import { pieceOf } from "../src/games/kragmortha/facts";
import { standingOf } from "../src/games/registry";
import type { View } from "../src/net/protocol";

describe("how a seat stands in the end", () => {
  it("says nothing of games it does not know", async () => {
    expect(await standingOf("chess")).toBeNull();
  });

  it("counts finished creatures", async () => {
    const standing = await standingOf("nightmarium");
    const players = [{ finished: 2, creatures: [{}, {}, {}] }];
    expect(standing?.({ players } as View, 0)).toEqual({
      key: "web-nightmarium-standing",
      args: { finished: 2, all: 3 },
    });
  });

  it("counts looks, then tomes face up or down, then their magic", async () => {
    const standing = await standingOf("kragmortha");
    const [one, other] = [82, 90]; // tomes
    expect([one, other].map((card) => pieceOf(card))).toMatchObject([
      { type: "tome", magic: 1 },
      { type: "tome", magic: 2 },
    ]);
    const tomes = [
      { card: one, face_down: true },
      { card: other, face_down: false },
    ];
    const players = [{ looks: [] }, { looks: [1, 2], tomes }];
    expect(standing?.({ players } as unknown as View, 1)).toEqual({
      key: "web-kragmortha-standing",
      args: { looks: 2, tomes: 2, magic: 3 },
    });
  });
});
