import { readFileSync } from 'node:fs';
import { simulationRng } from '@zaria/kit';
import { play } from '@zaria/server/player';
import { guestOf, settingOf, startServer, until } from '@zaria/server/testing';
import { expect, test } from 'vitest';
import { playSeat } from './bot.ts';

test('somebody sits down, and lets the example play his seat to the end', async () => {
  let server = await startServer();
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
  const { port } = server.running;
  const playing = playSeat(`ws://127.0.0.1:${port}`, table, token);
  // A server that goes and comes back is found again.
  await until(() => (person.client?.sight(0).moments.length ?? 0) > 10);
  await server.stop('keep');
  server = await startServer({ folder: server.folder, port });
  await playing;
  await person.over;
  expect(person.online.table).toMatchObject({ phase: 'over' });
  person.close();
  await until(() => server.running.house.tables.get(table)?.visitors.size === 0);
  await server.stop();
});

test('it is forty lines, and knows nothing of Zaria', () => {
  const text = readFileSync(new URL('bot.ts', import.meta.url), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(41);
  expect(text).not.toContain('@zaria');
});
