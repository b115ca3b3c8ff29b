import { say } from '@zaria/words';
import { printLine, type Io } from '../io.ts';
import type { Voice } from '../text/voice.ts';
import type { Asker } from './asker.ts';
import type { Question } from './question.ts';

/** So many moves are listed; of more only the first few. */
const LISTED = 24;

/** Reads moves from standard input, a line each: for scripts, pipes and tests. `#` begins a remark. */
export const lineAsker = (io: Io, voice: Voice, signal: AbortSignal): Asker => ({
  async ask(question) {
    printLine(io.stdout, question.sentence);
    printLine(io.stdout, movesOf(question, voice));
    for (;;) {
      const line = await unlessAborted(io.stdin.nextLine(), signal);
      if (line === null || line === 'too-long') return null;
      const text = line.text.replace(/#.*/s, '').trim();
      if (text === '') continue;
      const entry = question.read(text);
      if (entry.ok) return entry.value;
      printLine(io.stderr, `zaria: “${text.slice(0, 60)}”: ${entry.error}`);
    }
  },
  // Whoever feeds lines sees no screen.
  pass: async () => true,
});

function movesOf({ choices }: Question, { words }: Voice): string {
  const listed = choices
    .slice(0, LISTED)
    .map(({ notation, hint }) => (hint === '' ? notation : `${notation} (${hint})`));
  if (choices.length <= LISTED) return say(words, 'play.moves', { moves: listed.join(' · ') });
  return say(words, 'play.many', { count: choices.length, moves: listed.slice(0, 6).join(' · ') });
}

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const aborted = new Promise<null>(resolve => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([promise, aborted]);
}
