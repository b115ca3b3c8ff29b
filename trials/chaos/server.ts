/* The server as it is, but for one thing: told to, it dies between an append and its acknowledgement. */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { USUAL, machine, openServer, readPages } from '@zaria/server';
import { openStore, type Store } from '@zaria/server/store';
import pino from 'pino';

const [folder = '', port = '0'] = process.argv.slice(2);
let isArmed = false;
process.on('message', message => {
  if (message === 'arm') isArmed = true;
});

const store = await openStore({ folder });
/** What is appended is durable when this answers, and nobody has heard of it yet. */
const deadly: Store = {
  ...store,
  matches: {
    ...store.matches,
    async append(id, seq, entries, summary) {
      const isWritten = await store.matches.append(id, seq, entries, summary);
      // Only where somebody waits for an answer.
      if (isArmed && isWritten && entries.some(({ by }) => by !== null)) {
        writeSync(1, 'between\n');
        process.kill(process.pid, 'SIGKILL');
        // The signal may take a moment: nothing is said meanwhile.
        await new Promise(() => {});
      }
      return isWritten;
    },
  },
};

const unlimited = { most: 1e9, perSecond: 1e9 };
const server = await openServer({
  store: deadly,
  surroundings: machine(bytes => randomBytes(bytes)),
  host: '127.0.0.1',
  port: Number(port),
  standing: { publicUrl: null, trustProxy: false },
  allowances: { ...USUAL, requests: unlimited, dear: unlimited, sockets: 1e9 },
  pages: readPages(null),
  policy: "default-src 'none'",
  reach: { allowed: [] },
  keep: { finished: null },
  bots: { threads: 1, budget: 50, pace: 0, patience: 60_000 },
  logger: pino({ level: 'fatal' }),
});
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
writeSync(1, `listening ${server.port}\n`);
