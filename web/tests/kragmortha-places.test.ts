import { describe, expect, test } from "vitest";
import {
  LEAST,
  LEAST_CROWDED,
  othersOf,
  placesOf,
  type Box,
  type Places,
  type Room,
} from "../src/games/kragmortha/places";

const PLAYERS = [2, 3, 4, 5, 6, 7, 8];
const NONE = -1;
/** Windows, with what the controls of the page take of them. */
const SIZES: [width: number, height: number, right: number, bottom: number][] = [
  [360, 640, 0, 52],
  [390, 844, 0, 52],
  [412, 915, 0, 52],
  [640, 360, 52, 0],
  [844, 390, 52, 0],
  [768, 1024, 52, 0],
  [820, 1180, 52, 0],
  [1024, 768, 52, 0],
  [1280, 720, 52, 0],
  [1440, 900, 52, 0],
  [1920, 1080, 52, 0],
  [2560, 1440, 52, 0],
];
const CASES = SIZES.flatMap(([width, height, right, bottom]) =>
  PLAYERS.map((seats): [string, Room] => [
    `${width} x ${height}, ${seats} players`,
    { width, height, right, bottom, top: 0, left: 0, seats, me: 0 },
  ]),
);

const within = (box: Box, { width, height, right, bottom }: Room): boolean =>
  box.x >= -1 && box.y >= -1 && box.x + box.w <= width - right + 1 && box.y + box.h <= height - bottom + 1;
const overlap = (one: Box, other: Box): boolean =>
  one.x + one.w > other.x + 1 &&
  other.x + other.w > one.x + 1 &&
  one.y + one.h > other.y + 1 &&
  other.y + other.h > one.y + 1;
const parts = ({ board, hand, own, tomes, players }: Places): Box[] => [board, hand, own, tomes, ...players];

describe.each(CASES)("a table of %s", (_, room) => {
  const places = placesOf(room);

  test("has squares for a finger", () => {
    const isSmallest = room.seats >= 5 && Math.min(room.width, room.height) <= 360;
    expect(places.unit).toBeGreaterThanOrEqual(isSmallest ? LEAST_CROWDED : LEAST);
  });

  test("shows everything without scrolling", () => {
    for (const part of [...parts(places), places.prompt])
      expect([part, within(part, room)]).toEqual([part, true]);
    expect(places.players).toHaveLength(room.seats - 1);
    expect(places.card * 1.34).toBeLessThanOrEqual(places.hand.h + 1);
    expect(places.card).toBeGreaterThanOrEqual(44);
  });

  test("lays nothing over anything else", () => {
    const all = parts(places);
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1))
        expect([one, other, overlap(one, other)]).toEqual([one, other, false]);
    });
  });
});

describe("the board", () => {
  const unitOf = (more: Partial<Room>): number =>
    placesOf({ width: 1440, height: 900, top: 0, right: 52, bottom: 0, left: 0, seats: 4, me: 0, ...more })
      .unit;

  test("is as large as the window allows", () => {
    expect(unitOf({})).toBeGreaterThan(84);
    expect(unitOf({ seats: 8 })).toBeGreaterThan(84); // turned
    expect(unitOf({ width: 390, height: 844, right: 0, bottom: 52 })).toBeGreaterThan(52);
    expect(unitOf({ width: 390, height: 844, right: 0, bottom: 52, seats: 8 })).toBeGreaterThan(50);
    expect(unitOf({ width: 1920, height: 1080, right: 0, isShared: true })).toBeGreaterThan(90);
  });

  test("lies along a wide screen where many play, and never where few do", () => {
    for (const [name, room] of CASES) {
      const { isTurned } = placesOf(room);
      expect([name, isTurned]).toEqual([
        name,
        room.seats >= 5 && (room.width > room.height || room.width >= 600),
      ]);
    }
  });
});

test("the others sit clockwise from the viewer's left", () => {
  expect(othersOf({ seats: 4, me: 1 })).toEqual([2, 3, 0]);
  expect(othersOf({ seats: 3, me: NONE })).toEqual([0, 1, 2]);
});

test("somebody who looks on has no hand, and sees everybody", () => {
  const places = placesOf({
    width: 1440,
    height: 900,
    top: 0,
    right: 52,
    bottom: 0,
    left: 0,
    seats: 4,
    me: NONE,
  });
  expect(places.players).toHaveLength(4);
  expect(places.hand.w).toBe(0);
});
