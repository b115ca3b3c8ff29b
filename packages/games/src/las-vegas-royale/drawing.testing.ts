import { completeOptions, fail, ok, questionOn, seatsOf, type Result, type Seat } from '@zaria/kit';
import { FACES, isFace, type Face } from '../casinos/faces.ts';
import { CARDS, VALUES, kindOf } from './cards.ts';
import { addCount, colourOf, printCount, printHeap, readCounts, seatOfColour } from './colours.testing.ts';
import { conserved } from './conserved.ts';
import { countsNotation } from './deal.ts';
import { sidesNotation, tileOfSide } from './draw.ts';
import { lasVegasRoyale } from './game.ts';
import { SIZES } from './heap.ts';
import { printTile, readMarks } from './marks.testing.ts';
import { newTable } from './rules.ts';
import { schedule } from './steps.ts';
import { DICE, ROUNDS, type Options, type Table } from './table.ts';
import { freshTile, isSide } from './tiles/index.ts';

/*
 * A table at the start of a turn, drawn in one line:
 *
 *   1 80+50 r2Rb A2(50) | 2! 70+30 n3x2 | r 2c 100+30 | b 0c $20 | round 2 | turn b
 *
 * A casino: its number ("!" if it is closed), its cards, the dice there (r3: three small red dice, R: the red Biggy,
 * n and N neutral, x blank), its tile with what lies on it (marks.ts). A seat: its colour, chips (2 if not said),
 * cards, cash. Every seat is listed. Dice that are drawn nowhere are in hand. What is not said: round 1, red began and
 * is to play; of the cards not drawn the lowest lie aside for the rounds to come and the bank has the rest.
 */

const SEPARATOR = ' | ';

/** Reads a drawing; a fault is the part that could not be read. The turn is on the agenda, not yet begun. */
export function parseTable(text: string, given: Partial<Options> = {}): Result<Table, string> {
  const parts = text.split(SEPARATOR);
  const players = parts.filter(part => seatOfColour(part.split(' ')[0] ?? '') !== null).length;
  const tiles = parts.filter(part => /^\d.* [A-H][12]/.test(part)).length;
  const options = completeOptions(lasVegasRoyale.options, players, {
    mode: tiles > 0 ? 'royale' : 'base',
    tiles,
    ...given,
  });
  if (!options.ok || players < lasVegasRoyale.players.min) return fail(text);

  const table = newTable({ rules: lasVegasRoyale.rules, seats: players, options: options.value });
  Object.assign(table, { agenda: [], asked: 0, round: 1, starter: 0 });
  table.chips.fill(2);
  const turn = { seat: 0 as Seat, hasCards: false };
  const fault = parts.find(part => !readPart(table, part.split(' '), turn));
  if (fault !== undefined) return fail(fault);
  if (!turn.hasCards) Object.assign(table, cardsNotDrawn(table));
  takeRestInHand(table);
  schedule(table, 'turn', { seat: turn.seat });
  return ok(table);
}

function readPart(table: Table, words: readonly string[], turn: { seat: Seat; hasCards: boolean }): boolean {
  const [name = '', ...rest] = words;
  const number = Number(name.replace('!', ''));
  if (isFace(number)) {
    if (name.endsWith('!')) table.closed = number;
    return rest.every(word => readAtCasino(table, number, word));
  }
  const seat = seatOfColour(name);
  if (seat !== null) return seat < table.players && rest.every(word => readAtSeat(table, seat, word));
  const value = rest.join(' ');
  const named = seatOfColour(value);
  switch (name) {
    case 'round':
      table.round = Number(value);
      return table.round >= 1 && table.round <= ROUNDS;
    case 'starter':
      table.starter = named ?? 0;
      return named !== null;
    case 'turn':
      turn.seat = named ?? 0;
      return named !== null;
    case 'used':
      table.used = sidesNotation.parse(value) ?? [];
      return table.used.length > 0;
    case 'aside':
    case 'bank': {
      const counts = countsNotation.parse(value);
      if (counts === null) return false;
      turn.hasCards = true;
      if (name === 'bank') table.bank = [...counts];
      else table.deck = { ...table.deck, counts: [...counts], size: counts.reduce((a, b) => a + b, 0) };
      return true;
    }
    case 'under':
      table.deck.under = cardsOf(value) ?? [];
      return table.deck.under.length > 0;
    default:
      return false;
  }
}

function cardsOf(word: string): number[] | null {
  const cards = word.split('+').map(Number);
  return cards.every(card => VALUES.includes(card)) ? cards : null;
}

