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

test('a lock that somebody has just made, and has not written to yet, is his', () => {
  const file = join(scratch(), 'match.json');
  writeFileSync(lockOf(file), '');
  expect(takeLock(file)).toEqual({ ok: false, error: { pid: 0 } });
  expect(readFileSync(lockOf(file), 'utf8')).toBe('');
});

test('while somebody takes a lock over nobody else does', () => {
  const file = join(scratch(), 'match.json');
  writeFileSync(lockOf(file), `${dead()}\n`);
  writeFileSync(`${lockOf(file)}.turn`, '1\n');
  expect(takeLock(file)).toEqual({ ok: false, error: { pid: 0 } });
  expect(existsSync(lockOf(file))).toBe(true);
});

test('what a process left half written, with its seed in it, is removed', () => {
  const file = join(scratch(), 'match.json');
  for (const name of [`${file}.4711.new`, `${file}.new`, join(dirname(file), 'other.json.4711.new')])
    writeFileSync(name, 'seed');
  expect(takeLock(file).ok).toBe(true);
  expect(readdirSync(dirname(file)).toSorted()).toEqual(['match.json.lock', 'match.json.new', 'other.json.4711.new']);
});
