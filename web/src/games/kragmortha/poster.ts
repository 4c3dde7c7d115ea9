/** The final table as one picture, to be saved and shared: no fonts, no addresses, names escaped. */

import type { KragmorthaView, View } from "../../net/protocol";
import { afflictions } from "./art/afflictions";
import { feeling, type Mood } from "./art/faces";
import { bookStack, crown, lockedSpine, openEye, seatBadge, shelves, shutEye, spine } from "./art/fittings";
import { GOBLINS } from "./art/goblins";
import { moved, path, rect } from "./art/pen";
import type { Svg } from "./art";
import { pieceOf } from "./facts";
import { ranking } from "./ranking";

const WIDE = 1200;
const HIGH = 675;
const LIST = { x: 600, y: 40, wide: 560 };
const EYES = 4;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const put = ({ body, box }: Svg, x: number, y: number, wide: number): string =>
  `<svg x="${x}" y="${y}" width="${wide}" height="${(wide * box[3]) / box[2]}" viewBox="${box.join(" ")}" overflow="visible">${body}</svg>`;
const word = (x: number, y: number, size: number, text: string, anchor = "start", fill = "#f6efdc"): string =>
  `<text x="${x}" y="${y}" font-family="Alegreya, Georgia, serif" font-weight="800" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${escaped(text)}</text>`;

function goblin(view: KragmorthaView, seat: number, mood: Mood, x: number, y: number, wide: number): string {
  const effects = (view.players[seat]?.looks ?? []).flatMap((look) => {
    const piece = pieceOf(look);
    return piece.type === "look" && view.rules["looks"] === "enchanted" ? [piece.effect] : [];
  });
  const worn = mood === "proud" ? "" : afflictions(effects, GOBLINS[seat]?.skin ?? "");
  return put({ body: feeling(seat, mood) + worn, box: [-4, -20, 108, 122] }, x, y, wide);
}

/** `say` gives a word by its key. */
export function poster(shown: View, names: readonly string[], say: (key: string) => string): string {
  const view = shown as KragmorthaView;
  const ranks = ranking(view);
  const high = Math.min(132, (HIGH - 2 * LIST.y - 40) / ranks.length);
  const first = ranks[0]?.seat ?? 0;
  const rows = ranks.map(({ seat, place, looks, magic }, at) => {
    const y = LIST.y + at * high;
    const k = high / 132;
    const tomes = (view.players[seat]?.tomes ?? []).slice(0, 8).map(({ card, face_down: isDown }, i) => {
      const piece = pieceOf(card);
      const picture = isDown || piece.type !== "tome" ? lockedSpine() : spine(piece.kind, piece.magic);
      return put(picture, LIST.x + 190 * k + 60 + i * 28 * k, y + 62 * k, 25 * k);
    });
    const eyes = Array.from({ length: EYES }, (_, i) =>
      put(
        i < looks ? openEye() : shutEye(i === EYES - 1, "#dcc6a2"),
        LIST.x + LIST.wide - 170 + i * 40,
        y + 14 * k,
        34,
      ),
    );
    return (
      rect(LIST.x, y, LIST.wide, high - 8, 20, {
        fill: place === 1 ? "#6d3f1c" : "#180d14",
        "fill-opacity": 0.9,
        stroke: place === 1 ? "#ffd76a" : "#6d4a2c",
        "stroke-width": place === 1 ? 4 : 2,
      }) +
      word(
        LIST.x + 40,
        y + high * 0.58,
        46 * k,
        String(place),
        "middle",
        place === 1 ? "#ffd76a" : "#f6efdc",
      ) +
      goblin(
        view,
        seat,
        place === 1 ? "proud" : at === ranks.length - 1 ? "sad" : "usual",
        LIST.x + 80,
        y + 6,
        high - 24,
      ) +
      put(seatBadge(seat), LIST.x + 190 * k + 20, y + 16 * k, 32 * k) +
      word(LIST.x + 190 * k + 62, y + 44 * k, 32 * k, names[seat] ?? "") +
      eyes.join("") +
      tomes.join("") +
      word(LIST.x + LIST.wide - 20, y + 96 * k, 24 * k, `${say("web-kragmortha-magic-word")} ${magic}`, "end")
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">` +
    rect(0, 0, WIDE, HIGH, 0, { fill: "#1a1018" }) +
    moved(shelves().body, 0, 0, 2.4) +
    rect(0, 0, WIDE, HIGH, 0, { fill: "#140a10", opacity: 0.72 }) +
    path("M300 380L0 60V0H600V60z", { fill: "#ffbe5a", opacity: 0.12 }) +
    word(
      300,
      96,
      Math.min(70, 1100 / Math.max(12, (names[first] ?? "").length)),
      names[first] ?? "",
      "middle",
      "#ffe9b0",
    ) +
    word(300, 140, 30, say("web-kragmortha-wins-word"), "middle") +
    goblin(view, first, "proud", 180, 190, 240) +
    put(crown(), 228, 168, 144) +
    put(bookStack(), 90, 446, 420) +
    word(300, 640, 26, "Gloam · Kragmortha", "middle", "#dcc6a2") +
    rows.join("") +
    "</svg>"
  );
}
