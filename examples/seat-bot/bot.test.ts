import { simulationRng } from '@zaria/kit';
import { play } from '@zaria/server/player';
import { guestOf, settingOf, startServer, until } from '@zaria/server/testing';
import { expect, test } from 'vitest';
import { playSeat } from './bot.ts';

test('somebody sits down, and lets the example play his seat to the end', async () => {
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
  await playSeat(server.url.replace('http', 'ws'), table, token);
  await person.over;
  expect(person.online.table).toMatchObject({ phase: 'over' });
  person.close();
  await until(() => server.running.house.tables.get(table)?.visitors.size === 0);
  await server.stop();
});
