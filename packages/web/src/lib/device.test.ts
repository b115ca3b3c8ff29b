import { lasVegas } from '@zaria/games/las-vegas';
import { qwinto } from '@zaria/games/qwinto';
import { completeOptions, NATURE, simulationRng, type AnyGame, type AnyState } from '@zaria/kit';
import { expect, test } from 'vitest';
import { attend, hasSecret } from './device.ts';

function tableOf(game: AnyGame, until: string): AnyState {
  const options = completeOptions(game.options, 3, {});
  if (!options.ok) throw new Error('the usual options are possible');
  const state = game.setup({ rules: game.rules, seats: 3, options: options.value });
  const rng = simulationRng('device');
  while (state.agenda.at(-1)?.step !== until) {
    const [actor] = game.waiting(state);
    if (actor === undefined) throw new Error(`the match never came to ${until}`);
    const action = actor === NATURE ? game.sample(state, rng) : game.legal(state, actor)[0];
    if (action === undefined) throw new Error('nobody can act');
    game.play(state, actor, action);
  }
  return state;
}

const rolling = tableOf(lasVegas, 'place');
const writing = tableOf(qwinto, 'write');

test('who plays alone always sees his own side, and no curtain', () => {
  expect(attend(lasVegas, rolling, [1], [], null)).toEqual({ seat: null, viewer: 1, curtain: null });
  expect(attend(lasVegas, rolling, [1], [1], null)).toEqual({ seat: 1, viewer: 1, curtain: null });
});

test('who only watches is a spectator', () => {
  expect(attend(lasVegas, rolling, [], [], null)).toEqual({ seat: null, viewer: 'spectator', curtain: null });
});

test('where nothing is secret the device passes without a curtain', () => {
  const state = tableOf(qwinto, 'roll');
  const [active] = qwinto.waiting(state as never);
  if (active === undefined || active === NATURE) throw new Error('somebody rolls');
  expect(hasSecret(qwinto, state, active)).toBe(false);
  expect(attend(qwinto, state, [0, 1, 2], [active], null)).toEqual({ seat: active, viewer: active, curtain: null });
});

test('what only the next player may see waits behind the curtain', () => {
  expect(attend(qwinto, writing, [0, 1, 2], [1, 2], 0)).toEqual({ seat: null, viewer: 'spectator', curtain: 1 });
  expect(attend(qwinto, writing, [0, 1, 2], [1, 2], 2)).toEqual({ seat: 2, viewer: 2, curtain: null });
});
