import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Imports point one way, down this list; types may come from anywhere.
const ROOMS = ["i18n", "storage", "ui", "net", "games", "features", "app"];
const oneWay = ROOMS.map((room, at) => ({
  files: [`src/${room}/**`],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            group: [...ROOMS.slice(at + 1).map((above) => `**/${above}/**`), "!./**"],
            message: `${room}/ imports only ${ROOMS.slice(0, at + 1).join(", ")}`,
            allowTypeImports: true,
          },
        ],
      },
    ],
  },
}));

export default ts.config(
  { ignores: ["node_modules", "src/net/protocol.ts", "src/generated"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "svelte/no-navigation-without-resolve": "off", // of another router
      "svelte/prefer-svelte-reactivity": "off", // what need not be seen need not be reactive
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void x` names what an effect depends on
      // The parser knows no types of other components; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["*.js", "*.ts"],
    languageOptions: { globals: { ...globals.node } },
  },
  ...oneWay,
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
);
