import { isDone, pick, questionOn, same, type AnyAction, type Back, type Seat } from '@zaria/kit';
import { givenBy, isBotSeat, isBreathing, questionOf, type Table } from '@zaria/table';
import type { Event, Happening } from './event.ts';
import { holderOf } from './people.ts';
import type { Shadow } from './shadow.ts';
import { happen, type Outcome, type Side } from './side.ts';
import { randomPlan } from './thinking.ts';
import type { World } from './world.ts';

export const frameOf = ({ match }: Table) => match && questionOn(match.state);
export const isDoneIn = (table: Table, { seat, question }: Pick<Shadow, 'seat' | 'question'>): boolean => {
  const frame = frameOf(table);
  return frame?.number === question && isDone(frame, seat);
};

/** The answer that the event gives to the question on the table, if it is one. */
export function answerIn(table: Table, what: Happening): { readonly seat: Seat; readonly action: AnyAction } | null {
  if (what.kind === 'bot') {
    const [action] = what.plan ?? [];
    return action === undefined ? null : { seat: what.thought.seat, action };
  }
  if (what.kind !== 'command') return null;
  const { wish } = what.command;
  if (wish.do !== 'play' || wish.question !== questionOf(table) || typeof wish.action !== 'string') return null;
  const action = table.game.parse(wish.action);
  return action === null ? null : { seat: wish.seat, action };
}

/** The same event with another answer that looks the same; `null` if there is none. */
export function otherAnswer(world: World, { side, seat }: Shadow, { what }: Event): Happening | null {
  const { table } = side;
  const frame = frameOf(table);
  const info = frame && table.game.steps[frame.step];
  const answer = answerIn(table, what);
  if (info?.kind !== 'ask' || info.secret === null || answer === null || table.match === null) return null;
  const { secret } = info;
  const shows = (action: AnyAction): unknown => secret.shows(action.answer, frame?.data);
  const legal = table.game.legal(table.match.state, seat);
  if (!legal.some(action => same(action, answer.action))) return null;
  const alike = legal.filter(action => !same(action, answer.action) && same(shows(action), shows(answer.action)));
  if (alike.length === 0) return null;
  const other = pick(alike, world.rng);
  if (what.kind === 'bot') return { ...what, plan: [other] };
  if (what.kind !== 'command' || what.command.wish.do !== 'play') return null;
  const wish = { ...what.command.wish, action: table.game.print(other) };
  return { ...what, command: { ...what.command, wish } };
}

/** An event in which the seat answers in the shadow, through its bot or its player's hands. */
function answering(
  world: World,
  { side, seat }: Shadow,
  event: Event,
  isBot: boolean,
  plan: readonly AnyAction[],
): Event | null {
  const { table } = side;
  const [question, count] = [questionOf(table), givenBy(table, seat)];
  if (isBot) return { ...event, what: { kind: 'bot', thought: { seat, question, count }, plan } };
  const token = holderOf(world.people, table, seat);
  const [action] = plan;
  if (token === null || action === undefined) return null;
  const wish = { do: 'play', seat, question, count, action: table.game.print(action) } as const;
  return { ...event, what: { kind: 'command', command: { id: shadowId(side), token, wish } } };
}

const shadowId = ({ store }: Side): string => `shadow-${store.entries.length}`;

/** In the shadow the seat brings its part in the common step to an end, in its own way. */
export async function finish(world: World, shadow: Shadow, event: Event): Promise<readonly Outcome[]> {
  const { side } = shadow;
  const outcomes: Outcome[] = [];
  while (!isDoneIn(side.table, shadow)) {
    const plan = randomPlan(side.table, shadow, world.rng);
    const next = answering(world, shadow, event, event.what.kind === 'bot', plan);
    if (next === null) throw new Error('a seat that was done in one world has nobody to play it in the other');
    outcomes.push(await happen(side, next));
  }
  return outcomes;
}

export function backing(world: World, { side, seat }: Shadow, event: Event, back: Back): Event {
  const { table } = side;
  const wish = { do: 'back', seat, question: questionOf(table), count: givenBy(table, seat), back } as const;
  const token = holderOf(world.people, table, seat) ?? '';
  return { ...event, what: { kind: 'command', command: { id: shadowId(side), token, wish } } };
}

/** In the shadow the seat does a little of its own at once, and nobody may notice. */
export async function dawdle(world: World, shadow: Shadow, event: Event): Promise<void> {
  const { side, seat } = shadow;
  for (let i = world.rng.below(3); i > 0; i--) {
    const plan = randomPlan(side.table, shadow, world.rng);
    // When a breath is over bots are asked with whatever happens next, whoever does it.
    if (side.table.breath !== null && !isBreathing(side.table, event.now)) return;
    // Its last answer ends its part, which is heard of; so does taking the seat back from a bot.
    const [first] = plan;
    const chair = side.table.chairs[seat];
    if (plan.length < 2 || first === undefined || (chair?.cover ?? null) !== null) return;
    const next = answering(world, shadow, event, chair?.kind === 'bot', [first]);
    if (next === null) return;
    const { messages, asked } = await happen(side, next);
    for (const { viewer, text } of messages)
      if (viewer !== seat) world.broken('worlds', `viewer ${viewer} notices what seat ${seat} does: ${text}`);
    for (const { seat: other } of asked)
      if (other !== seat) world.broken('worlds', `the bot of seat ${other} is asked when seat ${seat} does something`);
  }
}

/** In the shadow the seat gives an answer and takes it back. */
export async function waver(world: World, shadow: Shadow, event: Event): Promise<boolean> {
  const { side, seat } = shadow;
  const chair = side.table.chairs[seat];
  const [first, second] = randomPlan(side.table, shadow, world.rng);
  if (chair === undefined || isBotSeat(chair) || first === undefined || second === undefined) return false;
  const answer = answering(world, shadow, event, false, [first]);
  if (answer === null) return false;
  await happen(side, answer);
  await happen(side, backing(world, shadow, event, 'retract'));
  return true;
}
