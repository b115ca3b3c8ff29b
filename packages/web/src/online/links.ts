import { parseCarried, printCarried, type CarriedHand } from '@zaria/client/dice';
import { SECRET, TABLE_ID } from '@zaria/protocol';

/*
 * Links that open something. What opens it stands behind the `#`, which browsers send to nobody: no server and no log
 * hears of it.
 */

import { tableAddress, tableLink } from '@zaria/client/online';

export { keyBody, parseTableKey, tableAddress, tableLink, type TableKey } from '@zaria/client/online';

/** Its table screen, and the link that opens it on another device. */
export const screenAddress = (table: string): string => `${tableAddress(table)}/screen`;
export const screenLink = (origin: string, table: string, code: string): string =>
  `${origin}${screenAddress(table)}#${code}`;

const OWN_ONLY = 'own';
/** The link that a table screen shows: whoever comes by it sees the rest of the table there. */
export const besideScreenLink = (origin: string, table: string, code: string): string =>
  tableLink(origin, table, code).replace('#', `?${OWN_ONLY}#`);

/** Whether one comes beside a table screen; that is taken out of the address, too. */
export function takeBesideScreen(): boolean {
  const { hash, pathname, search } = location;
  const isBeside = new URLSearchParams(search).has(OWN_ONLY);
  if (isBeside) history.replaceState(history.state, '', pathname + hash);
  return isBeside;
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
