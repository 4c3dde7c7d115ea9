import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/gloam/locales", import.meta.url));
const NEEDED = /^(core|server|bots|nightmarium|kragmortha|web(-.+)?)\.ftl$/;
const NAME = /^\0?virtual:words\/([a-z]+)$/;

/** Comments and empty lines are for those who write the words. */
function plain(text: string): string {
  const lines = text.split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n");
}

/**
 * `import text from "virtual:words/ru"`: all messages of a language that this client can be asked to say,
 * from the files the server and the terminal read too.
 */
export function words(): Plugin {
  return {
    name: "gloam-words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = NAME.exec(id)?.[1];
      if (language === undefined) return null;
      const folder = `${LOCALES}/${language}`;
      const files = readdirSync(folder).filter((name) => NEEDED.test(name));
      for (const name of files) this.addWatchFile(`${folder}/${name}`);
      const texts = files.map((name) => plain(readFileSync(`${folder}/${name}`, "utf-8")));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
