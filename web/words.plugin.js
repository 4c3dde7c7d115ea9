import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALES = fileURLToPath(new URL("../src/gloam/locales", import.meta.url));
const NEEDED = /^(core|server|bots|nightmarium|kragmortha|web(-.+)?)\.ftl$/;
const NAME = /^virtual:words\/([a-z]+)$/;

/** Comments and empty lines are for those who write the words. */
function plain(text) {
  return text
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .join("\n");
}

/**
 * `import text from "virtual:words/ru"`: all messages of a language that this client can be asked to say,
 * from the files the server and the terminal read too.
 * @returns {import("vite").Plugin}
 */
export function words() {
  return {
    name: "gloam-words",
    resolveId(id) {
      return NAME.test(id) ? `\0${id}` : null;
    },
    load(id) {
      const language = id.startsWith("\0") ? NAME.exec(id.slice(1))?.[1] : undefined;
      if (language === undefined) return null;
      const folder = `${LOCALES}/${language}`;
      const files = readdirSync(folder).filter((name) => NEEDED.test(name));
      const texts = files.map((name) => {
        this.addWatchFile(`${folder}/${name}`);
        return plain(readFileSync(`${folder}/${name}`, "utf-8"));
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
