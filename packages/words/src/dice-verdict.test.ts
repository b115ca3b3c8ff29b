import { expect, test } from 'vitest';
import { diceVerdict } from './dice-verdict.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { loadWords } from './load.ts';

const SHOWN = {
  kind: 'open',
  draws: 7,
  all: 3,
  some: 3,
  host: 1,
  seats: [
    [5, 1, 1],
    [4, 0, 1],
    [0, 0, null],
  ],
  late: 1,
  lost: 1,
  undone: 1,
  agreed: 1,
  receipt: '',
} as const;
const NAMES = ['Zoe', 'Ben', 'Bot'];
const known = { names: NAMES, isFinished: false, isReceiptCompared: false };

const wordsOf = (language: Language) => loadWords(language, 'common', 'verdict');

test('the verdict of the protocol, in its words', async () => {
  expect(diceVerdict(await wordsOf('en'), SHOWN, known)).toEqual([
    '7 throws recomputed: in 3 every person took part, in 3 some (Zoe 5, Ben 4 of 7) and in 1 the server alone.',
    'Link kept back: Zoe, once.',
    '1 chain of links began after the start.',
    '1 throw undone, with consent.',
    '1 number lost.',
    'Not finished.',
    'This shows the dice, not that these were the moves, nor who these people are.',
  ]);
});

test('a local match and typed dice are called what they are', async () => {
  const plain = { ...SHOWN, seats: [], late: 0, lost: 0, undone: 0, agreed: 0 };
  const words = await wordsOf('en');
  const done = { names: [], isFinished: true, isReceiptCompared: true };
  expect(diceVerdict(words, { ...plain, kind: 'local' }, done)).toEqual([
    '7 throws recomputed.',
    'This only shows that the dice were not changed after the start; the device knew them all.',
    'This is the match with that receipt.',
  ]);
  expect(diceVerdict(words, { ...plain, kind: 'typed' }, { ...done, isReceiptCompared: false })).toEqual([
    '7 throws by hand: nothing is claimed.',
    'This shows the dice, not that these were the moves, nor who these people are.',
  ]);
});

test('whether everybody agreed to what was undone is never left out', async () => {
  const words = await wordsOf('en');
  const said = (undone: number, agreed: number) =>
    diceVerdict(words, { ...SHOWN, undone, agreed }, known).find(sentence => sentence.includes('undone'));
  expect([said(2, 2), said(2, 1), said(2, 0), said(0, 0)]).toEqual([
    '2 throws undone, with consent.',
    '2 throws undone, 1 of them with everybody’s consent.',
    '2 throws undone, without everybody’s consent.',
    undefined,
  ]);
});

/** Every case of which a verdict says something of its own. */
const CASES: readonly (readonly [what: string, shown: Parameters<typeof diceVerdict>[1], finished: boolean | null])[] =
  (
    [
      ['all', { all: 7, some: 0, host: 0 }],
      ['some', { all: 0, some: 7, host: 0 }],
      ['the host alone', { all: 0, some: 0, host: 7, seats: [] }],
      ['all and some', { all: 4, host: 0 }],
      ['all, some and the host alone', {}],
      ['one throw', { draws: 1, all: 1, some: 0, host: 0 }],
      ['no throw', { draws: 0, all: 0, some: 0, host: 0, seats: [] }],
      [
        'withheld twice',
        {
          seats: [
            [5, 2, 1],
            [4, 1, 1],
          ],
        },
      ],
      ['chains after the start', { late: 3 }],
      ['numbers lost', { lost: 66 }],
      ['undone with consent', { undone: 2, agreed: 2 }],
      ['undone, partly with consent', { undone: 3, agreed: 1 }],
      ['undone without consent', { undone: 1, agreed: 0 }],
      ['not finished', {}, false],
      ['local, also from a seed', { kind: 'local', seats: [] }],
      ['local, undone', { kind: 'local', seats: [], undone: 1, agreed: 0 }],
      ['typed', { kind: 'typed', seats: [] }],
    ] as const
  ).map(([what, change, isFinished = true]) => [
    what,
    { ...SHOWN, late: 0, lost: 0, undone: 0, agreed: 0, ...change },
    isFinished,
  ]);

test('every case in every language, to be read by people', async () => {
  const lines: string[] = [];
  for (const language of LANGUAGES) {
    const words = await wordsOf(language);
    for (const [what, shown, isFinished] of CASES)
      for (const isReceiptCompared of [false, true])
        lines.push(
          `${language}, ${what}${isReceiptCompared ? ', with its receipt' : ''}:`,
          `  ${diceVerdict(words, shown, { names: NAMES, isFinished, isReceiptCompared }).join(' ')}`,
        );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/verdicts.txt');
});

test.each(LANGUAGES)('in %s every number is named', async language => {
  const sentences = diceVerdict(await wordsOf(language), { ...SHOWN, draws: 19, all: 11, some: 5, host: 3 }, known);
  expect(sentences).toHaveLength(7);
  for (const part of ['19', '11', '5', '3', 'Zoe', 'Ben 4']) expect(sentences[0]).toContain(part);
});