function readAtCasino(table: Table, face: Face, word: string): boolean {
  const casino = table.casinos[face];
  const [, side = '', marks] = /^([A-H][12])(?:\((.*)\))?$/.exec(word) ?? [];
  if (isSide(side)) {
    if (table.tiles.some(other => tileOfSide(other.side) === tileOfSide(side))) return false;
    const tile = freshTile(side, table.players);
    table.tiles.push(tile);
    return table.tiles.length === face && (marks === undefined || readMarks(marks, tile));
  }
  const cards = cardsOf(word);
  if (cards !== null) {
    casino.cards = cards.sort((a, b) => b - a);
    return true;
  }
  return (
    readCounts(word)?.every(([letter, count]) => {
      if (letter === 'x') casino.blank += count;
      else if (letter === 'n') casino.neutral = { ...casino.neutral, small: count };
      else if (letter === 'N') casino.neutral = { ...casino.neutral, big: count };
      else return addCount(casino.dice, letter, count);
      return true;
    }) ?? false
  );
}

function readAtSeat(table: Table, seat: Seat, word: string): boolean {
  const [, chips, cash] = /^(?:(\d+)c|\$(\d+))$/.exec(word) ?? [];
  const cards = cardsOf(word);
  if (chips !== undefined) table.chips[seat] = Number(chips);
  else if (cash !== undefined) table.cashOut += table.cash[seat] = Number(cash);
  else if (cards !== null) table.cards[seat] = cards.sort((a, b) => b - a);
  return chips !== undefined || cash !== undefined || cards !== null;
}

/** All cards of the printed set that lie nowhere on the table: aside or in the deck, and in the bank. */
function cardsNotDrawn(table: Table): Pick<Table, 'deck' | 'bank'> {
  const rest: number[] = CARDS.map(([, count]) => count);
  const drawn = [...table.cards, ...FACES.map(face => table.casinos[face].cards), table.deck.under].flat();
  for (const card of drawn) rest[kindOf(card)] = (rest[kindOf(card)] ?? 0) - 1;
  if (table.options.mode === 'base')
    return { deck: { ...table.deck, counts: rest, size: rest.reduce((a, b) => a + b, 0) }, bank: VALUES.map(() => 0) };

  let size = 2 * FACES.length * (ROUNDS - table.round);
  const deck = { ...table.deck, size };
  deck.counts = rest.map(count => {
    const taken = Math.max(0, Math.min(count, size));
    size -= taken;
    return taken;
  });
  return { deck, bank: rest.map((count, kind) => count - (deck.counts[kind] ?? 0)) };
}

function takeRestInHand(table: Table): void {
  table.supply.small.fill(0);
  table.supply.big.fill(0);
  const placed = conserved(table);
  for (const seat of seatsOf(table.players))
    for (const size of SIZES) table.supply[size][seat] = DICE[size] - (placed[`${size} dice of seat ${seat}`] ?? 0);
}

/** Draws a table. Read again with the same options it is the same at the start of a turn. */
export function printTable(table: Table): string {
  const top = questionOn(table);
  const turn = top?.step === 'turn' ? top.data.seat : (top?.actor ?? 0);
  const usual = cardsNotDrawn(table);
  const isUsual =
    usual.bank.every((count, kind) => table.bank[kind] === count) &&
    usual.deck.counts.every((count, kind) => table.deck.counts[kind] === count);
  const casinos = FACES.map(face => printCasino(table, face)).filter(part => part.includes(' ') || part.includes('!'));
  return [
    ...casinos,
    ...seatsOf(table.players).map(seat => printSeat(table, seat)),
    ...(table.round === 1 ? [] : [`round ${table.round}`]),
    ...(table.starter === 0 ? [] : [`starter ${colourOf(table.starter)}`]),
    ...(turn === 0 || turn === -1 ? [] : [`turn ${colourOf(turn)}`]),
    ...(isUsual ? [] : [`aside ${countsNotation.print(table.deck.counts)}`.trimEnd()]),
    ...(isUsual ? [] : [`bank ${countsNotation.print(table.bank)}`.trimEnd()]),
    ...(table.deck.under.length === 0 ? [] : [`under ${table.deck.under.join('+')}`]),
    ...(table.used.length === 0 ? [] : [`used ${sidesNotation.print(table.used)}`]),
  ].join(SEPARATOR);
}

function printCasino(table: Table, face: Face): string {
  const { cards, dice, neutral, blank } = table.casinos[face];
  const tile = table.tiles[face - 1];
  const lying = `${printHeap(dice)}${printCount('n', neutral.small)}${printCount('N', neutral.big)}${printCount('x', blank)}`;
  return [
    `${face}${table.closed === face ? '!' : ''}`,
    cards.join('+'),
    lying,
    tile === undefined ? '' : printTile(tile),
  ]
    .filter(word => word !== '')
    .join(' ');
}

const printSeat = ({ chips, cards, cash }: Table, seat: Seat): string =>
  [colourOf(seat), `${chips[seat]}c`, cards[seat].join('+'), cash[seat] === 0 ? '' : `$${cash[seat]}`]
    .filter(word => word !== '')
    .join(' ');
