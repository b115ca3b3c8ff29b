import { NONE, seatsOf, type Steps, type Tell } from '@zaria/kit';
import { FACES, type Face } from '../casinos/faces.ts';
import { returnedNotes } from '../casinos/payout.ts';
import type { Fact } from './facts.ts';
import { NO_PIECES, moveAll } from './heap.ts';
import { bankCard, gainCard } from './money.ts';
import { schedule, type RoundSteps, type RoyaleShape } from './steps.ts';
import { DICE, ROUNDS, isSeatParty, partyAt, payoutAt, tileAt, weightsAt, winnerAt } from './table.ts';
import type { Party, Table } from './table.ts';
import { hooksOf } from './tiles/index.ts';

/** Nobody has dice in hand. Prime Time first; then all is counted and casinos 1 to 6 are settled. */
export function endRound(table: Table, tell?: Tell<Fact>): void {
  schedule(table, 'payout', { casino: 1, starter: table.starter });
  schedule(table, 'count', NONE);
  table.tiles.forEach((tile, i) => hooksOf(tile).beforePayout?.(table, tile, (i + 1) as Face, tell));
}

export const settlementSteps: Steps<RoyaleShape, Pick<RoundSteps, 'count' | 'payout' | 'end' | 'over'>> = {
  count: {
    kind: 'auto',
    run(table, _data, tell) {
      table.tiles.forEach((tile, i) => hooksOf(tile).count?.(table, tile, (i + 1) as Face, tell));
    },
  },

  payout: {
    kind: 'auto',
    run(table, { casino, starter }, tell) {
      const winner = winnerAt(table, casino);
      // Who ranked first at casino 6 begins the next round, else at 5, and so on; else the starter stays.
      const next = winner !== null && isSeatParty(winner) ? winner : starter;
      if (casino < FACES.length) schedule(table, 'payout', { casino: (casino + 1) as Face, starter: next });
      else schedule(table, 'end', { starter: next });
      payCasino(table, casino, tell);
      const tile = tileAt(table, casino);
      if (tile !== null) hooksOf(tile).payout?.(table, tile, winner, tell);
    },
  },

  end: {
    kind: 'auto',
    run(table, { starter }, tell) {
      schedule(table, table.round < ROUNDS ? 'deal' : 'over', NONE);
      for (const tile of table.tiles) hooksOf(tile).afterPayout?.(table, tile, tell);
      table.starter = starter;
      clearTable(table);
    },
  },

  over: {
    kind: 'auto',
    run: (_table, _data, tell) => tell?.({ fact: 'over' }),
  },
};

/** Only who listens sees dice and cards go one after the other: at the end the casino is cleared in any case. */
function payCasino(table: Table, casino: Face, tell?: Tell<Fact>): void {
  const { players } = table;
  const paid = payoutAt(table, casino);
  if (tell && paid.ties.length > 0) {
    const weights = weightsAt(table, casino);
    for (const tie of paid.ties) {
      const parties = tie.map(index => partyAt(players, index));
      for (const party of parties) goHome(table, casino, party);
      tell({ fact: 'tied', casino, parties, dice: weights[tie[0] ?? 0] ?? 0 });
    }
  }
  for (const { party: index, note: card } of paid.shares) {
    const party = partyAt(players, index);
    if (isSeatParty(party)) gainCard(table, party, card);
    if (!tell) continue;
    goHome(table, casino, party);
    takeTopCard(table, casino, party);
    tell({ fact: 'paid', casino, party, card });
  }
  const returned = returnedNotes(paid, index => index >= players);
  if (table.options.mode === 'base') table.deck.under.push(...returned);
  else for (const card of returned) bankCard(table, card, 1);
  table.casinos[casino].cards = [];
  table.casinos[casino].returning = [];
  if (returned.length > 0) tell?.({ fact: 'returned', casino, cards: returned });
  for (const seat of seatsOf(players)) goHome(table, casino, seat);
  goHome(table, casino, 'neutral');
  goHome(table, casino, 'blank');
}

/** The party's dice leave the casino: for their owner's hand, those of imagined players for the side. */
function goHome(table: Table, casino: Face, party: Party): void {
  const lying = table.casinos[casino];
  if (isSeatParty(party)) {
    moveAll(lying.dice, table.supply, party);
    if (table.extra.length > 0) table.extra = table.extra.filter(die => die.casino !== casino || die.seat !== party);
  } else if (party === 'neutral') lying.neutral = NO_PIECES;
  else {
    table.cleared += lying.blank;
    lying.blank = 0;
  }
}

function takeTopCard(table: Table, casino: Face, party: Party): void {
  const lying = table.casinos[casino];
  const [card, ...cards] = lying.cards;
  if (card === undefined) throw new Error(`casino ${casino} has no card left`);
  lying.cards = cards;
  if (!isSeatParty(party)) lying.returning = [...lying.returning, card];
}

/** Dice on tiles go home, too; tiles and markers leave the table. */
function clearTable(table: Table): void {
  table.supply.small.fill(DICE.small);
  table.supply.big.fill(DICE.big);
  table.tiles = [];
  table.closed = null;
  table.extra = [];
  table.black = null;
  table.cleared = 0;
}
