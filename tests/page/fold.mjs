/**
 * Folds `advance` over replays and compares with the server's views: node fold.mjs GAME < replays.json
 *
 * Standard input: {"fields": [what the board shows], "untold": {phase: [fields no event tells in it]}, "replays": [[step, …], …]},
 * each replay as `twojacks.server.records.replay` gives it. The fold begins with the first view and never looks at another one.
 * Every difference is a line on standard output; exit status 1 if there is any.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const FOLDERS = { "montego-bay": "montego_bay", "halunken-und-spelunken": "halunken" };
const game = process.argv[2];
const { advance } = await import(`../../src/twojacks/client/games/${FOLDERS[game]}/advance.js`);
const { fields, untold = {}, replays } = JSON.parse(readFileSync(0, "utf8"));

/** The first difference of a step, as a sentence; null if all is well. */
function differenceOf(shown, view) {
  const silent = untold[view.phase] ?? [];
  const field = fields.filter((name) => !silent.includes(name)).find((name) => !isDeepStrictEqual(shown[name], view[name]));
  return field && `${field}: shown ${JSON.stringify(shown[field])}, meant ${JSON.stringify(view[field])}`;
}

function fold([first, ...steps]) {
  let shown = first.view;
  for (const { events, view, decision } of steps) {
    const before = JSON.stringify(shown);
    const later = events.reduce(advance, shown);
    if (JSON.stringify(shown) !== before) return `decision ${decision}: the view before it was changed`;
    shown = later;
    const difference = differenceOf(shown, view);
    if (difference) return `decision ${decision}, after ${events.map(({ kind }) => kind).join(", ")}: ${difference}`;
  }
  return null;
}

const failures = replays.map(fold).flatMap((failure, number) => (failure ? [`replay ${number}: ${failure}`] : []));
for (const failure of failures) console.log(failure);
process.exit(failures.length ? 1 : 0);
