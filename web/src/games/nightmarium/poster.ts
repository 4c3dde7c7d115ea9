/** The final table as a picture to be saved: the winner's creatures with their names, and how everybody stood. */

import type { NightmariumView } from "../../net/protocol";
import type { Poster } from "../registry";
import { WHOLE } from "./cards";
import { faceOfSeat } from "./faces";
import { headOf, lantern, slab, wholeBody } from "./figures";
import { creatureTitle } from "./names";
import { scene } from "./scene";
import tokens from "./tokens.css?raw";

const [WIDTH, HEIGHT] = [1200, 800];
const FONT = 'font-family="Alegreya, Georgia, serif" font-weight="800"';

/** A picture for itself has no style sheet: colours of the night are written into it. */
function coloured(markup: string): string {
  const usual = tokens.slice(0, tokens.indexOf("[data-contrast"));
  const night = new Map(
    [...usual.matchAll(/(--[\w-]+):\s*(?:light-dark\([^,]+,\s*([^)]+)\)|([^;]+));/g)].map(
      ([, name = "", dark, plain]) => [name, (dark ?? plain ?? "").trim()] as const,
    ),
  );
  night.set("--ink", "#221540");
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = night.get(name) ?? "#221540";
    return colour.startsWith("var(") ? "#221540" : colour;
  });
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A drawing of its own, put somewhere in the picture. */
const put = (svg: string, x: number, y: number, w: number, h: number): string =>
  svg.replace(
    "<svg ",
    `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" `,
  );

/** Two lines at most, broken where a word ends. */
function lines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const at = text.lastIndexOf(" ", Math.ceil(text.length * 0.6));
  return at <= 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

export const poster: Poster = (shown, names, say) => {
  const view = shown as NightmariumView;
  const most = Math.max(...view.scores);
  const winners = view.players.flatMap((_, seat) => ((view.scores[seat] ?? 0) === most ? [seat] : []));
  const creatures = winners
    .flatMap((seat) => view.players[seat]?.creatures.filter(({ cards }) => cards.length >= WHOLE) ?? [])
    .slice(0, 7);
  const layers = scene({
    width: WIDTH,
    height: HEIGHT,
    ridge: 420,
    ground: 520,
    moon: [WIDTH / 2, 330, 210],
    pool: [WIDTH / 2, 620, 520, 120],
    rich: true,
    castle: false,
  });
  const w = Math.min(200, 1120 / Math.max(creatures.length, 1));
  const left = (WIDTH - w * creatures.length) / 2;
  const parade = creatures.map(({ cards }, i) => {
    const x = left + i * w;
    const title = lines(creatureTitle(cards), 16);
    return (
      put(slab(180, 20, true), x + w * 0.05, 572, w * 0.9, w * 0.21) +
      put(wholeBody(cards), x + w * 0.06, 590 - w * 0.88 * (412 / 240), w * 0.88, w * 0.88 * (412 / 240)) +
      `<rect x="${x + 4}" y="604" width="${w - 8}" height="54" rx="10" fill="#f7edc9" stroke="#221540" stroke-width="3"/>` +
      title
        .map(
          (line, at) =>
            `<text x="${x + w / 2}" y="${title.length === 1 ? 637 : 627 + at * 21}" text-anchor="middle" ${FONT} font-size="${w < 180 ? 16 : 18}" fill="#241640">${escaped(line)}</text>`,
        )
        .join("")
    );
  });
  const all = view.players.map((player, seat) => {
    const x = WIDTH / 2 + (seat - view.players.length / 2) * 220 + 20;
    const target = player.creatures.length;
    return (
      put(headOf(faceOfSeat(seat)), x, 694, 58, 58) +
      `<text x="${x + 68}" y="718" ${FONT} font-size="22" fill="#f6efdc">${escaped(names[seat] ?? "")}</text>` +
      Array.from({ length: target }, (_, i) =>
        put(lantern(i < player.finished), x + 68 + i * 20, 726, 17, 21),
      ).join("")
    );
  });
  const title = winners.map((seat) => names[seat] ?? "").join(" · ");
  return coloured(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
      layers.sky +
      `<g transform="translate(${WIDTH / 2} 330) scale(2.1)">${layers.moon}</g>` +
      layers.land +
      `<text x="${WIDTH / 2}" y="92" text-anchor="middle" ${FONT} font-size="70" fill="#fff6dc" stroke="#221540" stroke-width="12" paint-order="stroke">★ ${escaped(title)}</text>` +
      `<text x="${WIDTH - 24}" y="${HEIGHT - 16}" text-anchor="end" ${FONT} font-size="18" fill="#c3bce0">${escaped(say("nightmarium-name"))} · Gloam</text>` +
      parade.join("") +
      all.join("") +
      "</svg>",
  );
};
