import { t } from "../i18n/words.svelte";
import { LEVELS, type SeatTold } from "./protocol";

/** May anybody take this seat? One that is kept for a friend is open to its link only. */
export const isFree = (seat: SeatTold): boolean => seat.kind === "open" && seat.kept !== true;

/** A bot has a name of its own by its level and seat; a program of the host's the name it was given. */
function botName(bot: string, at: number): string {
  if (!(LEVELS as readonly string[]).includes(bot)) return t("web-bot-program", { bot, seat: at + 1 });
  const names = t(`web-bot-names-${bot}`).split(", ");
  return names[at % names.length] ?? bot;
}

/** The name of a seat's player, as logs and boards call them. */
export const seatName = (seat: SeatTold, at: number): string =>
  seat.kind === "bot" ? botName(seat.bot ?? "", at) : (seat.name ?? "");
