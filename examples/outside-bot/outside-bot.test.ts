import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { simulationRng } from '@zaria/kit';
import { play } from '@zaria/server/player';
import { guestOf, settingOf, startServer, until } from '@zaria/server/testing';
import { expect, test } from 'vitest';

const BOT = fileURLToPath(new URL('bot.ts', import.meta.url));

test('the example in TypeScript says the same at a server, over its socket', async () => {
  const server = await startServer();
  const [anna, ben] = [await guestOf(() => server.url, 'Anna'), await guestOf(() => server.url, 'Ben')];
  const body = { request: 'x', game: 'qwinto', setting: settingOf(2), isPublic: false };
  const { table, code } = await anna.get('open', { body });
  await ben.get('join', { table, body: { code } });
  const person = play(anna, table, 0, { rng: simulationRng('anna'), secret: null });
  const device = ben.online(table);
  await device.opened;
  await device.send({ do: 'sit', seat: 1, as: 'remote', name: 'Ben’s bot', colour: 1 });
  await device.send({ do: 'ready', seat: 1, version: 0, ready: true });
  const { token } = await ben.get('token', { table, body: {} });
  device.close();
  const bot = spawn(process.execPath, ['--import', 'tsx', BOT, server.url.replace('http', 'ws'), table, token, '1'], {
    stdio: 'inherit',
  });
  const ended = new Promise(resolve => void bot.once('exit', resolve));
  await person.over;
  expect(person.online.table).toMatchObject({ phase: 'over' });
  expect(await ended).toBe(0);
  person.close();
  await until(() => server.running.house.tables.get(table)?.visitors.size === 0);
  await server.stop();
});
