import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { natsBus, notifyBus, type OpenBus } from '@zaria/server/cluster';
import { openStore, type Store } from '@zaria/server/store';
import { openTrialServer } from '../trial-server.ts';
import { answerFigures } from './measuring.ts';
import { profileInto } from './profile.ts';
import type { ServerWanted } from './servers.ts';

const { place, port = 0, bots = {}, bus, profile } = JSON.parse(process.argv[2] ?? '') as ServerWanted;
const store = await openStore(place);
const openBus = await busFor(store);
const server = await openTrialServer(store, {
  port,
  level: 'error',
  bots,
  ...(openBus === null ? {} : { openBus }),
});

/** As the server chooses it by its options. */
async function busFor({ settings }: Store): Promise<OpenBus | null> {
  if ('folder' in place) return null;
  if (bus === undefined) return notifyBus(place.database);
  return natsBus(new URL(bus), await settings.keepFirst('bus', randomBytes(8).toString('hex')));
}

// In order: a process that exits while the store's threads are at work aborts.
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
if (profile !== undefined) profileInto(profile);
answerFigures(async () => ({
  tables: server.house.tables.size,
  connections: await new Promise<number>((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  }),
}));
writeSync(1, `listening ${server.port}\n`);
