import { guestOperations } from './guests.ts';
import { ledgerOperations } from './ledger.ts';
import { matchOperations } from './matches.ts';
import { settingOperations } from './settings.ts';
import { talkOperations } from './talk.ts';

/** Everything that can be asked of a database, by part and name. */
export const OPERATIONS = {
  matches: matchOperations,
  talk: talkOperations,
  guests: guestOperations,
  ledger: ledgerOperations,
  settings: settingOperations,
} as const;

export type Operations = typeof OPERATIONS;
export type Part = keyof Operations;

/** What only reads: it may be answered by another connection than the one that writes. */
export const READING: { readonly [P in Part]: readonly (keyof Operations[P])[] } = {
  matches: [
    'read',
    'secret',
    'join',
    'row',
    'list',
    'ofHolder',
    'due',
    'nextDue',
    'behind',
    'count',
    'closedSince',
    'restored',
    'isAdmitted',
  ],
  talk: ['last', 'after'],
  guests: ['get', 'byHolder', 'session', 'code', 'notices'],
  ledger: ['read', 'last'],
  settings: ['get'],
};
