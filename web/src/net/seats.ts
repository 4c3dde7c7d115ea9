import { t } from "../i18n/words.svelte";
import type { SeatTold } from "./protocol";

/** May anybody take this seat? One that is kept for a friend is open to its link only. */
export const isFree = (seat: SeatTold): boolean => seat.kind === "open" && seat.kept !== true;

/** The name of a seat's player, as logs and boards call them. */
export const seatName = (seat: SeatTold, at: number): string =>
  seat.kind === "bot" ? t("web-bot", { seat: at + 1 }) : (seat.name ?? "");
