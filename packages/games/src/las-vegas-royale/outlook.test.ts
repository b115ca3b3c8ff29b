import { NATURE, completeOptions, pick, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { lasVegasRoyale } from './game.ts';
import { outlookOf, outlooksOf } from './outlook.ts';
import { BLUE, RED, play, tableOf } from './table.testing.ts';
import { view, type CasinoView, type RoyaleView } from './view.ts';

describe('what a choice would come to', () => {
  const table = tableOf('1 80+50 b2 F1 | 3 60+40 b3 | 4 r3 | r | b');
  play(table, 'roll', 'dice 1 2 2 2 B3');
  const seen = view(table, RED);

  test('[RV-1.5] the Biggy is one die and weighs two', () => {
    expect(outlookOf(seen, { step: 'place', answer: 3 })).toMatchObject({
      casino: 3,
      dice: 1,
      after: {
        small: [0, 3],
        big: [1, 0],
        weights: [
          { party: RED, weight: 2 },
          { party: BLUE, weight: 3 },
        ],
        winning: [
          { party: BLUE, card: 60 },
          { party: RED, card: 40 },
        ],
      },
      gains: [40, 0],
    });
  });

  test('passing is nothing of the kind, nor is any other question', () => {
    expect(outlookOf(seen, { step: 'place', answer: 'pass' })).toBeNull();
    expect(outlookOf(view(tableOf('1 80+50 | r | b'), RED), { step: 'place', answer: 3 })).toBeNull();
  });
});

/** Facts that tell of dice that have just come to a casino, or left it, by an answer. */
const MOVES = new Set(['placed', 'set', 'moved', 'blocked', 'unblocked', 'doubled', 'slotted', 'pushed', 'primeTime']);

test.each(['base', 'royale'])('in %s mode it comes like that when dice are moved, whatever moves them', mode => {
  const rng = simulationRng(`outlook ${mode}`);
  const isAsDone: boolean[] = [];
  const steps = new Set<string>();
  for (let match = 0; match < (mode === 'base' ? 1 : 25); match++) {
    const options = completeOptions(lasVegasRoyale.options, 2, { mode, tiles: mode === 'base' ? 0 : 6 });
    if (!options.ok) throw new Error(options.error.option);
    const table = lasVegasRoyale.setup({ rules: 1, seats: 2, options: options.value });
    for (let [actor] = lasVegasRoyale.waiting(table); actor !== undefined; [actor] = lasVegasRoyale.waiting(table)) {
      const action =
        actor === NATURE ? lasVegasRoyale.sample(table, rng) : pick(lasVegasRoyale.legal(table, actor), rng);
      const outlooks = outlooksOf(view(table, 'spectator'), action);
      const seen: RoyaleView[] = [];
      lasVegasRoyale.play(table, actor, action, ({ fact }) => {
        if (MOVES.has(fact)) seen.push(view(table, 'spectator'));
      });
      // A die that is pushed from its slot is told after the one that pushes it.
      const last = action.step === 'niceDice.slot' ? (seen[1] ?? seen[0]) : seen[0];
      for (const { casino, after } of outlooks) {
        const done: CasinoView | undefined = last?.casinos[casino];
        // What lies on a tile is not foreseen.
        isAsDone.push(JSON.stringify({ ...after, tile: null }) === JSON.stringify({ ...done, tile: null }));
        steps.add(action.step);
      }
    }
  }
  expect(isAsDone.length).toBeGreaterThan(15);
  expect(isAsDone).not.toContain(false);
  const all = [
    'blockIt.put',
    'doubleDown.move',
    'handicap.take',
    'moveDie',
    'niceDice.slot',
    'place',
    'powerPlay.turn',
  ];
  expect([...steps].sort()).toEqual(mode === 'base' ? ['place'] : [...all, 'primeTime.place'].sort());
});
