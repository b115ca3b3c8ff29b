import type { DefaultPluginAPIs, Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { playFor, type Match, type Playouts } from '../contestant.ts';
import { below, sfc32, type Sfc32 } from '../sfc32.ts';

const SEATS = 4;
const ROUNDS = 4;
const DICE = 8;
const FACES = [1, 2, 3, 4, 5, 6];
const FULL = 50;
/** How many notes there are of 10k, 20k, … 90k. */
const PRINTED = [6, 8, 8, 6, 6, 5, 5, 5, 5];
const NOTES = PRINTED.flatMap((copies, index) => Array<number>(copies).fill((index + 1) * 10));

type Random = DefaultPluginAPIs['random'];

interface Casino {
  /** Highest first. */
  notes: number[];
  /** By seat. */
  dice: number[];
}

interface Table {
  round: number;
  start: number;
  toAct: number;
  /** Top first. */
  deck: number[];
  casinos: Casino[];
  diceLeft: number[];
  /** How often each face fell in the roll of the seat to act. */
  roll: number[];
  money: number[][];
}

function deal(deck: number[]): Casino[] {
  return Array.from({ length: 6 }, () => {
    const notes: number[] = [];
    for (let sum = 0; sum < FULL;) {
      const note = deck.shift();
      if (note === undefined) break;
      notes.push(note);
      sum += note;
    }
    return { notes: notes.sort((a, b) => b - a), dice: Array<number>(SEATS).fill(0) };
  });
}

/** Pays the winners at every casino and puts the notes left over under the deck. */
function payOut(table: Table): void {
  for (const { notes, dice } of table.casinos) {
    const ranked = [...dice.keys()]
      .filter(seat => dice[seat] > 0 && dice.every((count, other) => other === seat || count !== dice[seat]))
      .sort((a, b) => dice[b] - dice[a]);
    notes.forEach((note, rank) => {
      if (rank < ranked.length) table.money[ranked[rank]].push(note);
      else table.deck.push(note);
    });
  }
}

function beginNextRound(table: Table): void {
  payOut(table);
  table.round++;
  if (table.round === ROUNDS) return;
  table.casinos = deal(table.deck);
  table.diceLeft = Array<number>(SEATS).fill(DICE);
  table.start = (table.start + 1) % SEATS;
  table.toAct = table.start;
}

const sum = (notes: readonly number[]): number => notes.reduce((total, note) => total + note, 0);

function winners(table: Table): number[] {
  const ranks = table.money.map(notes => sum(notes) * 1000 + notes.length);
  const best = Math.max(...ranks);
  return [...ranks.keys()].filter(seat => ranks[seat] === best);
}

function newTable(random: Random): Table {
  const deck = random.Shuffle(NOTES);
  const start = random.Die(SEATS) - 1;
  return {
    round: 0,
    start,
    toAct: start,
    casinos: deal(deck),
    deck,
    diceLeft: Array<number>(SEATS).fill(DICE),
    roll: [],
    money: Array.from({ length: SEATS }, () => []),
  };
}

/** Whether there were such dice to place. */
function place(table: Table, face: number): boolean {
  const { casinos, diceLeft, roll, toAct } = table;
  const count = roll[face - 1];
  if (count === 0) return false;
  casinos[face - 1].dice[toAct] += count;
  diceLeft[toAct] -= count;
  for (let step = 1; step <= SEATS; step++) {
    const seat = (toAct + step) % SEATS;
    if (diceLeft[seat] > 0) {
      table.toAct = seat;
      return true;
    }
  }
  beginNextRound(table);
  return true;
}

function rollDice(table: Table, random: Random): void {
  table.roll = Array<number>(6).fill(0);
  for (const die of random.D6(table.diceLeft[table.toAct])) table.roll[die - 1]++;
}

/** The rules as a user of boardgame.io writes them: a turn begins with the roll, and its one move places the dice. */
export const lasVegas: Game<Table> = {
  name: 'las-vegas',
  disableUndo: true,

  setup: ({ random }) => newTable(random),

  turn: {
    order: { first: ({ G }) => G.start, next: ({ G }) => G.toAct },
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => rollDice(G, random),
  },

  moves: {
    place: ({ G }, face: number) => (place(G, face) ? undefined : INVALID_MOVE),
  },

  endIf: ({ G }) => (G.round === ROUNDS ? { winners: winners(G) } : undefined),
};

/** Rolls, and places what leaves no choice, until somebody has one. */
function rollOn(table: Table, random: Random): void {
  while (table.round < ROUNDS) {
    rollDice(table, random);
    const faces = FACES.filter(face => table.roll[face - 1] > 0);
    if (faces.length > 1) return;
    place(table, faces[0]);
  }
}

/** The same as our tables have it: nobody is asked who has no choice, and nobody is told the order of the deck. */
export const lasVegasAtTable: Game<Table> = {
  ...lasVegas,
  setup: ({ random }) => {
    const table = newTable(random);
    rollOn(table, random);
    return table;
  },
  turn: { order: { first: ({ G }) => G.toAct, next: ({ G }) => G.toAct }, minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, random }, face: number) => {
      if (!place(G, face)) return INVALID_MOVE;
      rollOn(G, random);
    },
  },
  playerView: ({ G: { deck, ...open } }) => ({ ...open, deck: deck.length }),
};

/*
 * Driven through boardgame.io's own reducer, as its bots drive it, and not through `Client`: the same moves, hooks,
 * turn order and plugins run, without the Redux store, the client's ever growing log and its subscriptions. That is the
 * fastest way there is that leaves the library as it is. Undo is off, and NODE_ENV is `production` (see engine.ts), so
 * nothing is checked for being serializable.
 */
const game = ProcessGameConfig(lasVegas);
const reduce = CreateGameReducer({ game });

function playMatch(rng: Sfc32): Match {
  const seed = String(below(rng, 2 ** 31));
  let state: State<Table> = InitializeGame({ game: { ...game, seed }, numPlayers: SEATS });
  let placements = 0;
  while (state.ctx.gameover === undefined) {
    const choices = FACES.filter(face => state.G.roll[face - 1] > 0);
    const face = choices[below(rng, choices.length)];
    const payload = { type: 'place', args: [face], playerID: state.ctx.currentPlayer };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    placements++;
  }
  return { placements, score: sum(state.G.money.flat()) / SEATS };
}

export function playouts(seed: number, milliseconds: number): Playouts {
  const rng = sfc32(seed);
  return playFor(milliseconds, () => playMatch(rng));
}
