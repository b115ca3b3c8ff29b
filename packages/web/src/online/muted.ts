import type { ChatLine } from '@zaria/table/public';

/*
 * Whom somebody does not want to hear at a table, and how far he has read what was said there. It stays on this device,
 * and nobody else learns of it.
 */

export interface Read {
  /** The number of the last line that was seen. */
  readonly seen: number;
  readonly muted: readonly string[];
}

const NOTHING: Read = { seen: 0, muted: [] };
const keyOf = (table: string): string => `zaria/talk/${table}`;

/** By seat and name: whoever has the seat from somebody else is another. */
export const speakerOf = ({ seat, name }: Pick<ChatLine, 'seat' | 'name'>): string => `${seat ?? 'watching'} ${name}`;

export function readUpTo(table: string): Read {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Partial<Read> | null;
    const { seen, muted } = kept ?? NOTHING;
    return {
      seen: typeof seen === 'number' ? seen : 0,
      muted: Array.isArray(muted) ? muted.filter(one => typeof one === 'string') : [],
    };
  } catch {
    return NOTHING;
  }
}

export function keepRead(table: string, read: Read): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(read));
  } catch {
    // Blocked storage: it holds for as long as the page is open.
  }
}
