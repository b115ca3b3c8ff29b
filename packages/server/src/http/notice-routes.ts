import { fail, ok } from '@zaria/kit';
import type { Notices } from '../notices/notices.ts';
import type { Store } from '../store/index.ts';
import type { Surroundings } from '../surroundings.ts';
import { known, type Handlers } from './route.ts';

type NoticeRoutes = Pick<Handlers, 'notices' | 'push' | 'unpush' | 'webhook'>;

/** Devices of one person. */
const MOST_DEVICES = 9;

export function noticeRoutes(notices: Notices, { guests }: Store, { now }: Surroundings): NoticeRoutes {
  const webhookOf = async (guest: string): Promise<string | null> =>
    (await guests.notices(guest)).find(({ kind }) => kind === 'webhook')?.endpoint ?? null;

  return {
    notices: known(async ({ who }) => {
      const all = await guests.notices(who.guest);
      const webhook = await webhookOf(who.guest);
      const devices = all.filter(({ kind }) => kind === 'push').length;
      return ok({ answer: { key: notices.publicKey, devices, webhook } });
    }),
    push: known(async ({ who, body }) => {
      if (!notices.isPushTarget(body)) return fail({ why: 'address-wrong' });
      const devices = (await guests.notices(who.guest)).filter(({ kind }) => kind === 'push');
      if (devices.length >= MOST_DEVICES && devices.every(({ endpoint }) => endpoint !== body.endpoint))
        return fail({ why: 'too-many' });
      await guests.putNotice({
        guest: who.guest,
        kind: 'push',
        endpoint: body.endpoint,
        details: JSON.stringify(body),
        created: now(),
      });
      return ok({ answer: {} });
    }),
    unpush: known(async ({ who, body }) => {
      await guests.dropNotice(who.guest, body.endpoint);
      return ok({ answer: {} });
    }),
    webhook: known(async ({ who, body: { url } }) => {
      if (url !== null && !notices.mayReach(url)) return fail({ why: 'address-wrong' });
      await guests.dropNotices(who.guest, 'webhook');
      if (url !== null)
        await guests.putNotice({ guest: who.guest, kind: 'webhook', endpoint: url, details: '', created: now() });
      return ok({ answer: {} });
    }),
  };
}
