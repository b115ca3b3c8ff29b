import { seatsOf, type Seat } from '@zaria/kit';
import { FACES } from '../casinos/faces.ts';
import { VALUES } from './cards.ts';
import { SIZES, type LoneDie, type Size } from './heap.ts';
import { BLANK_DICE, type Table } from './table.ts';
import type { TileState } from './tiles/index.ts';

/** What never changes in a match: the cards of each value, cash against what the bank gave out, all dice. */
export function conserved(table: Table): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { cash: sum(table.cash) - table.cashOut, 'blank dice': blankDice(table) };
  VALUES.forEach((value, kind) => {
    sums[`cards of ${value}`] = cardsOf(table, value, kind);
  });
  for (const seat of seatsOf(table.players))
    for (const size of SIZES) sums[`${size} dice of seat ${seat}`] = diceOf(table, seat, size);
  return sums;
}

/** Held, at casinos, to be dealt, in the bank. */
const cardsOf = ({ cards, casinos, deck, bank }: Table, value: number, kind: number): number =>
  [...cards, ...FACES.flatMap(face => [casinos[face].cards, casinos[face].returning]), deck.under]
    .flat()
    .filter(card => card === value).length +
  (deck.counts[kind] ?? 0) +
  (bank[kind] ?? 0);

/** At casinos or back from them, and on tile F, or in the box. */
function blankDice(table: Table): number {
  const atCasinos = table.cleared + sum(FACES.map(face => table.casinos[face].blank));
  const tile = table.tiles.find(({ side }) => side === 'F1' || side === 'F2');
  if (tile?.side === 'F1') return atCasinos + sum(tile.groups);
  // Every die on one of Handicap's spaces takes one of them.
  if (tile?.side === 'F2') return atCasinos + BLANK_DICE - sum(Object.values(tile.free));
  return atCasinos + BLANK_DICE;
}

/** In hand, at casinos and on tiles. */
const diceOf = ({ supply, casinos, tiles }: Table, seat: Seat, size: Size): number =>
  supply[size][seat] +
  sum(FACES.map(face => casinos[face].dice[size][seat])) +
  sum(tiles.map(tile => diceOn(tile, seat, size)));

function diceOn(tile: TileState, seat: Seat, size: Size): number {
  const isIt = (die: LoneDie | null): boolean => die !== null && die.seat === seat && die.size === size;
  if (tile.side === 'E2') return tile.bar[size][seat];
  if (tile.side === 'G2') return tile.dice[size][seat];
  if (tile.side === 'H1') return [tile.out, ...FACES.map(face => tile.slots[face])].filter(isIt).length;
  return tile.side === 'H2' ? [tile.out, tile.gold].filter(isIt).length : 0;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
