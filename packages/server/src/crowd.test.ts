import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from './server.testing.ts';

/** More than a program is given that does not ask for more. */
const CROWD = 700;
const MOST = '/proc/sys/net/core/somaxconn';
const canHold = existsSync(MOST) && Number(readFileSync(MOST, 'utf8')) > CROWD;

/*
 * Whoever does not fit is not told so: his system asks again after one second, and after three, and some are hung up on.
 * So nobody looks at a clock here: who is let in at all is connected before anything else can happen.
 */
test.runIf(canHold)('people who all come in the same moment are all let in', async () => {
  const server = await startServer();
  let connected = 0;
  const sockets: Socket[] = Array.from({ length: CROWD }, () =>
    connect({ host: '127.0.0.1', port: server.running.port }, () => connected++),
  );
  await new Promise(resolve => void sockets[0]?.once('connect', resolve));
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => void setImmediate(resolve));
  expect(connected).toBe(CROWD);
  for (const socket of sockets) socket.destroy();
  await server.stop();
});
