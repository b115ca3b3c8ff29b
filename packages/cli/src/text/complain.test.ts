import { expect, test } from 'vitest';
import { stageOf } from '../stage.testing.ts';
import { complain } from './complain.ts';

const SENTENCE = 'There is no file\n/somewhere/with/a/name/that/is/as/long/as/this: choose another one.';

test('a complaint is one line for a script', () => {
  const { io, printed } = stageOf({ columns: 40 });
  complain(io, SENTENCE);
  expect(printed.err).toBe(`zaria: ${SENTENCE.replace('\n', ' ')}\n`);
});

test('at a terminal no word of it is cut, and a name stays whole', () => {
  const { io, printed } = stageOf({ columns: 40, isTTY: true });
  complain(io, SENTENCE);
  expect(printed.err.split('\n')).toEqual([
    'zaria: There is no file',
    '/somewhere/with/a/name/that/is/as/long/as/this:',
    'choose another one.',
    '',
  ]);
});
