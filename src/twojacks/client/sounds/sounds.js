/** Short sounds made of a few waves each; silent until somebody asks for them. */
import { memory } from "../server/memory.js";

/**
 * One part of a sound: a wave from one pitch to another, or noise through a filter at that pitch.
 * @typedef {{wave: OscillatorType|"noise", from: number, to: number, at: number, ms: number, loud: number}} Part
 */

/** @type {Record<string, Part[]>} */
const SOUNDS = {
  card: [{ wave: "noise", from: 2400, to: 900, at: 0, ms: 70, loud: 0.25 }],
  step: [{ wave: "noise", from: 500, to: 300, at: 0, ms: 45, loud: 0.3 }],
  push: [{ wave: "noise", from: 300, to: 150, at: 0, ms: 180, loud: 0.4 }],
  barrel: [
    { wave: "noise", from: 220, to: 120, at: 0, ms: 220, loud: 0.4 },
    { wave: "sine", from: 140, to: 90, at: 160, ms: 120, loud: 0.4 },
  ],
  coin: [
    { wave: "triangle", from: 1760, to: 1760, at: 0, ms: 60, loud: 0.15 },
    { wave: "triangle", from: 2349, to: 2349, at: 60, ms: 160, loud: 0.15 },
  ],
  sail: [{ wave: "noise", from: 400, to: 1600, at: 0, ms: 600, loud: 0.25 }],
  points: [
    { wave: "triangle", from: 659, to: 659, at: 0, ms: 90, loud: 0.15 },
    { wave: "triangle", from: 988, to: 988, at: 90, ms: 160, loud: 0.15 },
  ],
  steal: [{ wave: "sine", from: 520, to: 240, at: 0, ms: 260, loud: 0.2 }],
  turn: [
    { wave: "triangle", from: 587, to: 587, at: 0, ms: 90, loud: 0.14 },
    { wave: "triangle", from: 880, to: 880, at: 110, ms: 140, loud: 0.14 },
  ],
  win: [
    { wave: "triangle", from: 523, to: 523, at: 0, ms: 140, loud: 0.18 },
    { wave: "triangle", from: 659, to: 659, at: 140, ms: 140, loud: 0.18 },
    { wave: "triangle", from: 784, to: 784, at: 280, ms: 140, loud: 0.18 },
    { wave: "triangle", from: 1047, to: 1047, at: 420, ms: 420, loud: 0.2 },
  ],
};

/** @type {AudioContext|null} */
let context = null;
/** @type {AudioBuffer|null} */
let noise = null;

/** @param {AudioContext} audio */
function makeNoise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** @param {AudioContext} audio @param {Part} part */
function makeSource(audio, part, /** @type {number} */ start) {
  const end = start + part.ms / 1000;
  if (part.wave === "noise") {
    const source = new AudioBufferSourceNode(audio, { buffer: (noise ??= makeNoise(audio)), loop: true });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: part.from, Q: 1.2 });
    filter.frequency.exponentialRampToValueAtTime(part.to, end);
    return { source, last: source.connect(filter) };
  }
  const source = new OscillatorNode(audio, { type: part.wave, frequency: part.from });
  source.frequency.exponentialRampToValueAtTime(part.to, end);
  return { source, last: /** @type {AudioNode} */ (source) };
}

/** @param {AudioContext} audio @param {Part} part */
function playPart(audio, part) {
  const start = audio.currentTime + part.at / 1000;
  const end = start + part.ms / 1000;
  const { source, last } = makeSource(audio, part, start);
  const volume = new GainNode(audio, { gain: part.loud });
  volume.gain.setValueAtTime(part.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  last.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end);
}

/** @param {string} name */
export function playSound(name) {
  if (!memory.sound || !SOUNDS[name]) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  for (const part of SOUNDS[name]) playPart(context, part);
}
