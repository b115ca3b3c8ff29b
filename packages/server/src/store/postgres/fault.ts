import { StoreError, type StoreFault } from '../store-error.ts';
import { withoutPassword, type DatabaseAddress } from './address.ts';

/** The code that PostgreSQL gives to what went wrong; `null`: it did not come from there. */
function codeOf(error: unknown): string | null {
  // What Node says has a code as well, and one of them has as many letters.
  const isAnswered = error instanceof Error && 'severity' in error && 'code' in error;
  return isAnswered && typeof error.code === 'string' ? error.code : null;
}

const OURS = [TypeError, RangeError, SyntaxError, ReferenceError];

/**
 * Whether the connection is of no use any more: it was cut, nobody answers, the database stops or starts, or it is one
 * that may only be read since another has taken its place.
 */
export function isLost(error: unknown): boolean {
  if (error instanceof StoreError) return false;
  const code = codeOf(error);
  // What Node and the library say of a connection; what we did wrong ourselves would be wrong again.
  if (code === null) return error instanceof Error && !OURS.some(kind => error instanceof kind);
  return /^(08|57P|53300|25006|25P03)/.test(code);
}

/** Two were in each other's way: whoever tries again gets through. */
export const isClash = (error: unknown): boolean => ['40001', '40P01', '55P03'].includes(codeOf(error) ?? '');

/** Something like it is there already: as likely as not somebody else has just written it. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505';

/** There is no such table. */
export const isWithoutTable = (error: unknown): boolean => codeOf(error) === '42P01';

/** What went wrong, as far as it can be told; nothing that is secret is in it. */
export function faultOf(error: unknown, address: DatabaseAddress): StoreFault {
  if (error instanceof StoreError) return error.fault;
  const message = error instanceof Error ? messageOf(error) : String(error);
  const detail = withoutPassword(message, address);
  const code = codeOf(error) ?? '';
  if (code.startsWith('53100')) return { why: 'full' };
  if (code === '25006' || code === '42501') return { why: 'read-only' };
  // Tables of the same names, or none of ours where they should be.
  if (/^42(P07|P01|703|804)/.test(code)) return { why: 'damaged', detail };
  // It cannot be let in, or there is no such database: trying again would not help, nor would it hurt.
  if (isLost(error) || /^(28|3D)/.test(code)) return { why: 'unreachable', detail };
  return { why: 'failed', detail };
}

/** Where several addresses were tried, Node says it of each. */
const messageOf = (error: Error): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(one => (one instanceof Error ? one.message : String(one))).join(', ')
    : error.message;
