import type { Wish } from '@zaria/table/public';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from './storage.testing.ts';
import { forgetUnanswered, keepUnanswered } from './unanswered.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStorage();
});

const hurry: Wish = { do: 'hurry', seat: 0 };

test('a page that is loaded anew finds what was not answered', () => {
  keepUnanswered('t').save([{ id: 'a', wish: hurry }]);
  expect(keepUnanswered('t').load()).toEqual([{ id: 'a', wish: hurry }]);
  expect(keepUnanswered('other').load()).toEqual([]);
});

test('a tab that is answered takes nothing away from another', () => {
  const [one, other] = [keepUnanswered('t'), keepUnanswered('t')];
  one.save([{ id: 'a', wish: hurry }]);
  other.save([{ id: 'b', wish: hurry }]);
  other.save([]);
  expect(
    keepUnanswered('t')
      .load()
      .map(({ id }) => id),
  ).toEqual(['a']);
  one.save([]);
  expect(kept.size).toBe(0);
});

test('what somebody wrote there by hand is not taken for a command', () => {
  for (const text of ['{', '[1]', '{"id":"a"}', '[{"id":1,"wish":{}}]']) {
    kept.set('zaria/unanswered/t', text);
    expect(keepUnanswered('t').load()).toEqual([]);
  }
});

test('blocked storage keeps nothing and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const keeping = keepUnanswered('t');
  keeping.save([{ id: 'a', wish: hurry }]);
  forgetUnanswered('t');
  expect(keeping.load()).toEqual([]);
});
