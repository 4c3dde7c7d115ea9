import { mount } from "svelte";
import App from "./App.svelte";
import { fontsOf } from "./fonts";
import "../ui/base.css";
import { startRouter } from "../net/router.svelte";
import { reloadOnce } from "../net/upgrade";
import { apply, isPseudo, LOW, settings, TINY } from "../storage/settings.svelte";
import { speak } from "../i18n/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");
apply();
addEventListener("vite:preloadError", (event) => {
  if (reloadOnce()) event.preventDefault(); // a part of this page's version is no longer there
});
for (const size of [LOW, TINY]) matchMedia(size).addEventListener("change", apply);
await Promise.all([speak(settings.language, isPseudo()), fontsOf(settings.language)]);
startRouter();
mount(App, { target });
