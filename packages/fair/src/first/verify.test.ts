import { simulationRng, type RecordRow } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { FAIR_REASONS } from './fault.ts';
import { SAMPLE, edited } from './case.testing.ts';
import { randomRecord, type FairRecord } from './fabricate.testing.ts';
import { MALFORMED } from './malformed.testing.ts';
import { mutate } from './mutate.testing.ts';
import { TAMPERED, TAMPERINGS } from './tampered.testing.ts';
import { verifyDice } from './verify.ts';

test('a record that is in order is accepted, withheld marks and undone throws included', () => {
  expect(verifyDice(SAMPLE)).toEqual({
    ok: true,
    value: { kind: 'open', draws: 5, values: 5 + 8 + 8 + 8 + 2, revealed: [0, 1], withheld: [2] },
  });
});

test('it is still accepted after a way through JSON, whatever the order of its keys', () => {
  const { log, fairness, ...head } = SAMPLE;
  const turned = Object.fromEntries(Object.entries({ log, ...head, fairness }).toReversed());
  expect(verifyDice(JSON.parse(JSON.stringify(turned)))).toMatchObject({ ok: true });
});

test('dice typed in by hand claim nothing', () => {
  const log = SAMPLE.log.map(([who, what]): RecordRow => [who, what]);
  const typed = { ...SAMPLE, fairness: { protocol: 'fair/1', kind: 'typed' }, log };
  expect(verifyDice(typed)).toEqual({ ok: true, value: { kind: 'typed', chances: 5 } });
});

test('a local table says that it is one', () => {
  const local = edited(draft => void (draft.fairness.kind = 'local'));
  expect(verifyDice(local)).toMatchObject({ ok: true, value: { kind: 'local' } });
});

test('random records are accepted', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const result = verifyDice(randomRecord(simulationRng(`accepted ${seed}`)));
    expect({ seed, ...result }).toMatchObject({ seed, ok: true });
    if (result.ok) kinds.add(result.value.kind);
  }
  expect(kinds).toEqual(new Set(['open', 'local']));
});

describe('tampering is refused at its place', () => {
  test('every kind that the protocol names is tried', () => {
    expect(new Set(TAMPERED.map(({ kind }) => kind))).toEqual(new Set(TAMPERINGS));
    expect(TAMPERINGS).toHaveLength(14);
  });

  test.each(TAMPERED)('$what → $at $why', ({ record, at, why }) => {
    expect(verifyDice(record)).toEqual({ ok: false, error: { at, why } });
  });
});

describe('what is damaged is refused at its place', () => {
  test.each(MALFORMED)('$what → $at $why', ({ record, at, why }) => {
    expect(verifyDice(record)).toEqual({ ok: false, error: { at, why } });
  });
});

test('whatever is changed: what is still accepted has the same head, the same promises and no other number', () => {
  const claims = ({ game, rules, options, seats, fairness }: FairRecord): unknown => ({
    game,
    rules,
    options,
    seats,
    // Whether one device played both parts cannot be seen in the bytes.
    fairness: { ...fairness, kind: null },
  });
  const numbers = ({ log }: FairRecord) => log.flatMap(([, , draw]) => (draw === undefined ? [] : [draw.values]));
  let accepted = 0;
  for (let seed = 0; seed < 2000; seed++) {
    const mutant = mutate(SAMPLE, simulationRng(`any change ${seed}`));
    if (!verifyDice(mutant).ok) continue;
    accepted++;
    const record = mutant as FairRecord;
    expect({ seed, claims: claims(record) }).toEqual({ seed, claims: claims(SAMPLE) });
    // Only the rules can tell that the last throw of a match is missing.
    expect({ seed, numbers: numbers(record) }).toEqual({
      seed,
      numbers: numbers(SAMPLE).slice(0, numbers(record).length),
    });
  }
  expect(accepted).toBeGreaterThan(100);
  expect(accepted).toBeLessThan(1000);
});

test('every reason to refuse is met', () => {
  const met = new Set([...TAMPERED, ...MALFORMED].map(({ why }) => why));
  expect(FAIR_REASONS.filter(reason => !met.has(reason))).toEqual([]);
});

test('no fault tells a seed, an e_i or a key', () => {
  const secrets = [SAMPLE.fairness.serverSeed ?? '', ...SAMPLE.fairness.reveals.map(([, hex]) => hex)];
  for (const { record } of [...TAMPERED, ...MALFORMED]) {
    const text = JSON.stringify(verifyDice(record));
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[0-9a-f]{16}/);
  }
});
