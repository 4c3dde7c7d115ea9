import { read, write } from "./storage";
import { guessLanguage, LANGUAGES, speak, type Language } from "../i18n/words.svelte";

export const THEMES = ["system", "dark", "light"] as const;
export const CONTRASTS = ["normal", "high"] as const;
/** How fast what happens is told; `step`: one update at a time, on request. */
export const PACES = ["slow", "normal", "fast", "instant", "step"] as const;
/** When the list of options is seen: when it is asked for, or always. */
export const LISTS = ["demand", "always"] as const;
export const MOTIONS = ["full", "reduced"] as const;
export const SIZES = [100, 125, 150, 200] as const;
const LARGE = 150; // text of this size takes the room of other things on a phone
/** So low, a phone on its side or a page made much larger, that table and questions stand side by side. */
export const LOW = "(max-width: 59.99rem) and (max-height: 30rem)";
/** Low, and too narrow for two things side by side: nothing can keep its place, all is scrolled to. */
export const TINY = `${LOW} and (max-width: 35.99rem)`;
export const VOLUMES = ["off", "quiet", "medium", "loud"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  contrast: (typeof CONTRASTS)[number];
  pace: (typeof PACES)[number];
  motion: (typeof MOTIONS)[number];
  list: (typeof LISTS)[number];
  size: (typeof SIZES)[number];
  volume: (typeof VOLUMES)[number];
  /** A notification when it is one's turn and another window is in front. */
  notify: boolean;
  /** Vibrate when it is one's turn, where the device can. */
  vibrate: boolean;
  /** Show in pictures what happened since one's last turn. */
  since: boolean;
  marks: boolean;
  /** Answer by itself where everybody can see that there is one answer only. */
  forced: boolean;
  name: string;
}

const KEY = "settings";
const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  contrast: CONTRASTS,
  pace: PACES,
  motion: MOTIONS,
  list: LISTS,
  size: SIZES,
  volume: VOLUMES,
};

function usual(): Settings {
  const likes = (what: string): boolean => matchMedia(what).matches;
  return {
    language: guessLanguage(navigator.languages),
    theme: "dark", // the games are played at night
    contrast: likes("(prefers-contrast: more)") ? "high" : "normal",
    pace: "normal",
    list: "demand",
    motion: likes("(prefers-reduced-motion: reduce)") ? "reduced" : "full",
    size: 100,
    volume: "off",
    notify: false,
    vibrate: true,
    since: true,
    marks: true,
    forced: true,
    name: "",
  };
}

/** What was kept, where it still makes sense. */
export function sensible(given: Record<string, unknown>, fallback: Settings): Settings {
  const known = Object.entries(fallback).map(([key, usually]) => {
    const value = given[key];
    const choices: readonly unknown[] | undefined = CHOICES[key as keyof Settings];
    const good = choices?.includes(value) ?? typeof value === typeof usually;
    return [key, good ? value : usually];
  });
  return Object.fromEntries(known) as Settings;
}

export const settings: Settings = $state(sensible(read<Record<string, unknown>>(KEY, {}), usual()));

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  write(KEY, $state.snapshot(settings));
  apply();
  if (key === "language") void speak(settings.language, isPseudo());
}

/** Tell the style sheet. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["contrast"] = settings.contrast;
  root.dataset["pace"] = settings.pace;
  root.dataset["motion"] = settings.motion;
  root.dataset["marks"] = settings.marks ? "on" : "off";
  root.dataset["text"] = settings.size >= LARGE ? "large" : "usual";
  root.dataset["room"] = room();
  root.style.fontSize = `${settings.size}%`;
}

function room(): "enough" | "low" | "little" {
  if (settings.size >= LARGE || matchMedia(TINY).matches) return "little";
  return matchMedia(LOW).matches ? "low" : "enough";
}

export function isPseudo(): boolean {
  return new URLSearchParams(location.search).has("pseudo");
}
