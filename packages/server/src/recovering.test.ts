import { afterEach, expect, test } from 'vitest';
import { beginBesideBot, guestOf, settingOf, startServer, until, type TestServer } from './server.testing.ts';
import { StoreError } from './store/index.ts';

let server: TestServer;
const url = (): string => server.url;
afterEach(() => server.stop());

test('a restored match goes on only when what its players know is durable', async () => {
  server = await startServer();
  const anna = await guestOf(url, 'Anna');
  const body = { request: 'one', game: 'las-vegas', setting: { ...settingOf(2), forced: false }, isPublic: false };
  const { table } = await anna.get('open', { body });
  const before = anna.online(table);
  await before.opened;
  await beginBesideBot(before);
  await server.running.house.settled();
  before.close();
  await until(() => server.running.house.tables.get(table)?.visitors.size === 0);
  server.running.house.refresh(table, 'stopping');

  // As after a backup; and the disk is full when the match is to go on.
  const { matches } = server.store;
  const { row, append, recovered } = matches;
  let [isRecovered, refused] = [false, 0];
  matches.row = async id => {
    const found = await row(id);
    return found === null || isRecovered ? found : { ...found, restored: 1 };
  };
  matches.recovered = async id => {
    isRecovered = true;
    await recovered(id);
  };
  matches.append = async (...args) => {
    if (refused++ === 0) throw new StoreError({ why: 'full' });
    return append(...args);
  };
  const after = anna.online(table, { known: () => new Map([[0, 40]]) });
  await until(() => isRecovered);
  await after.opened;
  await server.running.house.settled();
  expect(refused).toBeGreaterThan(1);
  const log = (await matches.read(table, 0)).map(({ what }) => JSON.stringify(what));
  expect(log.some(what => what.includes('"note":"lost","n":40'))).toBe(true);
  after.close();
});
