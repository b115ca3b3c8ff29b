import { PROTOCOL, printStart, type StartSeat } from '@zaria/fair';
import { SEATS, completeOptions, fail, ok, type Result, type Seat } from '@zaria/kit';
import { isNewHead } from './asking.ts';
import type { TableRefusal, Wish } from './command.ts';
import type { Context } from './context.ts';
import { LONGEST_BREATH, type Setting, type TableEntry, type TokenHash } from './entries.ts';
import { reached, sitterFor, type Counted, type CountedFor } from './limits.ts';
import { isName } from './names.ts';
import type { Chair, Table } from './table.ts';
import { isClock } from './wish.ts';

type Decision = Result<readonly TableEntry[], TableRefusal>;
export type LobbyWish = Extract<Wish, { do: (typeof LOBBY_WISHES)[number] }>;

const LOBBY_WISHES = ['set', 'sit', 'seat-bot', 'leave', 'ready', 'head', 'start'] as const;
export const isLobbyWish = (wish: Wish): wish is LobbyWish => (LOBBY_WISHES as readonly string[]).includes(wish.do);

const COLOURS = 6;

/** What becomes of a wish before the match starts. */
export function decideLobby(table: Table, wish: LobbyWish, holder: TokenHash, context: Context): Decision {
  const isHost = table.host === holder;
  const counted = countOf(table, wish, holder);
  const most = counted && reached(table, ...counted);
  if (most !== null) return fail({ why: 'too-often', most });
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
      const refusal = cannotSit(table, wish, holder) ?? hasEnough(table, wish.seat, holder);
      if (refusal !== null) return fail(refusal);
      const { seat, as, name, colour } = wish;
      return ok([{ kind: 'sat', seat, as, name, colour, bot: null, token: holder }]);
    }
    case 'leave':
      return leave(table, wish.seat, holder);
    case 'ready':
      if (table.chairs[wish.seat]?.token !== holder) return fail({ why: 'not-yours' });
      // Who is not ready any more need not have seen the last change.
      if (wish.ready && wish.version !== table.version) return fail({ why: 'setting-changed' });
      return ok([{ kind: 'ready', seat: wish.seat, ready: wish.ready }]);
    case 'head':
      if (table.chairs[wish.seat]?.token !== holder) return fail({ why: 'not-yours' });
      if (!isNewHead(table, wish.head)) return fail({ why: 'head-wrong' });
      return ok([{ kind: 'head', seat: wish.seat, head: wish.head }]);
  }
}

/** What a wish counts as; `null`: it may be done as often as something else allows it. */
function countOf({ host }: Table, wish: LobbyWish, holder: TokenHash): readonly [Counted, CountedFor] | null {
  switch (wish.do) {
    case 'set':
      return ['set', 'table'];
    case 'ready':
    case 'head':
      return ['ready', wish.seat];
    case 'sit':
    case 'seat-bot':
      return ['sit', sitterFor(host, holder)];
    case 'leave':
    case 'start':
      return null;
  }
}

/** Somebody who is not the host takes so many chairs and no more. */
export function hasEnough({ chairs, setting, host }: Table, seat: Seat, holder: TokenHash): TableRefusal | null {
  const own = chairs.filter((chair, at) => at !== seat && chair.token === holder).length;
  return holder === host || own < setting.chairsEach ? null : { why: 'chairs-enough', most: setting.chairsEach };
}

/** A setting with every option spelt out, if the game can be played like that. */
export function completeSetting({ players, options }: Table['game'], wished: Setting): Result<Setting, TableRefusal> {
  const { seats, clock, forced, spectators, friendly, breath, chairsEach } = wished;
  const { min, max } = players;
  if (!Number.isInteger(seats) || seats < min || seats > max) return fail({ why: 'seats-wrong', min, max });
  if (!Number.isInteger(breath) || breath < 0 || breath > LONGEST_BREATH)
    return fail({ why: 'breath-wrong', most: LONGEST_BREATH });
  if (!isClock(clock)) return fail({ why: 'clock-wrong' });
  if (!Number.isInteger(chairsEach) || chairsEach < 1 || chairsEach > SEATS.length)
    return fail({ why: 'chairs-wrong', most: SEATS.length });
  const complete = completeOptions(options, seats, wished.options);
  if (!complete.ok) return complete;
  return ok({ seats, options: complete.value, clock, forced, spectators, friendly, breath, chairsEach });
}

function set(table: Table, wish: Extract<Wish, { do: 'set' }>): Decision {
  // A seat with somebody on it is not taken away from under him.
  if (table.chairs.slice(wish.seats).some(chair => chair.kind !== null)) return fail({ why: 'seats-taken' });
  const setting = completeSetting(table.game, wish);
  return setting.ok ? ok([{ kind: 'set', setting: setting.value }]) : setting;
}

/** Somebody may change his own seat, name and colour, but not take another's. */
function cannotSit(
  table: Table,
  { seat, name, colour }: { readonly seat: Seat; readonly name: string; readonly colour: number },
  holder: TokenHash,
): TableRefusal | null {
  const chair = table.chairs[seat];
  if (chair === undefined) return { why: 'seat-unknown' };
  const isReplacedByHost = chair.kind === 'bot' && table.host === holder;
  if (chair.kind !== null && chair.token !== holder && !isReplacedByHost) return { why: 'seat-taken' };
  if (!isName(name)) return { why: 'name-wrong' };
  const isColourFree = table.chairs.every((other, at) => at === seat || other.kind === null || other.colour !== colour);
  return colour < COLOURS && isColourFree ? null : { why: 'colour-taken' };
}

/** The host may also free another's seat; if the host leaves his last seat, somebody else takes over. */
function leave(table: Table, seat: Seat, holder: TokenHash): Decision {
  const chair = table.chairs[seat];
  if (chair === undefined) return fail({ why: 'seat-unknown' });
  if (chair.kind === null) return fail({ why: 'seat-free' });
  if (chair.token !== holder && table.host !== holder) return fail({ why: 'not-yours' });
  return ok([{ kind: 'left', seat }, ...passOn(table, chair)]);
}

/** If the host goes with this chair, the next who sits is host: somebody who is playing rather than one covered. */
export function passOn(table: Table, leaving: Chair): readonly TableEntry[] {
  if (leaving.token !== table.host) return [];
  const others = table.chairs.filter(chair => chair !== leaving && chair.token !== null);
  if (others.some(chair => chair.token === table.host)) return [];
  const heirs = others.filter(chair => chair.cover !== 'resigned');
  const heir = heirs.find(chair => chair.cover === null) ?? heirs[0];
  return heir === undefined || heir.token === null ? [] : [{ kind: 'host', host: heir.token }];
}

/** Freezes everything the match depends on. */
function start(table: Table): Decision {
  const { chairs, setting, game, rules, matchId, head, wait } = table;
  const seats = chairs.flatMap(({ kind, head: own }): StartSeat[] => (kind === null ? [] : [{ kind, head: own }]));
  if (seats.length < chairs.length) return fail({ why: 'seats-free' });
  if (chairs.some(chair => !chair.ready)) return fail({ why: 'not-ready' });
  const { options } = setting;
  const frozen = printStart({
    protocol: PROTOCOL,
    matchId,
    game: game.id,
    rules,
    options,
    kind: table.dice,
    host: head,
    wait,
    seats,
  });
  return ok([{ kind: 'started', start: frozen }]);
}
