/** What stands on the hill besides creatures and cards, as markup: slabs, sigils, holes, piles, candles, lanterns. */

import { abilityIcon, card as pictureOf, legionSign, seal as sealCard, type Legion } from "./art";
import { place, TINTS } from "./art/signs";
import { INK } from "./art/ink";
import { factsOf, letterOf, PARTS, whole, WHOLE } from "./cards";

/** 0, 1, 2 … before `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const svg = (box: string, body: string, more = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true" focusable="false"${more}>${body}</svg>`;

/** A pale outline round a drawing, so that it stands out on stone and sky. */
const pale = (body: string): string =>
  body
    .replaceAll(INK, "#fff6dc")
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${Number(width) + 4.5}"`);

/** The body of a creature stands in the plane of the art; the slab begins where the feet are. */
export const BODY = { width: 240, height: 412, top: -10 } as const;

/** A legion's shape with the ability in it; a card without one has a dot. */
export function sigil(card: number): string {
  const { legion, ability } = factsOf(card);
  const sign = legionSign(legion).body;
  const inner =
    ability === null
      ? `<circle cx="24" cy="24" r="4.5" fill="${INK}" opacity=".6"/>`
      : `<circle cx="24" cy="24" r="13.4" fill="#fffbe8" stroke="${INK}" stroke-width="1.2"/>${place(abilityIcon(ability), 12.5, 12.5, 23)}`;
  return svg("-1 -1 50 50", pale(sign) + sign + inner);
}

export const legionBadge = (legion: Legion): string => whole(legionSign(legion, letterOf(legion)));
export const colourOf = (card: number): string => TINTS[factsOf(card).legion].flesh;

/** A slab `w` wide with a front `f` high. */
export function slab(w: number, f: number, done: boolean): string {
  const [top, front, low] = ["top", "", "low"].map(
    (side) => `var(--nm-${done ? "done" : "stone"}${side === "" ? "" : `-${side}`})`,
  );
  const t = w * 0.12;
  const H = t + f;
  const m = w * 0.02;
  const line = Math.max(2, w * 0.015);
  return svg(
    `0 0 ${w} ${H}`,
    `<ellipse cx="${w / 2}" cy="${H - 2}" rx="${w * 0.56}" ry="${f * 0.26}" fill="#05041a" opacity=".38"/>` +
      `<g stroke="var(--nm-stone-edge)" stroke-width="${line}" stroke-linejoin="round">` +
      `<path d="M${w * 0.11} 2Q${w * 0.3} ${-w * 0.012} ${w * 0.5} 2T${w * 0.89} 1.5L${w - m} ${t}H${m}Z" fill="${top}"/>` +
      `<path d="M${m} ${t}L${w * 0.3} ${t + 1.5} ${w * 0.36} ${t} ${w * 0.8} ${t}L${w - m} ${t}L${w - m * 1.6} ${H - f * 0.16}Q${w - m * 2} ${H - 2} ${w - m - f * 0.16} ${H - 2}H${m + f * 0.16}Q${m * 2} ${H - 2} ${m * 1.6} ${H - f * 0.16}Z" fill="${front}"/></g>` +
      `<path d="M${m + 3} ${H - f * 0.2}L${w * 0.2} ${H - f * 0.16}H${w * 0.7}L${w - m - 3} ${H - f * 0.22}V${H - f * 0.16}q0 ${f * 0.1}-${f * 0.13} ${f * 0.1}H${m + f * 0.17}q-${f * 0.13} 0-${f * 0.13}-${f * 0.1}Z" fill="${low}"/>` +
      `<path d="M${w * 0.06} ${t + 3.5}H${w * 0.94}" stroke="#fff" stroke-width="1.6" opacity="${done ? 0.55 : 0.22}"/>`,
    ' preserveAspectRatio="none"',
  );
}

/** An empty place is a dug hole, not a box. */
export const hole = (): string =>
  svg(
    "0 0 100 34",
    `<ellipse cx="50" cy="19" rx="43" ry="13" fill="var(--nm-soil)"/><ellipse cx="50" cy="17.5" rx="37" ry="9.5" fill="var(--nm-pit)"/>` +
      `<path d="M14 17q6-9 36-9t36 9" fill="none" stroke="var(--nm-soil-lit)" stroke-width="2" stroke-linecap="round"/>` +
      `<g fill="var(--nm-soil-lit)"><circle cx="10" cy="24" r="2.5"/><circle cx="88" cy="25" r="3"/><circle cx="93" cy="20" r="1.8"/></g>`,
  );

