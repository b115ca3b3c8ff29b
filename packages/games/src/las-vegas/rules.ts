import { NONE, bySeat, copyBySeat, engine, leftOf, nothing, oneOf } from '@zaria/kit';
import type { Notation, Seat, Start, Steps, Tell } from '@zaria/kit';
import { copyDeck, newDeck } from '../casinos/deck.ts';
import { diceNotation, rollDice } from '../casinos/dice.ts';
import { FACES, NO_DICE, byFace, countDice, facesOf, type Face } from '../casinos/faces.ts';
import { payout, returnedNotes } from '../casinos/payout.ts';
import { nextWithDice, starterStep } from '../casinos/starter.ts';
import { dealNotation, sampleDeal, takeDeal, takeBanknotes } from './deal.ts';
import type { Fact } from './facts.ts';
import { BANKNOTES } from './banknotes.ts';
import { ask, schedule, type LasVegasShape } from './steps.ts';
import { DICE, ROUNDS, handOf, partyAt, spareDice, weightsAt, whiteDice } from './table.ts';
import type { Options, Party, Roll, Table } from './table.ts';

export function newTable({ seats: players, options }: Start<Options>): Table {
  const table: Table = {
    players,
    options,
    round: 0,
    starter: options.starter === 'random' ? 0 : options.starter,
    casinos: byFace(() => ({ notes: [], returning: [], dice: bySeat(players, () => 0), white: 0 })),
    supply: bySeat(players, () => 0),
    white: bySeat(players, () => 0),
    spare: 0,
    money: bySeat(players, () => 0),
    notes: bySeat(players, () => 0),
    deck: newDeck(BANKNOTES),
    agenda: [],
    asked: 0,
  };
  takeDiceHome(table);
  schedule(table, 'deal', NONE);
  if (options.starter === 'random') schedule(table, 'starter', NONE);
  return table;
}

/** "1 1 5", and with white dice "1 1 5 + 1 6". */
const rollNotation: Notation<Roll> = {
  print: ({ own, white }) => {
    const [mine, others] = [diceNotation.print(own), diceNotation.print(white)];
    return others === '' ? mine : `${mine} + ${others}`.trimStart();
  },
  parse(text) {
    const [mine = '', others = ''] = text.startsWith('+ ') ? ['', text.slice(2)] : text.split(' + ');
    const [own, white] = [diceNotation.parse(mine), diceNotation.parse(others)];
    return own && white && { own, white };
  },
};

const steps: Steps<LasVegasShape> = {
  starter: starterStep,

  deal: {
    kind: 'chance',
    notation: dealNotation,
    sample: (table, _data, rng) => sampleDeal(table.deck, rng),
    admits: (table, _data, deal) => takeDeal(copyDeck(table.deck), deal),
    resolve(table, _data, deal, tell) {
      table.deck = copyDeck(table.deck);
      if (table.round > 0) table.starter = leftOf(table.starter, table.players);
      table.round++;
      if (table.spare > 0) schedule(table, 'spare', NONE);
      else nextTurn(table, table.starter);
      tell?.({ fact: 'round', round: table.round, seat: table.starter });
      for (const face of FACES) {
        takeBanknotes(table.deck, deal[face]);
        const notes = deal[face].toSorted((a, b) => b - a);
        table.casinos[face] = { ...table.casinos[face], notes };
        tell?.({ fact: 'dealt', casino: face, notes });
      }
    },
  },

  spare: {
    kind: 'chance',
    notation: diceNotation,
    sample: (table, _data, rng) => rollDice(table.spare, rng),
    admits: (table, _data, dice) => countDice(dice) === table.spare,
    resolve(table, _data, dice, tell) {
      nextTurn(table, table.starter);
      for (const face of FACES) {
        if (dice[face] === 0) continue;
        table.casinos[face] = { ...table.casinos[face], white: dice[face] };
        table.spare -= dice[face];
        tell?.({ fact: 'spare', casino: face, dice: dice[face] });
      }
    },
  },

  roll: {
    kind: 'ask',
    notation: nothing,
    answers: () => ['go'],
    resolve: (table, _data, _go, seat) => schedule(table, 'dice', { seat }),
  },

  dice: {
    kind: 'chance',
    notation: rollNotation,
    sample(table, { seat }, rng) {
      const own = rollDice(table.supply[seat], rng);
      return { own, white: table.white[seat] === 0 ? NO_DICE : rollDice(table.white[seat], rng) };
    },
    admits: (table, { seat }, { own, white }) =>
      countDice(own) === table.supply[seat] && countDice(white) === table.white[seat],
    resolve(table, { seat }, rolled, tell) {
      ask(table, 'place', seat, { rolled });
      tell?.({ fact: 'rolled', seat, own: facesOf(rolled.own), white: facesOf(rolled.white) });
    },
  },

  place: {
    kind: 'ask',
    notation: oneOf(FACES),
    answers: (_table, { rolled }) => FACES.filter(face => rolled.own[face] + rolled.white[face] > 0),
    refuse: (_table, _data, casino) => ({ why: 'not-rolled', casino }),
    resolve(table, { rolled }, face, seat, tell) {
      const [own, white] = [rolled.own[face], rolled.white[face]];
      const casino = table.casinos[face];
      const dice = copyBySeat(casino.dice);
      dice[seat] += own;
      table.casinos[face] = { notes: casino.notes, returning: casino.returning, dice, white: casino.white + white };
      table.supply[seat] -= own;
      table.white[seat] -= white;
      const isLast = !nextTurn(table, leftOf(seat, table.players));
      if (isLast) schedule(table, table.round < ROUNDS ? 'deal' : 'over', NONE);
      tell?.({ fact: 'placed', seat, casino: face, own, white });
      if (isLast) payRound(table, tell);
    },
  },

  over: {
    kind: 'auto',
    run: (_table, _data, tell) => tell?.({ fact: 'over' }),
  },
};

