/*
 * The server as it is, but for one thing: told to, it dies between an append and its acknowledgement. On a database that
 * it shares, a fifth of its hints is lost, and a fifth comes twice: `PLACE PORT`, a folder or the address of a database.
 */
import { writeSync } from 'node:fs';
import { simulationRng } from '@zaria/kit';
import { notifyBus } from '@zaria/server/cluster';
import { openStore, type Store } from '@zaria/server/store';
import { lossy } from '../lossy.ts';
import { openTrialServer } from '../trial-server.ts';

const [place = '', port = '0'] = process.argv.slice(2);
const isShared = place.startsWith('postgres:');
const LOST = 20;
let isArmed = false;
process.on('message', message => {
  if (message === 'arm') isArmed = true;
});

const store = await openStore(isShared ? { database: place } : { folder: place });
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

const server = await openTrialServer(deadly, {
  port: Number(port),
  level: 'fatal',
  ...(isShared ? { openBus: lossy(notifyBus(place), LOST, simulationRng(String(process.pid))) } : {}),
});
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
writeSync(1, `listening ${server.port}\n`);
