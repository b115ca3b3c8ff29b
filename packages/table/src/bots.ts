import { NATURE, check, pick, type AnyAction, type Seat, type Told } from '@zaria/kit';
import type { Context } from './context.ts';
import { draft, goOn, note, play, type Draft } from './draft.ts';
import type { Stored } from './entries.ts';
import { answersGiven, isBotSeat, isSealed, phaseOf, questionOf, type Table } from './table.ts';

/** A decision that a bot is to make. It gets what its seat was told, like everybody else. */
export interface Wanted {
  readonly seat: Seat;
  /** `null`: any. */
  readonly bot: string | null;
  readonly question: string;
  readonly count: number;
  readonly told: Told;
}

export function wantedBots(table: Table): readonly Wanted[] {
  const { match, game } = table;
  if (match === null || phaseOf(table) !== 'playing' || !isSealed(table)) return [];
  return game.waiting(match.state).flatMap((actor): Wanted[] => {
    const chair = actor === NATURE ? undefined : table.chairs[actor];
    if (actor === NATURE || chair === undefined || !isBotSeat(chair)) return [];
    const [question, count] = [questionOf(table), answersGiven(table, actor)];
    return [{ seat: actor, bot: chair.bot, question, count, told: match.told(actor) }];
  });
}

/**
 * Plays what a bot decided: as much of its plan as is legal. A bot that failed, or answers wrongly, has a move picked
 * for it, so that nobody waits for a crash. A late answer is dropped.
 */
export function playBot(
  table: Table,
  wanted: Wanted,
  plan: readonly AnyAction[] | null,
  context: Context,
): readonly Stored[] {
  const { seat, question, count } = wanted;
  if (phaseOf(table) !== 'playing' || question !== questionOf(table) || count !== answersGiven(table, seat)) return [];
  const chair = table.chairs[seat];
  if (chair === undefined || !isBotSeat(chair)) return [];
  const to = draft(table, context, null);
  const isAsked = (): boolean => table.game.waiting(to.state).includes(seat);
  if (!isAsked()) return [];
  const asked = to.state.agenda.at(-1)?.number;
  for (const action of plan ?? []) {
    // A plan is for the question it was made for.
    if (to.state.agenda.at(-1)?.number !== asked || check(table.game, to.state, seat, action) !== null) break;
    play(to, seat, action);
  }
  if (to.entries.length === 0) play(to, seat, pick(table.game.legal(to.state, seat), context.rng));
  endCover(to, seat, asked);
  goOn(to);
  return to.entries;
}

/** A seat covered because its time was up is given back once the question is answered. */
function endCover(to: Draft, seat: Seat, asked: number | undefined): void {
  const frame = to.state.agenda.at(-1);
  const isAnswered = frame?.number !== asked || frame?.parts?.[seat]?.done === true;
  if (to.table.chairs[seat]?.cover === 'timeout' && isAnswered) note(to, { note: 'returned', seat });
}
