import { fetched } from '../../lib/fetched.svelte.ts';
import { needWords } from '../../lib/words.svelte.ts';
import type { Later } from '../board.ts';
import { isFirstFact, isFirstStep } from '@zaria/words/las-vegas-royale/first';
import { SETTLED } from './settled.ts';
import type { RoyaleShape } from './types.ts';

/** All that is said of the game. */
export const whole = fetched(async () => (await import('@zaria/words/las-vegas-royale')).lasVegasRoyaleWords);

/** What is needed when a tile acts or a round is settled: what that looks like, and what is said of it and asked then. */
export const acting = fetched(async () => {
  const [{ Acting, tileFlights }] = await Promise.all([
    import('./when-a-tile-acts.ts'),
    whole.need(),
    needWords('acting-las-vegas-royale'),
  ]);
  return { Acting, tileFlights };
});

/** What is needed after the first throw: every other question, the settlement, and what a tap on a tile opens. */
export const later = fetched(async () => {
  const [{ choices, gainsOf, LookedAt, momentAt, panelFor, SceneTile }] = await Promise.all([
    import('./after-the-throw.ts'),
    whole.need(),
    needWords('ask-las-vegas-royale'),
  ]);
  return { choices, gainsOf, LookedAt, momentAt, panelFor, SceneTile };
});

export const fetchedLater: Later<RoyaleShape> = {
  get isHere() {
    return acting.now !== null && later.now !== null;
  },
  for(facts, asked) {
    const isTold = facts.some(fact => !isFirstFact(fact));
    const isSettled = facts.some(({ fact }) => SETTLED.has(fact));
    const isAsked = asked !== null && !isFirstStep(asked);
    const wanted = [
      ...(acting.now === null && isTold ? [acting.need()] : []),
      ...(later.now === null && (isSettled || isAsked) ? [later.need()] : []),
    ];
    return wanted.length === 0 ? null : Promise.all(wanted);
  },
  all: () => Promise.all([acting.need(), later.need()]),
};
