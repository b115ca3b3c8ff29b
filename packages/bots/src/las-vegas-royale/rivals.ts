import type { RoyaleShape } from '@zaria/games/las-vegas-royale';
import { isSeat, questionOn, simulationRng, type Follower } from '@zaria/kit';
import { learn, newBeliefs, type Beliefs } from '../vegas/rivals.ts';
import { chosenBy } from './playout.ts';
import { readRound } from './reading.ts';
import { CASINOS, NOBODY, ROLLED, at, newRound, type Table } from './round.ts';

type Link = NonNullable<Follower<RoyaleShape>['last']>;

const SEATS = 6;

/** What was learnt up to an entry: so that no placement of a match is looked at twice. */
const learnt = new WeakMap<Link, Beliefs>();

/** What the placements of the others in this match say of who made them. */
export function beliefsFrom(follower: Follower<RoyaleShape>): Beliefs {
  const unseen: Link[] = [];
  let link = follower.last;
  for (; link !== null && !learnt.has(link); link = link.before) unseen.push(link);
  const beliefs = (link === null ? undefined : learnt.get(link))?.slice() ?? newBeliefs(SEATS);
  unseen.reverse();
  const [first] = unseen;
  if (first === undefined) return beliefs;
  const before = follower.at(first.at);
  for (const { entry, step } of unseen) {
    if (step === 'place' && entry.kind === 'play' && isSeat(entry.actor) && entry.actor !== follower.viewer)
      // What is hidden has no part in where dice are placed.
      see(beliefs, before.imagine(simulationRng('before')), entry.action);
    before.hear(entry);
  }
  if (follower.last !== null) learnt.set(follower.last, beliefs);
  return beliefs;
}

const round = newRound();

function see(beliefs: Beliefs, table: Table, { answer }: RoyaleShape['action']): void {
  if (questionOn(table)?.step !== 'place') return;
  readRound(table, round);
  let choices = 0;
  for (let casino = 0; casino < CASINOS; casino++)
    if (at(round.cells, ROLLED + casino) > 0 || round.biggy === casino) choices++;
  learn(beliefs, round.actor, choices, taste => casinoOf(chosenBy(taste, 0, round)) === answer);
}

/** As the rules name it; `null`: none. */
const casinoOf = (casino: number): number | null => (casino === NOBODY ? null : casino + 1);
