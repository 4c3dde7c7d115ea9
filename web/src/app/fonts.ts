import type { Language } from "../i18n/words.svelte";

const FACES = ['800 1em "Alegreya"', '500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"'];
const SAMPLES: Record<Language, string> = { en: "a", ru: "aж" };
const LONGEST = 800; // milliseconds: on a slow line words are better than no words

/** Wait for the fonts of a language, so that nothing moves when they come; but not for long. */
export async function fontsOf(language: Language): Promise<void> {
  const loaded = Promise.all(FACES.map((face) => document.fonts.load(face, SAMPLES[language])));
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  await Promise.race([loaded, late]).catch(() => undefined); // then it is the browser's own font
}
