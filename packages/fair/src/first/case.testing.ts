import { same, simulationRng } from '@zaria/kit';
import type { FairReason } from './fault.ts';
import { fabricate, type FairRecord } from './fabricate.testing.ts';

/** A record that must be refused, and where and why. */
export interface RefusedCase {
  readonly what: string;
  readonly record: unknown;
  readonly at: string;
  readonly why: FairReason;
}

/** The same, to be edited. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

export function edited(edit: (draft: Draft<FairRecord>) => void): FairRecord {
  const draft = structuredClone(SAMPLE) as Draft<FairRecord>;
  edit(draft);
  if (same(draft, SAMPLE)) throw new Error('nothing was edited');
  return draft;
}

const dice = { purpose: 'dice', m: [6, 6, 6, 6, 6, 6, 6, 6] };

/**
 * Four people and a bot. Cleo's page was closed before she revealed, Dora's adds nothing; Ben's throw was undone and
 * thrown anew.
 */
export const SAMPLE = fabricate(
  {
    kind: 'open',
    options: { starter: 'random', neutral: false, rounds: 4 },
    seats: [
      { name: 'Ada', kind: 'remote' },
      { name: 'Ben', kind: 'remote' },
      { name: 'Cleo', kind: 'remote' },
      { name: 'Greedy', kind: 'bot' },
      { name: 'Dora', kind: 'remote' },
    ],
    silent: [4],
    withheld: [2],
    beacon: '',
    log: [
      { purpose: 'deal', m: [54, 53, 52, 51, 50] },
      [0, 'roll'],
      dice,
      [0, 'place 3'],
      [1, 'roll'],
      dice,
      ['table', 'undo 5'],
      dice,
      [1, 'place 2'],
      { purpose: 'spare', m: [300, 6] },
    ],
  },
  simulationRng('fair sample'),
);
