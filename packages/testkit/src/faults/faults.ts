import type { Fault } from './fault.ts';
import { COPIES_FAULTS } from './copies.faults.ts';
import { LEGALITY_FAULTS } from './legality.faults.ts';
import { LOG_FAULTS } from './log.faults.ts';
import { PLAY_FAULTS } from './play.faults.ts';
import { SECRETS_FAULTS } from './secrets.faults.ts';
import { TELLINGS_FAULTS } from './tellings.faults.ts';
import { TOGETHER_FAULTS } from './together.faults.ts';

/** One planted fault or more for every law. */
export const FAULTS: readonly Fault[] = [
  ...PLAY_FAULTS,
  ...LEGALITY_FAULTS,
  ...COPIES_FAULTS,
  ...LOG_FAULTS,
  ...SECRETS_FAULTS,
  ...TELLINGS_FAULTS,
  ...TOGETHER_FAULTS,
];
