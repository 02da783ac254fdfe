// ESLint for the front end. Prettier does the formatting; only what it leaves alone is checked here.
import { createRequire } from "node:module";

const require = createRequire(new URL("./.venv/node/", import.meta.url)); // ./check installs the packages there
const js = require("@eslint/js");
const globals = require("globals");

export default [
  { ignores: ["**/vendor/", ".venv/"] },
  js.configs.recommended,
  {
    files: ["src/twojacks/**/*.js", "tests/page/*.js", "docs/examples/**/*.js"],
    languageOptions: { globals: globals.browser },
  },
  { files: ["tests/page/*.mjs", "*.mjs"], languageOptions: { globals: globals.node } },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "max-len": ["error", { code: 120 }], // Prettier wraps neither comments nor templates
      "no-else-return": "error",
      "no-shadow": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
