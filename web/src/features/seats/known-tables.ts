import type { Known } from "../../storage/seats";
import { t } from "../../i18n/words.svelte";

const MINUTE = 60_000; // milliseconds
const HOUR = 60 * MINUTE;

/** Who plays at a table besides oneself: what tells it from others with the same game. */
export function whoElse({ names, seats, status }: Known): string {
  const others = seats.length === 1 ? names.filter((_, at) => at !== seats[0]?.seat) : names;
  const people = others.filter((name) => name !== "");
  const nobody = others.length - people.length; // bots, or before the start perhaps free seats
  const bots = nobody > 0 && status !== "lobby" ? [t("web-known-bots", { count: nobody })] : [];
  return [...people, ...bots].join(", ");
}

/** When something was, in words for this hour, else by date and time: two of one day are not the same. */
export function whenTouched(touched: number, now: number, language: string): string {
  const ago = Math.max(0, now - touched);
  if (ago < HOUR) {
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    return ago < MINUTE ? words.format(0, "second") : words.format(-Math.floor(ago / MINUTE), "minute");
  }
  const day = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  return day.format(touched);
}
