import { lasVegas, type LasVegasShape } from '@zaria/games/las-vegas';
import { isSeat, questionOn, type Follower } from '@zaria/kit';
import { learn, newBeliefs, type Beliefs } from '../vegas/rivals.ts';
import { CASINOS, SEATS, newRound, readRound } from './round.ts';
import { chosenBy, newFaces } from './playout.ts';

type Action = LasVegasShape['action'];
type Link = NonNullable<Follower<LasVegasShape>['last']>;

const round = newRound();
const faces = newFaces();

/** What was learnt up to an entry, and the table after it: so that no placement of a match is looked at twice. */
interface Learnt {
  readonly beliefs: Beliefs;
  readonly table: LasVegasShape['state'];
}

const learnt = new WeakMap<Link, Learnt>();

/** What every placement of the match says of who made it. */
export function beliefsFrom({ start, last }: Pick<Follower<LasVegasShape>, 'start' | 'last'>): Beliefs {
  const unseen: Link[] = [];
  let link = last;
  for (; link !== null && !learnt.has(link); link = link.before) unseen.push(link);
  const known = link === null ? undefined : learnt.get(link);
  const beliefs = known?.beliefs.slice() ?? newBeliefs(SEATS);
  const table = known === undefined ? lasVegas.setup(start) : lasVegas.clone(known.table);
  for (const { entry } of unseen.reverse()) {
    if (entry.kind !== 'play') continue;
    see(beliefs, table, entry.action);
    lasVegas.play(table, entry.actor, entry.action);
  }
  if (last !== null) learnt.set(last, { beliefs, table });
  return beliefs;
}

function see(beliefs: Beliefs, table: LasVegasShape['state'], action: Action): void {
  const question = questionOn(table);
  if (action.step !== 'place' || question?.step !== 'place' || !isSeat(question.actor)) return;
  const { own, white } = question.data.rolled;
  let choices = 0;
  for (let casino = 0; casino < CASINOS; casino++) {
    const face = (casino + 1) as typeof action.answer;
    faces[casino] = own[face];
    faces[CASINOS + casino] = white[face];
    if (own[face] + white[face] > 0) choices++;
  }
  readRound(table, round);
  learn(beliefs, question.actor, choices, taste => chosenBy(taste, round, faces) === action.answer - 1);
}
