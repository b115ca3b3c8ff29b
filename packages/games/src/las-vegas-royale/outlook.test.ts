import { NATURE, completeOptions, pick, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { lasVegasRoyale } from './game.ts';
import { outlookOf } from './outlook.ts';
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

test.each(['base', 'royale'])('in %s mode it comes like that when the dice are placed', mode => {
  const rng = simulationRng(`outlook ${mode}`);
  const options = completeOptions(lasVegasRoyale.options, 2, { mode, tiles: mode === 'base' ? 0 : 6 });
  if (!options.ok) throw new Error(options.error.option);
  const table = lasVegasRoyale.setup({ rules: 1, seats: 2, options: options.value });
  const isAsDone: boolean[] = [];
  for (let [actor] = lasVegasRoyale.waiting(table); actor !== undefined; [actor] = lasVegasRoyale.waiting(table)) {
    const action = actor === NATURE ? lasVegasRoyale.sample(table, rng) : pick(lasVegasRoyale.legal(table, actor), rng);
    const outlook = outlookOf(view(table, 'spectator'), action);
    const seen: RoyaleView[] = [];
    lasVegasRoyale.play(table, actor, action, ({ fact }) => {
      if (fact === 'placed') seen.push(view(table, 'spectator'));
    });
    if (outlook === null) continue;
    const after: CasinoView | undefined = seen[0]?.casinos[outlook.casino];
    isAsDone.push(JSON.stringify(outlook.after) === JSON.stringify(after));
  }
  expect(isAsDone.length).toBeGreaterThan(15);
  expect(isAsDone).not.toContain(false);
});
