import { printStart } from '@zaria/fair';
import { completeOptions, fail, ok, type Result, type Seat, type SeatRecord } from '@zaria/kit';
import type { TableRefusal, Wish } from './command.ts';
import type { Context } from './context.ts';
import type { Stored, TableEntry, TokenHash } from './entries.ts';
import type { Chair, Table } from './table.ts';

type Decision = Result<readonly TableEntry[], TableRefusal>;
export type LobbyWish = Extract<Wish, { do: 'set' | 'sit' | 'seat-bot' | 'leave' | 'ready' | 'commit' | 'start' }>;

const LOBBY_WISHES: readonly Wish['do'][] = ['set', 'sit', 'seat-bot', 'leave', 'ready', 'commit', 'start'];
export const isLobbyWish = (wish: Wish): wish is LobbyWish => LOBBY_WISHES.includes(wish.do);

const NAME = /^[^\p{C}]{1,40}$/u;
export const isName = (name: unknown): name is string =>
  typeof name === 'string' && NAME.test(name) && name.trim() === name;

const HASH = /^[0-9a-f]{64}$/;

/** What becomes of a wish before the match starts. */
export function decideLobby(table: Table, wish: LobbyWish, holder: TokenHash, context: Context): Decision {
  const isHost = table.host === holder;
  switch (wish.do) {
    case 'set':
      return isHost ? set(table, wish) : fail({ why: 'host-only' });
    case 'start':
      return isHost ? start(table) : fail({ why: 'host-only' });
    case 'seat-bot': {
      if (!isHost) return fail({ why: 'host-only' });
      if (!context.bots.includes(wish.bot)) return fail({ why: 'bot-unknown' });
      const refusal = cannotSit(table, wish, holder);
      if (refusal !== null) return fail(refusal);
      const { seat, name, colour, bot } = wish;
      return ok([{ kind: 'sat', seat, as: 'bot', name, colour, bot, token: null }]);
    }
    case 'sit': {
      const refusal = cannotSit(table, wish, holder);
      if (refusal !== null) return fail(refusal);
      const { seat, as, name, colour } = wish;
      return ok([{ kind: 'sat', seat, as, name, colour, bot: null, token: holder }]);
    }
    case 'leave':
      return leave(table, wish.seat, holder);
    case 'ready': {
      const chair = table.chairs[wish.seat];
      if (chair?.token !== holder) return fail({ why: 'not-yours' });
      return ok([{ kind: 'ready', seat: wish.seat, ready: wish.ready }]);
    }
    case 'commit': {
      const chair = table.chairs[wish.seat];
      if (chair?.token !== holder) return fail({ why: 'not-yours' });
      if (table.dice === 'typed' || typeof wish.commit !== 'string' || !HASH.test(wish.commit))
        return fail({ why: 'commit-wrong' });
      if (chair.commit !== null) return fail({ why: 'commit-late' });
      return ok([{ kind: 'committed', seat: wish.seat, commit: wish.commit }]);
    }
  }
}

function set(table: Table, { seats, options, clock, forced }: Extract<Wish, { do: 'set' }>): Decision {
  const { min, max } = table.game.players;
  if (!Number.isInteger(seats) || seats < min || seats > max) return fail({ why: 'seats-wrong', min, max });
  // A seat with somebody on it is not taken away from under him.
  if (table.chairs.slice(seats).some(chair => chair.kind !== null)) return fail({ why: 'seat-taken' });
  const complete = completeOptions(table.game.options, seats, options);
  if (!complete.ok) return complete;
  if (!isClock(clock)) return fail({ why: 'command-wrong' });
  return ok([{ kind: 'set', setting: { seats, options: complete.value, clock, forced } }]);
}

const isClock = (clock: Extract<Wish, { do: 'set' }>['clock']): boolean =>
  clock.kind === 'none' ||
  ((clock.kind === 'gentle' || clock.kind === 'strict') && Number.isFinite(clock.after) && clock.after > 0);

/** Somebody may change his own seat, name and colour, but not take another's. */
function cannotSit(
  table: Table,
  { seat, name, colour }: { readonly seat: number; readonly name: string; readonly colour: number },
  holder: TokenHash,
): TableRefusal | null {
  const chair = table.chairs[seat];
  if (chair === undefined) return { why: 'seat-unknown' };
  const isReplacedByHost = chair.kind === 'bot' && table.host === holder;
  if (chair.kind !== null && chair.token !== holder && !isReplacedByHost) return { why: 'seat-taken' };
  if (!isName(name)) return { why: 'name-wrong' };
  const isColourFree = table.chairs.every((other, at) => at === seat || other.kind === null || other.colour !== colour);
  if (!Number.isInteger(colour) || colour < 0 || colour > 5 || !isColourFree) return { why: 'colour-taken' };
  return null;
}

/** The host may also free another's seat; if the host leaves his last seat, somebody else takes over. */
function leave(table: Table, seat: number, holder: TokenHash): Decision {
  const chair = table.chairs[seat];
  if (chair === undefined) return fail({ why: 'seat-unknown' });
  if (chair.kind === null) return fail({ why: 'seat-free' });
  const isHost = table.host === holder;
  if (chair.token !== holder && !isHost) return fail({ why: 'not-yours' });
  const left: TableEntry = { kind: 'left', seat: seat as 0 };
  if (chair.token !== holder || !isHost) return ok([left]);
  const heir = heirOf(table, holder, chair);
  return ok(heir === null ? [left] : [left, { kind: 'host', host: heir }]);
}

/** Who takes over when the host leaves this chair: nobody while he holds another, else the next who sits. */
export function heirOf(table: Table, host: TokenHash, leaving: Chair): TokenHash | null {
  if (table.chairs.some(chair => chair !== leaving && chair.token === host)) return null;
  const next = table.chairs.find(chair => chair !== leaving && chair.token !== null && chair.cover !== 'resigned');
  return next?.token ?? null;
}

/** Freezes everything the match depends on. */
function start(table: Table): Decision {
  const { chairs, setting, game, commitS } = table;
  const seats = chairs.flatMap(({ kind, name }): SeatRecord[] => (kind === null ? [] : [{ kind, name }]));
  if (seats.length < chairs.length) return fail({ why: 'seats-free' });
  if (chairs.some(chair => !chair.ready)) return fail({ why: 'not-ready' });
  const commits = chairs.flatMap(({ commit }, seat) => (commit === null ? [] : [[seat as Seat, commit] as const]));
  const { options } = setting;
  return ok([
    { kind: 'started', start: printStart({ commitS, commits, game: game.id, options, rules: game.rules, seats }) },
  ]);
}

export const stored = (entries: readonly TableEntry[], now: number, by: string | null): readonly Stored[] =>
  entries.map(what => ({ at: now, by, what }));
