/** Why a server does not do something that is not for the table to decide. `@zaria/client` has a sentence for each. */
export const FAULTS = [
  /** There is no such table, or it is not for whoever asks: which of the two is nobody's business. */
  'no-table',
  /** Nobody knows who asks. */
  'no-guest',
  /** It was the operator, or its time was over. */
  'table-closed',
  'table-full',
  'name-wrong',
  /** A code that opens nothing, any more. */
  'code-wrong',
  'not-yours',
  /** The device is somebody else's already. */
  'known-already',
  'not-started',
  'not-over',
  /** It cannot be read: another version sent it, or nobody of ours. */
  'message-wrong',
  'message-large',
  'too-fast',
  'too-many',
  /** The other side speaks another version. */
  'version',
  /** What was sent was not fetched for too long. */
  'slow',
  'stopping',
  /** Nothing can be written there now: the disk is full, or may only be read. */
  'not-kept',
  /** The other side knows less of the match than this one was told. */
  'behind',
  /** Another page sent it. */
  'origin-wrong',
  /** Notices are not sent there. */
  'address-wrong',
  'nothing-here',
  'failed',
  /** Whoever is waited for is here, or nobody is. */
  'nobody-waits',
  /** It is night at the table: nobody is disturbed. */
  'night',
  /** Somebody was nudged not long ago, or has not been waited for that long. */
  'too-soon',
  /** What was brought is no match that one device has begun and played by the rules. */
  'match-wrong',
  'match-over',
  /** It was brought before, and has gone on there since. */
  'gone-on',
] as const;
export type Why = (typeof FAULTS)[number];

export interface Fault {
  readonly why: Why;
}

/** How a socket is closed for a reason: the code is in the range that is everybody's own. */
export const CLOSE_CODES = 4000;
export const closeCode = (why: Why): number => CLOSE_CODES + FAULTS.indexOf(why);
export const whyOfCode = (code: number): Why | null => FAULTS[code - CLOSE_CODES] ?? null;

/** After these a client does not come back by itself. */
export const FINAL: ReadonlySet<Why> = new Set<Why>([
  'no-table',
  'no-guest',
  'table-closed',
  'table-full',
  'version',
  'message-wrong',
  'message-large',
  'origin-wrong',
  'behind',
]);
