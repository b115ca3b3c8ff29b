import { NONE, bySeat, die, drawnSeat, engine, leftOf, oneOf, type Start, type Steps } from '@zaria/kit';
import { CHOICES, FACES, ask, schedule, type PigShape } from './steps.ts';
import type { Options, Table } from './table.ts';

export function newTable({ seats: players, options }: Start<Options>): Table {
  const table: Table = { players, options, scores: bySeat(players, () => 0), pot: 0, agenda: [], asked: 0 };
  if (options.starter === 'random') schedule(table, 'starter', NONE);
  else ask(table, 'turn', options.starter, NONE);
  return table;
}

const steps: Steps<PigShape> = {
  starter: {
    ...drawnSeat,
    resolve(table, _data, seat, tell) {
      ask(table, 'turn', seat, NONE);
      tell?.({ fact: 'starts', seat });
    },
  },

  turn: {
    kind: 'ask',
    notation: oneOf(CHOICES),
    answers: table => (table.pot > 0 ? CHOICES : ['roll']),
    refuse: () => ({ why: 'nothing-to-hold' }),
    resolve(table, _data, choice, seat, tell) {
      if (choice === 'roll') {
        schedule(table, 'die', { seat });
        return;
      }
      const { pot } = table;
      table.pot = 0;
      table.scores[seat] += pot;
      if (table.scores[seat] < table.options.target) ask(table, 'turn', leftOf(seat, table.players), NONE);
      tell?.({ fact: 'held', seat, pot, score: table.scores[seat] });
    },
  },

  die: {
    kind: 'chance',
    notation: oneOf(FACES),
    sample: (_table, _data, rng) => die(rng),
    admits: (_table, _data, face) => FACES.includes(face),
    outcomes: () => FACES.map(face => ({ answer: face, weight: 1 })),
    resolve(table, { seat }, face, tell) {
      if (face === 1) {
        const { pot } = table;
        table.pot = 0;
        ask(table, 'turn', leftOf(seat, table.players), NONE);
        tell?.({ fact: 'lost', seat, pot });
      } else {
        table.pot += face;
        ask(table, 'turn', seat, NONE);
        tell?.({ fact: 'rolled', seat, face, pot: table.pot });
      }
    },
  },
};

export const rules = engine<PigShape>(steps);
