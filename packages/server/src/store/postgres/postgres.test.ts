import { afterAll, beforeAll, describe } from 'vitest';
import { clusterContract } from '../cluster.contract.testing.ts';
import { logContract } from '../log.contract.testing.ts';
import { matchesContract } from '../matches.contract.testing.ts';
import { peopleContract } from '../people.contract.testing.ts';
import type { StorePlace } from '../stage.testing.ts';
import { testDatabase, type TestDatabase } from './database.testing.ts';
import { openPostgres } from './open.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function inPostgres(): StorePlace {
  // In the order that the tests are run in, and before anything is opened.
  const empty = database.reset();
  const open = async () => {
    await empty;
    return openPostgres(database.url);
  };
  return { open, beside: open };
}

describe('logs in PostgreSQL', () => {
  logContract(inPostgres);
});
describe('matches in PostgreSQL', () => {
  matchesContract(inPostgres);
});
describe('people in PostgreSQL', () => {
  peopleContract(inPostgres);
});
describe('what several servers keep in PostgreSQL', () => {
  clusterContract(inPostgres);
});
