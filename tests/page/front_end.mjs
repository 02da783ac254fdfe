/**
 * What a game's front end offers, as JSON: node front_end.mjs FOLDER
 * Prints {animations: names, writers: names}. Drawing needs a document; loading the modules needs only a stub of one.
 */
globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}) };
const page = `../../src/twojacks/games/${process.argv[2]}/page`;
const { ANIMATIONS } = await import(`${page}/animate.js`);
const { writers } = await import(`${page}/sentences.js`);
console.log(JSON.stringify({ animations: Object.keys(ANIMATIONS), writers: Object.keys(writers) }));
