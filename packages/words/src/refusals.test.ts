import { NATURE, readRecord, type RecordFault, type Refusal } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { optionFault, recordFault, refusal } from './refusals.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const english = wordsOf('en', 'common', 'told');
const reason = ({ why }: { readonly why: string }): string => `because ${why}`;

test.each<[Refusal, string]>([
  [{ why: 'over' }, 'The match is over.'],
  [{ why: 'not-asked', waiting: [1] }, 'It is not your turn. Ben is to play.'],
  [{ why: 'not-asked', waiting: [0, 2] }, 'It is not your turn. Anna and Carla are to play.'],
  [{ why: 'not-asked', waiting: [NATURE] }, 'It is not your turn. Luck decides first.'],
  [{ why: 'not-possible' }, 'Dice and deck cannot give that.'],
  [{ why: 'illegal', reason: null }, 'That move is not allowed now.'],
  [{ why: 'illegal', reason: { why: 'it rains' } }, 'because it rains'],
])('%j', (refused, sentence) => {
  expect(refusal(english, refused, NAMES, reason)).toBe(sentence);
});

test('an option that is wrong', () => {
  expect(optionFault(english, { why: 'option-unknown', option: 'stakes' })).toBe('There is no option “stakes” here.');
  expect(optionFault(english, { why: 'option-value', option: 'neutral', values: [false, true] })).toBe(
    'The option “neutral” can be false or true.',
  );
});

test.each<[RecordFault, string]>([
  [{ at: 'format', why: 'format-unknown' }, 'format: This format of records is not known here.'],
  [
    { at: 'options.stakes', why: 'option-unknown', option: 'stakes' },
    'options.stakes: There is no option “stakes” here.',
  ],
  [{ at: 'options', why: 'options-shape' }, 'options: The options are a JSON object: each option by name.'],
  [{ at: 'seats', why: 'seats-wrong', min: 2, max: 5 }, 'seats: This game is for 2 to 5 players.'],
  [
    { at: 'seats[1]', why: 'seat-shape', kinds: ['local', 'remote', 'bot'] },
    'seats[1]: A seat has a name and a kind: local, remote or bot.',
  ],
  [{ at: 'log', why: 'log-shape' }, 'log: The log is a list of entries.'],
  [{ at: 'log[3]', why: 'draw-shape' }, 'log[3]: This cannot be read as a draw, or no draw belongs here.'],
  [{ at: 'log[3]', why: 'refused', refusal: { why: 'over' } }, 'log[3]: The match is over.'],
])('%j', (fault, sentence) => {
  expect(recordFault(english, fault, refused => refusal(english, refused, NAMES, reason))).toBe(sentence);
});

test.each([
  ['en', 'rules: This version of the rules is not known here.'],
  ['el', 'rules: Αυτή η έκδοση των κανόνων δεν είναι γνωστή εδώ.'],
  ['is', 'rules: Þessi útgáfa reglnanna er ekki þekkt hér.'],
  ['it', 'rules: Questa versione delle regole non è nota qui.'],
] as const)('a record by rules of tomorrow, in %s', (language, sentence) => {
  const record = readRecord({ format: 'zaria/1', game: 'toy', rules: toy.rules + 1 }, () => toy);
  if (record.ok) throw new Error('there are no such rules');
  expect(recordFault(wordsOf(language, 'common', 'told'), record.error, ({ why }) => why)).toBe(sentence);
});
