import { notify } from "../../ui/notify";
import { vibrate } from "../../ui/vibrate";
import { play } from "../../ui/sound";
import { t } from "../../i18n/words.svelte";

const CALM = "icon.svg";
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" ' +
      'fill="#a9c887"/><path d="M8 34c8-14 40-14 48 0-8 14-40 14-48 0z" fill="#14161a"/>' +
      '<circle cx="32" cy="34" r="9" fill="#ffd866"/></svg>',
  );

/** What of a table can be heard. */
export interface Heard {
  mine: boolean;
  over: boolean;
  game: string;
  prompt: string;
  /** How many lines the log has, and what was refused last. */
  lines: number;
  refused: unknown;
}

function showIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", address);
}

/** Say "your turn" where it is noticed by somebody who is looking elsewhere: title, icon, notification, sound. */
export function announce(now: () => Heard): void {
  let before = now();
  $effect(() => {
    const { mine, over, game } = now();
    const name = t(`${game}-name`);
    document.title = mine && !over ? `● ${t("web-your-turn")} · ${name}` : `${name} · Gloam`;
    showIcon(mine && !over ? CALLING : CALM);
    return () => showIcon(CALM);
  });
  $effect(() => {
    const heard = now();
    if (heard.over && !before.over) play("over");
    else if (heard.refused !== null && heard.refused !== before.refused) play("refused");
    else if (heard.mine && !before.mine && !heard.over) {
      play("turn");
      vibrate();
      notify(`${t("web-your-turn")} · ${t(`${heard.game}-name`)}`, heard.prompt);
    } else if (heard.lines > before.lines) play("card");
    before = heard;
  });
}
