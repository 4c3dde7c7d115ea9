/** Where every figure is drawn: in the middle of its square, or where a scuffle puts it. */

import type { KragmorthaView } from "../../net/protocol";
import { SIDE } from "./art/library";
import { RIGOR } from "./facts";
import { column, NONE, row } from "./layout";
import type { Leg } from "./motion";

export interface Stand {
  readonly figure: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

export const centre = (square: number): readonly [number, number] => [
  column(square) * SIDE + SIDE / 2,
  row(square) * SIDE + SIDE / 2,
];

/** Goblins by seat, then Rigor. One that waits to be placed stands nowhere. */
export function stands(view: KragmorthaView): Stand[] {
  const goblins = view.players.flatMap((player, seat): Stand[] => {
    if (player.square === NONE) return isCaught(view, seat) ? [dangling(view, seat)] : [];
    const [x, y] = centre(player.square);
    const shoved = scuffle(view, seat);
    if (shoved === null) return [{ figure: seat, x, y, turn: 0, scale: 1 }];
    return [
      {
        figure: seat,
        x: x + (shoved ? 17 : -15),
        y: y + (shoved ? -12 : 8),
        turn: shoved ? 16 : -6,
        scale: 0.8,
      },
    ];
  });
  const [x, y] = centre(view.rigor);
  return [...goblins, { figure: RIGOR, x, y, turn: 0, scale: 1 }];
}

/** Does this goblin share its square, and is it the one that is shoved? null: it stands alone. */
function scuffle(view: KragmorthaView, seat: number): boolean | null {
  const shared = view.players.some(
    (player, other) => other !== seat && player.square === view.players[seat]?.square,
  );
  if (!shared) return null;
  return view.frames.some(({ kind, one }) => kind === "shove" && one === seat);
}

const isCaught = (view: KragmorthaView, seat: number): boolean =>
  view.frames.some((frame) => frame.kind === "carry" && frame.seat === seat);

/** By the scruff of its neck. */
function dangling(view: KragmorthaView, seat: number): Stand {
  const [x, y] = centre(view.rigor);
  const side = column(view.rigor) === 0 ? 1 : column(view.rigor) === 6 ? -1 : 1;
  return { figure: seat, x: x + side * 46, y: y - 6, turn: side * 14, scale: 0.7 };
}

const at = (square: number, scale = 1, lift = 0): string => {
  const [x, y] = centre(square);
  return `translate(${x}px, ${y - lift}px) scale(${scale})`;
};

/** The positions of one figure on its way, as key frames between 0 and 1 over so many beats. */
export function keyframes(ways: readonly Leg[], beats: number, end: Stand): Keyframe[] {
  const found: Keyframe[] = [];
  const stop = (moment: number, transform: string): void => {
    found.push({ offset: Math.min(1, moment / beats), transform });
  };
  for (const { from, to, beat, flies } of ways) {
    if (flies) {
      if (from !== NONE) stop(beat, at(from));
      if (from !== NONE) stop(beat + 0.45, at(from, 0.1));
      stop(from === NONE ? beat : beat + 0.46, at(to, 0.1));
    } else {
      if (from !== NONE) stop(beat, at(from));
      if (from !== NONE) stop(beat + 0.5, halfway(from, to));
    }
    stop(beat + 1, at(to));
  }
  const first = found[0];
  if (first !== undefined && first.offset !== 0) found.unshift({ ...first, offset: 0 });
  if (found.at(-1)?.offset === 1) found.pop();
  found.push({ offset: 1, transform: transformOf(end) });
  return found;
}

function halfway(from: number, to: number): string {
  const [[x, y], [u, v]] = [centre(from), centre(to)];
  return `translate(${(x + u) / 2}px, ${(y + v) / 2 - 10}px) scale(1)`;
}

export const transformOf = ({ x, y, turn, scale }: Stand): string =>
  `translate(${x}px, ${y}px) scale(${scale})${turn === 0 ? "" : ` rotate(${turn}deg)`}`;
