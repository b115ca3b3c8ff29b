import { fetched } from '../../lib/fetched.svelte.ts';
import { needWords } from '../../lib/words.svelte.ts';
import type { Later } from '../board.ts';
import { inMotion, lyingAfter } from '../casinos/in-motion.svelte.ts';
import { isFirstFact, isFirstStep } from '@zaria/words/las-vegas-royale/first';
import { SETTLED } from './settled.ts';
import type { RoyaleShape } from './types.ts';

/** All that is said of the game. */
export const whole = fetched(async () => (await import('@zaria/words/las-vegas-royale')).lasVegasRoyaleWords);

/** How long everything takes that happens, and what of it flies. */
export const motion = fetched(async () => {
  const [{ firstFlights, isDrawnAfter, lengthOf }] = await Promise.all([
    import('./when-it-happens.ts'),
    inMotion.need(),
  ]);
  return { firstFlights, isDrawnAfter, lengthOf };
});

/** What is needed when a tile acts or a round is settled: what that looks like, and what is said of it and asked then. */
export const acting = fetched(async () => {
  const [{ Acting, Barrier, tileFlights }] = await Promise.all([
    import('./when-a-tile-acts.ts'),
    whole.need(),
    needWords('acting-las-vegas-royale'),
  ]);
  return { Acting, Barrier, tileFlights };
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
    return motion.now !== null && acting.now !== null && later.now !== null;
  },
  for(facts, asked) {
    const isTold = facts.some(fact => !isFirstFact(fact));
    const isSettled = facts.some(({ fact }) => SETTLED.has(fact));
    const isAsked = asked !== null && !isFirstStep(asked);
    const lying = lyingAfter(facts);
    const wanted = [
      ...(lying === null ? [] : [lying]),
      ...(acting.now === null && isTold ? [acting.need()] : []),
      ...(later.now === null && (isSettled || isAsked) ? [later.need()] : []),
    ];
    return wanted.length === 0 ? null : Promise.all(wanted);
  },
  all: () => Promise.all([motion.need(), acting.need(), later.need()]),
  motion,
};
