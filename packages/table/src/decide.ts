import { commitPlayer, isHex, parseHex, printHex } from '@zaria/fair';
import { NATURE, check, fail, ok, type AnyAction, type Result, type Seat } from '@zaria/kit';
import type { Command, TableRefusal, Wish } from './command.ts';
import type { Context } from './context.ts';
import { draft, goOn, note, play, takeBack, throwDice, type Draft } from './draft.ts';
import type { Stored, TokenHash } from './entries.ts';
import { decideLobby, heirOf, isLobbyWish, isName, stored, type LobbyWish } from './lobby.ts';
import { answersGiven, phaseOf, questionOf, type Chair, type Table } from './table.ts';
import { hashToken, isToken } from './token.ts';
import { answerUndo, askUndo } from './undo.ts';

type Decision = Result<readonly Stored[], TableRefusal>;
type MatchWish = Exclude<Wish, LobbyWish>;

/**
 * What is to be written for a command: nothing of it is done until the entries are durable and absorbed.
 * A command that was carried out before is answered with no entries.
 */
export function decide(table: Table, { id, token, wish }: Command, context: Context): Decision {
  if (typeof id !== 'string' || id.length === 0 || id.length > 64) return fail({ why: 'command-wrong' });
  if (!isToken(token)) return fail({ why: 'token-wrong' });
  const holder = hashToken(token);
  const by = `${holder}:${id}`;
  if (table.answered.has(by)) return ok([]);

  const phase = phaseOf(table);
  if (isLobbyWish(wish)) {
    if (phase !== 'lobby') return fail({ why: 'not-now' });
    const decided = decideLobby(table, wish, holder, context);
    return decided.ok ? ok(stored(decided.value, context.now, by)) : decided;
  }
  if (phase !== 'playing') return fail({ why: 'not-now' });
  const to = draft(table, context, by);
  const refusal = decideMatch(to, wish, holder);
  return refusal === null ? ok(to.entries) : fail(refusal);
}

/** Writes what a wish in play leads to; says why not otherwise. */
function decideMatch(to: Draft, wish: MatchWish, holder: TokenHash): TableRefusal | null {
  const { table } = to;
  if (wish.do === 'throw') return typeDice(to, wish, holder);
  const chair = table.chairs[wish.seat];
  if (chair === undefined) return { why: 'seat-unknown' };
  switch (wish.do) {
    case 'cover':
    case 'remove':
      return table.host === holder ? sendAway(to, wish, chair) : { why: 'host-only' };
    case 'hand-over':
      return handOver(to, wish, chair, holder);
    default:
      if (chair.token !== holder) return { why: 'not-yours' };
  }
  switch (wish.do) {
    case 'play':
    case 'back':
      return answer(to, wish, chair);
    case 'undo':
      return wish.question === questionOf(table) ? askUndo(to, wish.seat) : stale(table);
    case 'answer-undo':
      return answerUndo(to, wish.seat, wish.agree);
    case 'reveal':
      return reveal(to, wish.seat, chair, wish.entropy);
    case 'resign':
      return resign(to, wish.seat, chair, holder);
    case 'return':
      return giveBack(to, wish.seat, chair) ? null : { why: 'not-now' };
  }
}

const stale = (table: Table): TableRefusal => ({ why: 'stale', question: questionOf(table) });

function answer(to: Draft, wish: Extract<Wish, { do: 'play' | 'back' }>, chair: Chair): TableRefusal | null {
  const { table } = to;
  const { game } = table;
  const { seat } = wish;
  if (chair.cover === 'resigned') return { why: 'not-now' };
  if (wish.question !== questionOf(table)) return stale(table);
  const count = answersGiven(table, seat);
  if (wish.count !== count) return { why: 'out-of-step', count };
  if (wish.do === 'back') {
    if (!game.back(to.state, seat).includes(wish.back)) return { why: 'back-wrong' };
    giveBack(to, seat, chair);
    takeBack(to, seat, wish.back);
    return null;
  }
  const action = typeof wish.action === 'string' ? game.parse(wish.action) : null;
  if (action === null) return { why: 'notation-unknown' };
  const refusal = check(game, to.state, seat, action);
  if (refusal !== null) return { why: 'refused', refusal };
  giveBack(to, seat, chair);
  play(to, seat, action);
  goOn(to);
  return null;
}

