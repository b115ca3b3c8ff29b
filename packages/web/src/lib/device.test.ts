import { qwinto } from '@zaria/games/qwinto';
import { NATURE, completeOptions, questionOn, simulationRng, type AnyGame, type Viewer } from '@zaria/kit';
import { expect, test } from 'vitest';
import { attend, hasSecret, usualViewer } from './device.ts';

/** What each viewer sees of a table of Qwinto at the first question of that name. */
function viewsAt(until: string): (viewer: Viewer) => unknown {
  const game: AnyGame = qwinto;
  const options = completeOptions(game.options, 3, { starter: 0 });
  if (!options.ok) throw new Error('the usual options are possible');
  const state = game.setup({ rules: game.rules, seats: 3, options: options.value });
  const rng = simulationRng('device');
  while (questionOn(state)?.step !== until) {
    const [actor] = game.waiting(state);
    if (actor === undefined) throw new Error(`the match never came to ${until}`);
    const action = actor === NATURE ? game.sample(state, rng) : game.legal(state, actor)[0];
    if (action === undefined) throw new Error('nobody can act');
    game.play(state, actor, action);
  }
  return viewer => game.view(state, viewer);
}

const rolling = viewsAt('roll');
const writing = viewsAt('write');

test('who plays alone always sees his own side, and no curtain', () => {
  expect(usualViewer([1])).toBe(1);
  expect(attend(writing, [1], [], null)).toEqual({ seat: null, viewer: 1, curtain: null });
  expect(attend(writing, [1], [1], null)).toEqual({ seat: 1, viewer: 1, curtain: null });
});

test('who only watches is a spectator, and so are several until one of them is asked', () => {
  expect([usualViewer([]), usualViewer([0, 1])]).toEqual(['spectator', 'spectator']);
  for (const own of [[], [0, 1]] as const)
    expect(attend(writing, own, [], null)).toEqual({ seat: null, viewer: 'spectator', curtain: null });
});

test('where nothing is secret the device passes without a curtain', () => {
  expect(hasSecret(rolling, 0)).toBe(false);
  expect(attend(rolling, [0, 1, 2], [0], null)).toEqual({ seat: 0, viewer: 0, curtain: null });
});

test('what only the next player may see waits behind the curtain', () => {
  expect(hasSecret(writing, 1)).toBe(true);
  expect(attend(writing, [0, 1, 2], [1, 2], 0)).toEqual({ seat: null, viewer: 'spectator', curtain: 1 });
  expect(attend(writing, [0, 1, 2], [1, 2], 2)).toEqual({ seat: 2, viewer: 2, curtain: null });
});
