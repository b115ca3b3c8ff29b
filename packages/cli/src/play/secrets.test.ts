import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { scratch, stageOf } from '../stage.testing.ts';

/** Plays these lines; what was printed after each of them, until the next was asked for. */
async function printedAfter(argv: readonly string[], lines: readonly string[]): Promise<readonly string[]> {
  const printed: string[] = [];
  const left = [...lines];
  const stage = stageOf({
    input() {
      printed.push(stage.printed.out);
      stage.printed.out = '';
      return left.shift() ?? null;
    },
  });
  await run(['play', ...argv, '--save', join(scratch(), 'match.json')], stage.io);
  expect(stage.printed.err).toBe('');
  // The first is what was printed before anything was typed.
  return printed.slice(1);
}

/** A match of Anna and Ben at one screen, in which Anna answers one way or the other. */
interface Worlds {
  readonly argv: readonly string[];
  readonly before: readonly string[];
  readonly answers: readonly [one: string, other: string];
  /** How Anna ends her part, where she must. */
  readonly done: readonly string[];
  /** What Ben does, up to what brings the answer to light. */
  readonly after: readonly string[];
  /** What is said of the answers then. */
  readonly revealed: readonly [one: string, other: string];
}

const CASES: readonly (readonly [string, Worlds])[] = [
  [
    'an answer of its own',
    {
      argv: [
        'las-vegas-royale',
        '--seats',
        'you:Anna,you:Ben',
        '--option',
        'tiles=1',
        '--option',
        'neutral=false',
        '--option',
        'starter=0',
      ],
      before: [
        'throw deal 40+30 50+40 60+50 70+60 80+70 100+90',
        'throw bank 30*7 40*6 50*8 60*9 70*8 80*7 90*5 100*4',
        'throw tiles A1',
        'roll',
        'throw dice 1 1 2 2 2 2 3 B2',
        'place 1',
      ],
      answers: ['luckyPunch.hide 1', 'luckyPunch.hide 3'],
      done: [],
      after: ['luckyPunch.guess 2'],
      revealed: ['Ben guesses 2, but it is 1.', 'Ben guesses 2, but it is 3.'],
    },
  ],
  [
    'a part in a step played together',
    {
      argv: ['qwinto', '--seats', 'you:Anna,you:Ben', '--option', 'starter=0'],
      before: ['roll orange', 'throw dice 4', 'result keep'],
      answers: ['write o2', 'write o7'],
      done: [],
      after: ['write o4'],
      revealed: ['Anna writes 4 into field 2 of the orange row.', 'Anna writes 4 into field 7 of the orange row.'],
    },
  ],
  [
    'what is drawn on a board of one’s own',
    {
      argv: ['railroad-ink', '--seats', 'you:Anna,you:Ben'],
      before: ['throw roll H.H. RR.. HHH. H.R.', 'draw B1 H.H.', 'draw D1 RR..', 'draw F1 HHH.'],
      answers: ['draw B2 H.R.', 'draw F2 H.R.'],
      done: ['draw finish'],
      after: ['draw B1 H.H.', 'draw D1 RR..', 'draw F1 HHH.', 'draw F2 H.R.', 'draw finish'],
      revealed: [
        'Anna draws B1 (straight highway), D1 (railway curve), F1 (highway junction)\n  and B2 (',
        'Anna draws B1 (straight highway), D1 (railway curve), F1 (highway junction)\n  and F2 (',
      ],
    },
  ],
];

test.each(CASES)('who sits in front sees nothing of the other’s: %s', async (_name, worlds) => {
  const { argv, before, answers, done, after, revealed } = worlds;
  const seen = await Promise.all(
    answers.map(answer => printedAfter([...argv, '--dice', 'typed'], [...before, answer, ...done, ...after])),
  );
  const [one = [], other = []] = seen.map(printed => printed.slice(before.length + done.length, -1));
  expect(one[0]).toContain('■B Ben: ');
  expect(other).toEqual(one);
  for (const [i, sentence] of revealed.entries()) expect(seen[i]?.at(-1)).toContain(sentence);
});

test.each(CASES)('nor does who looks back while the match is played: %s', async (_name, worlds) => {
  const { argv, before, answers, done } = worlds;
  const seen = await Promise.all(
    answers.map(async answer => {
      const file = join(scratch(), 'match.json');
      const input = [...before, answer, ...done];
      await run(['play', ...argv, '--dice', 'typed', '--save', file], stageOf({ input }).io);
      const replayed = stageOf();
      expect(await run(['replay', file], replayed.io)).toBe(0);
      return replayed.printed.out;
    }),
  );
  expect(seen[0]).toContain('Anna');
  expect(seen[1]).toBe(seen[0]);
});
