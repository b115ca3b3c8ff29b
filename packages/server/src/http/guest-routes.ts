import { fail, ok } from '@zaria/kit';
import { hashToken } from '@zaria/table';
import type { House } from '../house.ts';
import type { Identity } from '../identity.ts';
import type { Store } from '../store/index.ts';
import { ownTable } from './listed.ts';
import { known, type Handlers } from './route.ts';

type GuestRoutes = Pick<Handlers, 'guest' | 'me' | 'erase' | 'recovery' | 'recover' | 'pass' | 'redeem'>;

const MOST_TABLES = 100;

export const guestRoutes = (identity: Identity, store: Store, house: House): GuestRoutes => ({
  async guest({ who, body }) {
    if (who !== null) {
      const renamed = await identity.rename(who, body.name);
      return renamed.ok ? ok({ answer: { name: renamed.value } }) : renamed;
    }
    const welcomed = await identity.welcome(body.name);
    if (!welcomed.ok) return welcomed;
    const { name, secret } = welcomed.value;
    return ok({ answer: { name }, session: secret });
  },
  me: known(async ({ who }) => {
    const rows = await store.matches.ofHolder(who.holder, MOST_TABLES);
    return ok({ answer: { name: who.name, tables: rows.map(ownTable) } });
  }),
  erase: known(async ({ who }) => {
    const tables = await store.guests.erase(who.guest);
    house.signOut(who.holder);
    for (const outcome of await Promise.allSettled(tables.map(id => house.forgetNames(id))))
      if (outcome.status === 'rejected') throw outcome.reason;
    return ok({ answer: {}, session: null });
  }),
  recovery: known(async ({ who }) => ok({ answer: { code: await identity.recovery(who) } })),
  async recover({ body }) {
    const recovered = await identity.recover(body.code);
    if (!recovered.ok) return recovered;
    const { name, code, secret, guest } = recovered.value;
    house.signOut(hashToken(guest));
    return ok({ answer: { name, code }, session: secret });
  },
  pass: known(async ({ who }) => ok({ answer: { pass: await identity.pass(who) } })),
  async redeem({ who, body }) {
    if (who !== null && !body.instead) return fail({ why: 'known-already' });
    const redeemed = await identity.redeem(body.pass);
    if (!redeemed.ok) return redeemed;
    return ok({ answer: { name: redeemed.value.name }, session: redeemed.value.secret });
  },
});
