import { expect, test } from 'vitest';
import { isSeatKind, parseNote, printNote } from './notes.ts';

test.each([
  [`reveal 1 ${'0f'.repeat(32)}`, { note: 'reveal', seat: 1, entropy: '0f'.repeat(32) }],
  ['withheld 0', { note: 'withheld', seat: 0 }],
  ['seat 3 bot Greedy the First', { note: 'seat', seat: 3, kind: 'bot', name: 'Greedy the First' }],
  ['asks 2 17', { note: 'asks', seat: 2, to: 17 }],
  ...(['timeout', 'covered', 'returned', 'resigned', 'removed', 'agrees', 'declines'] as const).map(
    note => [`${note} 5`, { note, seat: 5 }] as const,
  ),
] as const)('%s', (text, note) => {
  expect(parseNote(text)).toEqual(note);
  expect(printNote(note)).toBe(text);
});

test.each([
  '',
  'resigned',
  'resigned 6',
  'resigned 1 2',
  'resigned -1',
  'Resigned 1',
  'dances 1',
  'constructor 1',
  'asks 1',
  'asks 1 x',
  'asks 1 NaN',
  'asks 1 -3',
  'asks 1 01',
  'asks 1 1.5',
  'seat 1 ghost Ben',
  'seat 1 bot',
  `reveal 1 ${'0F'.repeat(32)}`,
  'reveal 1 0f',
])('not a note: "%s"', text => {
  expect(parseNote(text)).toBeNull();
});

test('kinds of seat', () => {
  expect(['local', 'remote', 'bot'].every(isSeatKind)).toBe(true);
  expect(['ghost', ['bot'], null].some(isSeatKind)).toBe(false);
});
