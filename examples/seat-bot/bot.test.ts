import { readFileSync } from 'node:fs';
import { startServer, until } from '@zaria/server/testing';
import { expect, test } from 'vitest';
import { seated } from '../seated.testing.ts';
import { playSeat } from './bot.ts';

test('somebody sits down, and lets the example play his seat to the end', async () => {
  const { server: first, table, anna, token } = await seated();
  const { port } = first.running;
  const playing = playSeat(`ws://127.0.0.1:${port}`, table, token);
  // A server that goes and comes back is found again.
  await until(() => (anna.client?.sight(0).moments.length ?? 0) > 10);
  await first.stop('keep');
  const second = await startServer({ folder: first.folder, port });
  await playing;
  await anna.over;
  expect(anna.online.table).toMatchObject({ phase: 'over' });
  anna.close();
  await until(() => second.running.house.tables.get(table)?.visitors.size === 0);
  await second.stop();
});

test('it is forty lines, and knows nothing of Zaria', () => {
  const text = readFileSync(new URL('bot.ts', import.meta.url), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(41);
  expect(text).not.toContain('@zaria');
});
