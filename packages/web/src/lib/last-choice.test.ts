import { randomBot, askedMatch } from '@zaria/bots';
import { registered } from '@zaria/games/all';
import { GAME_IDS } from '@zaria/games';
import { completeOptions, follower, simulationRng, type AnyFollower, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { lastChoiceOf } from './last-choice.ts';

const ME: Seat = 0;

test.each(GAME_IDS)('what somebody chose last in %s, and the position in which he did', id => {
  const { game } = registered(id);
  const options = completeOptions(game.options, 2, {});
  if (!options.ok) throw new Error('the usual options are possible');
  const rng = simulationRng(`last choice ${id}`);
  const match = askedMatch(game, { rules: game.rules, seats: 2, options: options.value }, rng);
  let chosen: string | null = null;
  let looked = 0;
  for (let asked = match.next(); asked.done !== true && looked < 12;) {
    const { seat, follower: own } = asked.value;
    if (seat === ME) {
      const last = lastChoiceOf(own, ME);
      if (chosen !== null) {
        // Of a step that takes several answers, the last one is the one that was just given.
        expect(game.print(last?.did.at(-1) ?? { step: '', answer: '' })).toBe(chosen);
        const before: AnyFollower = own.at(last?.at ?? 0);
        expect(before.legal.length).toBeGreaterThan(1);
        looked++;
      } else expect(last).toBeNull();
    }
    const [action] = randomBot().decide(own, seat, { nodes: 0 }, rng);
    if (action === undefined) throw new Error('a bot does something');
    if (seat === ME) chosen = game.print(action);
    asked = match.next([action]);
  }
  expect(looked).toBe(12);
});

test('what was taken back was not chosen', () => {
  const { game } = registered('railroad-ink');
  const options = completeOptions(game.options, 1, {});
  if (!options.ok) throw new Error('the usual options are possible');
  const own = follower(game, { rules: game.rules, seats: 1, options: options.value }, ME);
  while (own.legal.length === 0) own.hear({ kind: 'play', actor: -1, action: own.chance(simulationRng('dice')) });
  const [first] = own.legal;
  if (first === undefined) throw new Error('something can be drawn');
  own.hear({ kind: 'play', actor: ME, action: first });
  expect(lastChoiceOf(own, ME)?.did).toEqual([first]);
  own.hear({ kind: 'back', seat: ME, back: 'retract' });
  expect(lastChoiceOf(own, ME)).toBeNull();
});
