import { NATURE, fail, ok, type Seat, type Viewer } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table/public';
import { say } from '@zaria/words';
import type { Attempt, IsStill } from './front.ts';
import { peopleIn, type Hall } from './hall.ts';
import { hintLines } from './hints.ts';
import { lookingAt, type Looking } from './looking.ts';
import { questionFor, throwQuestion, type Question } from './question.ts';
import { meanwhile } from './waiting.ts';

/** What there is to do for the people at this terminal. */
type Task =
  | { readonly kind: 'agree'; readonly seat: Seat; readonly asking: Seat; readonly request: number }
  | { readonly kind: 'answer'; readonly seat: Seat }
  | { readonly kind: 'throw' }
  /** It is for others to act, or for bots and dice. */
  | { readonly kind: 'wait' };

const WAIT: Task = { kind: 'wait' };

/** Plays until the match is over (`true`) or somebody leaves. */
export async function playOn(hall: Hall): Promise<boolean> {
  const { client, signal } = hall;
  const looking = lookingAt(hall);
  for (;;) {
    looking.tell();
    if (client.table.phase !== 'playing') {
      await hall.front.end(looking.follower);
      return true;
    }
    if (signal.aborted) return false;
    if (!(await carryOut(taskIn(hall, looking), hall, looking))) return false;
  }
}

function taskIn(hall: Hall, { follower: { waiting } }: Looking): Task {
  const { undo, chairs, dice } = hall.client.table;
  const people = peopleIn(hall);
  if (undo !== null) {
    // Who lets a bot play for him is asked too.
    const seat = hall.client.own.find(person => undo.waiting.includes(person));
    return seat === undefined ? WAIT : { kind: 'agree', seat, asking: undo.seat, request: undo.request };
  }
  // Bots first: nothing is to happen at the table while somebody looks at his question.
  if (waiting.some(actor => actor !== NATURE && chairs[actor]?.isBot)) return WAIT;
  if (waiting.includes(NATURE)) return dice.kind === 'typed' ? { kind: 'throw' } : WAIT;
  const seat = people.find(person => waiting.includes(person));
  return seat === undefined ? WAIT : { kind: 'answer', seat };
}

/** `false`: somebody leaves. */
async function carryOut(task: Task, hall: Hall, looking: Looking): Promise<boolean> {
  switch (task.kind) {
    case 'wait':
      return wait(hall, looking);
    case 'agree':
      return (await looking.showTo(task.seat)) && agree(task, hall, looking);
    case 'answer':
      if (!(await looking.showTo(task.seat))) return false;
      hall.front.draw(looking.follower);
      return ask(hall, looking, questionFor(hall, task.seat), task.seat);
    case 'throw':
      hall.front.draw(looking.follower);
      return ask(hall, looking, throwQuestion(hall, looking.follower), null);
  }
}

async function wait(hall: Hall, { follower }: Looking): Promise<boolean> {
  const question = meanwhile(hall, follower);
  return (await hall.front.wait(follower, question, attemptAt(hall, question), hall.news())) !== null;
}

/** `seat`: who is asked; `null` for dice, which anybody throws. */
async function ask(hall: Hall, looking: Looking, question: Question, seat: Seat | null): Promise<boolean> {
  const { client, front } = hall;
  const asked = client.table.question;
  const isStill: IsStill = () => {
    // What happens meanwhile is said, and does not disturb whoever thinks.
    looking.tell();
    const { phase, undo } = client.table;
    const isTheirs = seat === null || peopleIn(hall).includes(seat);
    return phase === 'playing' && client.table.question === asked && undo === null && isTheirs;
  };
  return (await front.ask(question, attemptAt(hall, question), isStill)) !== null;
}

/** Does what somebody wants who was asked at the table as it is now. */
function attemptAt(hall: Hall, { follower }: Question): Attempt {
  const { client, speaker } = hall;
  const asked = client.table.question;
  return async wish => {
    if (wish.do === 'hint') {
      hall.front.answered(follower.viewer, hintLines(hall, follower, wish.seat));
      return ok(true);
    }
    const reply = await client.send(wish);
    if (reply.ok) return ok(true);
    if (client.table.question === asked) return fail(speaker.tableRefusal(reply.error));
    // The table has gone on in the meantime: there is another question to ask.
    sayRefused(hall, follower.viewer, reply.error);
    return ok(true);
  };
}

const sayRefused = ({ front, speaker }: Hall, viewer: Viewer, refused: TableRefusal): void =>
  front.told(viewer, [speaker.tableRefusal(refused)]);

async function agree(
  { seat, asking, request }: Extract<Task, { kind: 'agree' }>,
  hall: Hall,
  looking: Looking,
): Promise<boolean> {
  const { client, front, pen } = hall;
  const sentence = say(pen.words, 'play.agree', { name: pen.player(seat), asking: pen.player(asking) });
  const isAgreed = await front.agree(sentence, () => {
    looking.tell();
    return client.table.undo?.request === request;
  });
  if (isAgreed === null) return false;
  if (isAgreed === 'moot') return true;
  const reply = await client.send({ do: 'answer-undo', seat, request, agree: isAgreed });
  if (!reply.ok) sayRefused(hall, seat, reply.error);
  return true;
}

/** When nobody plays himself any more, whoever lent his seat to a bot has come back for it. */
export async function takeSeatsBack(hall: Pick<Hall, 'client'>): Promise<void> {
  const { client } = hall;
  if (peopleIn(hall).length > 0) return;
  for (const seat of client.own)
    if (client.table.chairs[seat]?.cover === 'absent') await client.send({ do: 'return', seat });
}
