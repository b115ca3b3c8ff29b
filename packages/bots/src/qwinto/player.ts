import {
  COLOURS,
  FIELDS,
  MISTHROWS,
  score,
  type ByField,
  type Field,
  type QwintoShape,
  type QwintoView,
  type Sheet,
} from '@zaria/games/qwinto';
import { questionOn, type Seat } from '@zaria/kit';
import type { Bot, Considered } from '../bot.ts';
import { blurred } from './blur.ts';
import { notesOn } from './notes.ts';
import { prospectOf, standing, thrown, thrownTwice, type After, type Prospect } from './turn.ts';
import { PLACES, USUAL, numbersOf, valueOf, type Value, type Worth } from './value.ts';

type Action = QwintoShape['action'];

export interface Manner {
  /** How a sheet is judged, if not by the usual guess. */
  readonly value?: Value;
  /** How far it is out when it compares, in points. */
  readonly blur: number;
}

/** What winning is worth beyond points, when a move ends the game. */
const WIN = 12;

/**
 * Works out its whole turn: every throw, every second throw and every field, by a hand-made guess of what a sheet is
 * worth. Weaker ones are out by some points when they compare.
 */
export function qwintoPlayer(id: string, { value = valueOf(USUAL), blur }: Manner): Bot<QwintoShape> {
  /** What the sheet of a seat is worth after writing a number into a field, or nothing (-1, with a misthrow or not). */
  function outlook(view: QwintoView, seat: Seat, isActive: boolean) {
    const sheet = view.sheets[seat] as Sheet;
    const numbers = numbersOf(sheet);
    const others = view.sheets.filter((_, other) => other !== seat).map(other => other.score.total);
    const rival = others.length === 0 ? null : Math.max(...others);
    /** The game is over: points count, and who has more of them. */
    const final = (misthrows: number): number => {
      const { total } = score({ numbers: Array.from(numbers) as unknown as ByField<number>, misthrows });
      return rival === null ? total : total + WIN * Math.sign(total - rival);
    };
    const after: After = (field, sum) => {
      numbers[field] = sum;
      const worth = fullRows(numbers) >= 2 ? final(sheet.misthrows) : value(numbers, sheet.misthrows);
      numbers[field] = 0;
      return worth;
    };
    const missed = sheet.misthrows + (isActive ? 1 : 0);
    const nothing = missed >= MISTHROWS ? final(missed) : value(numbers, missed);
    const parts = (field: number, sum: number): Worth => {
      const worth = { rows: 0, columns: 0, misthrows: 0 };
      if (field >= 0) numbers[field] = sum;
      value(numbers, field >= 0 ? sheet.misthrows : missed, worth);
      if (field >= 0) numbers[field] = 0;
      return worth;
    };
    return { after, nothing, parts, prospect: (): Prospect => prospectOf(numbers, after, nothing) };
  }

  /** Every action with what it is worth. */
  function weigh(view: QwintoView, seat: Seat, legal: readonly Action[]): readonly Considered<Action>[] {
    const question = questionOn(view);
    const roll = question?.step === 'write' || question?.step === 'result' ? question.data.roll : null;
    const { after, nothing, parts, prospect } = outlook(view, seat, view.active === seat);
    const ahead = roll === null || question?.step === 'result' ? prospect() : null;
    return legal.map((action): Considered<Action> => {
      if (action.step === 'write' && roll !== null) {
        const field = typeof action.answer === 'number' ? action.answer : -1;
        const worth = field < 0 ? nothing : after(field, roll.number);
        const notes = field < 0 ? [] : notesOn(view.sheets[seat] as Sheet, field as Field, roll.number);
        return { plan: [action], worth, result: worth, expects: { ...parts(field, roll.number) }, notes };
      }
      if (ahead === null) return { plan: [action], worth: 0, result: null, expects: {} };
      const worth = throwing(action, ahead, roll);
      return { plan: [action], worth, result: worth, expects: { sheet: worth } };
    });
  }

  const consider: Required<Bot<QwintoShape>>['consider'] = ({ view, legal }, seat, _budget, rng) =>
    blurred(weigh(view, seat, legal), blur, rng);
  return {
    id,
    version: 2,
    nodes: 0,
    decide: (follower, seat, budget, rng) => consider(follower, seat, budget, rng)[0]?.plan ?? [],
    consider,
  };
}

const bitOf = (dice: readonly string[]): number =>
  COLOURS.reduce((bits, colour, row) => (dice.includes(colour) ? bits | (1 << row) : bits), 0);

/** What it is worth to choose dice, to keep a throw, or to throw again. */
function throwing(
  action: Action,
  ahead: Prospect,
  roll: { readonly dice: readonly string[]; readonly number: number } | null,
): number {
  if (action.step === 'roll') return thrownTwice(ahead, bitOf(action.answer));
  if (action.step !== 'result' || roll === null) return 0;
  const dice = bitOf(roll.dice);
  return action.answer === 'keep' ? standing(ahead, dice, roll.number) : thrown(ahead, dice);
}

function fullRows(numbers: Uint8Array): number {
  let full = 0;
  for (let from = 0; from < FIELDS.length; from += PLACES) {
    let field = from + PLACES - 1;
    while (field >= from && numbers[field] !== 0) field--;
    if (field < from) full++;
  }
  return full;
}
