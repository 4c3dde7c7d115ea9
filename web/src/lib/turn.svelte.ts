import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const CALM = "icon.svg";
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" ' +
      'fill="#a9c887"/><path d="M8 34c8-14 40-14 48 0-8 14-40 14-48 0z" fill="#14161a"/>' +
      '<circle cx="32" cy="34" r="9" fill="#ffd866"/></svg>',
  );

/** Say "your turn" where it is noticed by somebody who is looking elsewhere: title, icon, sound. */
export function announceTurn(now: () => { mine: boolean; game: string }): void {
  let before = false;
  $effect(() => {
    const { mine, game } = now();
    const name = t(`${game}-name`);
    document.title = mine ? `● ${t("web-your-turn")} · ${name}` : `${name} · Gloam`;
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", mine ? CALLING : CALM);
    if (mine && !before && settings.sound) chime();
    before = mine;
  });
  $effect(() => () => document.querySelector('link[rel="icon"]')?.setAttribute("href", CALM));
}

let audio: AudioContext | null = null;

/** Two soft notes. */
function chime(): void {
  audio ??= new AudioContext();
  for (const [at, pitch] of [392, 523].entries()) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const start = audio.currentTime + at * 0.14;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
