import { describe } from 'vitest';
import { clusterContract } from '../cluster.contract.testing.ts';
import { logContract } from '../log.contract.testing.ts';
import { matchesContract } from '../matches.contract.testing.ts';
import { peopleContract } from '../people.contract.testing.ts';
import { scratch, sweepScratch, type StorePlace } from '../stage.testing.ts';
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

describe('logs in SQLite, written by a thread', () => {
  logContract(inThreads);
});

describe('matches in SQLite', () => {
  matchesContract(inThisThread);
});
describe('people in SQLite', () => {
  peopleContract(inThisThread);
});
describe('what several servers keep in SQLite', () => {
  clusterContract(inThreads);
});
