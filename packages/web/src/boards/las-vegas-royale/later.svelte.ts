import { fetched } from '../../lib/fetched.svelte.ts';
import { needWords } from '../../lib/words.svelte.ts';
import type { Later } from '../board.ts';
import { ASKED_AT_ONCE, AT_ONCE, SETTLED } from './at-once.ts';
import type { RoyaleShape } from './types.ts';

/** What is needed when a tile acts or a round is settled: what that looks like, and what is said of it and asked then. */
export const acting = fetched(async () => {
  const [{ Acting, tileFlights }] = await Promise.all([
    import('./when-a-tile-acts.ts'),
    needWords('acting-las-vegas-royale'),
  ]);
  return { Acting, tileFlights };
});

/** What is needed after the first throw: every other question, the settlement, and what a tap on a tile opens. */
export const later = fetched(async () => {
  const [{ BankSheet, choices, panelFor, SceneTile, momentAt, TileSheet }] = await Promise.all([
    import('./after-the-throw.ts'),
    needWords('ask-las-vegas-royale'),
  ]);
  return { BankSheet, choices, panelFor, SceneTile, momentAt, TileSheet };
});

export const fetchedLater: Later<RoyaleShape> = {
  get isHere() {
    return acting.now !== null && later.now !== null;
  },
  for(facts, asked) {
    const isTold = facts.some(({ fact }) => !AT_ONCE.has(fact));
    const isSettled = facts.some(({ fact }) => SETTLED.has(fact));
    const isAsked = asked !== null && !ASKED_AT_ONCE.has(asked);
    const wanted = [
      ...(acting.now === null && isTold ? [acting.need()] : []),
      ...(later.now === null && (isSettled || isAsked) ? [later.need()] : []),
    ];
    return wanted.length === 0 ? null : Promise.all(wanted);
  },
  all: () => Promise.all([acting.need(), later.need()]),
};
