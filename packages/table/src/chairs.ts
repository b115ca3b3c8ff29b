import { fail, ok, type Note, type Result, type Seat } from '@zaria/kit';
import { WRONG_PHASE, type TableRefusal, type Wish } from './command.ts';
import type { Context } from './context.ts';
import type { TableEntry, TokenHash } from './entries.ts';
import { isName, passOn } from './lobby.ts';
import { isSilent, phaseOf, type Chair, type Table } from './table.ts';
import { hashToken, isToken } from './token.ts';

type Decision = Result<readonly TableEntry[], TableRefusal>;
/** Wishes about who sits where and who is host, once somebody sits. */
export type ChairWish = Extract<Wish, { do: (typeof CHAIR_WISHES)[number] }>;

const CHAIR_WISHES = ['hand-over', 'take-over', 'resign', 'return', 'cover', 'remove', 'abandon'] as const;
export const isChairWish = (wish: Wish): wish is ChairWish => (CHAIR_WISHES as readonly string[]).includes(wish.do);

const noted = (note: Note, token: TokenHash | null = null): TableEntry => ({
  kind: 'match',
  entry: { kind: 'note', note },
  token,
});

export function decideChair(table: Table, wish: ChairWish, holder: TokenHash, context: Context): Decision {
  const isHost = table.host === holder;
  const phase = phaseOf(table);
  if (wish.do === 'abandon') {
    if (phase !== 'playing') return fail(WRONG_PHASE[phase]);
    return isHost ? ok(abandon(table)) : fail({ why: 'host-only' });
  }
  const { seat } = wish;
  const chair = table.chairs[seat];
  if (chair === undefined) return fail({ why: 'seat-unknown' });
  if (wish.do === 'hand-over') return handOver(table, wish, chair, holder);
  if (wish.do === 'take-over') return takeOver(table, chair, holder, context);
  if (phase !== 'playing') return fail(WRONG_PHASE[phase]);
  switch (wish.do) {
    case 'cover':
    case 'remove':
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

/** Whoever has not revealed his part in the dice by then has kept it back. */
const abandon = (table: Table): readonly TableEntry[] => [
  ...table.chairs.flatMap((chair, seat) => (isSilent(chair) ? [noted({ note: 'withheld', seat: seat as Seat })] : [])),
  { kind: 'abandoned' },
];

/** Whether a bot plays there only until the player is back. */
export const isLent = (chair: Chair): boolean => chair.cover === 'timeout' || chair.cover === 'absent';

/** The host lets a bot play for somebody who is not there, or removes him; never himself in his place. */
function sendAway(
  table: Table,
  { do: what, seat }: { readonly do: 'cover' | 'remove'; readonly seat: Seat },
  chair: Chair,
  { absent }: Context,
): Decision {
  if (chair.token === table.host) return fail({ why: 'own-seat' });
  const isDone = what === 'remove' ? chair.cover === 'removed' : chair.cover !== null;
  if (chair.kind === 'bot' || isDone) return fail({ why: 'seat-covered' });
  if (what === 'remove') return ok([noted({ note: 'removed', seat })]);
  return absent.has(seat) ? ok([noted({ note: 'covered', seat })]) : fail({ why: 'seat-present' });
}

/** Whoever holds a seat may pass it on; the host may give away those that nobody plays any more. */
function handOver(
  table: Table,
  { seat, as, name, token }: Extract<Wish, { do: 'hand-over' }>,
  chair: Chair,
  holder: TokenHash,
): Decision {
  if (chair.kind === null) return fail({ why: 'seat-free' });
  const isVacant = chair.token === null || chair.cover === 'resigned';
  if (chair.token !== holder && !(isVacant && table.host === holder)) return fail({ why: 'not-yours' });
  if (!isName(name)) return fail({ why: 'name-wrong' });
  // The token must be a new one. A vacant seat is for somebody else: the host may not play it himself.
  const next = isToken(token) ? hashToken(token) : holder;
  if (next === holder || next === chair.token) return fail({ why: 'token-wrong' });

  const isLobby = phaseOf(table) === 'lobby';
  const handed: TableEntry = isLobby
    ? { kind: 'sat', seat, as, name, colour: chair.colour, bot: null, token: next }
    : noted({ note: 'seat', seat, kind: as, name }, next);
  // A host who gives his last seat away, to a friend or to his own other device, is host there.
  const isLast = table.chairs.every(other => other === chair || other.token !== holder);
  const isHostLeaving = chair.token === table.host && isLast;
  return ok(isHostLeaving ? [handed, { kind: 'host', host: next }] : [handed]);
}

/** A table whose host has gone is not left without one. */
function takeOver(table: Table, chair: Chair, holder: TokenHash, { absent }: Context): Decision {
  if (chair.token !== holder || chair.cover === 'resigned') return fail({ why: 'not-yours' });
  if (table.host === holder) return fail({ why: 'already-host' });
  return absent.has('host') ? ok([{ kind: 'host', host: holder }]) : fail({ why: 'host-present' });
}
