import { NATURE, check, isDone, pick, questionNumber, questionOn } from '@zaria/kit';
import type { AnyAction, Seat, Told } from '@zaria/kit';
import type { Context } from './context.ts';
import { NOTHING, draft, goOn, note, play, type Draft, type Proposal } from './draft.ts';
import { givenBy, isBotSeat, isBreathing, phaseOf, questionOf, timeAt, type Table } from './table.ts';

/** A decision that a bot is to make. It gets what its seat was told, like everybody else. */
export interface Wanted {
  readonly seat: Seat;
  /** `null`: any. */
  readonly bot: string | null;
  readonly question: string;
  readonly count: number;
  /** As the table has it: the keeper gives the bot a copy. */
  readonly told: Told;
}

/** Nobody is asked while somebody may think again. */
export function wantedBots(table: Table, now: number): readonly Wanted[] {
  const { match, game } = table;
  if (match === null || phaseOf(table) !== 'playing') return [];
  if (isBreathing(table, timeAt(table, now))) return [];
  return game.waiting(match.state).flatMap((actor): Wanted[] => {
    const chair = actor === NATURE ? undefined : table.chairs[actor];
    if (actor === NATURE || chair === undefined || !isBotSeat(chair)) return [];
    const [question, count] = [questionOf(table), givenBy(table, actor)];
    return [{ seat: actor, bot: chair.bot, question, count, told: match.told(actor) }];
  });
}

/**
 * Plays what a bot decided: as much of its plan as is legal. A bot that failed, or answers wrongly, has a move picked
 * for it, so that nobody waits for a crash. A late answer is dropped.
 */
export function playBot(table: Table, wanted: Wanted, plan: readonly AnyAction[] | null, context: Context): Proposal {
  const { seat, question, count } = wanted;
  if (phaseOf(table) !== 'playing' || question !== questionOf(table) || count !== givenBy(table, seat)) return NOTHING;
  const chair = table.chairs[seat];
  if (chair === undefined || !isBotSeat(chair) || isBreathing(table, timeAt(table, context.now))) return NOTHING;
  const to = draft(table, context, null);
  const isAsked = (): boolean => table.game.waiting(to.ahead.state).includes(seat);
  if (!isAsked()) return NOTHING;
  const asked = questionNumber(to.ahead.state);
  for (const action of plan ?? []) {
    // A plan is for the question it was made for.
    if (questionNumber(to.ahead.state) !== asked || check(table.game, to.ahead.state, seat, action) !== null) break;
    play(to, seat, action);
  }
  if (to.entries.length === 0) play(to, seat, pick(table.game.legal(to.ahead.state, seat), context.rng));
  endCover(to, seat, asked);
  goOn(to);
  return to;
}

/** A seat covered because its time was up is given back once the question is answered. */
function endCover(to: Draft, seat: Seat, asked: number | null): void {
  const question = questionOn(to.ahead.state);
  const isAnswered = (question?.number ?? null) !== asked || isDone(question, seat);
  if (to.table.chairs[seat]?.cover === 'timeout' && isAnswered) note(to, { note: 'returned', seat });
}
