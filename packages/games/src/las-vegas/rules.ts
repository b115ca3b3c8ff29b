import { NONE, bySeat, copyBySeat, engine, leftOf, nothing, oneOf } from '@zaria/kit';
import type { Notation, Seat, Start, Steps, Tell } from '@zaria/kit';
import { copyDeck, newDeck } from '../casinos/deck.ts';
import { diceNotation, rollDice } from '../casinos/dice.ts';
import { FACES, NO_DICE, byFace, countDice, facesOf } from '../casinos/faces.ts';
import { payout, returnedNotes } from '../casinos/payout.ts';
import { nextWithDice, starterStep } from '../casinos/starter.ts';
import { dealNotation, sampleDeal, takeDeal } from './deal.ts';
import type { Fact } from './facts.ts';
import { NOTES } from './notes.ts';
import { ask, schedule, type LasVegasShape } from './steps.ts';
import { DICE, ROUNDS, handOf, partyAt, spareDice, weightsAt, whiteDice } from './table.ts';
import type { Options, Roll, Table } from './table.ts';

export function newTable({ seats: players, options }: Start<Options>): Table {
  const table: Table = {
    players,
    options,
    round: 0,
    starter: options.starter === 'random' ? 0 : options.starter,
    casinos: byFace(() => ({ notes: [], dice: bySeat(players, () => 0), white: 0 })),
    supply: bySeat(players, () => 0),
    white: bySeat(players, () => 0),
    spare: 0,
    money: bySeat(players, () => 0),
    notes: bySeat(players, () => 0),
    deck: newDeck(NOTES),
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
      takeDeal(table.deck, deal);
      table.round++;
      tell?.({ fact: 'round', round: table.round, seat: table.starter });
      for (const face of FACES) {
        const notes = deal[face].toSorted((a, b) => b - a);
        table.casinos[face] = { ...table.casinos[face], notes };
        tell?.({ fact: 'dealt', casino: face, notes });
      }
      if (table.spare > 0) schedule(table, 'spare', NONE);
      else nextTurn(table, table.starter);
    },
  },

  spare: {
    kind: 'chance',
    notation: diceNotation,
    sample: (table, _data, rng) => rollDice(table.spare, rng),
    admits: (table, _data, dice) => countDice(dice) === table.spare,
    resolve(table, _data, dice, tell) {
      for (const face of FACES) {
        if (dice[face] === 0) continue;
        table.casinos[face] = { ...table.casinos[face], white: dice[face] };
        tell?.({ fact: 'spare', casino: face, dice: dice[face] });
      }
      table.spare = 0;
      nextTurn(table, table.starter);
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
      tell?.({ fact: 'rolled', seat, own: facesOf(rolled.own), white: facesOf(rolled.white) });
      ask(table, 'place', seat, { rolled });
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
      table.casinos[face] = { notes: casino.notes, dice, white: casino.white + white };
      table.supply[seat] -= own;
      table.white[seat] -= white;
      tell?.({ fact: 'placed', seat, casino: face, own, white });
      if (!nextTurn(table, leftOf(seat, table.players))) endRound(table, tell);
    },
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

function endRound(table: Table, tell?: Tell<Fact>): void {
  const money = copyBySeat(table.money);
  const notes = copyBySeat(table.notes);
  table.deck = copyDeck(table.deck);
  const noDice = bySeat(table.players, () => 0);
  for (const face of FACES) {
    const casino = table.casinos[face];
    const weights = weightsAt(casino);
    const paid = payout(weights, casino.notes);
    if (tell)
      for (const tie of paid.ties)
        tell({
          fact: 'tied',
          casino: face,
          parties: tie.map(index => partyAt(table, index)),
          dice: weights[tie[0] ?? 0] ?? 0,
        });
    for (const { party: index, note } of paid.shares) {
      const party = partyAt(table, index);
      if (party !== 'white') {
        money[party] += note;
        notes[party]++;
      }
      tell?.({ fact: 'paid', casino: face, party, note });
    }
    const returned = returnedNotes(paid, index => partyAt(table, index) === 'white');
    table.deck.under.push(...returned);
    if (returned.length > 0) tell?.({ fact: 'returned', casino: face, notes: returned });
    table.casinos[face] = { notes: [], dice: noDice, white: 0 };
  }
  table.money = money;
  table.notes = notes;
  takeDiceHome(table);
  if (table.round < ROUNDS) {
    table.starter = leftOf(table.starter, table.players);
    schedule(table, 'deal', NONE);
  } else tell?.({ fact: 'over' });
}

export const rules = engine<LasVegasShape>(steps);
