import { missingPython } from '@zaria/fair/testing';
import { expect, test } from 'vitest';
import { soakRecords } from './soak.ts';

/** The campaign, `npm run soak records`, makes many more. */
const RECORDS = 100;

test(`${RECORDS} records of random matches are accepted by both verifiers`, async () => {
  const soak = await soakRecords(RECORDS, 'records', missingPython() === null);
  expect(soak.records).toBe(RECORDS);
  expect(soak.draws).toBeGreaterThan(500);
});
