/** Sailors who left or joined the reader's crew by somebody else's doing: told and marked until the reader decides again. */
import { tellArgs } from "./telling.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").GameEvent} GameEvent
 * @typedef {import("../../types.js").Message} Message
 * @typedef {number|"basin"|"jack"} Holder  a crew, the basin, or Black Jack, who brings somebody from a tavern (HS-T4)
 * @typedef {{event: GameEvent, from: Holder, to: Holder}} Handed
 */

/** Between whom a sailor changes hands. @type {Record<string, (event: GameEvent) => {from: Holder, to: Holder}>} */
const WAYS = {
  robbed: ({ victim, seat }) => ({ from: victim, to: seat }),
  hired: ({ seat }) => ({ from: seat, to: "basin" }),
  gave: ({ seat }) => ({ from: seat, to: "basin" }),
  took: ({ figure, into }) => ({ from: figure, to: into }),
};

/** Whether the reader loses or gains somebody by this; what the own captain takes is no news. @param {GameEvent} event @param {number|null} reader */
export function concerns(event, reader) {
  const way = WAYS[event.kind]?.(event);
  return way !== undefined && reader !== null && way.from !== way.to && (way.from === reader || way.to === reader);
}

/** @param {Scene} scene @returns {Handed[]} */
export const handedOver = ({ since, reader, over }) =>
  over ? [] : since.filter((event) => concerns(event, reader)).map((event) => ({ event, ...WAYS[event.kind](event) }));

/** @param {Scene} scene @returns {Message[]} */
export const remind = (scene) =>
  handedOver(scene).map(({ event }) => ({ id: `hs-since-${event.kind}`, args: tellArgs(event, scene) }));
