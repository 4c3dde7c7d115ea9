/**
 * How a goblin feels: proud, dazed, sly, sad. Ears, eyes, mouth and arms change; face, skin, hat and colour
 * stay its own.
 */

import { FACES, GOBLINS, WORN, type Goblin } from "./goblins";
import {
  both,
  dot,
  each,
  eye,
  flat,
  grin,
  limb,
  moved,
  oval,
  path,
  pen,
  pts,
  solid,
  stain,
  stroke,
  sym,
  tear,
} from "./pen";

export const MOODS = ["usual", "proud", "dazed", "sly", "sad"] as const;
export type Mood = (typeof MOODS)[number];

/** Each keeps the eyes and teeth it was born with: x, y, r of both eyes, teeth, pointed or not. */
type Own = readonly [number, number, number, number, number, number, number, boolean];
const OWN: readonly Own[] = [
  [40, 47, 8, 61, 46, 9.5, 4, false],
  [39, 48, 8, 61, 48, 8, 3, true],
  [40, 48, 8, 60, 48, 8, 2, false],
  [39, 49, 9, 61, 49, 8, 2, false],
  [39, 48, 8, 61, 48, 8, 4, true],
  [39, 49, 9, 61, 49, 9, 4, false],
  [40, 50, 10, 62, 50, 7, 2, false],
  [38, 48, 7, 61, 47, 10, 2, false],
];
const own = (seat: number): Own => OWN[seat] ?? [40, 48, 8, 60, 48, 8, 3, false];
/** Turn of the left and right ear in degrees; up is positive. */
const EARS: Record<Mood, readonly [number, number]> = {
  usual: [0, 0],
  proud: [13, 13],
  dazed: [14, -30],
  sly: [-9, -3],
  sad: [-44, -44],
};

type G = Goblin;
const turned = (markup: string, turn: number, x: number, y: number): string =>
  turn ? `<g transform="rotate(${turn} ${x} ${y})">${markup}</g>` : markup;
const ears = (g: G, mood: Mood): string =>
  both((s) =>
    turned(
      solid(pts("20,42 34,34 49,30! 44,46 34,56 20,58", s, 50), g.skin) +
        stain(pts("26,46 42,35! 36,50 27,53", s, 50), g.deep, 0.35),
      -s * EARS[mood][s < 0 ? 0 : 1],
      50 + s * 23,
      50,
    ),
  );
const monocle = (seat: number, x: number, y: number): string =>
  seat === 2
    ? path(`M${x} ${y - 9}a9.5 9.5 0 1 0 .1 0zM${x + 9} ${y + 3}q4 8 1 15`, { "stroke-width": 2.5 })
    : "";

const FELT: Record<Exclude<Mood, "usual">, (seat: number, g: G) => string> = {
  proud: (seat, g) => {
    const [ax, ay, ar, bx, by, br, teeth, sharp] = own(seat);
    const shut = (x: number, y: number, r: number) =>
      dot(x, y, r, g.skin, { stroke: "none" }) +
      path(`M${x - r} ${y + 3}Q${x} ${y - r * 1.15} ${x + r} ${y + 3}`, { "stroke-width": 4, fill: "none" });
    return (
      shut(ax, ay, ar) +
      shut(bx, by, br) +
      monocle(seat, bx, by) +
      both((s) => stain(oval(50 + s * 17, 60, 4.5, 3), "#e0715f", 0.55)) +
      grin(51, 60, 15, 12, { teeth: Math.max(3, teeth), sharp })
    );
  },
  dazed: (seat, g) => {
    const [ax, ay, ar, bx, by, br] = own(seat);
    return (
      eye(ax, ay, ar + 1, { look: 0.9, down: 0.8 }) +
      eye(bx, by, br - 0.5, { look: -0.8, down: -0.9, lid: 0.34, skin: g.skin }) +
      monocle(seat, bx, by) +
      path("M37 65q4-5 7 0t7 0 7 0 6-1", { "stroke-width": 3.2, fill: "none" }) +
      solid(pts("53,66 60,65 61,72 57,75 53,71"), "#e0789a") +
      path("M53 66q4 1 8-1", { "stroke-width": 2.4 })
    );
  },
  sly: (seat, g) => {
    const [ax, ay, ar, bx, by, br] = own(seat);
    return (
      eye(ax, ay, ar, { look: 1, down: 0.25, lid: 0.52, skin: g.skin }) +
      eye(bx, by, br, { look: 1, down: 0.25, lid: 0.36, skin: g.skin }) +
      monocle(seat, bx, by) +
      stroke(pts(`${ax - ar - 1},${ay - 4} ${ax},${ay - 3} ${ax + ar + 1},${ay + 1}`), 3.6) +
      stroke(pts(`${bx - br},${by - 6} ${bx},${by - br - 2.5} ${bx + br},${by - 6}`), 3) +
      stroke(pts("38,63 50,67 62,65 69,57"), 3.4) +
      stroke(pts("66,55 70,56 71,60"), 2.6) +
      flat(pts("56,66.300! 62,64.800! 60.500,71.500!"), "#f3efdc", 2)
    );
  },
  sad: (seat, g) => {
    const [ax, ay, ar, bx, by, br] = own(seat);
    const lid = (x: number, y: number, r: number, s: number) =>
      flat(
        pts(`${-s * 1.02},-.1! ${-s * 0.8},-.8 0,-1.06 ${s * 0.75},-.82 ${s * 0.8},-.55!`, 1, x, y, r),
        g.skin,
      );
    return (
      eye(ax, ay, ar, { look: 0.2, down: 0.75 }) +
      lid(ax, ay, ar, 1) +
      eye(bx, by, br, { look: -0.2, down: 0.75 }) +
      lid(bx, by, br, -1) +
      monocle(seat, bx, by) +
      path("M41 69q9-9 19 0", { "stroke-width": 3.4, fill: "none" }) +
      path("M46 73q4-2 8 0", { "stroke-width": 2, fill: "none" }) +
      tear(ax - 3, ay + ar + 5, 3.6) +
      (seat % 2 ? tear(bx + 3, by + br + 6, 3) : "")
    );
  },
};
const feet = (g: G): string => both((s) => solid(pts("4,90 8,85 18,86 23,92 20,96 5,96", s, 50), g.skin));
const shirt = (g: G): string =>
  solid(sym(pts("12,64! 21,76 20,91! 0,89"), 50), g.cloth) +
  stroke(pts("50,76 50,87"), 2.5) +
  both((s) => stroke(pts("20,88 12,86", s, 50), 2.5, g.deep));
