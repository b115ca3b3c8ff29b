import { fail, isObject, ok, type Result } from '@zaria/kit';
import { isHex, parseHex, printHex, u64 } from './bytes.ts';
import { HASH_LENGTH, MATCH_ID_LENGTH, hash } from './hash.ts';

/** A match that was opened. Openings are chained, so that none can be dropped or changed without a trace. */
export interface Opening {
  /** Counted from 1. */
  readonly number: number;
  /** Hash of the opening before; zeros for the first. */
  readonly previous: string;
  readonly matchId: string;
  /** The head of the host's chain. */
  readonly host: string;
  /** Over all of the above. */
  readonly hash: string;
}

const ORIGIN = '00'.repeat(HASH_LENGTH);
const FIELDS = 5;

/** The next opening of a ledger that ends with `last`. */
export function openMatch(last: Opening | null, matchId: string, host: string): Opening {
  const opening = { number: (last?.number ?? 0) + 1, previous: last?.hash ?? ORIGIN, matchId, host };
  return { ...opening, hash: hashOpening(opening) };
}

const hashOpening = ({ number, previous, matchId, host }: Omit<Opening, 'hash'>): string =>
  printHex(hash('ledger', u64(number), parseHex(previous), parseHex(matchId), parseHex(host)));

/** `number` is the opening that should be at this place of the ledger. */
export interface LedgerFault {
  readonly number: number;
  readonly why: 'opening-wrong' | 'number-wrong' | 'previous-wrong' | 'hash-wrong' | 'match-twice';
}

/**
 * Checks a ledger, or the part of it that follows the opening `after`. Gives its last opening: whoever notes that one's
 * hash now can later tell whether the ledger has been cut off or written anew.
 */
export function verifyLedger(
  openings: readonly unknown[],
  after: Opening | null = null,
): Result<Opening | null, LedgerFault> {
  let last = after;
  const matches = new Set(after === null ? [] : [after.matchId]);
  for (const opening of openings) {
    const number: number = (last?.number ?? 0) + 1;
    if (!isOpening(opening)) return fail({ number, why: 'opening-wrong' });
    if (opening.number !== number) return fail({ number, why: 'number-wrong' });
    if (opening.previous !== (last?.hash ?? ORIGIN)) return fail({ number, why: 'previous-wrong' });
    if (opening.hash !== hashOpening(opening)) return fail({ number, why: 'hash-wrong' });
    if (matches.has(opening.matchId)) return fail({ number, why: 'match-twice' });
    matches.add(opening.matchId);
    last = opening;
  }
  return ok(last);
}

const isOpening = (value: unknown): value is Opening =>
  isObject(value) &&
  Object.keys(value).length === FIELDS &&
  Number.isSafeInteger(value['number']) &&
  Number(value['number']) >= 1 &&
  isHex(value['previous'], HASH_LENGTH) &&
  isHex(value['matchId'], MATCH_ID_LENGTH) &&
  isHex(value['host'], HASH_LENGTH) &&
  isHex(value['hash'], HASH_LENGTH);
