import type { Store } from './store.ts';

/** The parts of the store whose functions are carried out by a database. */
export type Part = 'matches' | 'talk' | 'guests' | 'ledger' | 'settings';
export type OperationName<P extends Part> = keyof Store[P] & string;

/** Every function, and whether it writes. What reads may be answered by another connection than the one that writes. */
export const FUNCTIONS: { readonly [P in Part]: Readonly<Record<OperationName<P>, 'reads' | 'writes'>> } = {
  matches: {
    create: 'writes',
    append: 'writes',
    read: 'reads',
    secret: 'reads',
    join: 'reads',
    summarise: 'writes',
    row: 'reads',
    list: 'reads',
    ofHolder: 'reads',
    due: 'reads',
    nextDue: 'reads',
    behind: 'reads',
    setJoin: 'writes',
    setPublic: 'writes',
    noticed: 'reads',
    setNoticed: 'writes',
    admit: 'writes',
    isAdmitted: 'reads',
    close: 'writes',
    closedSince: 'reads',
    restored: 'reads',
    recovered: 'writes',
    sweep: 'writes',
    count: 'reads',
  },
  talk: { add: 'writes', last: 'reads', after: 'reads', erase: 'writes', remove: 'writes', erasedSince: 'reads' },
  guests: {
    add: 'writes',
    get: 'reads',
    byHolder: 'reads',
    rename: 'writes',
    erase: 'writes',
    addSession: 'writes',
    session: 'reads',
    touch: 'writes',
    endSession: 'writes',
    endSessions: 'writes',
    putCode: 'writes',
    code: 'reads',
    useCode: 'writes',
    putNotice: 'writes',
    notices: 'reads',
    dropNotice: 'writes',
    dropNotices: 'writes',
    sweep: 'writes',
  },
  ledger: { read: 'reads', last: 'reads' },
  settings: { get: 'reads', keepFirst: 'writes' },
};
