import { same, type Seat } from '@zaria/kit';
import { AWAY, phaseOf, type Setting, type Stored, type TokenHash, type Wish } from '@zaria/table';
import type { Event } from '../event.ts';
import type { Outcome } from '../side.ts';
import { hasEnded, type World } from '../world.ts';

/** Somebody who sits at the table, as what was written says. */
interface Sitting {
  /** Which of all who ever sat down. */
  readonly number: number;
  readonly token: TokenHash | null;
  readonly kind: string;
  readonly hasLeft: boolean;
}

/** The account of who sits where and what for, kept beside the table from what was written. */
interface Account {
  readonly sittings: Map<Seat, Sitting>;
  readonly invitations: Map<Seat, TokenHash>;
  readonly gone: Set<TokenHash>;
  count: number;
  version: number;
  requests: number;
  host: TokenHash;
}

/**
 * Watches who sits where: who has gone stays gone, an invitation is used once and by somebody else, commands find whom
 * they expect, absence lasts, ready is for the setting that was seen, an agreement for the request; and that nothing is
 * written when the match is over, and nothing set once it has begun.
 */
export function seatsCheck(world: World): { watch(event: Event): (outcome: Outcome) => void } {
  const { main, people } = world;
  const account: Account = {
    sittings: new Map(),
    invitations: new Map(),
    gone: new Set(),
    count: 0,
    version: 0,
    requests: 0,
    host: main.table.host,
  };
  /** The setting that the match began with. */
  let begun: Setting | null = null;
  let seen = 1;

  function leaves(seat: Seat): void {
    const sitting = account.sittings.get(seat);
    if (sitting === undefined) return;
    if (sitting.token !== null) account.gone.add(sitting.token);
    account.sittings.set(seat, { ...sitting, hasLeft: true });
    account.invitations.delete(seat);
  }

  function sits(seat: Seat, kind: string, token: TokenHash | null): void {
    account.sittings.set(seat, { number: ++account.count, kind, token, hasLeft: false });
    account.invitations.delete(seat);
  }

  function write({ what }: Stored): void {
    switch (what.kind) {
      case 'set':
        account.version++;
        break;
      case 'sat':
        sits(what.seat, what.as, what.token);
        break;
      case 'left':
        account.sittings.delete(what.seat);
        account.invitations.delete(what.seat);
        break;
      case 'host':
        account.host = what.host;
        break;
      case 'invited':
        if (what.invitation === null) account.invitations.delete(what.seat);
        else account.invitations.set(what.seat, what.invitation);
        break;
      case 'match': {
        const note = what.entry.kind === 'note' ? what.entry.note : null;
        if (note?.note === 'asks') account.requests++;
        if (note?.note === 'seat') sits(note.seat, note.kind, what.token);
        if (note?.note === 'resigned' || note?.note === 'removed') leaves(note.seat);
        break;
      }
      case 'opened':
      case 'ready':
      case 'head':
      case 'asked':
      case 'linked':
      case 'woke':
      case 'committed':
      case 'started':
      case 'abandoned':
      case 'breath':
      case 'talk':
        break;
    }
  }

  const isVacant = ({ kind, hasLeft }: Sitting): boolean => kind === 'bot' || hasLeft;

  /** What must not have been granted; `null`: it may have been. */
  function wrongWith(wish: Wish, holder: TokenHash, { now, absent }: Event): string | null {
    const sitting = 'seat' in wish ? account.sittings.get(wish.seat) : undefined;
    const awayFor = (who: Seat | 'host'): number => now - (absent.get(who) ?? Infinity);
    const others = [...account.sittings].filter(
      ([seat, { token }]) => 'seat' in wish && seat !== wish.seat && token === holder,
    );
    const hasEnough = holder !== account.host && others.length >= main.table.setting.chairsEach;
    if (wish.do === 'hand-over' || wish.do === 'cover' || wish.do === 'remove')
      if (sitting?.number !== wish.sitter) return 'another sits there';
    if (wish.do === 'hand-over' && sitting !== undefined)
      return (isVacant(sitting) ? account.host : sitting.token) === holder ? null : 'it is not his to give';
    if (wish.do === 'claim') {
      const invitation = people.hashOf(wish.invitation);
      if (account.invitations.get(wish.seat) !== invitation) return 'the invitation is not for this seat, or used';
      if (holder === invitation) return 'the giver knows the token';
      if (account.gone.has(holder)) return 'he has gone';
      if (sitting?.token === holder) return 'he has it already';
      if (sitting !== undefined && isVacant(sitting) && account.host === holder) return 'it is for somebody else';
    }
    if ((wish.do === 'claim' || wish.do === 'sit') && hasEnough) return 'he has enough chairs';
    // Whoever plays a seat may lend it at any time.
    if (wish.do === 'cover' && sitting?.token !== holder && !(awayFor(wish.seat) >= AWAY.seat))
      return 'he is here, or was a moment ago';
    if (wish.do === 'take-over' && !(awayFor('host') >= AWAY.host)) return 'the host is here, or was a moment ago';
    return null;
  }

  /** What was seen and is not so any more. */
  function staleIn(wish: Wish): 'setting' | 'consent' | null {
    if (wish.do === 'ready' && wish.ready && wish.version !== account.version) return 'setting';
    return wish.do === 'answer-undo' && wish.request !== account.requests ? 'consent' : null;
  }

  return {
    watch(event) {
      const { what } = event;
      for (const stored of main.store.entries.slice(seen)) write(stored);
      seen = main.store.entries.length;
      const wasOver = hasEnded(main.table);
      const command = what.kind === 'command' ? what.command : null;
      const isSane = typeof command?.wish === 'object' && typeof command.token === 'string';
      const wrong = isSane && command !== null ? wrongWith(command.wish, people.hashOf(command.token), event) : null;
      const stale = isSane && command !== null ? staleIn(command.wish) : null;
      return ({ written }) => {
        const isDone = written.some(({ by }) => by !== null);
        if (wasOver && written.length > 0) world.broken('over', JSON.stringify(written));
        if (wrong !== null && isDone) world.broken('seats', `${JSON.stringify(command)}: ${wrong}`);
        if (stale !== null && isDone) world.broken(stale, `${JSON.stringify(command)}: that was before`);
        const { setting } = main.table;
        if (phaseOf(main.table) === 'lobby') return;
        begun ??= setting;
        if (!same(begun, setting)) world.broken('setting', `${JSON.stringify(setting)} in the middle of a match`);
      };
    },
  };
}
