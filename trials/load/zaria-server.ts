/* The server as `npm start` runs it, but for its limits by address: all clients of the trial have the same. */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { USUAL, machine, openServer, readPages } from '@zaria/server';
import { openStore } from '@zaria/server/store';
import pino from 'pino';
import { answerFigures } from './measuring.ts';

const [folder = '', bots = 'null'] = process.argv.slice(2);
const unlimited = { most: 1e9, perSecond: 1e9 };
const server = await openServer({
  store: await openStore({ folder }),
  surroundings: machine(bytes => randomBytes(bytes)),
  host: '127.0.0.1',
  port: 0,
  standing: { publicUrl: null, trustProxy: false },
  allowances: { ...USUAL, requests: unlimited, dear: unlimited, sockets: 1e9 },
  pages: readPages(null),
  policy: "default-src 'none'",
  reach: { allowed: [] },
  keep: { finished: null },
  bots: { threads: 1, budget: 50, pace: 0, patience: 60_000, ...(JSON.parse(bots) as object | null) },
  logger: pino({ level: 'error' }),
});
process.on('SIGTERM', () => process.exit(0));
answerFigures();
writeSync(1, `listening ${server.port}\n`);
