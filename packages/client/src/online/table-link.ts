import { isSeat, type Seat } from '@zaria/kit';
import { JOIN_CODE, TABLE_ID } from '@zaria/protocol';
import type { Body } from '@zaria/protocol/http';

/*
 * Links to a table. What opens it stands behind the `#`, which browsers send to nobody: no server and no log hears of it.
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

/** As a server is shown it. */
export const keyBody = ({ code, offer }: TableKey): Body<'join'> => ({ code, ...(offer === null ? {} : { offer }) });

const INVITATION = /^[0-9a-f]{64}$/;

export const tableAddress = (table: string): string => `/t/${table}`;
/** Without a code it is only for whoever has an offer, which opens the table, too. */
export const tableLink = (origin: string, table: string, code: string | null, offer: SeatOffer | null = null): string =>
  `${origin}${tableAddress(table)}#${[code ?? '', ...(offer === null ? [] : [offer.seat, offer.invitation])].join('.')}`;

export function parseTableKey(hash: string): TableKey {
  const [code = '', at = '', invitation = '', ...rest] = hash.replace(/^#/, '').split('.');
  const seat = Number(at);
  const isOffer = at !== '' && isSeat(seat) && INVITATION.test(invitation) && rest.length === 0;
  return {
    code: JOIN_CODE.test(code) ? code : null,
    offer: isOffer ? { seat, invitation } : null,
  };
}

/** Where a link leads to. */
export interface ReadLink extends TableKey {
  /** Of the server. */
  readonly origin: string;
  readonly table: string;
}

const PATH = /^\/t\/([^/]+)\/?$/;

/** `null`: no link to a table. */
export function parseTableLink(text: string): ReadLink | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, hash } = new URL(text);
  const table = PATH.exec(pathname)?.[1];
  if (!['http:', 'https:'].includes(protocol) || table === undefined || !TABLE_ID.test(table)) return null;
  return { origin, table, ...parseTableKey(hash) };
}
