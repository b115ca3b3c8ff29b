import { openStore } from './database.ts';
import type { KeptMatch, Summary } from './kept.ts';

/* The matches on this device, as a list may show them. What is secret of them stays here. */

const summary = ({ id, game, createdAt, updatedAt, phase, players }: KeptMatch): Summary => ({
  id,
  game,
  createdAt,
  updatedAt,
  phase,
  players,
});

/** Newest first, and whether they outlive the page. */
export async function listMatches(): Promise<{ readonly list: readonly Summary[]; readonly isLasting: boolean }> {
  const store = await openStore();
  return { list: (await store.list()).map(summary), isLasting: store.isLasting };
}

export async function findMatch(id: string): Promise<Summary | null> {
  const store = await openStore();
  const kept = await store.match(id);
  return kept && summary(kept);
}

export async function removeMatch(id: string): Promise<void> {
  const store = await openStore();
  await store.remove(id);
}
