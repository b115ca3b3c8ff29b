import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from '@zaria/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Line } from './line.ts';
import { openReturning, type Returning } from './returning.ts';

let server: TestServer;
let anna: TestGuest;
let opened = 0;
const told: string[] = [];

beforeEach(async () => {
  server = await startServer();
  anna = await guestOf(() => server.url, 'Anna');
  opened = 0;
  told.length = 0;
});
afterEach(() => server.stop());

async function tableOf(request: string): Promise<string> {
  const body = { request, game: 'las-vegas', setting: settingOf(2), isPublic: false };
  return (await anna.get('open', { body })).table;
}

/** Sits down, and is told so. */
function sit(table: string, taken: Line | null): Returning {
  const line = openReturning({
    table,
    seat: 0,
    cookie: anna.cookie,
    url() {
      opened++;
      return server.url;
    },
    taken,
    resumes: false,
    welcomed: () => line.want(table, { do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 }),
    glance: () => false,
    news: () => {},
    done: id => void told.push(id),
    refused: ({ refusal }) => void told.push(refusal.why),
    troubled: what => void told.push(what),
  });
  return line;
}

test('somebody goes on to the next table by the line that he has', async () => {
  const [first, other] = [await tableOf('one'), await tableOf('other')];
  const left = sit(first, null);
  await until(() => told.includes(first));
  left.hear();
  const line = left.leave();
  const next = sit(other, line);
  await until(() => told.includes(other));
  expect([opened, left.isOpen, next.isOpen]).toEqual([1, false, true]);
  expect(told).toEqual([first, other]);
  // Lost, it comes back to where he is now.
  next.reset();
  await until(() => next.isOpen);
  expect([opened, server.running.house.tables.get(other)?.visitors.size]).toEqual([2, 1]);
  next.close();
});

test('a line that is not well is not taken along', async () => {
  const left = sit(await tableOf('one'), null);
  expect(left.leave()).toBe(null);
  const next = sit(await tableOf('other'), null);
  await until(() => next.isOpen);
  next.close();
});
