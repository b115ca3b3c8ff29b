import { lasVegas, type LasVegasShape } from '@zaria/games/las-vegas';
import { isSeat, questionOn, type Actor, type Follower } from '@zaria/kit';
import { learn, newBeliefs, type Beliefs } from '../vegas/rivals.ts';
import { CASINOS, SEATS, newRound, readRound } from './round.ts';
import { chosenBy, newFaces } from './playout.ts';

type Action = LasVegasShape['action'];

const round = newRound();
const faces = newFaces();

/** What every placement of the match says of who made it. */
export function beliefsFrom({ start, last }: Pick<Follower<LasVegasShape>, 'start' | 'last'>): Beliefs {
  const beliefs = newBeliefs(SEATS);
  const played: { readonly actor: Actor; readonly action: Action }[] = [];
  for (let link = last; link !== null; link = link.before) if (link.entry.kind === 'play') played.push(link.entry);
  const table = lasVegas.setup(start);
  for (const { actor, action } of played.reverse()) {
    see(beliefs, table, action);
    lasVegas.play(table, actor, action);
  }
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
