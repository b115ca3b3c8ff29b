import { clusterOperations } from './cluster.ts';
import { guestOperations } from './guests.ts';
import { ledgerOperations } from './ledger.ts';
import { matchOperations } from './matches.ts';
import { settingOperations } from './settings.ts';
import { talkOperations } from './talk.ts';
import type { OperationName, Part } from '../parts.ts';

/** Everything that can be asked of a database, by part and name. */
export const OPERATIONS = {
  matches: matchOperations,
  talk: talkOperations,
  guests: guestOperations,
  ledger: ledgerOperations,
  settings: settingOperations,
  cluster: clusterOperations,
} satisfies { readonly [P in Part]: Readonly<Record<OperationName<P>, unknown>> };
