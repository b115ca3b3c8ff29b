import { NONE, type Steps, type Tell } from '@zaria/kit';
import { FACES, type Face } from '../casinos/faces.ts';
import { returnedNotes } from '../casinos/payout.ts';
import type { Fact } from './facts.ts';
import { NO_PIECES } from './heap.ts';
import { bankCard, gainCard } from './money.ts';
import { schedule, type RoundSteps, type RoyaleShape } from './steps.ts';
import { DICE, ROUNDS, isSeatParty, partyAt, payoutAt, tileAt, weightsAt, winnerAt, type Table } from './table.ts';
import { hooksOf } from './tiles/index.ts';

/** Nobody has dice in hand. Prime Time first; then all is counted and casinos 1 to 6 are settled. */
export function endRound(table: Table, tell?: Tell<Fact>): void {
  schedule(table, 'payout', { casino: 1 });
  schedule(table, 'count', NONE);
  table.tiles.forEach((tile, i) => hooksOf(tile).beforePayout?.(table, tile, (i + 1) as Face, tell));
}

export const settlementSteps: Steps<RoyaleShape, Pick<RoundSteps, 'count' | 'payout' | 'end'>> = {
  count: {
    kind: 'auto',
    run(table, _data, tell) {
      table.tiles.forEach((tile, i) => hooksOf(tile).count?.(table, tile, (i + 1) as Face, tell));
    },
  },

  payout: {
    kind: 'auto',
    run(table, { casino }, tell) {
      if (casino < FACES.length) schedule(table, 'payout', { casino: (casino + 1) as Face });
      else schedule(table, 'end', NONE);
      payCasino(table, casino, tell);
      const tile = tileAt(table, casino);
      if (tile !== null) hooksOf(tile).payout?.(table, tile, winnerAt(table, casino), tell);
    },
  },

  end: {
    kind: 'auto',
    run(table, _data, tell) {
      for (const tile of table.tiles) hooksOf(tile).afterPayout?.(table, tile, tell);
      table.starter = nextStarter(table);
      clearTable(table);
      if (table.round < ROUNDS) schedule(table, 'deal', NONE);
      else tell?.({ fact: 'over' });
    },
  },
};

/** The dice stay until the round has ended: who ranked first is asked again later. */
function payCasino(table: Table, casino: Face, tell?: Tell<Fact>): void {
  const { players } = table;
  const paid = payoutAt(table, casino);
  if (tell && paid.ties.length > 0) {
    const weights = weightsAt(table, casino);
    for (const tie of paid.ties) {
      const parties = tie.map(index => partyAt(players, index));
      tell({ fact: 'tied', casino, parties, dice: weights[tie[0] ?? 0] ?? 0 });
    }
  }
  for (const { party: index, note: card } of paid.shares) {
    const party = partyAt(players, index);
    if (isSeatParty(party)) gainCard(table, party, card);
    tell?.({ fact: 'paid', casino, party, card });
  }
  const returned = returnedNotes(paid, index => index >= players);
  if (table.options.mode === 'base') table.deck.under.push(...returned);
  else for (const card of returned) bankCard(table, card, 1);
  if (returned.length > 0) tell?.({ fact: 'returned', casino, cards: returned });
  table.casinos[casino].cards = [];
}

/** Who ranked first at casino 6, else at 5, and so on; else the starter stays. */
function nextStarter(table: Table): Table['starter'] {
  for (const casino of FACES.toReversed()) {
    const winner = winnerAt(table, casino);
    if (winner !== null && isSeatParty(winner)) return winner;
  }
  return table.starter;
}

/** All dice go home; tiles and markers leave the table. */
function clearTable(table: Table): void {
  for (const face of FACES) {
    const casino = table.casinos[face];
    casino.dice.small.fill(0);
    casino.dice.big.fill(0);
    casino.neutral = NO_PIECES;
    casino.blank = 0;
  }
  table.supply.small.fill(DICE.small);
  table.supply.big.fill(DICE.big);
  table.tiles = [];
  table.closed = null;
  table.extra = [];
}
