/* How much of a match somebody has seen on this device, to show him what happened while he was away. */

const keyOf = (table: string): string => `zaria/seen/${table}`;

/** How many entries; `null`: he was never here. */
export function lastSeen(table: string): number | null {
  try {
    const kept = Number(localStorage.getItem(keyOf(table)) ?? 'none');
    return Number.isInteger(kept) && kept >= 0 ? kept : null;
  } catch {
    return null;
  }
}

export function keepSeen(table: string, entries: number): void {
  try {
    localStorage.setItem(keyOf(table), String(entries));
  } catch {
    // Blocked storage: whoever comes back is told nothing of it.
  }
}

export function forgetSeen(table: string): void {
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // Nothing is kept.
  }
}

/** The address of a replay that begins after so many entries and plays on by itself. */
export const replaySince = (replay: string, entries: number): string => `${replay}?since=${entries}`;
export function parseSince(search: string): number | null {
  const found = /^\?since=(\d{1,7})$/.exec(search)?.[1];
  return found === undefined ? null : Number(found);
}
