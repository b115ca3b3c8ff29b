import type { LasVegasShape } from '@zaria/games/las-vegas';
import type { RoyaleShape } from '@zaria/games/las-vegas-royale';
import type { QwintoShape } from '@zaria/games/qwinto';
import type { RailroadInkShape } from '@zaria/games/railroad-ink';
import type { AnyAction, AnyFact } from '@zaria/kit';

let audio: AudioContext | null = null;

export type Sound = 'throw' | 'place' | 'note' | 'ink' | 'tie' | 'chime' | 'win';
type FactName = (LasVegasShape | RoyaleShape | QwintoShape | RailroadInkShape)['fact']['fact'];

/** What a fact sounds like. A fact that a game gets later is silent, and the type says so before. */
const SOUNDS: Readonly<Record<FactName, Sound | null>> = {
  starts: null,
  round: null,
  dealt: 'note',
  spare: 'place',
  rolled: 'throw',
  placed: 'place',
  tied: 'tie',
  paid: 'note',
  returned: null,
  over: 'win',
  // Royale: money sounds like notes, dice that are put somewhere like dice, and what fails like a tie.
  bank: null,
  tile: 'place',
  neutral: 'place',
  passed: null,
  activated: 'chime',
  idle: null,
  declined: null,
  awarded: 'note',
  blackDice: 'throw',
  counter: null,
  marker: 'place',
  hid: null,
  guessed: 'chime',
  primeTime: 'chime',
  bet: null,
  betLost: 'tie',
  set: 'place',
  closed: 'place',
  knockedOut: 'tie',
  leftBar: 'place',
  blocked: 'place',
  unblocked: 'place',
  moved: 'place',
  split: 'place',
  picked: 'place',
  doubled: 'chime',
  slotted: 'place',
  pushed: 'place',
  chose: null,
  gold: 'chime',
  goldLeft: null,
  fewest: null,
  tiedOnTile: 'tie',
  fined: 'tie',
  // Qwinto
  kept: null,
  wrote: 'ink',
  misthrow: 'tie',
  'full-row': 'chime',
  'full-column': 'chime',
  ended: null,
  // Railroad Ink
  pooled: 'throw',
  first: null,
  drew: 'ink',
  scored: 'chime',
};
const soundOfFact = (fact: string): Sound | null => (SOUNDS as Readonly<Record<string, Sound | null>>)[fact] ?? null;

/** One's own answers in a step played together are no fact yet, but ink on one's own sheet. */
const ANSWERS: Readonly<Record<string, readonly Sound[]>> = { draw: ['ink'], write: ['ink'] };

/** Each of these once, in the order in which they come to be heard. Where nothing moves, nothing is celebrated. */
export const soundsOf = (facts: readonly AnyFact[], isStill = false): readonly Sound[] =>
  [...new Set(facts.flatMap(({ fact }) => soundOfFact(fact) ?? []))].filter(sound => !isStill || sound !== 'win');
export const soundsOfAnswer = ({ step }: AnyAction): readonly Sound[] => ANSWERS[step] ?? [];

/** Made on the spot: there is nothing to fetch. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0) return;
  audio ??= new AudioContext();
  // Browsers keep it still until the reader has touched the page.
  void audio.resume();
  let at = audio.currentTime;
  for (const sound of sounds) {
    MADE[sound](audio, at);
    at += 0.25;
  }
}

const MADE: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  throw(audio, at) {
    for (let i = 0; i < 7; i++) knock(audio, at + i * 0.07 + (i % 3) * 0.015, 900 + (i % 4) * 260, 0.12);
  },
  place: (audio, at) => knock(audio, at, 500, 0.14),
  note(audio, at) {
    rub(audio, at, { from: 5200, to: 3200, length: 0.09, loud: 0.05 });
    rub(audio, at + 0.08, { from: 4200, to: 6000, length: 0.07, loud: 0.04 });
  },
  ink: (audio, at) => rub(audio, at, { from: 1500, to: 2600, length: 0.16, loud: 0.05 }),
  tie(audio, at) {
    tone(audio, at, 196, 0.22);
    tone(audio, at + 0.12, 155.6, 0.3);
  },
  chime(audio, at) {
    tone(audio, at, 880, 0.5);
    tone(audio, at + 0.07, 1318.5, 0.5);
  },
  win(audio, at) {
    for (const [i, pitch] of [523.25, 659.25, 784, 1046.5].entries()) tone(audio, at + i * 0.09, pitch, 1.3);
  },
};

/** Noise that fades. */
function noiseOf(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  return new AudioBufferSourceNode(audio, { buffer });
}

function through(audio: AudioContext, source: AudioBufferSourceNode, filter: BiquadFilterNode, gain: number): void {
  source.connect(filter).connect(new GainNode(audio, { gain })).connect(audio.destination);
}

/** Something hard on felt. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const source = noiseOf(audio, 0.05);
  through(audio, source, new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 }), loud);
  source.start(at);
}

interface Rub {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
}

/** Paper on paper, or a pen on it: noise whose pitch slides. */
function rub(audio: AudioContext, at: number, { from, to, length, loud }: Rub): void {
  const source = noiseOf(audio, length);
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.9 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.linearRampToValueAtTime(to, at + length);
  through(audio, source, filter, loud);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number): void {
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.06, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
