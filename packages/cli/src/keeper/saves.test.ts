import { expect, test } from 'vitest';
import { savesFolder } from './saves.ts';

test.each([
  ['linux', {}, '/home/anna', '/home/anna/.local/state/zaria'],
  ['linux', { XDG_STATE_HOME: '/state' }, '/home/anna', '/state/zaria'],
  ['linux', { XDG_STATE_HOME: 'state' }, '/home/anna', '/home/anna/.local/state/zaria'],
  ['darwin', { LOCALAPPDATA: String.raw`C:\x` }, '/Users/anna', '/Users/anna/.local/state/zaria'],
  [
    'win32',
    { LOCALAPPDATA: String.raw`C:\Users\Anna\AppData\Local` },
    String.raw`C:\Users\Anna`,
    String.raw`C:\Users\Anna\AppData\Local\zaria`,
  ],
  ['win32', {}, String.raw`C:\Users\Anna`, String.raw`C:\Users\Anna\AppData\Local\zaria`],
  [
    'win32',
    { LOCALAPPDATA: 'here', XDG_STATE_HOME: '/state' },
    String.raw`D:\Anna`,
    String.raw`D:\Anna\AppData\Local\zaria`,
  ],
])('[19.6] on %s with %j matches are kept in the right folder', (platform, env, home, folder) => {
  expect(savesFolder({ platform, env, home })).toBe(folder);
});