/** Asks the first seat with dice, from `seat` on clockwise; whether there was one. */
function nextTurn(table: Table, seat: Seat): boolean {
  const next = nextWithDice(table.players, seat, other => handOf(table, other));
  if (next !== null) ask(table, 'roll', next, NONE);
  return next !== null;
}

function takeDiceHome(table: Table): void {
  table.supply.fill(DICE);
  if (!table.options.neutral) return;
  table.white.fill(whiteDice(table.players));
  table.spare = spareDice(table.players);
}

function payRound(table: Table, tell?: Tell<Fact>): void {
  table.money = copyBySeat(table.money);
  table.notes = copyBySeat(table.notes);
  table.deck = copyDeck(table.deck);
  const noDice = bySeat(table.players, () => 0);
  for (const face of FACES) {
    payCasino(table, face, tell);
    table.casinos[face] = { notes: [], returning: [], dice: noDice, white: 0 };
  }
  takeDiceHome(table);
}

/** Only who listens sees dice and notes go one after the other: `payRound` clears the table in any case. */
function payCasino(table: Table, face: Face, tell?: Tell<Fact>): void {
  const casino = table.casinos[face];
  const weights = weightsAt(casino);
  const paid = payout(weights, casino.notes);
  if (tell)
    for (const tie of paid.ties) {
      const parties = tie.map(index => partyAt(table.players, index));
      for (const party of parties) goHome(table, face, party);
      tell({ fact: 'tied', casino: face, parties, dice: weights[tie[0] ?? 0] ?? 0 });
    }
  for (const { party: index, note } of paid.shares) {
    const party = partyAt(table.players, index);
    if (party !== 'white') {
      table.money[party] += note;
      table.notes[party]++;
    }
    if (!tell) continue;
    goHome(table, face, party);
    takeTopBanknote(table, face, party);
    tell({ fact: 'paid', casino: face, party, note });
  }
  const returned = returnedNotes(paid, index => partyAt(table.players, index) === 'white');
  table.deck.under.push(...returned);
  if (!tell) return;
  if (returned.length > 0) {
    table.casinos[face] = { ...table.casinos[face], notes: [], returning: [] };
    tell({ fact: 'returned', casino: face, notes: returned });
  }
  for (const [index] of weights.entries()) goHome(table, face, partyAt(table.players, index));
}

/** The party's dice leave the casino: for their owner's hand, white ones for the side. */
function goHome(table: Table, face: Face, party: Party): void {
  const casino = table.casinos[face];
  if (party === 'white') {
    table.spare += casino.white;
    table.casinos[face] = { ...casino, white: 0 };
    return;
  }
  const dice = copyBySeat(casino.dice);
  table.supply[party] += dice[party];
  dice[party] = 0;
  table.casinos[face] = { ...casino, dice };
}

function takeTopBanknote(table: Table, face: Face, party: Party): void {
  const casino = table.casinos[face];
  const [note, ...notes] = casino.notes;
  if (note === undefined) throw new Error(`casino ${face} has no note left`);
  const returning = party === 'white' ? [...casino.returning, note] : casino.returning;
  table.casinos[face] = { ...casino, notes, returning };
}

export const rules = engine<LasVegasShape>(steps);
