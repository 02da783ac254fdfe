// stylelint for the style sheets of the page and of the games. Prettier does the formatting.
export default {
  extends: "./.venv/node/node_modules/stylelint-config-standard/index.js", // ./check installs the packages there
  ignoreFiles: ["**/vendor/**", ".venv/**"],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "alpha-value-notation": "number", // as everywhere else in our files
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }], // iOS knows only the prefixed one
    "value-keyword-case": ["lower", { ignoreKeywords: ["Alegreya", "Georgia"] }], // names of typefaces

    // Related rules and declarations stand together; an empty line separates groups.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,

    // Rules are grouped by what they draw. Most reports are about rules that never match the same element.
    "no-descending-specificity": null,
  },
};
