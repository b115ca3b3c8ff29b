/*
 * Matches that began by the first protocol, `fair/1`: what is kept of them is played on and written down as it began.
 * No table is opened like that any more.
 */
import { FIRST_PROTOCOL, drawRng, keyOf, type Fairness } from '@zaria/fair';
import { simulationRng, writeRecord, type Json, type MatchRecord, type SeatRecord, type Viewer } from '@zaria/kit';
import type { Dice } from './context.ts';
import { unclaimedDice } from './dice.ts';
import { logFor } from './record.ts';
import { phaseOf, startOf, type Table } from './table.ts';

/** What can be said of the dice; the seed only once the match has ended. */
export function fairnessOf(table: Table, serverSeed: string | null): Fairness {
  const { first, frozen, matchId, dice } = table;
  if (first === null) throw new Error('this match did not begin by the first protocol');
  if (dice === 'typed') return { protocol: FIRST_PROTOCOL, kind: 'typed' };
  const { commitS, commits, reveals, withheld } = first;
  return {
    protocol: FIRST_PROTOCOL,
    kind: dice,
    matchId,
    commitS,
    serverSeed,
    start: frozen ?? '',
    commits: commits.toSorted(([one], [other]) => one - other),
    reveals: reveals.toSorted(([one], [other]) => one - other),
    withheld: withheld.toSorted((one, other) => one - other),
    beacon: '',
  };
}

/** The dice of such a match, for whoever keeps its seed; `null` while somebody's part in them is open. */
export function firstDice(table: Table, serverSeed: string): Dice | null {
  const { first, frozen } = table;
  if (first === null || frozen === null) return null;
  if (first.reveals.length + first.withheld.length < first.commits.length) return null;
  const fairness = fairnessOf(table, serverSeed);
  const key = fairness.kind === 'typed' ? null : keyOf(fairness);
  if (key === null) return null;
  return {
    draw({ purpose, n }) {
      const rng = drawRng(key, purpose, n);
      return { rng, taken: () => ({ draw: rng.draw(), spent: null }) };
    },
  };
}

/** Dice from a seed of which nothing was claimed: to such a table they are typed in. */
export const firstSeededDice = (seed: string): Dice => ({
  draw: asked => unclaimedDice(simulationRng(`${seed} nature ${asked.n}`)).draw(asked),
});

/** The record of such a match. The seed is refused a place in it until the match has ended or was given up. */
export function firstRecord(table: Table, viewer: Viewer, serverSeed: string | null): MatchRecord {
  if (serverSeed !== null && phaseOf(table) === 'playing')
    throw new Error('the seed of a match in play is nobody’s to see');
  const { seats } = JSON.parse(table.frozen ?? '') as { readonly seats: readonly SeatRecord[] };
  return writeRecord({
    game: table.game,
    start: startOf(table),
    seats,
    fairness: fairnessOf(table, serverSeed) as unknown as Json,
    log: logFor(table, viewer),
  });
}
