import { pick, same, type AnyAction, type Back, type Seat } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import type { Command } from '@zaria/table';
import { answersGiven, isBotSeat, phaseOf, questionOf, type Table } from '@zaria/table';
import { difference } from './broken.ts';
import type { Event, Happening } from './event.ts';
import { holderOf } from './people.ts';
import { fork, happen, viewersOf, type Outcome, type Side } from './side.ts';
import { randomPlan } from './thinking.ts';
import type { World } from './world.ts';

/** A table that differs from the world's in nothing but what one seat keeps from the others. */
export interface Shadow {
  readonly side: Side;
  readonly seat: Seat;
  /** The number of the question that is answered differently. */
  readonly question: number;
  /** `wavered`: it only took an answer back, which nobody else must ever learn, not even after the reveal. */
  readonly kind: 'secret' | 'common' | 'wavered';
  /** Whether the seat was done in the common step before the event. */
  wasDone: boolean;
  /** The step of the world after which nobody looks any more. */
  readonly until: number;
}

const WAVERING = 30;

const frameOf = ({ match }: Table) => match?.state.agenda.at(-1);
const isDone = (table: Table, { seat, question }: Pick<Shadow, 'seat' | 'question'>): boolean =>
  frameOf(table)?.number === question && frameOf(table)?.parts?.[seat]?.done === true;

/** Starts a shadow before an event, where there is something to hide; and lets the event happen to it. */
export function castShadow(world: World, event: Event): void {
  const { main, rng } = world;
  const frame = frameOf(main.table);
  if (frame === undefined || world.shadow !== null) return;
  const { number: question } = frame;
  if (frame.parts !== null) {
    const open = frame.parts.flatMap((part, seat) => (part?.done === false ? [seat as Seat] : []));
    const seat = pick(open, rng);
    if (rng.below(3) > 0) return;
    const kind = rng.below(3) === 0 ? 'wavered' : 'common';
    const shadow: Shadow = { side: fork(main), seat, question, kind, wasDone: false, until: world.step + WAVERING };
    if (kind === 'common') dawdle(world, shadow, event);
    else if (!waver(world, shadow, event)) return;
    world.shadow = shadow;
    return;
  }
  const info = main.table.game.steps[frame.step];
  const answer = answerIn(main.table, event.what);
  if (info?.kind !== 'ask' || info.secret === null || answer === null || answer.seat !== frame.actor) return;
  world.shadow = { side: fork(main), seat: answer.seat, question, kind: 'secret', wasDone: false, until: Infinity };
}

/** The answer that the event gives to the question on the table, if it is one. */
function answerIn(table: Table, what: Happening): { readonly seat: Seat; readonly action: AnyAction } | null {
  if (what.kind === 'bot') {
    const [action] = what.plan ?? [];
    return action === undefined ? null : { seat: what.wanted.seat, action };
  }
  if (what.kind !== 'command') return null;
  const { wish } = what.command;
  if (wish.do !== 'play' || wish.question !== questionOf(table) || typeof wish.action !== 'string') return null;
  const action = table.game.parse(wish.action);
  return action === null ? null : { seat: wish.seat, action };
}

/** Lets the event happen to the shadow too, and compares what everybody else receives. */
export function followEvent(world: World, shadow: Shadow, event: Event, outcome: Outcome): Shadow | null {
  const { main } = world;
  const { question, seat } = shadow;
  // What was hidden is out.
  const isRevealed = [...outcome.messages.values()].flat().some(text => text.includes('"kind":"reveal"'));
  if (isRevealed && shadow.kind !== 'wavered') return null;
  const isOwn =
    (event.what.kind === 'command' && isAnswerOf(event.what.command, seat)) ||
    (event.what.kind === 'bot' && event.what.wanted.seat === seat);

  let shadowed: readonly Outcome[];
  const before = questionOf(shadow.side.table);
  if (shadow.kind === 'secret' && frameOf(shadow.side.table)?.number === question) {
    const hidden = otherAnswer(world, shadow, event);
    if (hidden === null) return null;
    shadowed = [happen(shadow.side, { ...event, what: hidden })];
  } else if (shadow.kind === 'common' && isOwn) {
    const isNowDone = isDone(main.table, shadow);
    if (frameOf(main.table)?.number !== question) return null;
    // A seat taken back from a bot is heard of, and in the shadow, which may need more answers, heard of by itself.
    const isTakenBack = outcome.written.some(({ what }) => what.kind === 'match' && what.entry.kind === 'note');
    if (isTakenBack && (shadow.wasDone === isNowDone || event.what.kind === 'command')) return null;
    if (shadow.wasDone === isNowDone) shadowed = [];
    else if (isNowDone) shadowed = finish(world, shadow, event);
    else shadowed = [happen(shadow.side, backing(world, shadow, event, 'reopen'))];
  } else shadowed = [happen(shadow.side, event)];

  world.count(`shadow ${shadow.kind}`);
  compare(world, shadow, event, outcome, shadowed);
  if (shadow.kind === 'wavered') return world.step < shadow.until ? shadow : null;
  shadow.wasDone = isDone(main.table, shadow);
  const isLeft = questionOf(main.table) !== before && shadow.kind === 'common';
  const isUndone = main.table.undos !== Number(before.split('/')[0]);
  return isLeft || isUndone ? null : shadow;
}

const isAnswerOf = ({ wish }: Command, seat: Seat): boolean =>
  (wish.do === 'play' || wish.do === 'back') && wish.seat === seat;

