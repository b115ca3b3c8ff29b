import { fail, ok, type Note, type Result, type Seat } from '@zaria/kit';
import { isNewHead } from './asking.ts';
import { WRONG_PHASE, type TableRefusal, type Wish } from './command.ts';
import type { Context } from './context.ts';
import type { TableEntry, TokenHash } from './entries.ts';
import { AWAY, MOST_HOLDERS, reached } from './limits.ts';
import { hasEnough, passOn } from './lobby.ts';
import { isName } from './names.ts';
import { phaseOf, type Chair, type Table } from './table.ts';
import { hashToken, isToken } from './token.ts';

type Decision = Result<readonly TableEntry[], TableRefusal>;
/** Wishes about who sits where and who is host, once somebody sits. */
export type ChairWish = Extract<Wish, { do: (typeof CHAIR_WISHES)[number] }>;

const CHAIR_WISHES = [
  'hand-over',
  'claim',
  'take-over',
  'resign',
  'return',
  'cover',
  'remove',
  'abandon',
  'talk',
] as const;
export const isChairWish = (wish: Wish): wish is ChairWish => (CHAIR_WISHES as readonly string[]).includes(wish.do);

const noted = (note: Note, token: TokenHash | null = null): TableEntry => ({
  kind: 'match',
  entry: { kind: 'note', note },
  token,
});

/** The match has not ended: the table sees to that. */
export function decideChair(table: Table, wish: ChairWish, holder: TokenHash, context: Context): Decision {
  const isHost = table.host === holder;
  const phase = phaseOf(table);
  if (wish.do === 'abandon') {
    if (phase !== 'playing') return fail(WRONG_PHASE[phase]);
    return isHost ? ok([{ kind: 'abandoned' }]) : fail({ why: 'host-only' });
  }
  if (wish.do === 'talk') {
    if (!isHost) return fail({ why: 'host-only' });
    const often = reached(table, 'set', 'table');
    return often === null ? ok([{ kind: 'talk', talk: wish.talk }]) : fail({ why: 'too-often', most: often });
  }
  const { seat } = wish;
  const chair = table.chairs[seat];
  if (chair === undefined) return fail({ why: 'seat-unknown' });
  // Leaving is always possible.
  const isFinal = wish.do === 'resign' || wish.do === 'remove';
  const most = wish.do === 'take-over' ? reached(table, 'host', 'table') : reached(table, 'chair', seat);
  if (most !== null && !isFinal) return fail({ why: 'too-often', most });
  if (wish.do === 'hand-over') return handOver(table, wish, chair, holder);
  if (wish.do === 'claim') return claim(table, wish, chair, holder);
  if (wish.do === 'take-over') return takeOver(table, chair, holder, context);
  if (phase !== 'playing') return fail(WRONG_PHASE[phase]);
  switch (wish.do) {
    case 'cover':
    case 'remove':
      if (wish.do === 'cover' && chair.token === holder) return lend(wish, chair);
      return isHost ? sendAway(table, wish, chair, context) : fail({ why: 'host-only' });
    case 'resign':
      if (chair.token !== holder) return fail({ why: 'not-yours' });
      if (chair.cover === 'resigned') return fail({ why: 'resigned' });
      return ok([noted({ note: 'resigned', seat }), ...passOn(table, chair)]);
    case 'return':
      if (chair.token !== holder) return fail({ why: 'not-yours' });
      if (chair.cover === 'resigned') return fail({ why: 'resigned' });
      return isLent(chair) ? ok([noted({ note: 'returned', seat })]) : fail({ why: 'not-covered' });
  }
}

/** Whether a bot plays there only until the player is back. */
export const isLent = (chair: Chair): boolean => chair.cover === 'timeout' || chair.cover === 'absent';

/** Whether nobody plays there any more: the host may invite somebody else. */
const isVacant = (chair: Chair): boolean => chair.token === null || chair.cover === 'resigned';

/** How long somebody must still be away before it counts; `null`: he is not away at all. */
function stillToWait(who: Seat | 'host', least: number, { absent, now }: Context): number | null {
  const since = absent.get(who);
  return since === undefined ? null : Math.max(0, since + least - now);
}

/** Whoever plays a seat lets a bot play there, until he is back. */
function lend({ seat, sitter }: Extract<Wish, { do: 'cover' }>, chair: Chair): Decision {
  if (sitter !== chair.sitter) return fail({ why: 'other-sitter' });
  if (chair.cover === 'resigned') return fail({ why: 'resigned' });
  return chair.cover === null ? ok([noted({ note: 'covered', seat })]) : fail({ why: 'seat-covered' });
}