const arm = (g: G, at: string, s: -1 | 1): string => limb(pts(at, s, 50), [6, 5.5, 5], g.skin);
const trunk = (g: G, mood: Mood): string =>
  mood === "proud"
    ? feet(g) + shirt(g) + both((s) => arm(g, "16,71 31,77 19,85", s))
    : mood === "sly"
      ? feet(g) +
        both((s) => limb(pts("17,72 25,79", s, 50), [6, 5.5], g.skin)) +
        shirt(g) +
        both((s) => limb(pts("24,79 12,84 3,82", s, 50), [5.5, 5, 4.5], g.skin))
      : mood === "dazed"
        ? feet(g) + arm(g, "16,72 28,74 33,66", -1) + arm(g, "16,72 26,79 25,88", 1) + shirt(g)
        : mood === "sad"
          ? feet(g) + both((s) => arm(g, "15,73 22,80 20,91", s)) + shirt(g)
          : feet(g) + both((s) => arm(g, "16,72 26,78 27,86", s)) + shirt(g);
const STAR = "M0-6l1.700 4 4.300.400-3.300 2.800 1 4.300L0 3.200l-3.700 2.300 1-4.300L-6-1.600l4.300-.4z";
const ringOfStars = (): string =>
  each(3, (i) =>
    moved(
      path(STAR, { fill: "#ffe45c", "stroke-width": 1.6 }),
      [8, 92, 97][i] ?? 0,
      [30, 16, 34][i] ?? 0,
      [1.15, 1.2, 0.8][i] ?? 1,
    ),
  ) + path("M4 20q3-6 9-8M98 5q-3-5-9-6", { stroke: "#ffe9a8", "stroke-width": 2.6, fill: "none" });

/** `hat`: the seat whose hat and colour it wears; by default its own. */
function who(face: number, hat: number): G {
  const [one, other] = [GOBLINS[hat], GOBLINS[face]];
  if (one === undefined || other === undefined)
    throw new RangeError(`no goblin sits on seat ${hat} or ${face}`);
  return { ...one, skin: other.skin };
}
const headOf = (face: number, hat: number, mood: Mood, bare = false): string => {
  const g = who(face, hat);
  return (
    ears(g, mood) +
    solid(sym(pts("0,30 20,33 27,48 20,64 0,73"), 50), g.skin) +
    (mood === "usual" ? (FACES[face]?.(g) ?? "") : FELT[mood](face, g)) +
    solid(pts("46,50 50,47 55,51 57,59 51,61 46,58"), g.skin) +
    (bare ? "" : WORN[g.hat](g)) +
    (mood === "dazed" ? ringOfStars() : "")
  );
};
export const feeling = (seat: number, mood: Mood, hat = seat): string =>
  pen(trunk(who(seat, hat), mood) + headOf(seat, hat, mood), 3.5);
export const feelingHead = (seat: number, mood: Mood, hat = seat): string =>
  pen(headOf(seat, hat, mood), 3.5);
/** The face without a hat, for the lobby. */
export const bareHead = (seat: number): string => pen(headOf(seat, seat, "usual", true), 3.5);
/** The hat alone, for the lobby. */
export const hatOnly = (hat: number): string => {
  const g = who(hat, hat);
  return pen(WORN[g.hat](g), 3.5);
};
