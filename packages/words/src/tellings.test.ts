import { NATURE, rank, type Note, type Seat, type ToldEntry } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { wordsOf } from './all.ts';
import { LANGUAGES } from './languages.ts';
import { tidings, verdict } from './tellings.ts';
import { say } from './words.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const english = wordsOf('en', 'common', 'told');

test.each<[ToldEntry<string>, string | null]>([
  [{ kind: 'done', seat: 1 }, 'Ben is done.'],
  [{ kind: 'reopened', seat: 1 }, 'Ben thinks again.'],
  [{ kind: 'hidden', question: 4, seat: 0, shows: null }, 'Anna has chosen.'],
  [{ kind: 'undo', to: 3 }, 'The table goes back to an earlier moment.'],
  [{ kind: 'play', actor: 0, action: 'roll' }, null],
  [{ kind: 'reveal', question: 4, seat: 0, actions: [] }, null],
])('%j', (entry, sentence) => {
  expect(tidings(english, [entry], 0, NAMES)).toBe(sentence);
});

describe('a take-back is one line', () => {
  const roll = { kind: 'play', actor: 0, action: 'roll' } as const;
  const dice = { kind: 'play', actor: NATURE, action: 'dice' } as const;
  const asks = { kind: 'note', note: { note: 'asks', seat: 0, to: 0 } } as const;
  const note = (what: 'agrees' | 'declines', seat: Seat) => ({ kind: 'note', note: { note: what, seat } }) as const;
  const undo = { kind: 'undo', to: 0 } as const;
  const lines = (...told: readonly ToldEntry<string>[]) =>
    told.flatMap((_, at) => tidings(english, told, at, NAMES) ?? []);

  test('a slip', () => expect(lines(roll, undo)).toEqual(['Anna takes back a move.']));
  test('alone with bots', () => expect(lines(roll, dice, asks, undo)).toEqual(['Anna takes back a move.']));
  test('by consent', () => {
    const told = [roll, dice, asks, note('agrees', 1), note('agrees', 2), undo];
    expect(lines(...told)).toEqual(['Everybody agrees: Anna takes back a move.']);
  });
  test('declined', () =>
    expect(lines(roll, dice, asks, note('agrees', 1), note('declines', 2))).toEqual([
      'Anna asks to go back, but Carla does not agree.',
    ]));
  test('withdrawn', () => expect(lines(roll, dice, asks, note('declines', 0))).toEqual([]));
  test('still open, or forgotten', () => {
    expect(lines(roll, dice, asks, note('agrees', 1))).toEqual(['Anna asks to go back.']);
    expect(lines(roll, dice, asks, roll, asks, undo)).toEqual(['Anna asks to go back.', 'Anna takes back a move.']);
  });
});

const standing = (...scores: readonly number[]) =>
  rank(
    scores.map(score => ({ score, parts: [], tieBreaks: [] })),
    true,
  );
const verdicts = (scores: readonly number[], own: readonly Seat[], names = NAMES): readonly string[] =>
  LANGUAGES.map(language => {
    const words = wordsOf(language, 'common', 'told');
    return verdict(words, standing(...scores), names, { own, score: n => say(words, 'count.points', { n }) });
  });

test('who watches hears who wins, or who shares the win', () => {
  expect(verdicts([3, 1, 2], [])).toEqual(['Anna wins.', 'Anna κερδίζει.', 'Anna sigrar.', 'Anna vince.']);
  expect(verdicts([1, 3, 3], [0, 1])).toEqual([
    'Ben and Carla share the win.',
    'Ben και Carla μοιράζονται τη νίκη.',
    'Ben og Carla deila sigrinum.',
    'Ben e Carla condividono la vittoria.',
  ]);
});

test('who plays by himself here is spoken to', () => {
  expect(verdicts([3, 1, 2], [0])).toEqual(['You win.', 'Εσείς κερδίζετε.', 'Þú sigrar.', 'Tu vinci.']);
  expect(verdicts([3, 3, 2], [1])).toEqual([
    'Anna and you share the win.',
    'Anna και εσείς μοιράζεστε τη νίκη.',
    'Anna og þú deilið sigrinum.',
    'Anna e tu condividete la vittoria.',
  ]);
  expect(verdicts([3, 1, 2], [1])).toEqual([
    'Anna wins. You come third.',
    'Anna κερδίζει. Εσείς έρχεστε στην 3η θέση.',
    'Anna sigrar. Þú lendir í 3. sæti.',
    'Anna vince. Tu arrivi al 3º posto.',
  ]);
});

test('alone nobody wins: the score is said', () => {
  expect(verdicts([-17], [0], ['Anna'])).toEqual([
    'You end with −17 points.',
    'Εσείς τελειώνετε με σκορ: −17 πόντοι.',
    'Þú endar með −17 stig.',
    'Tu finisci con −17 punti.',
  ]);
  expect(verdicts([1], [], ['Anna'])).toEqual([
    'Anna ends with 1 point.',
    'Anna τελειώνει με σκορ: 1 πόντος.',
    'Anna endar með 1 stig.',
    'Anna finisce con 1 punto.',
  ]);
});

test.each<[Note, readonly string[]]>([
  [
    { note: 'timeout', seat: 0 },
    ['Time is up: Anna.', 'Ο χρόνος τελείωσε: Anna.', 'Tíminn er liðinn: Anna.', 'Tempo scaduto: Anna.'],
  ],
  [
    { note: 'covered', seat: 0 },
    ['A bot takes over: Anna.', 'Αναλαμβάνει ένα μποτ: Anna.', 'Þjarkur tekur við: Anna.', 'Subentra un bot: Anna.'],
  ],
  [
    { note: 'removed', seat: 0 },
    [
      'Anna has to leave the table.',
      'Anna πρέπει να φύγει από το τραπέζι.',
      'Anna þarf að víkja frá borðinu.',
      'Anna deve lasciare il tavolo.',
    ],
  ],
  [
    { note: 'seat', seat: 0, kind: 'remote', name: 'Daniel (2)' },
    [
      'Daniel takes the seat “Anna”.',
      'Δανιήλ κάθεται στη θέση «Anna».',
      'Daníel sest í sætið „Anna“.',
      'Daniele prende il posto «Anna».',
    ],
  ],
])('no name has to be declined: %j', (note, sentences) => {
  const said = LANGUAGES.map(language =>
    tidings(wordsOf(language, 'common', 'told'), [{ kind: 'note', note }], 0, NAMES),
  );
  expect(said).toEqual(sentences);
});
