/* The server as it is, but for one thing: told to, it dies between an append and its acknowledgement. */
import { writeSync } from 'node:fs';
import { openStore, type Store } from '@zaria/server/store';
import { openTrialServer } from '../trial-server.ts';

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

const server = await openTrialServer(deadly, { port: Number(port), level: 'fatal' });
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
writeSync(1, `listening ${server.port}\n`);
