import { spawnSync } from 'node:child_process';
import { simulationRng } from '@zaria/kit';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import vectors from '../vectors/zaria-2.json' with { type: 'json' };
import { utf8 } from './bytes.ts';
import { SPOILINGS, compareOn, spoiltFiles } from './compare.testing.ts';
import { randomRecord } from './fabricate.testing.ts';
import { ODD_LINES } from './odd-lines.testing.ts';
import { VERIFIER, missingPython, pythonLines, pythonVerdicts, runPython, toLines } from './python.testing.ts';
import { SAMPLE } from './sample.testing.ts';
import { TAMPERED } from './tampered.testing.ts';

let missing: string | null = null;
beforeAll(() => {
  missing = missingPython();
});
beforeEach(context => {
  if (missing !== null) context.skip(missing);
});

/** `npm run soak verify` tries 20,000 of each. */
const SPOILT = 500;
const SUPPLY = [SAMPLE, ...Array.from({ length: 11 }, (_, seed) => randomRecord(simulationRng(`both ${seed}`)))];

test('the vectors of the protocol, to the byte', () => {
  expect(pythonLines(vectors.records.map(({ record }) => record))).toEqual(
    vectors.records.map(({ verdict }) => verdict),
  );
});

test('both verifiers accept random records and say the same of them', () => {
  expect(compareOn(SUPPLY.map(record => utf8(JSON.stringify(record))))).toEqual({ accepted: SUPPLY.length });
});

test('both refuse what was tampered with at the same place and for the same reason', () => {
  const verdicts = pythonVerdicts(TAMPERED.map(({ file }) => file));
  const named = verdicts.map((verdict, i) => ({ what: TAMPERED[i]?.what, ...verdict }));
  expect(named).toEqual(TAMPERED.map(({ what, at, why }) => ({ what, ok: false, at, why })));
});

test.each(SPOILINGS)(`both say the same of ${SPOILT} files with something random changed: %s`, how => {
  const counted = compareOn(spoiltFiles(how, SPOILT, SUPPLY, 'both'));
  expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBe(SPOILT);
  expect(counted['accepted']).toBeGreaterThan(0);
  expect(Object.keys(counted).length).toBeGreaterThan(10);
});

describe('what a person sees', () => {
  const [open = '', local = '', typed = ''] = vectors.records.map(({ record }) => record);

  test('each kind is called what it is, and that no moves were checked', () => {
    const { exitCode, lines, errors } = runPython([open, local, typed]);
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
    expect(lines[0]).toBe(
      '0.json: ok: 7 throws recomputed: in 3 every person took part, in 3 some (Ζωή 5, Ben 4 of 7), in 1 the server alone. ' +
        'Ζωή withheld 1 time. Ben withheld 1 time. 1 chain began after the start. 1 throw undone, 1 with consent. 1 number lost.',
    );
    expect(lines[1]).toMatch(
      /receipt b7b83cae\w+\. This shows the dice, not that these were the moves.+No moves were checked\.$/,
    );
    expect(lines[2]).toMatch(/not changed after the start; the device knew them all\.$/);
    expect(lines[4]).toMatch(/1 throw by hand: nothing is claimed\.$/);
  });

  test('one bad file among good ones is refused alone, and the exit code says so', () => {
    const first = JSON.stringify({ format: 'zaria/1' });
    const { exitCode, lines } = runPython([open, '', first]);
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^1\.json: refused at record: text: ./),
      expect.stringMatching(/^2\.json: refused at format: version: ./),
    ]);
    expect(exitCode).toBe(2);
  });

  test('a receipt', () => {
    const same = runPython([open], '--receipt', vectors.shortReceipt);
    expect([same.exitCode, same.lines[1]]).toEqual([
      0,
      expect.stringMatching(/^0\.json: receipt \w{64}\. No moves were checked\.$/),
    ]);
    const other = runPython([open], '--receipt', vectors.shortReceipt.replace('b', 'a'));
    expect([other.exitCode, other.lines]).toEqual([
      2,
      [expect.stringMatching(/^0\.json: refused at record: receipt: ./)],
    ]);
    expect(runPython([open], '--receipt', 'b7b83').exitCode).toBe(2);
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
});

describe('in batches', () => {
  const run = (input: string) => spawnSync('python3', [VERIFIER, 'lines'], { input, encoding: 'utf8' });
  const answers = ODD_LINES.map(([, , answer]) => answer);

  test('whatever stands in a line, it has its answer; the last one need not end', () => {
    const { status, stdout, stderr } = run(ODD_LINES.map(([, line]) => line).join('\n'));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').slice(0, -1)).toEqual(answers);
    expect(run('').stdout).toBe('');
  });

  test('a line longer than any is given up, and the next one is read', () => {
    const { stdout } = run(`${'A'.repeat(17 * 1024 * 1024)}\n${ODD_LINES.at(-1)?.[1]}\n`);
    expect(stdout.split('\n')).toEqual([answers[0], answers.at(-1), '']);
  });

  test('whoever reads no further hears nothing of it', () => {
    const input = toLines(Array.from({ length: 2000 }, () => '{}'));
    const { status, stderr } = spawnSync('bash', ['-c', `set -o pipefail; python3 "$0" lines | head -1`, VERIFIER], {
      input,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

test('bombs are refused at once', () => {
  const bombs = ['['.repeat(1_000_000), `"${'\\"'.repeat(1_000_000)}`, '9'.repeat(1_000_000), ' '.repeat(5_000_000)];
  expect(pythonVerdicts(bombs)).toEqual(bombs.map(() => ({ ok: false, at: 'record', why: 'text' })));
});
