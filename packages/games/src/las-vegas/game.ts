import { bySeat, rank, starterOption, type Game, type Seat } from '@zaria/kit';
import { cardsLeft, deckTotal } from '../casinos/deck.ts';
import { FACES } from '../casinos/faces.ts';
import { newTable, rules } from './rules.ts';
import type { LasVegasShape } from './steps.ts';
import { cloneTable, type Table } from './table.ts';
import { view } from './view.ts';

export const lasVegas: Game<LasVegasShape> = {
  ...rules,
  id: 'las-vegas',
  rules: 1,
  players: { min: 2, max: 5 },
  options: {
    starter: starterOption(5),
    openMoney: { values: [false, true], default: false },
    neutral: { values: [false, true], default: false, allowed: seats => (seats <= 4 ? [false, true] : [false]) },
  },
  setup: newTable,
  clone: table => cloneTable(table, rules.copyAgenda(table)),
  view,

  /** Most money wins, then most notes. */
  standing: table =>
    rank(
      bySeat(table.players, seat => ({
        score: table.money[seat],
        parts: [{ part: 'money', value: table.money[seat] }],
        tieBreaks: [{ part: 'notes', value: table.notes[seat] }],
      })),
      table.agenda.length === 0,
    ),

  conserved: table => ({
    money: sum(table.money) + sum(notesAt(table)) + deckTotal(table.deck),
    notes: sum(table.notes) + notesAt(table).length + cardsLeft(table.deck),
    whiteDice: sum(table.white) + table.spare + sum(FACES.map(face => table.casinos[face].white)),
    ...Object.fromEntries(bySeat(table.players, seat => [`dice of seat ${seat}`, diceOf(table, seat)])),
  }),
};

const notesAt = ({ casinos }: Table): readonly number[] =>
  FACES.flatMap(face => [...casinos[face].notes, ...casinos[face].returning]);

const diceOf = (table: Table, seat: Seat): number =>
  table.supply[seat] + sum(FACES.map(face => table.casinos[face].dice[seat]));

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
