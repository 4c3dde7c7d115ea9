import { LEVELS } from "../../net/protocol";
import { t } from "../../i18n/words.svelte";

const isLevel = (bot: string): boolean => (LEVELS as readonly string[]).includes(bot);

/** What a bot is called: a level in words, a program of the host's by the name it was given. */
export const botName = (bot: string): string => (isLevel(bot) ? t(`bot-${bot}`) : bot);

/** How strong it is, in words. */
export function aboutBot(bot: string): string {
  const about = { key: isLevel(bot) ? `bot-${bot}-about` : "web-host-bot", args: {} };
  return t("web-bot-strength", { level: botName(bot), about });
}
