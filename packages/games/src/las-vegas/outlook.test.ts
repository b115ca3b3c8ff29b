import { NATURE, pick, simulationRng } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { lasVegas } from './game.ts';
import { outlookOf } from './outlook.ts';
import { BLUE, RED, newTableOf, play, tableOf } from './table.testing.ts';
import type { CasinoView, LasVegasView } from './view.ts';

const place = (casino: 1 | 3 | 6) => ({ step: 'place', answer: casino }) as const;

describe('what a choice would come to', () => {
  const table = tableOf(
    3,
    `
    casino 1: 60 30 | red 2, blue 2, green 1
    casino 3: 80    | blue 1
    casino 6: 90 40 | white 1
    hand: red 4+1, blue 1
    turn: red
    `,
    { neutral: true },
  );
  play(table, 'red roll', 'nature dice 1 3 6 6 + 6');
  const view = lasVegas.view(table, BLUE);

  test('[LV-4.3] the dice that go there, who wins then, and how much more that is', () => {
    expect(outlookOf(view, place(1))).toMatchObject({
      casino: 1,
      dice: 1,
      after: {
        dice: [3, 2, 1],
        winning: [
          { party: RED, note: 60 },
          { party: BLUE, note: 30 },
        ],
        level: [],
      },
      gains: [60, 30, -60],
    });
  });

  test('[LV-4.1] who would be level', () => {
    const tied = { dice: 1, after: { winning: [], level: [RED, BLUE] }, gains: [0, -80, 0] };
    expect(outlookOf(view, place(3))).toMatchObject(tied);
  });

  test('[LV-7.4] white dice go with the own ones, for their own player', () => {
    const after = { dice: [2, 0, 0], white: 2, winning: [], level: [RED, 'white'] };
    expect(outlookOf(view, place(6))).toMatchObject({ dice: 3, after, gains: [0, 0, 0] });
  });

  test('nothing but dice on a casino is looked at', () => {
    expect(outlookOf(view, { step: 'roll', answer: 'go' })).toBeNull();
    expect(outlookOf(lasVegas.view(tableOf(2, 'hand: red 1\n turn: red'), RED), place(1))).toBeNull();
  });
});

test('it comes like that when the dice are placed, also the last ones of a round', () => {
  const rng = simulationRng('outlook');
  const table = newTableOf(3, { neutral: true });
  const isAsDone: boolean[] = [];
  for (let [actor] = lasVegas.waiting(table); actor !== undefined; [actor] = lasVegas.waiting(table)) {
    const before = lasVegas.view(table, 'spectator');
    const action = actor === NATURE ? lasVegas.sample(table, rng) : pick(lasVegas.legal(table, actor), rng);
    const outlook = outlookOf(before, action);
    const seen: LasVegasView[] = [];
    lasVegas.play(table, actor, action, ({ fact }) => {
      if (fact === 'placed') seen.push(lasVegas.view(table, 'spectator'));
    });
    if (outlook === null) continue;
    const after: CasinoView | undefined = seen[0]?.casinos[outlook.casino];
    isAsDone.push(JSON.stringify(outlook.after) === JSON.stringify(after));
  }
  expect(isAsDone.length).toBeGreaterThan(50);
  expect(isAsDone).not.toContain(false);
});