/** The host lets a bot play for somebody who is not there, or removes him; never himself in his place. */
function sendAway(
  table: Table,
  { do: what, seat, sitter }: Extract<Wish, { do: 'cover' | 'remove' }>,
  chair: Chair,
  context: Context,
): Decision {
  if (sitter !== chair.sitter) return fail({ why: 'other-sitter' });
  if (chair.token === table.host) return fail({ why: 'own-seat' });
  const isDone = what === 'remove' ? chair.cover === 'removed' : chair.cover !== null;
  if (chair.kind === 'bot' || isDone) return fail({ why: 'seat-covered' });
  if (what === 'remove') return ok([noted({ note: 'removed', seat })]);
  const wait = stillToWait(seat, AWAY.seat, context);
  if (wait === null) return fail({ why: 'seat-present' });
  return wait > 0 ? fail({ why: 'seat-away', wait }) : ok([noted({ note: 'covered', seat })]);
}

/** Whoever plays a seat may invite somebody to carry it on; the host, to those that nobody plays any more. */
function handOver(
  table: Table,
  { seat, sitter, invitation }: Extract<Wish, { do: 'hand-over' }>,
  chair: Chair,
  holder: TokenHash,
): Decision {
  if (chair.kind === null) return fail({ why: 'seat-free' });
  const mayInvite = isVacant(chair) ? table.host === holder : chair.token === holder;
  if (!mayInvite) return fail({ why: chair.token === holder ? 'resigned' : 'not-yours' });
  if (sitter !== chair.sitter) return fail({ why: 'other-sitter' });
  if (invitation === null) return ok([{ kind: 'invited', seat, invitation }]);
  // Long enough not to be guessed, and no key to anything yet.
  return isToken(invitation) && hashToken(invitation) !== holder
    ? ok([{ kind: 'invited', seat, invitation: hashToken(invitation) }])
    : fail({ why: 'invitation-wrong' });
}

/** The one who is invited brings a token of his own: whoever gave him the seat never knows it. */
function claim(
  table: Table,
  { seat, invitation, as, name, head }: Extract<Wish, { do: 'claim' }>,
  chair: Chair,
  holder: TokenHash,
): Decision {
  if (chair.invitation === null || chair.invitation !== hashToken(invitation)) return fail({ why: 'invitation-wrong' });
  if (!isName(name)) return fail({ why: 'name-wrong' });
  if ((table.names[seat] ?? []).length >= MOST_HOLDERS) return fail({ why: 'too-often', most: MOST_HOLDERS });
  // The invitation is known to whoever gave it: it is no token. A vacant seat is for somebody else than the host.
  const isGiver = holder === chair.token || (isVacant(chair) && holder === table.host);
  if (table.gone.includes(holder)) return fail({ why: 'resigned' });
  if (isGiver || holder === chair.invitation) return fail({ why: 'token-wrong' });
  if (table.asked !== null) return fail({ why: 'asking' });
  if (head !== null && !isNewHead(table, head)) return fail({ why: 'head-wrong' });
  const enough = hasEnough(table, seat, holder);
  if (enough !== null) return fail(enough);

  const isLobby = phaseOf(table) === 'lobby';
  const claimed: readonly TableEntry[] = isLobby
    ? [
        { kind: 'sat', seat, as, name, colour: chair.colour, bot: null, token: holder },
        ...(head === null ? [] : [{ kind: 'head', seat, head } as const]),
      ]
    : [
        noted({ note: 'seat', seat, kind: as, name }, holder),
        ...(head === null ? [] : [noted({ note: 'chain', seat, head })]),
      ];
  // A host who gives his last seat away, to a friend or to his own other device, is host there.
  const isLast = table.chairs.every(other => other === chair || other.token !== table.host);
  const isHostLeaving = chair.token === table.host && isLast;
  return ok(isHostLeaving ? [...claimed, { kind: 'host', host: holder }] : claimed);
}

/** A table whose host has gone is not left without one; one who is away for a moment has not gone. */
function takeOver(table: Table, chair: Chair, holder: TokenHash, context: Context): Decision {
  if (chair.token !== holder || chair.cover === 'resigned') return fail({ why: 'not-yours' });
  if (table.host === holder) return fail({ why: 'already-host' });
  const wait = stillToWait('host', AWAY.host, context);
  if (wait === null) return fail({ why: 'host-present' });
  return wait > 0 ? fail({ why: 'host-away', wait }) : ok([{ kind: 'host', host: holder }]);
}
