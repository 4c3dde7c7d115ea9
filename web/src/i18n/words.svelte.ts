import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase } from "../net/protocol";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const ENDONYMS: Record<Language, string> = { en: "English", ru: "Русский" };

/** To whom something is said: what the seats are called, and which of them reads. */
export interface Speech {
  names: string[];
  viewer: number;
}

const NOBODY: Speech = { names: [], viewer: -1 };
const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  ru: () => import("virtual:words/ru"),
};
const ACCENTED: Record<string, string> = { a: "å", e: "é", i: "ï", o: "ø", u: "ü", A: "Å", E: "É", O: "Ø" };

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
}

const words = new Words();

export function guessLanguage(wishes: readonly string[]): Language {
  return wishes[0]?.toLowerCase().startsWith("ru") === true ? "ru" : "en";
}

/** From now on everything is said in this language. */
export async function speak(language: Language, pseudo = false): Promise<void> {
  const text = (await FILES[language]()).default;
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    ...(pseudo ? { transform: disguise } : {}),
  });
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0] ?? new Error(language);
  words.language = language;
  words.bundle = bundle;
  document.documentElement.lang = language;
}

/** The pseudo-locale: longer than English and marked, so that what was not translated shows. */
function disguise(text: string): string {
  return text.replace(/[aeiouAEO]/g, (letter) => `${ACCENTED[letter] ?? letter}${letter}`);
}

export function languageNow(): Language {
  return words.language;
}

export function hasWord(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false;
}

/**
 * The sentence of a phrase; its short form where there is one, as pictures show the rest. What is missing is
 * shown by its key and complained about: it is a bug.
 */
export function say(phrase: Phrase, speech: Speech = NOBODY): string {
  const bundle = words.bundle;
  const message = bundle?.getMessage(`${phrase.key}-short`) ?? bundle?.getMessage(phrase.key);
  const pattern = message?.value ?? null;
  if (bundle === null) return "";
  const errors: Error[] = [];
  const said =
    pattern === null ? phrase.key : bundle.formatPattern(pattern, variables(phrase.args, speech), errors);
  if (pattern === null || errors.length > 0) console.error(`${phrase.key} cannot be said`, ...errors);
  return said;
}

/** A sentence of the client's own. */
export function t(key: string, args: Record<string, Arg> = {}): string {
  return say({ key, args });
}

function variables(args: Record<string, Arg>, speech: Speech): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "object") found[name] = value;
    else if ("key" in value) {
      found[name] = say(value, speech);
      found[`${name}_key`] = value.key.slice(value.key.lastIndexOf("-") + 1);
    } else {
      found[name] = nameOf(value.seat, speech);
      found[`${name}_you`] = value.seat === speech.viewer ? "yes" : "no";
    }
  }
  return found;
}

export function nameOf(seat: number, speech: Speech): string {
  return speech.names[seat] || t("player", { seat: seat + 1 });
}