/** The same event with another answer that looks the same; `null` if there is none. */
function otherAnswer(world: World, { side, seat }: Shadow, { what }: Event): Happening | null {
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

/** An event in which the seat answers in the shadow, through the same hands as in `event`. */
function answering(world: World, { side, seat }: Shadow, event: Event, plan: readonly AnyAction[]): Event | null {
  const { table } = side;
  const [question, count] = [questionOf(table), answersGiven(table, seat)];
  if (event.what.kind === 'bot') return { ...event, what: { kind: 'bot', wanted: wantedOf(side, seat), plan } };
  const token = holderOf(world.people, table, seat);
  const [action] = plan;
  if (token === null || action === undefined) return null;
  const wish = { do: 'play', seat, question, count, action: table.game.print(action) } as const;
  return { ...event, what: { kind: 'command', command: { id: shadowId(side), token, wish } } };
}

function wantedOf({ authority, table }: Side, seat: Seat): Wanted {
  const wanted = authority.wantedBots(table).find(one => one.seat === seat);
  if (wanted === undefined) throw new Error(`nobody asks the bot of seat ${seat}`);
  return wanted;
}

const shadowId = (side: Side): string => `shadow-${side.stored.length}`;

function finish(world: World, shadow: Shadow, event: Event): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  while (!isDone(shadow.side.table, shadow)) {
    const next = answering(world, shadow, event, randomPlan(shadow.side.table, shadow, world.rng));
    if (next === null) throw new Error('a seat that was done in one world has nobody to play it in the other');
    outcomes.push(happen(shadow.side, next));
  }
  return outcomes;
}

function backing(world: World, { side, seat }: Shadow, event: Event, back: Back): Event {
  const { table } = side;
  const wish = { do: 'back', seat, question: questionOf(table), count: answersGiven(table, seat), back } as const;
  const token = holderOf(world.people, table, seat) ?? '';
  return { ...event, what: { kind: 'command', command: { id: shadowId(side), token, wish } } };
}

/** In the shadow the seat does a little of its own at once, and nobody may notice. */
function dawdle(world: World, shadow: Shadow, event: Event): void {
  const { side, seat } = shadow;
  for (let i = world.rng.below(3); i > 0; i--) {
    const plan = randomPlan(side.table, shadow, world.rng);
    // Its last answer ends its part, which is heard of; so does taking the seat back from a bot.
    const [first] = plan;
    const chair = side.table.chairs[seat];
    if (plan.length < 2 || first === undefined || (chair?.cover ?? null) !== null) return;
    const isBot = side.table.chairs[seat]?.kind === 'bot';
    const hands: Event = isBot
      ? { ...event, what: { kind: 'bot', wanted: wantedOf(side, seat), plan } }
      : { ...event, what: { kind: 'tick' } };
    const next = answering(world, shadow, hands, [first]);
    if (next === null) return;
    const silence = happen(side, next);
    for (const [viewer, messages] of silence.messages)
      if (viewer !== seat && messages.length > 0)
        world.broken('worlds', `viewer ${viewer} notices what seat ${seat} does: ${messages.join(' ')}`);
  }
}

/** In the shadow the seat gives an answer and takes it back. */
function waver(world: World, shadow: Shadow, event: Event): boolean {
  const { side, seat } = shadow;
  const chair = side.table.chairs[seat];
  const [first, second] = randomPlan(side.table, shadow, world.rng);
  if (chair === undefined || isBotSeat(chair) || first === undefined || second === undefined) return false;
  const answer = answering(world, shadow, { ...event, what: { kind: 'tick' } }, [first]);
  if (answer === null) return false;
  happen(side, answer);
  happen(side, backing(world, shadow, event, 'retract'));
  return true;
}

function compare(world: World, shadow: Shadow, event: Event, outcome: Outcome, shadowed: readonly Outcome[]): void {
  const { main } = world;
  const { side, seat } = shadow;
  const where = (who: string): string => `seat ${seat} hid something else, and ${who} notices\n  `;
  const expectText = (other: string, one: string, who: string): void => {
    if (other !== one) world.broken('worlds', where(who) + difference(other, one));
  };
  for (const viewer of viewersOf(main.table)) {
    if (viewer === seat) continue;
    const heard = shadowed.flatMap(one => one.messages.get(viewer) ?? []).join('\n');
    expectText(heard, (outcome.messages.get(viewer) ?? []).join('\n'), `viewer ${viewer}`);
    expectText(thinView(side, viewer), thinView(main, viewer), `viewer ${viewer} (view)`);
  }
  const isOwnReply =
    event.what.kind === 'command' && 'seat' in event.what.command.wish && event.what.command.wish.seat === seat;
  const [last] = shadowed;
  if (last === undefined) return;
  if (!isOwnReply) expectText(String(last.reply), String(outcome.reply), 'the sender of a command');
  expectText(shadowed.at(-1)?.clock ?? '', outcome.clock, 'whoever looks at the clock');
  if (shadow.kind === 'wavered' && hasEnded(main.table))
    expectText(printRecord(side), printRecord(main), 'whoever reads the record');
}

const hasEnded = (table: Table): boolean => phaseOf(table) === 'over' || phaseOf(table) === 'abandoned';
const printRecord = ({ authority, table }: Side): string => JSON.stringify(authority.recordOf(table, null));

/** What a client without the rules is sent. */
function thinView({ table: { game, match } }: Side, viewer: Seat | 'spectator'): string {
  if (match === null) return '';
  const own = viewer === 'spectator' ? [] : [game.legal(match.state, viewer), game.back(match.state, viewer)];
  return JSON.stringify([game.view(match.state, viewer), ...own]);
}
