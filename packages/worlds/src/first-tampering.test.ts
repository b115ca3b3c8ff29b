import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@zaria/games';
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '@zaria/table';
import { findSimulated } from './authority.ts';
import { TAMPERINGS, tamperWith, type Open } from './first-tampering.ts';

/** What earlier versions wrote. */
const golden = (game: string): Open =>
  JSON.parse(readFileSync(new URL(`../../table/golden/${game}-rules-1-plain.json`, import.meta.url), 'utf8')) as Open;
const RECORDS = GAME_IDS.map(game => [game, golden(game)] as const);

describe.each(RECORDS)('%s: a real record of the first format', (_game, record) => {
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
