import { CHAINED_FORMAT, FORMAT } from '@zaria/kit';
import { LANGUAGES } from '@zaria/words';
import { expect, test } from 'vitest';
import { placeIn } from './places.ts';
import { voiceIn } from './voice.ts';

const english = voiceIn('en');
const LOG = [
  ['nature', 'starter 0'],
  [0, 'roll'],
  [1, 'place 1'],
  ['table', 'undo 2'],
  ['nobody', 'roll'],
  [0, 5],
  'roll',
  [5, 'roll'],
  [0, 'x'.repeat(1000)],
];
const chained = { format: CHAINED_FORMAT, names: [['Eva (1) (random/1)', 'Zoë'], ['Ben']], log: LOG };
const first = { format: FORMAT, seats: [{ name: 'Eva (1)' }, { name: 'Ben' }], log: LOG };

test.each([chained, first])('of an entry it is said who did what, counted from 1', record => {
  const place = (index: number): string => placeIn(english, `log[${index}]`, record);
  expect([0, 1, 2, 3].map(place)).toEqual([
    'entry 1 of 9 (log[0]), dice or cards, “starter 0”',
    'entry 2 of 9 (log[1]), Eva, “roll”',
    'entry 3 of 9 (log[2]), Ben, “place 1”',
    'entry 4 of 9 (log[3]), the table, “undo 2”',
  ]);
  // What cannot be told is left out, and of what has no end the beginning is shown.
  expect([4, 5, 6].map(place)).toEqual(['entry 5 of 9 (log[4])', 'entry 6 of 9 (log[5])', 'entry 7 of 9 (log[6])']);
  expect(place(7)).toBe('entry 8 of 9 (log[7]), #6, “roll”');
  expect(place(8)).toBe(`entry 9 of 9 (log[8]), Eva, “${'x'.repeat(60)}…”`);
});

test('any other part has a name, and keeps what scripts know it by', () => {
  expect(placeIn(english, 'start.options.starter', chained)).toBe('the options (start.options.starter)');
  expect(placeIn(english, 'seats[2]', first)).toBe('the seats (seats[2])');
  expect(placeIn(english, 'dice.chains[0]', chained)).toBe('what the dice were made of (dice.chains[0])');
  expect(placeIn(english, 'record', null)).toBe('the file as a whole (record)');
  expect(placeIn(english, 'elsewhere', chained)).toBe('elsewhere');
});

test('a record that is anything has places, too, in every language', () => {
  for (const language of LANGUAGES)
    for (const record of [null, 5, [], { log: 5 }, { ...chained, names: 5 }, { ...first, seats: [5, null] }])
      for (const at of ['log[1]', 'log[99]', 'log', 'start.seats[0]'])
        expect(placeIn(voiceIn(language), at, record)).toContain(at);
});
