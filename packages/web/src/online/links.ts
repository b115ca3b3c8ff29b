import { parseCarried, printCarried, type CarriedHand } from '@zaria/client/dice';
import { SECRET, TABLE_ID } from '@zaria/protocol';

/*
 * Links that open something. What opens it stands behind the `#`, which browsers send to nobody: no server and no log
 * hears of it.
 */

export { parseTableKey, tableAddress, tableLink, type TableKey } from '@zaria/client/online';

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
