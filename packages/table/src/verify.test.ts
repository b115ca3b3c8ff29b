import { stageMatch } from '@zaria/worlds';
import { expect, test } from 'vitest';
import { games } from './scene.testing.ts';
import { verifyRecord } from './verify.ts';

const { record } = await stageMatch('qwinto', 'verify');

test('a real record is a match by the rules with the dice that were promised', () => {
  expect(verifyRecord(record, games)).toMatchObject({
    ok: true,
    value: { match: { start: { seats: 4 } }, isFinished: true, dice: { kind: 'open' } },
  });
});

test('what cannot be read is refused as such', () => {
  expect(verifyRecord(null, games)).toEqual({
    ok: false,
    error: { part: 'dice', fault: { at: 'record', why: 'shape' } },
  });
  expect(verifyRecord(record, () => null)).toEqual({
    ok: false,
    error: { part: 'record', fault: { at: 'start.game', why: 'game-unknown' } },
  });
});

test('a changed move is refused where it is not legal', () => {
  const at = record.log.findIndex(([, what]) => what.startsWith('roll '));
  const log = record.log.with(at, [record.log[at]?.[0] ?? 0, 'result keep']);
  expect(verifyRecord({ ...record, log }, games)).toMatchObject({
    ok: false,
    error: { part: 'record', fault: { at: `log[${at}]`, why: 'refused' } },
  });
});
