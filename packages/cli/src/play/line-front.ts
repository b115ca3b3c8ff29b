import { fail, ok } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Checked } from '../command.ts';
import { printLines, type Io, type Line } from '../io.ts';
import { complain } from '../text/complain.ts';
import { definitions, wrap } from '../text/layout.ts';
import { longLine } from '../text/long-line.ts';
import { bullet, type Pen } from '../text/pen.ts';
import type { Front, IsStill } from './front.ts';
import { helpLines, isForHelp } from './help-paper.ts';
import type { Question } from './question.ts';
import type { Room } from './room.ts';

/** So many moves are listed; of more only the first few. */
const LISTED = 24;

/** Prints what happens and reads moves from standard input, a line each: for scripts, pipes and tests. `#` begins a remark. */
export function lineFront(io: Io, { board, pen, signal, news }: Room): Front {
  const { words } = pen;
  const aborted = new Promise<null>(resolve => signal.addEventListener('abort', () => resolve(null), { once: true }));

  /** A line that is being read. It is for whoever is asked when it is there. */
  let coming: Promise<Line> | null = null;
  /** Ends the wait for it. News are waited for once: lines that nobody can read, however many, leave nothing behind. */
  let wake: (news: 'news') => void = () => undefined;
  let isListening = false;
  async function listen(): Promise<void> {
    if (isListening) return;
    isListening = true;
    await Promise.race([news(), aborted]);
    isListening = false;
    wake('news');
  }

  /**
   * The next line that `take` accepts; `null` at the end, and `moot` when nobody wants it any more. Whoever asks what he
   * can write is told by `explain`.
   */
  async function lineFor<T>(
    take: (line: string) => Promise<Checked<T>>,
    explain: () => void,
    isStill: IsStill,
  ): Promise<T | 'moot' | null> {
    while (!signal.aborted) {
      if (!isStill()) return 'moot';
      const reading = (coming ??= io.stdin.nextLine());
      void listen();
      const line = await new Promise<Line | 'news'>((resolve, reject) => {
        wake = resolve;
        reading.then(resolve, reject);
      });
      if (line === 'news') continue;
      coming = null;
      if (line === null) return null;
      if (line === 'too-long') {
        complain(io, longLine(words));
        continue;
      }
      const text = line.text.replace(/#.*/s, '').trim();
      if (text === '') continue;
      if (isForHelp(text)) {
        explain();
        continue;
      }
      const result = await take(text);
      if (result.ok) return result.value;
      complain(io, `“${text.slice(0, 60)}”: ${result.error}`);
    }
    return null;
  }

  const told: Front['told'] = (_viewer, lines) => lines.forEach(line => printLines(io.stdout, bullet(line, pen)));

  return {
    told,
    answered: told,
    known: () => undefined,
    draw: ({ view }) => printLines(io.stdout, ['', ...board.draw(view, pen), '']),
    // What is written already is for what will be asked.
    async wait(_follower, _meanwhile, _attempt, heard) {
      await Promise.race([heard, aborted]);
      return signal.aborted ? null : true;
    },
    async ask(question, attempt, isStill) {
      printLines(io.stdout, [...wrap(question.sentence, pen.width), ...movesOf(question, pen)]);
      const explain = (): void =>
        printLines(io.stdout, [...helpLines({ board, pen }, question), ...wrap(question.sentence, pen.width)]);
      return (await lineFor(text => attempt(question.read(text)), explain, isStill)) === null ? null : true;
    },
    async agree(sentence, isStill) {
      const explain = (): void =>
        printLines(io.stdout, [...wrap(sentence, pen.width), ...possibleMoves(Object.keys(CONSENT), pen)]);
      explain();
      const take = async (text: string): Promise<Checked<boolean>> => {
        const agrees = Object.hasOwn(CONSENT, text) ? CONSENT[text] : undefined;
        return agrees === undefined ? fail(say(words, 'fault.notation-unknown')) : ok(agrees);
      };
      return lineFor(take, explain, isStill);
    },
    // Whoever feeds lines sees no screen.
    pass: async () => 'unwiped',
    end: async () => undefined,
    close: () => undefined,
  };
}

const CONSENT: Readonly<Record<string, boolean>> = { agree: true, decline: false };

/** Moves that lead to something foreseen get a line each. */
function movesOf({ choices }: Question, pen: Pen): string[] {
  const notations = choices.map(({ notation }) => notation);
  if (choices.length === 0) return [];
  if (choices.length > LISTED)
    return movesIn(moves => say(pen.words, 'play.many', { count: choices.length, moves }), notations.slice(0, 6), pen);
  const hints = choices.map(({ hint }) => hint());
  if (hints.every(hint => hint === '')) return possibleMoves(notations, pen);
  return definitions(
    notations.map((notation, i) => [`  ${notation}`, hints[i] ?? '']),
    pen.width,
  );
}

const possibleMoves = (notations: readonly string[], pen: Pen): string[] =>
  movesIn(moves => say(pen.words, 'play.moves', { moves }), notations, pen);

const UNBROKEN = '\u00A0';

/** A sentence with moves in it, each of which stays in one line. */
const movesIn = (sentence: (moves: string) => string, notations: readonly string[], { width }: Pen): string[] =>
  wrap(sentence(notations.map(notation => notation.replaceAll(' ', UNBROKEN)).join(`${UNBROKEN}· `)), width).map(line =>
    line.replaceAll(UNBROKEN, ' '),
  );
