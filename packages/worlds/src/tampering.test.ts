import { GAME_IDS } from '@zaria/games';
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '@zaria/table';
import { findSimulated } from './authority.ts';
import { stageMatch } from './staged.ts';
import { TAMPERINGS, tamperWith, type Open } from './tampering.ts';

const RECORDS = await Promise.all(
  GAME_IDS.map(async game => [game, (await stageMatch(game, 'tampering')).record as unknown as Open] as const),
);

describe.each(RECORDS)('%s: a real record', (_game, record) => {
  const cases = TAMPERINGS.map(tampering => {
    const [tampered, at] = tamperWith(tampering, record);
    return { what: tampering.what, needsRules: tampering.needsRules === true, tampered, at };
  });

  test('is accepted as it is', () => {
    expect(verifyRecord(record, findSimulated)).toMatchObject({ ok: true });
    expect(record.fairness).toMatchObject({ withheld: [2] });
    expect(record.log.some(([, what]) => what.startsWith('undo '))).toBe(true);
  });

  test.each(cases)('refused at its place: $what', ({ tampered, at }) => {
    const verified = verifyRecord(tampered, findSimulated);
    expect(verified.ok ? 'accepted' : verified.error.fault.at).toBe(at);
  });
});
