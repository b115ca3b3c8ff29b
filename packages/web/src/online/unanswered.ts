import type { Keeping, Unanswered } from '@zaria/client/online';
import { isObject } from '@zaria/kit';

const keyOf = (table: string): string => `zaria/unanswered/${table}`;

function read(table: string): readonly Unanswered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is Unanswered => isObject(one) && typeof one['id'] === 'string' && isObject(one['wish']))
      : [];
  } catch {
    return [];
  }
}

/** Keeps what was sent and not answered, so that a page that is loaded anew sends it again. Several tabs share it. */
export function keepUnanswered(table: string): Keeping {
  /** What this tab has had to do with; of the others' nothing is taken away. */
  const mine = new Set<string>();
  return {
    load() {
      const kept = read(table);
      for (const { id } of kept) mine.add(id);
      return kept;
    },
    save(unanswered) {
      for (const { id } of unanswered) mine.add(id);
      const all = [...read(table).filter(({ id }) => !mine.has(id)), ...unanswered];
      try {
        if (all.length === 0) localStorage.removeItem(keyOf(table));
        else localStorage.setItem(keyOf(table), JSON.stringify(all));
      } catch {
        // Blocked storage: what is unanswered lasts as long as the page.
      }
    },
  };
}

export function forgetUnanswered(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // There was nothing, then.
  }
}
