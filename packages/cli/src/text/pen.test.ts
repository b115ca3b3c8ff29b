import { expect, test } from 'vitest';
import { stageOf } from '../stage.testing.ts';
import { bullet, inkOf } from './pen.ts';

test('what happened is broken between words, below itself', () => {
  const ink = inkOf(stageOf({ columns: 40 }).io);
  expect(bullet('Casino 1: “Bad Luck”. Everyone with the fewest dice here pays.', ink)).toEqual([
    '· Casino 1: “Bad Luck”. Everyone with',
    '  the fewest dice here pays.',
  ]);
});

test('without colour there are no signs that steer a terminal', () => {
  const plain = inkOf(stageOf({ isTTY: true, env: { NO_COLOR: '1' } }).io);
  const coloured = inkOf(stageOf({ isTTY: true }).io);
  expect([plain.badge(0), coloured.badge(0)]).toEqual(['●A', '\u001B[31m●A\u001B[39m']);
});
