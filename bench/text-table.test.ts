import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

test('names are aligned to the left and numbers to the right', () => {
  expect(
    textTable(
      ['who', 'rate'],
      [
        ['a', '1'],
        ['bare loop', '12,345'],
      ],
    ),
  ).toBe(['who          rate', 'a               1', 'bare loop  12,345'].join('\n'));
});
