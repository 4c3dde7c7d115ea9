import { read, write } from "./storage";
import { guessLanguage, LANGUAGES, speak, type Language } from "./words.svelte";

export const THEMES = ["system", "dark", "light"] as const;
export const MOTIONS = ["off", "fast", "normal", "step"] as const;
export const SIZES = [100, 125, 150, 200] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  size: (typeof SIZES)[number];
  sound: boolean;
  marks: boolean;
  name: string;
}

const KEY = "settings";

function usual(): Settings {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: guessLanguage(navigator.languages),
    theme: "system",
    motion: still ? "off" : "normal",
    size: 100,
    sound: false,
    marks: true,
    name: "",
  };
}

/** What was kept, where it still makes sense. */
function kept(): Settings {
  const settings = { ...usual(), ...read<Partial<Settings>>(KEY, {}) };
  return LANGUAGES.includes(settings.language) ? settings : usual();
}

export const settings: Settings = $state(kept());

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
  root.dataset["motion"] = settings.motion;
  root.dataset["marks"] = settings.marks ? "on" : "off";
  root.style.fontSize = `${settings.size}%`;
}

export function isPseudo(): boolean {
  return new URLSearchParams(location.search).has("pseudo");
}
