import { parseCarried, printCarried, type CarriedHand } from '@zaria/client/dice';
import { isSeat, type Seat } from '@zaria/kit';
import { JOIN_CODE, SECRET, TABLE_ID } from '@zaria/protocol';

/*
 * Links that open something. What opens it stands behind the `#`, which browsers send to nobody: no server and no log
 * hears of it.
 */

/** Somebody is to carry a seat on. */
export interface SeatOffer {
  readonly seat: Seat;
  readonly invitation: string;
}

/** What came with the address of a table. */
export interface TableKey {
  readonly code: string | null;
  readonly offer: SeatOffer | null;
}

const INVITATION = /^[0-9a-f]{64}$/;

export const tableAddress = (table: string): string => `/t/${table}`;
export const tableLink = (origin: string, table: string, code: string, offer: SeatOffer | null = null): string =>
  `${origin}${tableAddress(table)}#${[code, ...(offer === null ? [] : [offer.seat, offer.invitation])].join('.')}`;

export function parseTableKey(hash: string): TableKey {
  const [code = '', at = '', invitation = '', ...rest] = hash.replace(/^#/, '').split('.');
  const seat = Number(at);
  const isOffer = at !== '' && isSeat(seat) && INVITATION.test(invitation) && rest.length === 0;
  return {
    code: JOIN_CODE.test(code) ? code : null,
    offer: isOffer ? { seat, invitation } : null,
  };
}

/** What one’s own other device is given: who one is, and one’s part in the dice of a table. */
export interface Passed {
  readonly pass: string;
  readonly table: string | null;
  readonly hands: readonly CarriedHand[];
}

export const passLink = (origin: string, { pass, table, hands }: Passed): string =>
  `${origin}/pass#${[pass, ...(table === null ? [] : [table]), ...hands.map(printCarried)].join('~')}`;

export function parsePass(hash: string): Passed | null {
  const [pass = '', table, ...more] = hash.replace(/^#/, '').split('~');
  if (!SECRET.test(pass)) return null;
  const isTable = table !== undefined && TABLE_ID.test(table);
  const hands = isTable ? more.map(parseCarried) : [];
  return { pass, table: isTable ? table : null, hands: hands.filter(hand => hand !== null) };
}

/** Takes what came behind the `#` out of the address: that one may be shown, kept in a history and passed on. */
export function takeHash(): string {
  const { hash, pathname, search } = location;
  if (hash !== '') history.replaceState(history.state, '', pathname + search);
  return hash;
}
