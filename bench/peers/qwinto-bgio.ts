import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { playFor, type Match, type Playouts } from '../contestant.ts';
import { below, sfc32, type Sfc32 } from '../sfc32.ts';

const SEATS = 4;
const FIELDS = 9;
const MAX_MISTHROWS = 4;

/** Orange, yellow, purple: the columns of a row's nine fields. */
const COLUMNS = [
  [2, 3, 4, 6, 7, 8, 9, 10, 11],
  [1, 2, 3, 4, 5, 7, 8, 9, 10],
  [0, 1, 2, 3, 5, 6, 7, 8, 9],
];
const ROWS = [0, 1, 2];
/** Each bonus column with the row of its pentagon. */
const BONUSES = [
  { column: 2, row: 2 },
  { column: 3, row: 0 },
  { column: 7, row: 0 },
  { column: 8, row: 1 },
  { column: 9, row: 2 },
];
const COLOUR_CHOICES = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

interface Field {
  row: number;
  index: number;
}

interface Sheet {
  rows: (number | null)[][];
  misthrows: number;
}

interface Table {
  start: number;
  sheets: Sheet[];
  /** The rows whose dice the active player chose. */
  colours: number[];
  sum: number | null;
  /** By seat, while all write: a field, `null` for none, `undecided` before the choice. Shown at the turn's end. */
  choices: (Field | null | 'undecided')[];
  over: boolean;
}

const numberAt = (sheet: Sheet, row: number, column: number): number | null =>
  sheet.rows[row][COLUMNS[row].indexOf(column)] ?? null;

function fits(sheet: Sheet, { row, index }: Field, sum: number): boolean {
  const numbers = sheet.rows[row];
  if (numbers[index] !== null) return false;
  for (let other = 0; other < FIELDS; other++) {
    const number = numbers[other];
    if (number !== null && (other < index ? number >= sum : number <= sum)) return false;
  }
  return ROWS.every(other => other === row || numberAt(sheet, other, COLUMNS[row][index]) !== sum);
}

function fieldsFor({ sheets, colours, sum }: Table, seat: number): Field[] {
  const fields: Field[] = [];
  if (sum === null) return fields;
  for (const row of colours) {
    for (let index = 0; index < FIELDS; index++) {
      const field = { row, index };
      if (fits(sheets[seat], field, sum)) fields.push(field);
    }
  }
  return fields;
}

const isFull = (row: readonly (number | null)[]): row is readonly number[] => row.every(number => number !== null);

function score({ rows, misthrows }: Sheet): number {
  let points = -5 * misthrows;
  for (const row of rows) points += isFull(row) ? row[FIELDS - 1] : row.filter(number => number !== null).length;
  for (const { column, row } of BONUSES) {
    const numbers = ROWS.map(each => rows[each][COLUMNS[each].indexOf(column)]);
    if (isFull(numbers)) points += numbers[row];
  }
  return points;
}

function winners(table: Table): number[] {
  const scores = table.sheets.map(score);
  const best = Math.max(...scores);
  return [...scores.keys()].filter(seat => scores[seat] === best);
}

const undecided = (): Table['choices'] => Array<'undecided'>(SEATS).fill('undecided');

/**
 * The rules as a user of boardgame.io writes them. The active player's choices are moves of the turn; then all players
 * are active in a stage of one move each, and the turn ends when everyone has moved.
 */
const qwinto: Game<Table> = {
  name: 'qwinto',
  disableUndo: true,

  setup: ({ random }) => ({
    start: random.Die(SEATS) - 1,
    sheets: Array.from({ length: SEATS }, () => ({
      rows: ROWS.map(() => Array<number | null>(FIELDS).fill(null)),
      misthrows: 0,
    })),
    colours: [],
    sum: null,
    choices: undecided(),
    over: false,
  }),

  turn: {
    order: { first: ({ G }) => G.start, next: ({ ctx }) => (ctx.playOrderPos + 1) % SEATS },
    stages: {
      write: {
        moves: {
          write: ({ G, playerID }, field: Field | null) => {
            const seat = Number(playerID);
            if (G.sum === null || G.choices[seat] !== 'undecided') return INVALID_MOVE;
            if (field !== null && !(G.colours.includes(field.row) && fits(G.sheets[seat], field, G.sum))) {
              return INVALID_MOVE;
            }
            G.choices[seat] = field;
          },
        },
      },
    },
    endIf: ({ G }) => !G.choices.includes('undecided'),
    onEnd: ({ G, ctx }) => {
      const { sheets, choices, sum } = G;
      choices.forEach((field, seat) => {
        if (field === null) {
          if (seat === ctx.playOrderPos) sheets[seat].misthrows++;
        } else if (field !== 'undecided') {
          sheets[seat].rows[field.row][field.index] = sum;
        }
      });
      G.over = sheets.some(({ rows, misthrows }) => misthrows === MAX_MISTHROWS || rows.filter(isFull).length >= 2);
      G.choices = undecided();
      G.colours = [];
      G.sum = null;
    },
  },

  moves: {
    roll: ({ G, random }, colours: number[]) => {
      if (G.sum !== null) return INVALID_MOVE;
      G.colours = colours;
      G.sum = total(random.D6(colours.length));
    },
    keep: ({ G, events }) => {
      if (G.sum === null) return INVALID_MOVE;
      events.setActivePlayers({ all: 'write', minMoves: 1, maxMoves: 1 });
    },
    reroll: ({ G, events, random }) => {
      if (G.sum === null) return INVALID_MOVE;
      G.sum = total(random.D6(G.colours.length));
      events.setActivePlayers({ all: 'write', minMoves: 1, maxMoves: 1 });
    },
  },

  endIf: ({ G }) => (G.over ? { winners: winners(G) } : undefined),
};

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

// Driven through boardgame.io's own reducer; las-vegas-bgio.ts says why.
const game = ProcessGameConfig(qwinto);
const reduce = CreateGameReducer({ game });

const move = (state: State<Table>, playerID: string, type: string, ...args: unknown[]): State<Table> =>
  reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });

function playMatch(rng: Sfc32): Match {
  const seed = String(below(rng, 2 ** 31));
  let state: State<Table> = InitializeGame({ game: { ...game, seed }, numPlayers: SEATS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const { currentPlayer, playOrder } = state.ctx;
    state = move(state, currentPlayer, 'roll', COLOUR_CHOICES[below(rng, COLOUR_CHOICES.length)]);
    state = move(state, currentPlayer, below(rng, 2) === 0 ? 'keep' : 'reroll');
    for (const playerID of playOrder) {
      const fields = fieldsFor(state.G, Number(playerID));
      state = move(state, playerID, 'write', fields[below(rng, fields.length + 1)] ?? null);
    }
    decisions += 2 + SEATS;
  }
  return { placements: decisions, score: total(state.G.sheets.map(score)) / SEATS };
}

export function playouts(seed: number, milliseconds: number): Playouts {
  const rng = sfc32(seed);
  return playFor(milliseconds, () => playMatch(rng));
}
