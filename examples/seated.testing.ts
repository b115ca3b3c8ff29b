import { simulationRng } from '@zaria/kit';
import { play, type Player } from '@zaria/server/player';
import { guestOf, settingOf, startServer, type TestServer } from '@zaria/server/testing';

interface Seated {
  readonly server: TestServer;
  readonly table: string;
  /** She sits at seat 0, holds the table, and plays by herself. */
  readonly anna: Player;
  /** By which a program plays Ben's seat, number 1. */
  readonly token: string;
}

/** A match of Qwinto at a server: Anna plays, and Ben has sat down, is ready, and lets a program play for him. */
export async function seated(): Promise<Seated> {
  const server = await startServer();
  const [host, ben] = [await guestOf(() => server.url, 'Anna'), await guestOf(() => server.url, 'Ben')];
  const body = { request: 'x', game: 'qwinto', setting: settingOf(2), isPublic: false };
  const { table, code } = await host.get('open', { body });
  await ben.get('join', { table, body: { code } });
  const anna = play(host, table, 0, { rng: simulationRng('anna'), secret: null });
  const device = ben.online(table);
  await device.opened;
  await device.send({ do: 'sit', seat: 1, as: 'remote', name: 'Ben’s bot', colour: 1 });
  await device.send({ do: 'ready', seat: 1, version: 0, ready: true });
  const { token } = await ben.get('token', { table, body: {} });
  device.close();
  return { server, table, anna, token };
}