/** A player who is back takes his seat from the bot. */
function giveBack(to: Draft, seat: Seat, chair: Chair): boolean {
  if (chair.cover !== 'timeout' && chair.cover !== 'absent') return false;
  note(to, { note: 'returned', seat });
  return true;
}

/** Dice typed in by hand, on a practice table. */
function typeDice(to: Draft, wish: Extract<Wish, { do: 'throw' }>, holder: TokenHash): TableRefusal | null {
  const { table } = to;
  if (table.dice !== 'typed') return { why: 'dice-not-typed' };
  if (!table.chairs.some(chair => chair.token === holder)) return { why: 'not-yours' };
  if (wish.question !== questionOf(table)) return stale(table);
  const action: AnyAction | null = table.game.parse(wish.action);
  if (action === null) return { why: 'notation-unknown' };
  const refusal = check(table.game, to.state, NATURE, action);
  if (refusal !== null) return { why: 'refused', refusal };
  throwDice(to, action, null);
  goOn(to);
  return null;
}

function reveal(to: Draft, seat: Seat, chair: Chair, entropy: string): TableRefusal | null {
  const { table } = to;
  if (chair.commit === null || chair.reveal !== null || chair.withheld) return { why: 'not-now' };
  const isKept =
    isHex(entropy, 32) && printHex(commitPlayer(parseHex(table.matchId), seat, parseHex(entropy))) === chair.commit;
  if (!isKept) return { why: 'reveal-wrong' };
  note(to, { note: 'reveal', seat, entropy });
  return null;
}

/** The match goes on with a bot in his place. */
function resign(to: Draft, seat: Seat, chair: Chair, holder: TokenHash): TableRefusal | null {
  if (chair.cover === 'resigned') return { why: 'not-now' };
  note(to, { note: 'resigned', seat });
  passOn(to, chair, holder);
  return null;
}

/** If the host goes, the next who sits is host. */
function passOn({ table, entries, context, by }: Draft, chair: Chair, holder: TokenHash): void {
  if (table.host !== holder) return;
  const host = heirOf(table, holder, chair);
  if (host !== null) entries.push({ at: context.now, by, what: { kind: 'host', host } });
}

/** The host lets a bot play for somebody who is not there, or removes him; never himself in his place. */
function sendAway(
  to: Draft,
  { do: what, seat }: Extract<Wish, { do: 'cover' | 'remove' }>,
  chair: Chair,
): TableRefusal | null {
  if (chair.kind === 'bot' || chair.token === to.table.host) return { why: 'not-now' };
  if (what === 'remove') {
    if (chair.cover === 'removed') return { why: 'not-now' };
    note(to, { note: 'removed', seat });
    return null;
  }
  if (chair.cover !== null) return { why: 'not-now' };
  if (!to.context.absent.has(seat)) return { why: 'seat-present' };
  note(to, { note: 'covered', seat });
  return null;
}

/** Whoever holds a seat may pass it on; the host those that nobody holds any more. */
function handOver(
  to: Draft,
  { seat, as, name, token }: Extract<Wish, { do: 'hand-over' }>,
  chair: Chair,
  holder: TokenHash,
): TableRefusal | null {
  const isVacant = chair.token === null && to.table.host === holder;
  if (chair.token !== holder && !isVacant) return { why: 'not-yours' };
  if (as === 'bot') return { why: 'command-wrong' };
  if (!isName(name)) return { why: 'name-wrong' };
  if (!isToken(token)) return { why: 'token-wrong' };
  const next = hashToken(token);
  // A vacant seat is for somebody else: the host may not play it himself.
  if (isVacant && next === to.table.host) return { why: 'host-only' };
  note(to, { note: 'seat', seat, kind: as, name }, next);
  if (to.table.host === holder && next !== holder) passOn(to, chair, holder);
  return null;
}

/** Nature's and forced answers that wait: after the start, after the last reveal, or after a crash. */
export function resume(table: Table, context: Context): readonly Stored[] {
  if (phaseOf(table) !== 'playing') return [];
  const to = draft(table, context, null);
  goOn(to);
  return to.entries;
}
