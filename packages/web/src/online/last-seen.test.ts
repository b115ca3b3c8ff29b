import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, keepSeen, lastSeen, parseSince, replaySince } from './last-seen.ts';
import { stubStorage } from './storage.testing.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStorage();
});

test('how much was seen is kept for each table, until it is forgotten', () => {
  expect(lastSeen('t')).toBeNull();
  keepSeen('t', 12);
  expect([lastSeen('t'), lastSeen('other')]).toEqual([12, null]);
  forgetSeen('t');
  expect(lastSeen('t')).toBeNull();
});

test('nonsense and blocked storage are as if nobody had been here', () => {
  for (const text of ['x', '-1', '1.5']) {
    kept.set('zaria/seen/t', text);
    expect(lastSeen('t')).toBeNull();
  }
  vi.stubGlobal('localStorage', undefined);
  keepSeen('t', 1);
  forgetSeen('t');
  expect(lastSeen('t')).toBeNull();
});

test('a replay that begins somewhere is found in its address again', () => {
  const address = new URL(replaySince('https://zaria.example/t/abc/replay', 7));
  expect(parseSince(address.search)).toBe(7);
  for (const search of ['', '?', '?since=', '?since=x', '?since=-1', '?at=7']) expect(parseSince(search)).toBeNull();
});
