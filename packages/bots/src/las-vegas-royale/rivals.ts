import type { RoyaleShape } from '@zaria/games/las-vegas-royale';
import { isSeat, questionOn, simulationRng, type Follower } from '@zaria/kit';
import { learn, newBeliefs, type Beliefs } from '../vegas/rivals.ts';
import { chosenBy } from './weighing.ts';

const SEATS = 6;
/** So many placements are looked at, the last ones: each costs a look back. */
const LOOKED_AT = 40;

/** What the last placements of the match say of who made them. */
export function beliefsFrom(follower: Follower<RoyaleShape>): Beliefs {
  const beliefs = newBeliefs(SEATS);
  let seen = 0;
  for (let link = follower.last; link !== null && seen < LOOKED_AT; link = link.before) {
    const { entry, at, step } = link;
    if (step !== 'place' || entry.kind !== 'play' || !isSeat(entry.actor) || entry.actor === follower.viewer) continue;
    seen++;
    const { answer } = entry.action;
    // What is hidden has no part in where dice are placed.
    const table = follower.at(at).imagine(simulationRng('before'));
    const question = questionOn(table);
    if (question?.step !== 'place') continue;
    const { rolled } = question.data;
    const choices = ([1, 2, 3, 4, 5, 6] as const).filter(face => rolled.small[face] > 0 || rolled.big === face).length;
    const { actor } = entry;
    learn(beliefs, actor, choices, taste => chosenBy(taste, 0, table, actor, rolled) === answer);
  }
  return beliefs;
}
