import type { CarriedHand } from '@zaria/client/dice';
import { connectionTo, goOnline, holdHands, type Hands, type Online } from '@zaria/client/online';
import { isGameId } from '@zaria/games';
import type { Connection } from '@zaria/table/public';
import { loadPlayable } from '../boards/boards.ts';
import { randomHex } from '../keeper/chance.ts';
import { alone } from './alone.ts';
import { after, aside } from './aside.ts';
import { keepHand, readHand } from './kept.ts';
import { keepUnanswered } from './unanswered.ts';

const COMMAND_BYTES = 12;

/** How things are with a table elsewhere, at one moment. */
type TableNow = Pick<
  Online,
  | 'state'
  | 'lostSince'
  | 'trouble'
  | 'isOutdated'
  | 'isMissed'
  | 'table'
  | 'own'
  | 'isHost'
  | 'isSeen'
  | 'here'
  | 'next'
  | 'clockAhead'
  | 'lines'
> &
  Pick<Hands, 'isBlocked' | 'elsewhere'> & {
    /** Also of a table that one may not look at. */
    readonly game: string | null;
  };

/** A table elsewhere, as long as this page is at it. */
export interface AtTable {
  readonly id: string;
  /** When the table is there for the first time, or why it never will be. */
  readonly opened: Online['opened'];
  /** Another one whenever something has changed: read it in markup or `$derived`. */
  readonly now: TableNow;
  readonly hands: Hands;
  /** Says something at the table; `null`: as somebody who only watches. */
  readonly say: Online['say'];
  /** For what shows the match. */
  readonly connection: Connection;
  close(): void;
}

/** `carried`: what came with it from one’s other device. `watches`: it shows what everybody may see, whoever opens it. */
export function comeToTable(id: string, carried: readonly CarriedHand[], watches = false): AtTable {
  /** Grows with everything that can be seen. */
  let news = $state(0);
  const now = $derived.by(() => {
    void news;
    return look();
  });
  const online = goOnline(
    id,
    {
      socket: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`),
      aside,
      after,
      random: () => Math.random(),
      now: () => Date.now(),
      newId: () => randomHex(COMMAND_BYTES),
      findGame: async game => (isGameId(game) ? (await loadPlayable(game)).game : null),
      keeping: keepUnanswered(id),
      watches,
      build: (import.meta.env['VITE_ZARIA_BUILD'] as string | undefined) ?? null,
      known: () => hands.known(),
    },
    changed,
  );
  const hands = holdHands(online, {
    changed: () => void news++,
    carried,
    read: seat => readHand(id, seat),
    keep: hand => keepHand(id, hand),
    random: bytes => crypto.getRandomValues(new Uint8Array(bytes)),
    now: () => Date.now(),
    alone: (seat, work, closed) => alone(`zaria/hand/${id}/${seat}`, work, closed),
  });
  function changed(): void {
    if (online.state === 'lost') hands.away();
    hands.follow();
    news++;
  }
  function look(): TableNow {
    const {
      state,
      lostSince,
      trouble,
      isOutdated,
      isMissed,
      table,
      own,
      isHost,
      isSeen,
      here,
      next,
      clockAhead,
      lines,
    } = online;
    const { isBlocked, elsewhere } = hands;
    const line = { state, lostSince, trouble, isOutdated, isMissed, isBlocked, elsewhere };
    return {
      ...line,
      table,
      isHost,
      isSeen,
      here,
      next,
      clockAhead,
      lines,
      own: [...own],
      game: online.game?.id ?? null,
    };
  }
  const retry = (): void => {
    if (document.visibilityState === 'visible') online.retry();
  };
  const check = (): void => online.check();
  addEventListener('online', retry);
  addEventListener('offline', check);
  document.addEventListener('visibilitychange', retry);
  return {
    id,
    opened: online.opened,
    get now() {
      return now;
    },
    hands,
    say: (seat, said) => online.say(seat, said),
    connection: connectionTo(online),
    close() {
      removeEventListener('online', retry);
      removeEventListener('offline', check);
      document.removeEventListener('visibilitychange', retry);
      hands.close();
      online.close();
    },
  };
}
