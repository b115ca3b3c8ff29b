import { expect, test } from 'vitest';
import { readSettings } from './options.ts';

test('hosts that notices may go to are compared as addresses write them', () => {
  const settings = readSettings(['--hooks', 'NAS.local, hook.internal,,127.0.0.1'], {});
  expect(settings.ok && settings.value.hooks).toEqual(['nas.local', 'hook.internal', '127.0.0.1']);
  expect(readSettings([], {})).toMatchObject({ ok: true, value: { hooks: [] } });
});