export const star = (): string =>
  svg(
    "0 0 24 24",
    `<path d="M12 1.5l3 6.8 7.4.7-5.6 4.9 1.7 7.3L12 17.3l-6.5 3.9 1.7-7.3L1.6 9l7.4-.7z" fill="var(--nm-star-gold)" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`,
  );

/** One part of a creature in the plane of the whole body. */
export const organ = (card: number, at: number): string =>
  svg("0 -10 240 412", pictureOf(card + 1, PARTS[at] ?? "head").body);

/** The same, as what is gone: pale blue. */
export const ghost = (card: number, at: number): string =>
  svg(
    "0 -10 240 412",
    pictureOf(card + 1, PARTS[at] ?? "head").body.replaceAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, faint),
  );

function faint(colour: string): string {
  const hex = colour.length < 7 ? colour.slice(1).replaceAll(/./g, "$&$&") : colour.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255;
  const mix = (low: number, high: number): number => Math.round(low + (high - low) * light);
  return `rgb(${mix(70, 236)},${mix(125, 250)},${mix(178, 255)})`;
}

/** Where a blow would part a creature, or has: a torn line at the foot of its topmost part. */
export function seam(top: number): string {
  const y = [262, 262, 150][top] ?? 150;
  return svg(
    "0 -10 240 412",
    `<path d="M64 ${y}l15-9 13 10 15-10 13 10 15-10 13 10 15-10 13 9" fill="none" stroke="${INK}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>` +
      `<path d="M64 ${y}l15-9 13 10 15-10 13 10 15-10 13 10 15-10 13 9" fill="none" stroke="#ff8a76" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
}

/** A head in a round window. */
export const headOf = (card: number): string => svg("42 6 156 156", pictureOf(card + 1, "head").body);
/** One part of a card by itself, as a small picture. */
export function bit(card: number, at: number): string {
  const box = ["20 240 200 165", "20 122 200 160", "20 -8 200 172"][at] ?? "0 -10 240 412";
  return svg(box, pictureOf(card + 1, PARTS[at] ?? "head").body);
}

/** A creature from the legs up, in one drawing. */
export const wholeBody = (cards: readonly number[]): string =>
  svg(
    "0 -10 240 412",
    cards
      .slice(0, WHOLE)
      .map((card, at) => pictureOf(card + 1, PARTS[at] ?? "head").body)
      .join(""),
  );

export const lantern = (isLit: boolean): string =>
  svg(
    "0 0 20 25",
    isLit
      ? `<path d="M6 5Q10-1 14 5" fill="none" stroke="var(--nm-star-gold)" stroke-width="2"/><rect x="3" y="5" width="14" height="17" rx="4" fill="var(--nm-star-gold)" stroke="${INK}" stroke-width="2"/><path d="M10 8q4 5 0 10q-4-5 0-10z" fill="#fff7d8"/>`
      : `<path d="M6 5Q10-1 14 5" fill="none" stroke="var(--nm-lamp-off)" stroke-width="2"/><rect x="3" y="5" width="14" height="17" rx="4" fill="#00000055" stroke="var(--nm-lamp-off)" stroke-width="2"/>`,
  );

export const candle = (isLit: boolean): string =>
  svg(
    "0 0 40 64",
    `<ellipse cx="20" cy="58" rx="18" ry="5" fill="#3a2a16" stroke="${INK}" stroke-width="3"/>` +
      `<path d="M9 ${isLit ? 26 : 34}q5 4 9 0t13 1V56q-11 5-22 0Z" fill="#f7edc9" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
      `<path d="M12 ${isLit ? 31 : 38}v12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>` +
      (isLit
        ? `<g class="flame"><path d="M20 1q10 12 3 21q-3 3-6 0Q10 14 20 1Z" fill="#ffb53d" stroke="${INK}" stroke-width="2.5"/><path d="M20 10q4 6 1 10q-3 1-3-2q0-4 2-8Z" fill="#fff6c9"/></g>`
        : `<path d="M20 34v-5" stroke="${INK}" stroke-width="3"/><path d="M20 26q-6-6 0-11t1-11" fill="none" stroke="#a9a1d2" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>`),
  );

export const grave = (): string =>
  svg(
    "0 28 220 112",
    `<ellipse cx="110" cy="86" rx="106" ry="52" fill="var(--nm-soil)"/><ellipse cx="110" cy="82" rx="92" ry="41" fill="var(--nm-pit)"/>` +
      `<path d="M20 78q10-36 90-36t90 36" fill="none" stroke="var(--nm-soil-lit)" stroke-width="5" stroke-linecap="round"/>` +
      `<g fill="var(--nm-soil-lit)"><circle cx="16" cy="112" r="6"/><circle cx="30" cy="122" r="4"/><circle cx="204" cy="112" r="6"/><circle cx="196" cy="124" r="3.5"/></g>`,
  );

export const stump = (): string =>
  svg(
    "-2 20 224 126",
    `<ellipse cx="110" cy="118" rx="112" ry="28" fill="#05041a" opacity=".45"/><g stroke="${INK}" stroke-width="4" stroke-linejoin="round">` +
      `<path d="M18 58Q20 96 2 122q22 6 36-8 10 20 34 22 12-12 36-8 26 4 42 8 22 2 34-20 14 12 34 6-18-26-16-64Z" fill="var(--nm-bark)"/>` +
      `<ellipse cx="110" cy="56" rx="92" ry="32" fill="var(--nm-wood)"/></g>` +
      `<g fill="none" stroke="var(--nm-bark)" stroke-width="2.5" opacity=".7"><ellipse cx="110" cy="56" rx="72" ry="24"/><ellipse cx="112" cy="56" rx="48" ry="15"/><ellipse cx="114" cy="56" rx="24" ry="7"/></g>` +
      `<path d="M46 96v24M92 100v22M150 100v24M182 90v18" stroke="${INK}" stroke-width="3" opacity=".5" stroke-linecap="round"/>`,
  );

/** The edge of a card in a heap: only its rim is seen. */
export const paperEdge = (): string =>
  svg(
    "0 0 240 336",
    `<rect x="2" y="2" width="236" height="332" rx="16" fill="#e8dfc2" stroke="${INK}" stroke-width="4"/>`,
  );

export const arrowDown = (): string =>
  svg(
    "0 0 40 34",
    `<path d="M4 4H36L20 30Z" fill="var(--outline)" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>`,
  );
export const arrowUp = (): string =>
  svg(
    "0 0 40 34",
    `<path d="M4 30H36L20 4Z" fill="var(--outline)" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>`,
  );

export const tombstone = (): string =>
  svg(
    "0 0 24 24",
    `<path d="M4 22V10a8 8 0 0 1 16 0v12z" fill="#cfc8ee" stroke="${INK}" stroke-width="2.2"/><path d="M12 7v9M8.5 10.5h7" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>`,
  );

/** The wax of a seal with its legion's shape. */
export function wax(legion: Legion): string {
  const { body } = sealCard(legion);
  return svg("36 64 168 250", body.slice(body.indexOf('<g fill="none"')));
}

/** The glass bell over an embodied creature. */
export const bell = (): string =>
  svg(
    "0 0 232 390",
    `<path d="M14 374V128C14 50 64 22 116 22S218 50 218 128V374Q116 392 14 374Z" fill="#e9f6ff" fill-opacity=".1" stroke="${INK}" stroke-width="7"/>` +
      `<path d="M14 374V128C14 50 64 22 116 22S218 50 218 128V374Q116 392 14 374Z" fill="none" stroke="#dff1ff" stroke-width="3.5"/>` +
      `<circle cx="116" cy="12" r="9.5" fill="#e9d9a0" stroke="${INK}" stroke-width="3.5"/>` +
      `<path d="M30 330V140c0-46 20-72 44-84" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/>` +
      `<path d="M204 300V190" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
    ' preserveAspectRatio="none"',
  );

/** Rays of a trumpet. */
export const blast = (): string =>
  svg(
    "0 0 30 100",
    `<path d="M4 4Q50 50 4 96" fill="none" stroke="#ffe08a" stroke-width="6" stroke-linecap="round"/>`,
    ' preserveAspectRatio="none"',
  );
