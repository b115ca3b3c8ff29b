import { expect, test } from 'vitest';
import { writtenAs } from './typed.ts';

const MOVES = [
  { text: 'write y3', forms: ['y3', 'Yellow, field 3', 'yellow 3', 'κίτρινη 3'] },
  { text: 'write o3', forms: ['o3', 'Orange, field 3', 'orange 3'] },
  { text: 'draw D4 HH..', forms: ['D4 HH..', 'D4 highway curve north east', 'D4 highway curve'] },
  { text: 'draw D4 .HH.', forms: ['D4 .HH.', 'D4 highway curve east south', 'D4 highway curve'] },
];
const read = (line: string) => {
  const written = writtenAs(MOVES, line);
  return written.ok ? written.value : [...written.error];
};

test.each([
  ['write y3', 'write y3'],
  ['Y3', 'write y3'],
  [' yellow  3 ', 'write y3'],
  ['yellow field 3', 'write y3'],
  ['ΚΙΤΡΙΝΗ 3', 'write y3'],
  ['d4 hh..', 'draw D4 HH..'],
  ['D4 Highway curve, north, east', 'draw D4 HH..'],
])('“%s” is read as %s', (line, move) => {
  expect(read(line)).toBe(move);
});

test('nobody guesses: what could be several moves is none, and what is none is left to the table', () => {
  expect(read('D4 highway curve')).toEqual(['draw D4 HH..', 'draw D4 .HH.']);
  expect(read('3')).toBeNull();
  expect(read('D4')).toBeNull();
});
