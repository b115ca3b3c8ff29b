import type { Moment } from '@zaria/client';
import { LANGUAGES } from '@zaria/words';
import { expect, test } from 'vitest';
import { speakerOf, voiceIn } from './voice.ts';

const CONTROL = /[\p{Cc}\p{Bidi_Control}]/u;

test.each(LANGUAGES)('a name in a note of a seat steers no terminal: %s', language => {
  const note = { note: 'seat', seat: 0, kind: 'remote', name: 'Eve\u001b]0;gone\u0007\u202e\n' } as const;
  const moments = [{ entry: { kind: 'note', note }, facts: [] }] as unknown as readonly Moment[];
  const [said = ''] = speakerOf('qwinto', voiceIn(language), ['Anna\u001b[2J', 'Ben']).moment(moments, 0);
  expect(said).toContain('Eve');
  expect(said).toContain('Anna');
  expect(said).not.toMatch(CONTROL);
});
