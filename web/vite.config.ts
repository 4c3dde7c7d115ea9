/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compressed } from "./compress.plugin";
import { words } from "./words.plugin";

/** What the server does when it serves the built page. */
const based: Plugin = {
  name: "gloam-base",
  apply: "serve",
  transformIndexHtml: (html) => html.replace("<head>", '<head><base href="/">'),
};

const SERVER = process.env["GLOAM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // the server says where the page lives, by <base>
  plugins: [svelte(), words(), based, compressed()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/gloam/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["{src,tests}/**/*.test.ts"],
  },
});
