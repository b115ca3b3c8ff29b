import { NONE, bySeat, die, drawnSeat, engine, leftOf, oneOf, seatsOf } from '@zaria/kit';
import type { Seat, Start, Steps, Tell } from '@zaria/kit';
import type { Fact } from './facts.ts';
import { misfit, fieldsFor } from './fit.ts';
import { BONUS_COLUMNS, COLUMN_OF, colourOf, placeOf, type Field } from './layout.ts';
import { choiceNotation, decisionNotation, facesNotation } from './notation.ts';
import { score } from './score.ts';
import { EMPTY_SHEET, endingOf, withMisthrow, withNumber } from './sheet.ts';
import { ask, schedule, type Decision, type QwintoShape } from './steps.ts';
import { CHOICES, FACES, isThrow, type Options, type Table } from './table.ts';

export function newTable({ seats: players, options }: Start<Options>): Table {
  const table: Table = {
    players,
    options,
    turn: 0,
    active: options.starter === 'random' ? 0 : options.starter,
    sheets: bySeat(players, () => EMPTY_SHEET),
    agenda: [],
    asked: 0,
  };
  if (options.starter === 'random' && players > 1) schedule(table, 'starter', NONE);
  else beginTurn(table, table.active);
  return table;
}

const RESULTS = ['keep', 'reroll'] as const;

/** Every throw of so many dice. */
const throwsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap(faces => FACES.map(face => [...faces, face]));

/** By how many dice there are; all equally likely. */
const THROWS = [0, 1, 2, 3].map(dice => throwsOf(dice).map(answer => ({ answer, weight: 1 })));

const steps: Steps<QwintoShape> = {
  starter: {
    ...drawnSeat,
    resolve(table, _data, seat, tell) {
      beginTurn(table, seat);
      tell?.({ fact: 'starts', seat });
    },
  },

  roll: {
    kind: 'ask',
    notation: choiceNotation,
    answers: () => CHOICES,
    resolve: (table, _data, dice, seat) => schedule(table, 'dice', { seat, dice, attempt: 1 }),
  },

  dice: {
    kind: 'chance',
    notation: facesNotation,
    sample: (_table, { dice }, rng) => dice.map(() => die(rng)),
    admits: (_table, { dice }, faces) => isThrow(dice, faces),
    outcomes: (_table, { dice }) => THROWS[dice.length] ?? [],
    resolve(table, { seat, dice, attempt }, faces, tell) {
      const number = faces.reduce((sum, face) => sum + face, 0);
      const roll = { dice, faces, number };
      if (attempt === 1) ask(table, 'result', seat, { roll });
      else schedule(table, 'write', { seat, roll });
      tell?.({ fact: 'rolled', seat, dice, faces, number, attempt });
    },
  },

  result: {
    kind: 'ask',
    notation: oneOf(RESULTS),
    answers: () => RESULTS,
    resolve(table, { roll }, answer, seat, tell) {
      if (answer === 'reroll') return schedule(table, 'dice', { seat, dice: roll.dice, attempt: 2 });
      schedule(table, 'write', { seat, roll });
      tell?.({ fact: 'kept', seat, number: roll.number });
    },
  },

  write: {
    kind: 'together',
    notation: decisionNotation,
    reopens: false,
    begin: (table, _data, seat) => (seat < table.players ? NONE : null),
    copy: work => work,
    answers(_work, table, { seat: active, roll }, seat) {
      const answers: Decision[] = [];
      for (const colour of roll.dice) answers.push(...fieldsFor(table.sheets[seat], colour, roll.number));
      answers.push(seat === active ? 'misthrow' : 'pass');
      return answers;
    },
    refuse(_work, table, { seat: active, roll }, decision, seat) {
      if (decision === 'misthrow') return seat === active ? null : { why: 'not-active' };
      if (decision === 'pass') return seat === active ? { why: 'misthrow-due' } : null;
      return misfit(table.sheets[seat], decision, roll.number, roll.dice);
    },
    /** One decision, and it stands. */
    act: () => true,
    finish(table, { seat: active, roll }, parts, tell) {
      schedule(table, 'next', { seat: leftOf(active, table.players), roll });
      for (const seat of seatsOf(table.players)) {
        const decision = parts[seat]?.answers[0];
        if (decision === undefined) throw new Error(`seat ${seat} has not decided`);
        carryOut(table, seat, decision, roll.number, tell);
      }
      if (tell) tellEndings(table, tell);
    },
  },

  next: {
    kind: 'auto',
    run(table, { seat }, tell) {
      if (isEnded(table)) tell?.({ fact: 'over' });
      else beginTurn(table, seat);
    },
  },
};

function beginTurn(table: Table, seat: Seat): void {
  table.turn++;
  table.active = seat;
  ask(table, 'roll', seat, NONE);
}

function carryOut(table: Table, seat: Seat, decision: Decision, number: number, tell?: Tell<Fact>): void {
  const sheet = table.sheets[seat];
  if (decision === 'pass') tell?.({ fact: 'passed', seat });
  else if (decision === 'misthrow') {
    table.sheets[seat] = withMisthrow(sheet);
    tell?.({ fact: 'misthrow', seat, count: sheet.misthrows + 1 });
  } else {
    table.sheets[seat] = withNumber(sheet, decision, number);
    if (tell) tellWritten(table, seat, decision, number, tell);
  }
}

function tellWritten(table: Table, seat: Seat, field: Field, number: number, tell: Tell<Fact>): void {
  const colour = colourOf(field);
  tell({ fact: 'wrote', seat, number, field, colour, place: placeOf(field) + 1 });
  const { rows, columns } = score(table.sheets[seat]);
  if (rows[colour].full) tell({ fact: 'full-row', seat, colour, points: rows[colour].points });
  const column = BONUS_COLUMNS.find(bonus => bonus === COLUMN_OF[field]);
  if (column !== undefined && columns[column].points > 0)
    tell({ fact: 'full-column', seat, column, points: columns[column].points });
}

/** Looked at once everyone has decided, so several sheets may end the game on one roll. */
function tellEndings(table: Table, tell: Tell<Fact>): void {
  for (const seat of seatsOf(table.players)) {
    const by = endingOf(table.sheets[seat]);
    if (by !== null) tell({ fact: 'ended', seat, by });
  }
}

function isEnded(table: Table): boolean {
  for (const sheet of table.sheets) if (endingOf(sheet) !== null) return true;
  return false;
}

export const rules = engine<QwintoShape>(steps);
