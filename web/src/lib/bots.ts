import { LEVELS } from "../wire";
import { t } from "./words.svelte";

const isLevel = (bot: string): boolean => (LEVELS as readonly string[]).includes(bot);

/** What a bot is called: a level in words, a program of the host's by the name it was given. */
export const botName = (bot: string): string => (isLevel(bot) ? t(`bot-${bot}`) : bot);

/** What is to be said of it. */
export const aboutBot = (bot: string): string => (isLevel(bot) ? t(`bot-${bot}-about`) : t("web-host-bot"));
