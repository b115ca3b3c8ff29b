import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSight, type Client } from '@zaria/client';
import { findGame } from '@zaria/games/all';
import { readRecord } from '@zaria/kit';
import { expect, test } from 'vitest';
import { scratch, zaria } from '../stage.testing.ts';
import { voiceIn } from '../text/voice.ts';
import { ownCheck } from './own-check.ts';

/** A match of bots that is over. */
async function played(folder: string, seed: string): Promise<string> {
  const file = join(folder, `${seed}.json`);
  await zaria(['play', 'qwinto', '--seats', 'bot:random,bot:random', '--seed', seed, '--save', file]);
  return file;
}

/** A terminal that was told the match in this file. */
function toldFrom(file: string): { readonly client: Client } {
  const match = readRecord(JSON.parse(readFileSync(file, 'utf8')), findGame);
  if (!match.ok) throw new Error(match.error.why);
  const { game, start, log } = match.value;
  return { client: { own: [], sight: () => openSight(game, start, 'spectator', log) } as unknown as Client };
}

test('what the terminal was told is compared with the file, and a sound record of another match is named as that', async () => {
  const folder = scratch();
  const [one, other] = [await played(folder, 'one'), await played(folder, 'other')];
  const voice = voiceIn('en');
  const sound: unknown = expect.stringContaining('in order');
  expect(ownCheck(one, toldFrom(one), voice)).toEqual([sound, expect.stringContaining('This is the match')]);
  expect(ownCheck(other, toldFrom(one), voice)).toEqual([sound, expect.stringContaining('This is not the match')]);
  writeFileSync(one, readFileSync(one, 'utf8').replace(/"values": ?\[/, '"values": [9, '));
  expect(ownCheck(one, toldFrom(other), voice)).toEqual([expect.not.stringContaining('in order')]);
  expect(ownCheck(join(folder, 'none'), toldFrom(other), voice)).toHaveLength(1);
});
