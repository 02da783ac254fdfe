/**
 * The arguments of events as the page makes them: node narrate.mjs, with prefix, language, events, names and writers as
 * JSON on standard input.
 * The writers only say what they were asked for, so that the answer can be compared with the terminal's.
 */
import { readFileSync } from "node:fs";

const { prefix, language, events, names, writers } = JSON.parse(readFileSync(0, "utf8"));
globalThis.fetch = async () => ({ ok: true, json: async () => language });
const { learnEvents } = await import("../../src/twojacks/page/app/event-kinds.js");
const { tellArgs } = await import("../../src/twojacks/page/widgets/narration.js");

const write = (name) => (value, form) => `${name} ${form} ${value}`;
await learnEvents({ name: "game", prefix, writers: Object.fromEntries(writers.map((name) => [name, write(name)])) });
const scene = { seats: names.map((name) => ({ name })) };
console.log(JSON.stringify(events.map((event) => tellArgs(event, scene))));
