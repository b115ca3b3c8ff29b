import { isCommon, partOf, pick, seatsOf, type Seat } from '@zaria/kit';
import { questionOf, type Command } from '@zaria/table';
import { compare } from './compare.ts';
import type { Event } from './event.ts';
import { answerIn, backing, dawdle, finish, frameOf, isDoneIn, otherAnswer, waver } from './hiding.ts';
import { fork, happen, type Outcome, type Side } from './side.ts';
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
  /** How much everybody had been told before the event. */
  told: number;
  /** The step of the world after which nobody looks any more. */
  readonly until: number;
}

const WAVERING = 50;

/** Starts a shadow before an event, where there is something to hide; and lets the event happen to it. */
export async function castShadow(world: World, event: Event): Promise<void> {
  const { main, rng } = world;
  const frame = frameOf(main.table);
  if (frame === null || world.shadow !== null || event.trouble !== 'none') return;
  const { number: question } = frame;
  const told = main.table.match?.told('spectator').entries.length ?? 0;
  if (isCommon(frame)) {
    const open = seatsOf(main.table.setting.seats).filter(seat => partOf(frame, seat)?.done === false);
    const seat = pick(open, rng);
    if (rng.below(3) > 0) return;
    const kind = rng.below(3) === 0 ? 'wavered' : 'common';
    const side = await fork(main);
    const shadow: Shadow = { side, seat, question, kind, told, wasDone: false, until: world.step + WAVERING };
    if (kind === 'common') await dawdle(world, shadow, event);
    else if (!(await waver(world, shadow, event))) return;
    world.shadow = shadow;
    return;
  }
  const info = main.table.game.steps[frame.step];
  const answer = answerIn(main.table, event.what);
  if (info?.kind !== 'ask' || info.secret === null || answer === null || answer.seat !== frame.actor) return;
  const side = await fork(main);
  world.shadow = { side, seat: answer.seat, question, kind: 'secret', told, wasDone: false, until: Infinity };
}

/** Lets the event happen to the shadow too, and compares what everybody else receives; `null` when that is over. */
export async function followEvent(
  world: World,
  shadow: Shadow,
  event: Event,
  outcome: Outcome,
): Promise<Shadow | null> {
  const { main } = world;
  const told = main.table.match?.told('spectator').entries ?? [];
  // What was hidden is out.
  const isRevealed = told.slice(shadow.told).some(entry => entry.kind === 'reveal');
  shadow.told = told.length;
  if ((isRevealed && shadow.kind !== 'wavered') || event.trouble !== 'none') return null;
  const before = questionOf(shadow.side.table);
  const shadowed = await happenInShadow(world, shadow, event, outcome);
  if (shadowed === null) return null;
  // What it was refused before, a process that begins where the shadow does has forgotten, and may grant now.
  if (world.isAgain && shadowed.at(-1)?.reply !== outcome.reply) return null;
  world.count(`shadow ${shadow.kind}`);
  compare(world, shadow, event, outcome, shadowed);
  if (shadow.kind === 'wavered') return world.step < shadow.until ? shadow : null;
  shadow.wasDone = isDoneIn(main.table, shadow);
  const isLeft = questionOf(main.table) !== before && shadow.kind === 'common';
  const isUndone = main.table.undos !== Number(before.split('/')[0]);
  return isLeft || isUndone ? null : shadow;
}

/** The same event, or what the seat does instead; `null` where the two can no longer be compared. */
async function happenInShadow(
  world: World,
  shadow: Shadow,
  event: Event,
  outcome: Outcome,
): Promise<readonly Outcome[] | null> {
  const { main } = world;
  const { side, question, seat, kind } = shadow;
  if (kind === 'secret' && frameOf(side.table)?.number === question) {
    const hidden = otherAnswer(world, shadow, event);
    return hidden && [await happen(side, { ...event, what: hidden })];
  }
  const isOwn =
    (event.what.kind === 'command' && isAnswerOf(event.what.command, seat)) ||
    (event.what.kind === 'bot' && event.what.thought.seat === seat);
  if (kind !== 'common' || !isOwn) return [await happen(side, event)];
  const isNowDone = isDoneIn(main.table, shadow);
  if (frameOf(main.table)?.number !== question) return null;
  // A seat taken back from a bot is heard of, and in the shadow, which may need more answers, heard of by itself.
  const isTakenBack = outcome.written.some(({ what }) => what.kind === 'match' && what.entry.kind === 'note');
  if (isTakenBack && (shadow.wasDone === isNowDone || event.what.kind === 'command')) return null;
  if (shadow.wasDone === isNowDone) return [];
  return isNowDone ? finish(world, shadow, event) : [await happen(side, backing(world, shadow, event, 'reopen'))];
}

const isAnswerOf = ({ wish }: Command, seat: Seat): boolean =>
  (wish.do === 'play' || wish.do === 'back') && wish.seat === seat;
