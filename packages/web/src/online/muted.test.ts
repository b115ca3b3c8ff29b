import { beforeEach, expect, test, vi } from 'vitest';
import { keepRead, readUpTo, speakerOf } from './muted.ts';
import { stubStorage } from './storage.testing.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubStorage();
});

test('what was read and who is muted is kept for each table', () => {
  keepRead('one', { seen: 7, muted: ['1 Ben'] });
  expect(readUpTo('one')).toEqual({ seen: 7, muted: ['1 Ben'] });
  expect(readUpTo('two')).toEqual({ seen: 0, muted: [] });
});

test('nonsense and blocked storage are as nothing', () => {
  kept.set('zaria/talk/one', '{"seen":"x","muted":[1,"1 Ben"]}');
  expect(readUpTo('one')).toEqual({ seen: 0, muted: ['1 Ben'] });
  kept.set('zaria/talk/one', '{');
  expect(readUpTo('one')).toEqual({ seen: 0, muted: [] });
  vi.stubGlobal('localStorage', undefined);
  keepRead('one', { seen: 1, muted: [] });
  expect(readUpTo('one')).toEqual({ seen: 0, muted: [] });
});

test('whoever has a seat from somebody else is another', () => {
  expect(speakerOf({ seat: 1, name: 'Ben' })).not.toBe(speakerOf({ seat: 1, name: 'Cleo' }));
  expect(speakerOf({ seat: null, name: 'Ben' })).not.toBe(speakerOf({ seat: 1, name: 'Ben' }));
});
