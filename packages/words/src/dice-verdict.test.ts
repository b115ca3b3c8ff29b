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

test.each(LANGUAGES)('in %s every number is named', async language => {
  const sentences = diceVerdict(await wordsOf(language), { ...SHOWN, draws: 19, all: 11, some: 5, host: 3 }, known);
  expect(sentences).toHaveLength(7);
  for (const part of ['19', '11', '5', '3', 'Zoe', 'Ben 4']) expect(sentences[0]).toContain(part);
});
