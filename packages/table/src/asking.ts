import { HASH_LENGTH, isHex, linkBefore, parseHex, printHex, type Part } from '@zaria/fair';
import { seatsOf, type Seat } from '@zaria/kit';
import type { Context } from './context.ts';
import type { Asked, Chair, Table } from './table.ts';

/** Whoever was silent so often in a row counts as away until he is heard again. */
const ASLEEP_AFTER = 2;

export const isAsleep = ({ silent }: { readonly silent: number }): boolean => silent >= ASLEEP_AFTER;

/** Whether a command, by the name the table knows it by, came from whoever sits there: then he is there. */
export const isFrom = ({ token }: Pick<Chair, 'token'>, by: string): boolean =>
  token !== null && by.startsWith(`${token}:`);

/** The seats that are asked for a link: those who are there, whose chain counts and is their own. `by`: what was just sent. */
export function toAsk(
  { chairs, sitting }: Table,
  { absent }: Pick<Context, 'absent'>,
  by: string | null,
): readonly Seat[] {
  if (sitting === null) return [];
  return seatsOf(chairs.length).filter(seat => {
    const chair = chairs[seat];
    if (chair === undefined || chair.token === null || chair.head === null) return false;
    const isAwake = !isAsleep(chair) || (by !== null && isFrom(chair, by));
    return sitting.counting(seat)?.head === chair.head && !absent.has(seat) && isAwake;
  });
}

/** When a draw is made, whoever has not answered by then. */
export const askedUntil = ({ at }: Asked, { wait }: Pick<Table, 'wait'>): number => at + wait;

/** Whether nobody is waited for any more. */
export const isAnswered = (asked: Asked, table: Table, now: number): boolean =>
  asked.seats.every(seat => asked.links.has(seat)) || now >= askedUntil(asked, table);

/** What seats add to a draw, and who kept silent; ascending. */
export interface Answers {
  readonly parts: readonly Part[];
  readonly by: readonly Seat[];
  readonly withheld: readonly Seat[];
}

/** One for all throws that nobody is asked for: it is kept in each. */
const NOBODY: Answers = { parts: [], by: [], withheld: [] };

export function answersTo(asked: Asked | null): Answers {
  if (asked === null) return NOBODY;
  const seats = asked.seats.toSorted((one, other) => one - other);
  const parts = seats.flatMap((seat): Part[] => {
    const link = asked.links.get(seat);
    return link === undefined ? [] : [[seat, parseHex(link)]];
  });
  const by = parts.map(([seat]) => seat);
  return { parts, by, withheld: seats.filter(seat => !by.includes(seat)) };
}

/** Whether this is the link of the seat's chain for draw n. */
export function isLinkOf({ sitting, links }: Table, seat: Seat, n: number, link: string): boolean {
  const chain = sitting?.counting(seat) ?? null;
  if (chain === null || !isHex(link, HASH_LENGTH)) return false;
  const known = links.get(chain.head) ?? { depth: 0, link: chain.head };
  return printHex(linkBefore(parseHex(link), n - chain.after - known.depth)) === known.link;
}

/** Whether it may be the head of a new chain: nobody has had it before. */
export const isNewHead = ({ head: host, chairs, sitting, dice }: Table, head: string): boolean =>
  dice === 'open' &&
  isHex(head, HASH_LENGTH) &&
  head !== host &&
  !chairs.some(chair => chair.head === head) &&
  !(sitting?.chains.some(chain => chain.head === head) ?? false);
