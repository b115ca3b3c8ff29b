import { logContract } from '../log.contract.testing.ts';
import { scratch, sweepScratch, type StorePlace } from '../stage.testing.ts';
import { storeContract } from '../store.contract.testing.ts';
import { openStoreHere } from './here.ts';
import { openStore } from './open.ts';

sweepScratch();

function inThreads(): StorePlace {
  const folder = scratch();
  return { open: () => openStore({ folder }), beside: () => openStoreHere(folder, 'amend') };
}

function inThisThread(): StorePlace {
  const folder = scratch();
  return { open: () => openStoreHere(folder, 'write'), beside: () => openStoreHere(folder, 'amend') };
}

logContract('logs in SQLite, in threads', inThreads);
storeContract('a store in SQLite', inThisThread);
