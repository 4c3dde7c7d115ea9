// A table that plays one film: the updates come from tools/films.py, which also turns the clock.
import { mount } from "svelte";
import "../src/ui/base.css";
import { speak, type Language } from "../src/i18n/words.svelte";
import { apply, settings, type Settings } from "../src/storage/settings.svelte";
import Film from "./Film.svelte";
import type { FilmData } from "./film-data";

/** Called by the tool: show the first position of a film. `window.film.next` goes on. */
async function open(data: FilmData, language: Language, wishes: Partial<Settings>): Promise<void> {
  Object.assign(settings, wishes);
  apply();
  await speak(language);
  const target = document.getElementById("app");
  if (target === null) throw new Error("the page has no place for a film");
  mount(Film, { target, props: { data } });
}

Object.assign(window, { openFilm: open });
