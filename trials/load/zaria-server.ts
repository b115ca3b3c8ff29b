import { writeSync } from 'node:fs';
import { openStore } from '@zaria/server/store';
import { openTrialServer } from '../trial-server.ts';
import { answerFigures } from './measuring.ts';
import { profileInto } from './profile.ts';

const [folder = '', bots = '{}', profile] = process.argv.slice(2);
const store = await openStore({ folder });
const server = await openTrialServer(store, {
  level: 'error',
  bots: JSON.parse(bots) as object,
});
// In order: a process that exits while the store's threads are at work aborts.
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
if (profile !== undefined) profileInto(profile);
answerFigures();
writeSync(1, `listening ${server.port}\n`);
