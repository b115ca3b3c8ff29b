import { NOTHING, SETS, emptySheets, isLast, pointsOf, type Mind, type Sheets } from '@zaria/bots/qwinto/learned';
import { below, type Sfc32 } from '../chance.ts';

/** Whoever plays a seat: by what was learned, or by a hand-made guess. */
export type Player = Pick<Mind, 'look' | 'ponder' | 'thrownTwice' | 'thrown' | 'standing' | 'bestField'>;

/** Told of every decision to write that leaves the match going on, before anything is written. */
export type Witness = (seat: number, player: Player, field: number, dice: number, sum: number) => void;

export interface Ended {
  readonly points: readonly number[];
  /** Who wins alone has 1, two who share it half each. */
  readonly wins: readonly number[];
  readonly turns: number;
}

function throwDice(dice: number, chance: Sfc32): number {
  let sum = 0;
  for (let row = 0; row < 3; row++) if ((dice & (1 << row)) !== 0) sum += 1 + below(chance, 6);
  return sum;
}

function bestDice(player: Player): number {
  let [found, most] = [0, -Infinity];
  for (const dice of SETS) {
    const worth = player.thrownTwice(dice);
    if (worth > most) [found, most] = [dice, worth];
  }
  return found;
}

/** A match, the first seat active first. */
export function playMinds(minds: readonly Player[], chance: Sfc32, witness?: Witness): Ended {
  const seats = minds.length;
  const sheets = emptySheets(seats);
  const fields = new Int8Array(seats);
  for (let turns = 1; ; turns++) {
    const active = minds[sheets.active] as Player;
    active.look(sheets, sheets.active);
    active.ponder();
    const dice = bestDice(active);
    let sum = throwDice(dice, chance);
    if (active.standing(dice, sum) < active.thrown(dice)) sum = throwDice(dice, chance);
    let isOver = false;
    for (const [seat, mind] of minds.entries()) {
      // One mind may sit in several seats: it looks anew from each.
      mind.look(sheets, seat);
      const field = mind.bestField(dice, sum);
      fields[seat] = field;
      isOver ||= isLastAfter(sheets, seat, field, sum);
    }
    if (!isOver && witness !== undefined)
      for (const [seat, mind] of minds.entries()) {
        mind.look(sheets, seat);
        witness(seat, mind, fields[seat] as number, dice, sum);
      }
    for (let seat = 0; seat < seats; seat++) {
      const field = fields[seat] as number;
      if (field !== NOTHING) (sheets.numbers[seat] as Uint8Array)[field] = sum;
      else if (seat === sheets.active) sheets.misthrows[seat] = (sheets.misthrows[seat] as number) + 1;
    }
    if (isOver) return ended(sheets, turns);
    sheets.active = (sheets.active + 1) % seats;
    sheets.turn++;
  }
}

function isLastAfter(sheets: Sheets, seat: number, field: number, sum: number): boolean {
  const numbers = sheets.numbers[seat] as Uint8Array;
  const misthrows = sheets.misthrows[seat] as number;
  if (field === NOTHING) return isLast(numbers, misthrows + (seat === sheets.active ? 1 : 0));
  numbers[field] = sum;
  const last = isLast(numbers, misthrows);
  numbers[field] = 0;
  return last;
}

function ended({ numbers, misthrows }: Sheets, turns: number): Ended {
  const points = numbers.map((sheet, seat) => pointsOf(sheet, misthrows[seat] as number));
  const most = Math.max(...points);
  const winners = points.filter(own => own === most).length;
  return { points, wins: points.map(own => (own === most ? 1 / winners : 0)), turns };
}
