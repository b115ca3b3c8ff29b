import { lasVegas } from '@zaria/games/las-vegas';
import { qwinto } from '@zaria/games/qwinto';
import {
  NATURE,
  completeOptions,
  pick,
  questionOn,
  simulationRng,
  type AnyFact,
  type AnyGame,
  type Seat,
} from '@zaria/kit';
import { expect, test } from 'vitest';
import { waitedIn } from './turn.ts';

interface Seen {
  /** The question, or the fact, at that moment. */
  readonly at: string;
  readonly waited: readonly Seat[];
  /** Who acted last, the dice not counted. */
  readonly by: Seat | null;
}

/** Whose turn a match that chance plays shows, at every question and with every fact. */
function turnsIn(game: AnyGame): readonly Seen[] {
  const options = completeOptions(game.options, 3, {});
  if (!options.ok) throw new Error('the usual options are possible');
  const state = game.setup({ rules: game.rules, seats: 3, options: options.value });
  const rng = simulationRng('turn');
  const seen: Seen[] = [];
  let by: Seat | null = null;
  const look = (at: string): void => void seen.push({ at, waited: waitedIn(game, game.view(state, 'spectator')), by });
  for (let [actor] = game.waiting(state); actor !== undefined; [actor] = game.waiting(state)) {
    look(questionOn(state)?.step ?? '');
    if (actor !== NATURE) by = actor;
    const action = actor === NATURE ? game.sample(state, rng) : pick(game.legal(state, actor), rng);
    game.play(state, actor, action, (fact: AnyFact) => look(fact.fact));
  }
  return seen;
}
const when = (seen: readonly Seen[], at: string): readonly Seen[] => {
  const found = seen.filter(one => one.at === at);
  expect(found.length).toBeGreaterThan(0);
  return found;
};

test('dice are thrown by whoever threw them, in both games', () => {
  for (const game of [lasVegas, qwinto] as readonly AnyGame[])
    for (const { waited, by } of when(turnsIn(game), 'dice')) expect(waited).toEqual([by]);
});

test('while casinos pay it is nobody’s turn', () => {
  const seen = turnsIn(lasVegas);
  for (const at of ['paid', 'deal', 'over']) for (const { waited } of when(seen, at)) expect(waited).toEqual([]);
});

test('in Qwinto everybody is waited for, then whoever has not decided, and nobody while it is told', () => {
  const seen = turnsIn(qwinto);
  const deciding = when(seen, 'write').map(({ waited }) => waited.length);
  expect(new Set(deciding)).toEqual(new Set([3, 2, 1]));
  for (const { waited } of when(seen, 'wrote')) expect(waited).toEqual([]);
});
