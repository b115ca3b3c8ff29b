import { simulationRng, type RecordRow } from '@zaria/kit';
import { spawnSync } from 'node:child_process';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SAMPLE } from './case.testing.ts';
import { randomRecord } from './fabricate.testing.ts';
import { MALFORMED } from './malformed.testing.ts';
import { mutate } from './mutate.testing.ts';
import { VERIFIER, missingPython, runPython, runPythonOn, type PythonVerdict } from './python.testing.ts';
import { TAMPERED } from './tampered.testing.ts';
import { verifyDice } from './verify.ts';

let missing: string | null = null;
beforeAll(() => {
  missing = missingPython();
});
beforeEach(context => {
  if (missing !== null) context.skip(missing);
});

/** What our own verifier says, in the other one's words. */
function ownVerdict(record: unknown): PythonVerdict {
  const result = verifyDice(record);
  if (!result.ok) return { ok: false, ...result.error };
  const found = result.value;
  if (found.kind === 'typed')
    return { ok: true, says: `no claim: dice typed in by hand (${found.chances} chance entries)` };
  const marks = found.withheld.length === 0 ? 'nothing withheld' : `withheld by seat ${found.withheld.join(', ')}`;
  return { ok: true, says: `ok: ${found.kind}, ${found.draws} draws, ${found.values} dice and cards, ${marks}` };
}

test('both verifiers accept 100 random records and count the same', () => {
  const records = Array.from({ length: 100 }, (_, seed) => randomRecord(simulationRng(`both ${seed}`)));
  const { exitCode, verdicts, errors } = runPythonOn(records);
  expect(verdicts).toEqual(records.map(ownVerdict));
  expect(verdicts.filter(({ ok }) => ok)).toHaveLength(100);
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
});

test('both refuse what was tampered with or damaged, at the same place and for the same reason', () => {
  const cases = [...TAMPERED, ...MALFORMED];
  const { exitCode, verdicts, errors } = runPythonOn(cases.map(({ record }) => record));
  const named = verdicts.map((verdict, i) => ({ what: cases[i]?.what, ...verdict }));
  expect(named).toEqual(cases.map(({ what, at, why }) => ({ what, ok: false, at, why })));
  expect({ exitCode, errors }).toEqual({ exitCode: 2, errors: '' });
});

test('both say the same of 1,000 records with something random changed', () => {
  const records = Array.from({ length: 1000 }, (_, seed) => {
    const rng = simulationRng(`mutant ${seed}`);
    return mutate(rng.below(2) === 0 ? SAMPLE : randomRecord(rng), rng);
  });
  const { verdicts, errors } = runPythonOn(records);
  const named = verdicts.map((verdict, seed) => ({ seed, ...verdict }));
  // As the other verifier reads them: through JSON.
  const own = records.map((record, seed) => ({ seed, ...ownVerdict(JSON.parse(JSON.stringify(record))) }));
  expect(named).toEqual(own);
  expect(errors).toBe('');
  expect(new Set(own.map(verdict => (verdict.ok ? 'ok' : verdict.why))).size).toBeGreaterThan(15);
});

test('dice typed in by hand are not called in order', () => {
  const log = SAMPLE.log.map(([who, what]): RecordRow => [who, what]);
  const { exitCode, verdicts } = runPythonOn([{ ...SAMPLE, fairness: { protocol: 'fair/1', kind: 'typed' }, log }]);
  expect({ exitCode, verdicts }).toEqual({
    exitCode: 0,
    verdicts: [{ ok: true, says: 'no claim: dice typed in by hand (5 chance entries)' }],
  });
});

test('a file that is not JSON is refused with a line, never with a traceback', () => {
  const text = JSON.stringify(SAMPLE);
  const files = [
    '',
    '{',
    text.slice(0, -1),
    `${text}${text}`,
    `\ufeff${text}`,
    '[NaN]',
    '{"rules":Infinity}',
    Uint8Array.of(0xff, 0xfe, 0x00),
    text.replace('Ada', 'A\nda'),
    '['.repeat(200_000),
    '{"a":'.repeat(100_000),
  ];
  const { exitCode, verdicts, errors } = runPython(files);
  expect(verdicts).toEqual(files.map(() => ({ ok: false, at: 'record', why: 'not-json' })));
  expect({ exitCode, errors }).toEqual({ exitCode: 2, errors: '' });
});

test('numbers as other programs write them: as we read them, or refused', () => {
  const text = JSON.stringify(SAMPLE);
  const rules = `"rules":${SAMPLE.rules}`;
  const write = (number: string): string => text.replace(rules, `"rules":${number}`);
  const numbers = [`${SAMPLE.rules}.0`, `${SAMPLE.rules}e0`, '9'.repeat(5000), '1e999', '-1e999', '9007199254740993'];
  const { verdicts, errors } = runPython(numbers.map(write));
  expect(verdicts).toEqual(numbers.map(number => ownVerdict(JSON.parse(write(number)))));
  expect(verdicts.map(({ ok }) => ok)).toEqual([true, true, false, false, false, false]);
  expect(errors).toBe('');
});

test('one bad file among good ones is refused alone, and the exit code says so', () => {
  const text = JSON.stringify(SAMPLE);
  const { exitCode, verdicts } = runPython([text, '{}', text]);
  expect(verdicts.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(exitCode).toBe(2);
});

test('a file that is not there, a folder, no file at all', () => {
  const run = (...args: readonly string[]) => spawnSync('python3', [VERIFIER, ...args], { encoding: 'utf8' });
  const absent = run('no such\u001bfile.json', '.');
  expect(absent.stdout.split('\n')).toEqual([
    expect.stringMatching(/^no such\\x1bfile\.json: refused at file: unreadable: ./),
    expect.stringMatching(/^\.: refused at file: unreadable: ./),
    '',
  ]);
  expect([absent.status, absent.stderr]).toEqual([2, '']);
  const nothing = run();
  expect([nothing.status, nothing.stdout]).toEqual([2, '']);
  expect(nothing.stderr).toMatch(/^usage: /);
});
