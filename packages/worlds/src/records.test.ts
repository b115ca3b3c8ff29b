import { missingPython } from '@zaria/fair/testing';
import { expect, test } from 'vitest';
import { soakRecords } from './soak.ts';

test('100 records of random matches are accepted by both verifiers', async () => {
  const soak = await soakRecords(100, 'records', missingPython() === null);
  expect(soak.records).toBe(100);
  expect(soak.draws).toBeGreaterThan(500);
});
