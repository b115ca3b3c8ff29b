import { simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import vectors from '../vectors/zaria-2.json' with { type: 'json' };
import { utf8 } from './bytes.ts';
import { MOST_BYTES, readExactly } from './exact.ts';
import { CHAINED_REASONS } from './fault.ts';
import { fabricate, randomRecord } from './fabricate.testing.ts';
import { receiptOf } from './receipt.ts';
import { SAMPLE, edited, verdictOn } from './sample.testing.ts';
import { TAMPERED, TAMPERINGS } from './tampered.testing.ts';
import { UNFOUND } from './unfound.testing.ts';
import { lineOf, verifyBytes } from './verify.ts';

const RECORDS = 25;

test('random records are accepted, whatever was undone, lost, handed over and kept back', () => {
  const seen = { kinds: new Set<string>(), late: 0, lost: 0, agreed: 0, some: 0, all: 0, host: 0 };
  for (let seed = 0; seed < RECORDS; seed++) {
    const verdict = verdictOn(randomRecord(simulationRng(`accepted ${seed}`)));
    if (!verdict.ok) throw new Error(`${seed}: ${JSON.stringify(verdict)}`);
    seen.kinds.add(verdict.kind);
    for (const what of ['late', 'lost', 'agreed', 'some', 'all', 'host'] as const) seen[what] += verdict[what];
    expect(verdict.all + verdict.some + verdict.host).toBe(verdict.kind === 'typed' ? 0 : verdict.draws);
  }
  const { kinds, ...counts } = seen;
  expect(kinds).toEqual(new Set(['open', 'local', 'typed']));
  for (const [what, count] of Object.entries(counts)) expect([what, count > 0]).toEqual([what, true]);
});

describe('tampering is refused at its place', () => {
  test('every kind that the protocol names is tried', () => {
    expect(new Set(TAMPERED.map(({ kind }) => kind))).toEqual(new Set(TAMPERINGS));
    expect(new Set(TAMPERED.map(({ file }) => file)).size).toBe(TAMPERED.length);
  });

  test.each(TAMPERED)('$what → $at $why', ({ file, at, why }) => {
    expect(lineOf(verifyBytes(utf8(file)))).toEqual({ ok: false, at, why });
  });

  test('every reason but the receipt is met', () => {
    const met = new Set(TAMPERED.map(({ why }) => why));
    const unmet = CHAINED_REASONS.filter(reason => !met.has(reason));
    expect(unmet).toEqual(['version', 'receipt']);
    expect(verdictOn({ ...SAMPLE, format: 'zaria/1' })).toEqual({ ok: false, at: 'format', why: 'version' });
    const start = { ...SAMPLE.start, protocol: 'zaria/1' };
    expect(verdictOn({ ...SAMPLE, start })).toEqual({ ok: false, at: 'start.protocol', why: 'version' });
  });
});

test.each(UNFOUND)('only a receipt tells: $what', ({ record, isFoundByReceipt }) => {
  const bytes = utf8(JSON.stringify(record));
  expect(verifyBytes(bytes)).toMatchObject({ ok: true });
  const noted = receiptOf(SAMPLE).slice(0, 20);
  expect(verifyBytes(bytes, noted)).toMatchObject(
    isFoundByReceipt ? { ok: false, error: { at: 'record', why: 'receipt' } } : { ok: true },
  );
});

describe('undone throws count as agreed only with everybody’s consent', () => {
  const counts = (edit: Parameters<typeof edited>[0]) => {
    const verdict = verdictOn(edited(edit));
    return verdict.ok ? [verdict.undone, verdict.agreed] : verdict;
  };
  test.each<[string, Parameters<typeof edited>[0], readonly [number, number]]>([
    ['as it was', () => null, [1, 1]],
    ['nobody agreed', it => void it.log.splice(7, 1), [1, 0]],
    ['declined', it => void (it.log[7] = ['table', 'declines 0']), [1, 0]],
    ['agreed, then declined', it => void it.log.splice(8, 0, ['table', 'declines 0']), [1, 0]],
    ['the one who asked agreed', it => void (it.log[7] = ['table', 'agrees 1']), [1, 0]],
    ['the bot agreed', it => void (it.log[7] = ['table', 'agrees 2']), [1, 0]],
    ['another place was asked for', it => void (it.log[6] = ['table', 'asks 1 5']), [1, 0]],
    ['the other one had resigned', it => void (it.log[7] = ['table', 'resigned 0']), [1, 0]],
    ['the other one was covered', it => void (it.log[7] = ['table', 'covered 0']), [1, 0]],
    ['covered, and agreed', it => void it.log.splice(6, 0, ['table', 'covered 0']), [1, 1]],
    ['undone once more without asking', it => void it.log.splice(9, 0, ['table', 'undo 4']), [1, 0]],
  ])('%s', (_what, edit, expected) => {
    expect(counts(edit)).toEqual(expected);
  });

  test('the last one who is left cannot agree with himself', () => {
    const edit: Parameters<typeof edited>[0] = it => {
      it.log[6] = ['table', 'resigned 0'];
      it.log[7] = ['table', 'asks 1 4'];
    };
    expect(counts(edit)).toEqual([1, 0]);
  });
});

describe('what the verifiers of the first protocol accepted', () => {
  const [, local = ''] = vectors.records.map(({ record }) => record);

  test('a local match that is called open is refused', () => {
    const record = local.replace('"kind":"local","matchId"', '"kind":"open","matchId"');
    expect(record).not.toBe(local);
    expect(lineOf(verifyBytes(utf8(record)))).toEqual({ ok: false, at: 'log[0]', why: 'draw-values' });
  });

  test('an open match with nobody’s part in it says so', () => {
    const people = [
      { kind: 'remote', name: 'Ada' },
      { kind: 'remote', name: 'Ben' },
    ] as const;
    const log = [{ purpose: 'dice', m: [6] }, [0, 'roll'], { purpose: 'dice', m: [6] }] as const;
    const record = fabricate({ kind: 'open', options: {}, seats: people, log }, simulationRng('nobody'));
    expect(verdictOn(record)).toMatchObject({ ok: true, kind: 'open', draws: 2, all: 0, some: 0, host: 2 });
  });

  test('there is no beacon to choose, and there are no reveals to move', () => {
    const beacon = { ...SAMPLE, start: { ...SAMPLE.start, beacon: '00' } };
    expect(verdictOn(beacon)).toEqual({ ok: false, at: 'start', why: 'shape' });
    const reveal = edited(it => void it.log.unshift(['table', `reveal 0 ${'00'.repeat(32)}`]));
    expect(verdictOn(reveal)).toEqual({ ok: false, at: 'log[0]', why: 'row' });
  });
});

describe('what is too large is refused before it costs anything', () => {
  const bombs: readonly (readonly [string, string])[] = [
    ['nesting', '['.repeat(1_000_000)],
    ['nested objects', '{"a":'.repeat(500_000)],
    ['more than 4 MiB', ' '.repeat(MOST_BYTES + 1)],
    ['a string without end', `"${'\\"'.repeat(1_000_000)}`],
    ['a number of a million digits', '9'.repeat(1_000_000)],
    ['a name of 200 kB', JSON.stringify({ ...SAMPLE, names: [['x'.repeat(200_000)], ['B'], ['C']] })],
    [
      'a hundred thousand seats',
      JSON.stringify(
        edited(
          it => void (it.start.seats = Array.from({ length: 60_000 }, () => ({ kind: 'bot' as const, head: null }))),
        ),
      ),
    ],
  ];
  test.each(bombs)('%s', (_what, text) => {
    expect(verifyBytes(utf8(text)).ok).toBe(false);
  });

  test('and what is large but sound is read', () => {
    const log = Array.from({ length: 100_000 }, () => ['table', 'undo 0']);
    expect(verdictOn({ ...edited(it => void (it.dice = { host: null, chains: [] })), log })).toMatchObject({
      ok: true,
    });
  });
});

test('exactly the largest text is read', () => {
  expect(readExactly(utf8(`${' '.repeat(MOST_BYTES - 2)}[]`))).toEqual([]);
  expect(readExactly(utf8(`${' '.repeat(MOST_BYTES - 1)}[]`))).toBe(undefined);
});
