import { fail, ok, type Result } from '@zaria/kit';
import { decideMatch } from './answer.ts';
import { decideChair, isChairWish } from './chairs.ts';
import { WRONG_PHASE, type Command, type Reply, type TableRefusal } from './command.ts';
import type { Context } from './context.ts';
import { digestOf } from './digest.ts';
import { NOTHING, draft, goOn, storedAt, type Proposal } from './draft.ts';
import type { TableEntry } from './entries.ts';
import { decideLobby, isLobbyWish } from './lobby.ts';
import { phaseOf, timeAt, type Table } from './table.ts';
import { hashToken, isToken } from './token.ts';
import { finishUndo } from './undo.ts';
import { isCommand } from './wish.ts';

export type Decision = Result<Proposal, TableRefusal>;

/** The name by which the table remembers a command. */
export const nameOf = ({ id, token }: Pick<Command, 'id' | 'token'>): string => `${hashToken(token)}:${id}`;

/**
 * What is to be written for a command: nothing of it is done until the entries are durable and absorbed.
 * A command that was carried out before is answered with no entries. Takes whatever came from outside.
 */
export function decide(table: Table, command: Command, given: Context): Decision {
  if (!isCommand(command)) return fail({ why: 'command-wrong' });
  const { id, token, wish } = command;
  if (!isToken(token)) return fail({ why: 'token-wrong' });
  const holder = hashToken(token);
  const sent = { by: `${holder}:${id}`, wish: digestOf(wish) };
  const earlier = table.answered.get(sent.by);
  if (earlier !== undefined) return earlier === null || earlier === sent.wish ? ok(NOTHING) : fail({ why: 'id-used' });

  const context = { ...given, now: timeAt(table, given.now) };
  const phase = phaseOf(table);
  // What has ended stays as it is.
  if (phase === 'over' || phase === 'abandoned') return fail(WRONG_PHASE[phase]);
  if (isLobbyWish(wish)) {
    if (phase !== 'lobby') return fail(WRONG_PHASE[phase]);
    return stored(decideLobby(table, wish, holder, context), context.now, sent);
  }
  if (isChairWish(wish)) return stored(decideChair(table, wish, holder, context), context.now, sent);
  if (phase !== 'playing') return fail(WRONG_PHASE[phase]);
  const to = draft(table, context, sent.by, sent.wish);
  const refusal = decideMatch(to, wish, holder);
  return refusal === null ? ok(to) : fail(refusal);
}

const stored = (
  decided: Result<readonly TableEntry[], TableRefusal>,
  at: number,
  sent: { readonly by: string; readonly wish: string },
): Decision =>
  decided.ok ? ok({ entries: decided.value.map(what => storedAt(at, sent, what)), ahead: null }) : decided;

/** What the sender of the command is told. */
export const replyTo = (decision: Decision): Reply => (decision.ok ? ok(true) : decision);

/** What waits for nobody's answer: an undo all agree to, nature, forced answers. After everything that was absorbed. */
export function resume(table: Table, context: Context): Proposal {
  if (phaseOf(table) !== 'playing') return NOTHING;
  const to = draft(table, context, null);
  finishUndo(to);
  goOn(to);
  return to;
}
