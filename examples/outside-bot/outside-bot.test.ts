import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Player } from '@zaria/server/player';
import { until } from '@zaria/server/testing';
import { expect, test } from 'vitest';
import { seated } from '../seated.testing.ts';

const BOT = fileURLToPath(new URL('bot.ts', import.meta.url));

/** A match of Anna against the example, over its socket: until she has finished with it, and it has ended. */
async function against(finish: (anna: Player) => Promise<unknown>): Promise<void> {
  const { server, table, anna, token } = await seated();
  const bot = spawn(process.execPath, ['--import', 'tsx', BOT, server.url.replace('http', 'ws'), table, token, '1'], {
    stdio: 'inherit',
  });
  const ended = new Promise(resolve => void bot.once('exit', resolve));
  await finish(anna);
  expect(await ended).toBe(0);
  anna.close();
  await until(() => server.running.house.tables.get(table)?.visitors.size === 0);
  await server.stop();
}

test('the example in TypeScript plays a match at a server, over its socket, to its end', () =>
  against(async anna => {
    await anna.over;
    expect(anna.online.table).toMatchObject({ phase: 'over' });
  }));

test('it ends with a match that is given up, too', () =>
  against(async anna => {
    await until(() => (anna.client?.sight(0).moments.length ?? 0) > 10);
    expect(await anna.online.send({ do: 'abandon' })).toMatchObject({ ok: true });
  }));
