import { lasVegas } from '@zaria/games/las-vegas';
import { NATURE, imaginer, narrate, pick, simulationRng } from '@zaria/kit';
import { expect, test } from 'vitest';
import { worldsOf } from './memory.ts';

const start = { seats: 3, options: { starter: 'random', openMoney: false, neutral: true } } as const;

test('a log that grows is followed to the states that a fold from its beginning gives', () => {
  const match = narrate(lasVegas, start);
  const rng = simulationRng('memory');
  for (let [actor] = lasVegas.waiting(match.state); actor !== undefined; [actor] = lasVegas.waiting(match.state)) {
    const action = actor === NATURE ? lasVegas.sample(match.state, rng) : pick(lasVegas.legal(match.state, actor), rng);
    match.append({ kind: 'play', actor, action });
    const told = match.told(0);
    expect(worldsOf(lasVegas, told)(rng)).toEqual(imaginer(lasVegas, told)(rng));
  }
});

test('what is done to an imagined state is not remembered', () => {
  const match = narrate(lasVegas, { seats: 2, options: { starter: 0, openMoney: false, neutral: false } });
  const rng = simulationRng('untouched');
  match.append({ kind: 'play', actor: NATURE, action: lasVegas.sample(match.state, rng) });
  const worlds = worldsOf(lasVegas, match.told(1));
  const state = worlds(rng);
  lasVegas.play(state, 0, { step: 'roll', answer: 'go' });
  expect(worlds(rng)).toEqual(match.state);
  expect(worldsOf(lasVegas, match.told(1))(rng)).toEqual(match.state);
});

test('after an undo the log is folded anew', () => {
  const match = narrate(lasVegas, { seats: 2, options: { starter: 0, openMoney: false, neutral: false } });
  const rng = simulationRng('undo');
  match.append({ kind: 'play', actor: NATURE, action: lasVegas.sample(match.state, rng) });
  match.append({ kind: 'play', actor: 0, action: { step: 'roll', answer: 'go' } });
  worldsOf(lasVegas, match.told(0));
  match.append({ kind: 'undo', to: 1 });
  expect(worldsOf(lasVegas, match.told(0))(rng)).toEqual(match.state);
});
