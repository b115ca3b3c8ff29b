import { lineOf, receiptOf, verifyBytes } from '@zaria/fair';
import { compareOn, missingPython, pythonVerdicts, spoiltFiles, SPOILINGS } from '@zaria/fair/testing';
import { GAME_IDS } from '@zaria/games';
import { verifyRecord } from '@zaria/table';
import { describe, expect, test } from 'vitest';
import { findSimulated } from './authority.ts';
import { refusedByRules } from './spoilt.ts';
import { stageMatch } from './staged.ts';
import { TAMPERINGS } from './tampering.ts';

const RECORDS = await Promise.all(
  GAME_IDS.map(async game => [game, (await stageMatch(game, 'tampering')).record] as const),
);
const utf8 = (record: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(record));
const hasPython = missingPython() === null;
/** `npm run soak verify` tries 20,000 of each. */
const SPOILT = 500;

describe.each(RECORDS)('%s: a real record', (_game, record) => {
  test('is accepted as it is, with everybody’s part in it', () => {
    const verified = verifyRecord(record, findSimulated);
    expect(verified).toMatchObject({ ok: true, value: { isFinished: true, dice: { kind: 'open', host: 0 } } });
    const dice = verified.ok && 'all' in verified.value.dice ? verified.value.dice : null;
    expect(dice?.all).toBeGreaterThan(0);
    expect(dice?.some).toBeGreaterThan(0);
    expect(dice?.seats[2]?.[1]).toBeGreaterThan(0);
    expect([dice?.undone, dice?.agreed].every(count => (count ?? 0) > 0)).toBe(true);
  });

  const cases = TAMPERINGS.map(({ what, why, tamper }) => {
    const tampered = structuredClone(record);
    tamper(tampered as never);
    return { what, why, file: utf8(tampered) };
  });

  test.each(cases)('refused: $what', ({ why, file }) => {
    expect(lineOf(verifyBytes(file))).toMatchObject({ ok: false, why });
  });

  test.skipIf(!hasPython)('refused by the verifier in Python at the same places', () => {
    const verdicts = pythonVerdicts(cases.map(({ file }) => file));
    expect(verdicts).toEqual(cases.map(({ file }) => lineOf(verifyBytes(file))));
  });

  test('with moves changed within the rules is found by its receipt alone', () => {
    const cut = { ...record, log: [...record.log, ['table', 'undo 0']] };
    expect(verifyRecord(cut, findSimulated)).toMatchObject({ ok: true, value: { isFinished: false } });
    const receipt = receiptOf(record);
    expect(verifyRecord(cut, findSimulated, receipt)).toMatchObject({
      ok: false,
      error: { fault: { why: 'receipt' } },
    });
    expect(verifyRecord(record, findSimulated, receipt.slice(0, 20))).toMatchObject({ ok: true });
  });
});

test.skipIf(!hasPython).each(SPOILINGS)(
  `both verifiers say the same of ${SPOILT} real records with something random changed: %s`,
  how => {
    const files = spoiltFiles(
      how,
      SPOILT,
      RECORDS.map(([, record]) => record),
      'real',
    );
    const counted = compareOn(files);
    expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBe(SPOILT);
    // Where ours refuses because of the rules alone, the dice are in order, and Python has said so.
    const byRules = refusedByRules(files);
    expect(byRules).toBeLessThanOrEqual(counted['accepted'] ?? 0);
    if (how === 'record') expect(byRules).toBeGreaterThan(0);
  },
);
