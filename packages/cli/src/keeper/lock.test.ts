import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from '../stage.testing.ts';
import { lockOf, takeLock } from './lock.ts';

/** The number of a process that is no more. */
const dead = (): number => spawnSync(process.execPath, ['-e', '']).pid;

test('a match is played by one process at a time', () => {
  const file = join(scratch(), 'new', 'match.json');
  const lock = takeLock(file);
  if (!lock.ok) throw new Error('nobody else is there');
  expect(readFileSync(lockOf(file), 'utf8')).toBe(`${process.pid}\n`);
  expect(takeLock(file)).toEqual({ ok: false, error: { pid: process.pid } });
  lock.value();
  expect(existsSync(lockOf(file))).toBe(false);
  expect(takeLock(file).ok).toBe(true);
});

test.each([
  ['of a process that is gone', () => `${dead()}\n`],
  ['that is empty', () => ''],
  ['that says nothing', () => 'nobody'],
])('a lock %s is taken over', (_name, content) => {
  const file = join(scratch(), 'match.json');
  writeFileSync(lockOf(file), content());
  const before = new Date(Date.now() - 60_000);
  utimesSync(lockOf(file), before, before);
  expect(takeLock(file).ok).toBe(true);
  expect(readFileSync(lockOf(file), 'utf8')).toBe(`${process.pid}\n`);
  expect(readdirSync(dirname(file))).toEqual(['match.json.lock']);
});

test('a process of somebody else is respected too', () => {
  const file = join(scratch(), 'match.json');
  writeFileSync(lockOf(file), '1\n');
  expect(takeLock(file)).toEqual({ ok: false, error: { pid: 1 } });
});

type Take = typeof takeLock;

/** What must hold of taking a lock: says what does not, or `null`. */
const CHECKS: Readonly<Record<string, (take: Take) => string | null>> = {
  'a lock that somebody has just made, and has not written to yet, is his'(take) {
    const file = join(scratch(), 'match.json');
    writeFileSync(lockOf(file), '');
    const taken = take(file);
    return !taken.ok && taken.error.pid === 0 && readFileSync(lockOf(file), 'utf8') === '' ? null : 'it was taken';
  },
  'while somebody takes a lock over nobody else does'(take) {
    const file = join(scratch(), 'match.json');
    writeFileSync(lockOf(file), `${dead()}\n`);
    writeFileSync(`${lockOf(file)}.turn`, '1\n');
    return !take(file).ok && existsSync(lockOf(file)) ? null : 'two took it over';
  },
  'what a process left half written, with its seed in it, is removed'(take) {
    const file = join(scratch(), 'match.json');
    for (const name of [`${file}.4711.new`, `${file}.new`, join(dirname(file), 'other.json.4711.new')])
      writeFileSync(name, 'seed');
    take(file);
    const left = readdirSync(dirname(file)).toSorted().join();
    return left === 'match.json.lock,match.json.new,other.json.4711.new' ? null : left;
  },
};

test.each(Object.entries(CHECKS))('%s', (_what, check) => {
  expect(check(takeLock)).toBeNull();
});

/** As it once was: whoever finds a lock without a living holder in it removes it, and nothing else. */
const careless: Take = file => {
  const lock = lockOf(file);
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder === process.pid) return { ok: false, error: { pid: holder } };
  writeFileSync(lock, `${process.pid}\n`);
  return { ok: true, value: () => {} };
};

test.each(Object.entries(CHECKS))('caught, as locks once were: %s', (_what, check) => {
  expect(check(careless)).not.toBeNull();
});
