import type { AnyFact } from '@zaria/kit';

let audio: AudioContext | null = null;

type Sound = 'rattle' | 'tap' | 'chime' | 'chord';

/** What a fact sounds like; most facts are silent. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  rolled: 'rattle',
  placed: 'tap',
  wrote: 'tap',
  misthrow: 'tap',
  paid: 'chime',
  'full-row': 'chime',
  'full-column': 'chime',
  over: 'chord',
};

/** Plays what these facts sound like, each sound once. Made on the spot: there is nothing to fetch. */
export function soundOf(facts: readonly AnyFact[]): void {
  const sounds = new Set(facts.flatMap(({ fact }) => SOUNDS[fact] ?? []));
  if (sounds.size === 0) return;
  audio ??= new AudioContext();
  // Browsers keep it still until the reader has touched the page.
  void audio.resume();
  let at = audio.currentTime;
  for (const sound of sounds) {
    PLAY[sound](audio, at);
    at += 0.25;
  }
}

const PLAY: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  rattle(audio, at) {
    for (let i = 0; i < 7; i++) knock(audio, at + i * 0.07 + (i % 3) * 0.015, 900 + (i % 4) * 260, 0.12);
  },
  tap: (audio, at) => knock(audio, at, 500, 0.14),
  chime(audio, at) {
    tone(audio, at, 880, 0.5);
    tone(audio, at + 0.07, 1318.5, 0.5);
  },
  chord(audio, at) {
    for (const pitch of [523.25, 659.25, 784, 1046.5]) tone(audio, at, pitch, 1.2);
  },
};

/** Something hard on felt. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = 0.05;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
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
