import type { Sitter } from "../../games/registry";
import { botName } from "./bots";
import type { Reaction, SeatTold, TableTold, Told } from "../../net/protocol";
import { clockOf, timeNow } from "./clock.svelte";
import { FACES } from "./moods";
import { audible, isTalk } from "../play/log";
import { mutedAt } from "../../storage/muted.svelte";
import type { OwnSeat } from "../../storage/seats";
import type { TableClient } from "../../net/table-client.svelte";
import { isFree } from "../../net/seats";
import { t } from "../../i18n/words.svelte";

// For how long something said stays beside its speaker: so many lines of the log, and milliseconds at most.
const LINGER = 6;
const LONGEST = 8000;

const SHORTEST = 4000; // for a mood

const joined = new WeakMap<TableClient, number>(); // what was said up to then was said before we came
const moods = new WeakMap<Reaction, number>(); // when
const heard = new WeakMap<Told, number>(); // when

/** Everybody at a table, as this device sees them. */
export function sittersOf(client: TableClient, told: TableTold, own: readonly OwnSeat[]): Sitter[] {
  const muted = mutedAt(told.id);
  const said = saidOfLate(client, muted);
  const { reaction } = client;
  if (reaction !== null && reaction.seat >= 0 && timeNow() - shownAt(reaction) < SHORTEST)
    said.set(reaction.seat, FACES[reaction.mood]);
  return told.seats.map((seat, at) => {
    const isOwn = own.some((one) => one.seat === at);
    const here = at === client.seat || isOwn || client.presence.here[at] === true;
    const away = seat.kind === "person" && !here;
    return {
      note: seat.answered ? `✓ ${t("web-seat-answered")}` : noteOn(client, told, at, isOwn),
      notable: seat.answered === true || away || seat.standin !== undefined || seat.kind === "open",
      away,
      clock: client.clocks.left.length > 0 ? clockOf(client, at) : "",
      muted: muted.includes(at),
      said: said.get(at) ?? "",
    };
  });
}

/** What is said of a seat nobody has yet. */
export const openNote = (seat: SeatTold): string => t(isFree(seat) ? "web-seat-free" : "web-seat-kept");

function noteOn(client: TableClient, told: TableTold, at: number, isOwn: boolean): string {
  const seat = told.seats[at];
  if (seat?.kind === "bot") return t("web-seat-bot", { level: botName(seat.bot ?? "") });
  if (seat?.kind === "open") return openNote(seat);
  if (seat?.standin) return t("web-seat-standin");
  if (at === client.seat) return t("web-seat-you");
  if (isOwn) return t("web-seat-here");
  return t(client.presence.here[at] === true ? "web-seat-present" : "web-seat-away");
}

/** What each seat said of late; a canned phrase is the noun of its line. */
function saidOfLate(client: TableClient, muted: readonly number[]): Map<number, string> {
  const found = new Map<number, string>();
  const since = joined.get(client) ?? client.seq;
  joined.set(client, since);
  for (const line of audible(client.log, muted).slice(-LINGER)) {
    if (!isTalk(line) || line.seq <= since || !isFresh(line)) continue;
    const { phrase, text } = line.phrase.args;
    if (line.kind === "said" && typeof phrase === "object" && "key" in phrase) {
      found.set(line.seat ?? -1, t(phrase.key));
    } else if (line.kind === "chatted" && typeof text === "string") found.set(line.seat ?? -1, text);
  }
  return found;
}

/** When a mood was first seen here. */
function shownAt(reaction: Reaction): number {
  const at = moods.get(reaction) ?? Date.now();
  moods.set(reaction, at);
  return at;
}

function isFresh(line: Told): boolean {
  const at = heard.get(line) ?? Date.now();
  heard.set(line, at);
  return timeNow() - at < LONGEST;
}
