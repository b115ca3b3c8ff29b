import type { Holder, Table, Wish } from '@zaria/table';

const hostToken = (secret: string): string => `${secret}:host`;

/** People at one terminal have tokens of their own all the same, so that each is asked before something is undone. */
export function tokenFor({ chairs }: Table, secret: string, wish: Wish): string {
  if (wish.do === 'throw') return `${secret}:${chairs.findIndex(chair => chair.token !== null)}`;
  return 'seat' in wish && wish.do !== 'cover' && wish.do !== 'seat-bot' ? `${secret}:${wish.seat}` : hostToken(secret);
}

/** Everybody who plays at this terminal. */
export function holderOf(table: Table, secret: string): Holder {
  let sent = 0;
  return {
    token: wish => tokenFor(table, secret, wish),
    hearing: viewer => (viewer === 'spectator' ? hostToken(secret) : `${secret}:${viewer}`),
    // Who plays on later begins at a later entry; what is refused leaves none.
    newId: () => `entry ${table.seq} ${sent++}`,
  };
}
