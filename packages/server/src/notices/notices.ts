import { isObject } from '@zaria/kit';
import type { TokenHash } from '@zaria/table';
import type { MatchRow, Notice, Store } from '../store/index.ts';
import type { Surroundings } from '../surroundings.ts';
import { mayReach, type Reach } from './address.ts';
import { post } from './post.ts';
import { isPushKeys, newPushKey, pushRequest, type PushKey, type PushTarget } from './push.ts';

/** What is told: that it is somebody's turn, that it still is, and that the others ask him to play. */
export type NoticeKind = 'your-turn' | 'still-your-turn' | 'nudge';

/** Tells people who are not connected that they are waited for. */
export interface Notices {
  /** By which browsers know where push messages may come from. */
  readonly publicKey: string;
  mayReach(address: string): boolean;
  isPushTarget(target: PushTarget): boolean;
  send(row: MatchRow, holder: TokenHash, kind: NoticeKind): Promise<void>;
  /** Whether he can be told at all. */
  reaches(holder: TokenHash): Promise<boolean>;
}

export interface NoticesOutside extends Surroundings {
  readonly store: Store;
  readonly reach: Reach;
  /** For links in notices and for push services; `null`: nobody has said where the server stands. */
  readonly publicUrl: URL | null;
  sent(kind: Notice['kind'], isOk: boolean): void;
  failed(error: unknown): void;
}

/** What a push service says of a browser that does not want to hear any more. */
const GONE = new Set([404, 410]);
const KEY = 'push key';
/** At once, of all that have to be sent: a table with many notices does not hold the others up. */
const MOST_ENDPOINTS = 10;

export async function openNotices(outside: NoticesOutside): Promise<Notices> {
  const { store, reach } = outside;
  const key = JSON.parse(await store.settings.keepFirst(KEY, JSON.stringify(newPushKey(outside.random)))) as PushKey;
  const contact = outside.publicUrl?.protocol === 'https:' ? outside.publicUrl.origin : 'mailto:zaria@localhost';

  /** Says only that it is somebody's turn, where: nothing of the match. */
  const messageOf = ({ id, game }: MatchRow, kind: NoticeKind) => ({ notice: kind, table: id, game });

  async function deliver(notice: Notice, row: MatchRow, kind: NoticeKind): Promise<void> {
    const text = JSON.stringify(messageOf(row, kind));
    const target: unknown = notice.kind === 'push' ? JSON.parse(notice.details) : null;
    const { headers, body } =
      isObject(target) && notice.kind === 'push'
        ? pushRequest(target as unknown as PushTarget, text, key, contact, outside)
        : { headers: { 'content-type': 'application/json' }, body: Buffer.from(text) };
    try {
      const status = await post(notice.endpoint, headers, body, reach);
      outside.sent(notice.kind, status >= 200 && status < 300);
      if (notice.kind === 'push' && GONE.has(status)) await store.guests.dropNotice(notice.guest, notice.endpoint);
    } catch {
      outside.sent(notice.kind, false);
    }
  }

  async function noticesOf(holder: TokenHash): Promise<readonly Notice[]> {
    const guest = await store.guests.byHolder(holder);
    return guest === null ? [] : (await store.guests.notices(guest.id)).slice(0, MOST_ENDPOINTS);
  }

  return {
    publicKey: key.publicKey,
    mayReach: address => mayReach(address, reach),
    isPushTarget: target => mayReach(target.endpoint, reach) && isPushKeys(target.keys),
    send: async (row, holder, kind) =>
      void (await Promise.all((await noticesOf(holder)).map(notice => deliver(notice, row, kind)))),
    reaches: async holder => (await noticesOf(holder)).length > 0,
  };
}
