import { afterEach, expect, test } from 'vitest';
import { guestOf, settingOf, startServer, until, type TestGuest, type TestServer } from './server.testing.ts';

/* What happens between a hello and the welcome: looking up who it is, and what was said there, takes its time. */

let server: TestServer;
const url = (): string => server.url;
afterEach(() => server.stop());

/** A table of Anna's, and a store that keeps whoever comes waiting, until it is let go. */
async function keptWaiting(): Promise<{ anna: TestGuest; table: string; isAsked(): boolean; go(): void }> {
  server = await startServer();
  const anna = await guestOf(url, 'Anna');
  const body = { request: 'one', game: 'las-vegas', setting: settingOf(2), isPublic: false };
  const { table } = await anna.get('open', { body });
  const { talk } = server.store;
  const { last } = talk;
  let asked = 0;
  let go = (): void => {};
  const open = new Promise<void>(resolve => (go = resolve));
  talk.last = async (...args) => {
    asked++;
    const lines = await last(...args);
    await open;
    return lines;
  };
  return { anna, table, isAsked: () => asked > 0, go: () => go() };
}

test('a table that leaves memory while somebody comes is there for him all the same', async () => {
  const { anna, table, isAsked, go } = await keptWaiting();
  const online = anna.online(table);
  await until(isAsked);
  server.running.house.refresh(table, 'stopping');
  go();
  await online.opened;
  expect(server.running.house.tables.get(table)?.visitors.size).toBe(1);
  expect(await online.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 })).toEqual({
    ok: true,
    value: true,
  });
  online.close();
});

test('who is signed out while he comes is not let in', async () => {
  const { anna, table, isAsked, go } = await keptWaiting();
  const { code } = await anna.get('recovery');
  const lost = anna.online(table);
  await until(isAsked);
  await (await guestOf(url, 'Somebody')).get('recover', { body: { code } });
  go();
  expect(await lost.opened).toEqual({ ok: false, error: { why: 'no-guest' } });
  expect(server.running.house.tables.get(table)?.visitors.size ?? 0).toBe(0);
  lost.close();
});

test('what is said while somebody comes is told to him', async () => {
  const { anna, table, isAsked, go } = await keptWaiting();
  const coming = anna.online(table);
  await until(isAsked);
  const line = { at: 1, seat: null, name: 'Anna', said: { text: 'hello' } };
  const number = await server.store.talk.add(table, { ...line, by: 'ab'.repeat(32) });
  server.running.house.tables.get(table)?.tellAll({ type: 'said', lines: [{ number, line }] });
  go();
  await coming.opened;
  await coming.send({ do: 'sit', seat: 0, as: 'remote', name: 'Anna', colour: 0 });
  expect(coming.lines).toEqual([{ number, line }]);
  coming.close();
});

test('who has missed much of the talk hears the end of it', async () => {
  server = await startServer();
  const anna = await guestOf(url, 'Anna');
  const body = { request: 'one', game: 'las-vegas', setting: settingOf(2), isPublic: false };
  const { table } = await anna.get('open', { body });
  const say = (text: string): Promise<number> =>
    server.store.talk.add(table, { at: 1, seat: null, name: 'Anna', said: { text }, by: 'ab'.repeat(32) });
  await say('before');
  const online = anna.online(table);
  await until(() => online.lines.length === 1);
  const [visitor] = server.running.house.tables.get(table)?.visitors ?? [];
  for (let i = 0; i < 150; i++) await say(`line ${i}`);
  visitor?.leave('stopping');
  await until(() => online.lines.length > 1);
  expect(online.lines.at(-1)?.line?.said).toEqual({ text: 'line 149' });
  expect(online.lines).toHaveLength(101);
  online.close();
});
