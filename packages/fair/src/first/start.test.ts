import { expect, test } from 'vitest';
import { printStart } from './start.ts';

test('a start has one text: keys in order, no white space', () => {
  const start = {
    seats: [
      { name: 'Ζωή "Z"', kind: 'remote' as const },
      { name: '🎲', kind: 'bot' as const },
    ],
    rules: 1,
    options: { starter: 'random', neutral: true, rounds: 4 },
    game: 'las-vegas',
    commits: [[0, 'ab'.repeat(32)]] as const,
    commitS: 'cd'.repeat(32),
  };
  expect(printStart(start)).toBe(
    `{"commitS":"${'cd'.repeat(32)}","commits":[[0,"${'ab'.repeat(32)}"]],"game":"las-vegas",` +
      '"options":{"neutral":true,"rounds":4,"starter":"random"},"rules":1,' +
      '"seats":[{"kind":"remote","name":"Ζωή \\"Z\\""},{"kind":"bot","name":"🎲"}]}',
  );
});
