import { expect, test } from 'vitest';
import { mayHint } from './hints.ts';

type Chair = Parameters<typeof mayHint>[0]['chairs'][number];
const chairs = (...people: readonly boolean[]): readonly Chair[] => people.map(isPerson => ({ isPerson }) as Chair);

test.each([
  ['one person and a bot', true, false, chairs(true, false)],
  ['two people', false, false, chairs(true, true)],
  ['two people at a friendly table', true, true, chairs(true, true)],
])('%s: hints %s', (_who, expected, friendly, seats) => {
  expect(mayHint({ chairs: seats, friendly })).toBe(expected);
});
