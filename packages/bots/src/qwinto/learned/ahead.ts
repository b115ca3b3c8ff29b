import { SUM_ODDS } from '../value.ts';
import { wordOf } from '../../search/words.ts';
import { SETS, SIZE, hasRow } from './dice.ts';
import { mindOf, type Company, type Mind } from './mind.ts';
import { MOST_SEATS, type Net } from './net.ts';
import { ROW_COUNT, SUMS, isLast, pointsOf } from './paper.ts';
import { NOTHING } from './reader.ts';
import { copySheets, emptySheets, type Sheets } from './sheets.ts';

/* What comes after a turn: positions played on in one's head, on one set of sheets that is edited in place. */

export interface Ahead {
  /**
   * What it is worth to a seat to write the sum there when the next turn is worked out, too, after so many turns that are
   * played with dice by lot: the same ones for the same playout. Takes a node for each turn.
   */
  written(
    sheets: Sheets,
    seat: number,
    field: number,
    dice: number,
    sum: number,
    turns: number,
    playout: number,
  ): number;
  /** How many points of what was asked last are points. */
  points(): number;
}

/** The dice that a mind would throw, of what it has pondered. */
export function bestDice(mind: Pick<Mind, 'thrownTwice'>): number {
  let found = 0;
  let most = -Infinity;
  for (const dice of SETS) {
    const worth = mind.thrownTwice(dice);
    if (worth <= most) continue;
    most = worth;
    found = dice;
  }
  return found;
}

/** Three dice from a word, of which those in the set count. */
function throwOf(word: number, dice: number): number {
  let rest = word;
  let sum = 0;
  for (let row = 0; row < ROW_COUNT; row++) {
    if (hasRow(dice, row)) sum += 1 + (rest % 6);
    rest = (rest / 6) | 0;
  }
  return sum;
}

const [FIRST_THROW, SECOND_THROW] = [0, 1];

/** Whoever plays a seat in one's head. */
type Player = Pick<Mind, 'look' | 'ponder' | 'thrownTwice' | 'thrown' | 'standing' | 'bestField'>;

export function aheadOf(net: Net, bonus: number, company: Company | null = null): Ahead {
  const mind = mindOf(net, bonus, company);
  const others: Player = company === null ? mind : company.hand();
  const tables = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => emptySheets(seats));
  const fields = new Int8Array(MOST_SEATS);
  /** Every position in the head has a number of its own. */
  let turn = 0;
  let lastPoints = 0;

  /** Everybody writes a throw, `own` where it was said (`null`: where it likes); whether that ends the game. */
  function write(table: Sheets, own: number, dice: number, sum: number, field: number | null): boolean {
    for (let seat = 0; seat < table.seats; seat++) {
      if (seat === own && field !== null) fields[seat] = field;
      else {
        const player = seat === own ? mind : others;
        player.look(table, seat);
        fields[seat] = player.bestField(dice, sum);
      }
    }
    let isOver = false;
    for (let seat = 0; seat < table.seats; seat++) {
      const numbers = table.numbers[seat] as Uint8Array;
      const at = fields[seat] as number;
      if (at !== NOTHING) numbers[at] = sum;
      else if (seat === table.active) table.misthrows[seat] = (table.misthrows[seat] as number) + 1;
      if (isLast(numbers, table.misthrows[seat] as number)) isOver = true;
    }
    table.active = (table.active + 1) % table.seats;
    table.turn = ++turn;
    return isOver;
  }

  /** What the end is worth. */
  function ended({ seats, numbers, misthrows }: Sheets, seat: number): number {
    const own = pointsOf(numbers[seat] as Uint8Array, misthrows[seat] as number);
    let most = -Infinity;
    let alike = 1;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const points = pointsOf(numbers[other] as Uint8Array, misthrows[other] as number);
      if (points === own) alike++;
      most = Math.max(most, points);
    }
    lastPoints = own;
    return seats === 1 || own < most ? own : own + bonus / alike;
  }

  /** A whole turn with dice by lot; whether it ends the game. */
  function play(table: Sheets, own: number, playout: number, depth: number): boolean {
    const active = table.active === own ? mind : others;
    active.look(table, table.active);
    active.ponder();
    const dice = bestDice(active);
    let sum = throwOf(wordOf(playout, FIRST_THROW, depth), dice);
    if (active.standing(dice, sum) < active.thrown(dice)) sum = throwOf(wordOf(playout, SECOND_THROW, depth), dice);
    return write(table, own, dice, sum, null);
  }

  /** What the turn that comes is worth to a seat, worked out. */
  function next(table: Sheets, seat: number): number {
    const active = table.active === seat ? mind : others;
    active.look(table, table.active);
    active.ponder();
    const dice = bestDice(active);
    if (table.active === seat) {
      const worth = mind.thrownTwice(dice);
      lastPoints = mind.points();
      return worth;
    }
    const odds = SUM_ODDS[SIZE[dice] as number] as Float64Array;
    const again = active.thrown(dice);
    let kept = 0;
    let kinds = 0;
    for (let sum = 1; sum < SUMS; sum++)
      if ((odds[sum] as number) > 0 && active.standing(dice, sum) >= again) {
        kept += odds[sum] as number;
        kinds |= 1 << sum;
      }
    mind.look(table, seat);
    let [total, points] = [0, 0];
    for (let sum = 1; sum < SUMS; sum++) {
      const odd = odds[sum] as number;
      if (odd === 0) continue;
      const chance = odd * (1 - kept) + ((kinds & (1 << sum)) === 0 ? 0 : odd);
      total += chance * mind.standing(dice, sum);
      points += chance * mind.points();
    }
    lastPoints = points;
    return total;
  }

  return {
    written(sheets, seat, field, dice, sum, turns, playout) {
      const table = tables[sheets.seats] as Sheets;
      copySheets(sheets, table);
      table.turn = ++turn;
      if (write(table, seat, dice, sum, field)) return ended(table, seat);
      for (let depth = 0; depth < turns; depth++) if (play(table, seat, playout, depth)) return ended(table, seat);
      return next(table, seat);
    },
    points: () => lastPoints,
  };
}
