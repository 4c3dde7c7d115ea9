import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
const SMALL = 1000; // bytes that are not worth it

/**
 * Beside each file of text its compressed forms, `.br` and `.gz`: the server sends what a browser understands, and
 * never compresses anything itself.
 */
export function compressed(): Plugin {
  return {
    name: "gloam-compressed",
    apply: "build",
    writeBundle: ({ dir }) => {
      if (dir !== undefined) compressAll(dir);
    },
  };
}

function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path);
    if (text.length < SMALL) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params: size }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
