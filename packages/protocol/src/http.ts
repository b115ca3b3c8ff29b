import { SEATS } from '@zaria/kit';
import { DICE_KINDS, LONGEST_NAME, SPECTATORS, type AnyRecord } from '@zaria/table/public';
import * as v from 'valibot';
import { FAULTS } from './faults.ts';
import { JOIN_CODE, LIMITS, SECRET, TABLE_ID } from './limits.ts';

const list = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const tableId = v.pipe(v.string(), v.regex(TABLE_ID));
const joinCode = v.pipe(v.string(), v.regex(JOIN_CODE));
const secret = v.pipe(v.string(), v.regex(SECRET));
const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
const seat = v.picklist(SEATS);
const optionValue = v.union([text(64), v.boolean(), v.pipe(v.number(), v.safeInteger())]);

/** What the table itself does not allow it says in its own words. */
const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('gentle'), after: count }),
  v.strictObject({ kind: v.literal('strict'), after: count }),
  v.strictObject({
    kind: v.literal('days'),
    after: count,
    /** Hours in which it stands still: minutes of the day, and how far that day is ahead of UTC. */
    night: v.nullable(v.strictObject({ from: count, to: count, ahead: v.pipe(v.number(), v.safeInteger()) })),
  }),
]);
const setting = v.strictObject({
  seats: count,
  options: v.record(text(64), optionValue),
  clock,
  forced: v.boolean(),
  spectators: v.picklist(SPECTATORS),
  friendly: v.boolean(),
  breath: count,
  chairsEach: count,
});

const phase = v.picklist(['lobby', 'playing', 'over', 'abandoned']);

/** A table in a list. Nothing in it depends on what anybody hides. */
const listed = v.object({
  table: tableId,
  game: v.string(),
  phase,
  seats: count,
  /** Of those who sit; empty where nobody does. */
  names: list(v.string()),
  /** Whose answer is awaited. */
  awaited: list(seat),
  /** When it was opened, and when something happened last; milliseconds. */
  openedAt: count,
  changedAt: count,
});
export type ListedTable = v.InferOutput<typeof listed>;

const mine = v.object({ ...listed.entries, own: list(seat) });
export type OwnTable = v.InferOutput<typeof mine>;

const push = v.strictObject({
  endpoint: v.pipe(text(1024), v.url()),
  keys: v.strictObject({ p256dh: text(128), auth: text(64) }),
});
export type PushSubscriptionBody = v.InferOutput<typeof push>;

const opening = v.object({ number: count, previous: hex(32), matchId: hex(16), host: hex(32), hash: hex(32) });

const nothing = v.strictObject({});

/** What opens a table: the code of its link, or an invitation to one of its seats. */
const key = v.strictObject({
  code: v.nullable(joinCode),
  offer: v.optional(v.strictObject({ seat, invitation: hex(32) })),
});

/** One request that a server answers. `most`: bytes of its body, where it may have more than others. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:table` where the name of a table goes. */
  readonly path: string;
  readonly about: string;
  readonly body: v.GenericSchema | null;
  readonly query: v.GenericSchema | null;
  readonly answer: v.GenericSchema;
  readonly most?: number;
}

/** Everything that is asked for by HTTP. */
export const ROUTES = {
  guest: {
    method: 'POST',
    path: '/api/guest',
    about: 'Makes somebody known by a name, or changes the name. Answers with a cookie.',
    body: v.strictObject({ name: text(4 * LONGEST_NAME) }),
    query: null,
    answer: v.object({ name: v.string() }),
  },
  me: {
    method: 'GET',
    path: '/api/me',
    about: 'Who asks, and the tables that he has a part in, the latest first.',
    body: null,
    query: null,
    answer: v.object({ name: v.string(), tables: list(mine) }),
  },
  erase: {
    method: 'DELETE',
    path: '/api/me',
    about: 'Erases the name and everything said by whoever asks, at every table, and forgets him.',
    body: nothing,
    query: null,
    answer: nothing,
  },
  open: {
    method: 'POST',
    path: '/api/tables',
    about: 'Opens a table. Its code goes behind the # of the link by which others join.',
    /** `request`: the client's own name for it; the same one again gives the table that was opened then. */
    body: v.strictObject({ request: text(LIMITS.id), game: text(40), setting, isPublic: v.boolean() }),
    query: null,
    answer: v.object({ table: tableId, code: joinCode }),
  },
  bring: {
    method: 'POST',
    path: '/api/tables/brought',
    about:
      'Opens a table that goes on with a match which one device has kept until now; whoever brings it holds the seats of its people. Its dice stay those of that device. The same match once more gives the same table, with what was played since.',
    body: v.strictObject({
      /** All of it, also what is hidden from others. It is checked as any record is. */
      record: v.custom<object>(value => typeof value === 'object' && value !== null),
      /** What its dice grow from. */
      secret: hex(32),
      colours: v.pipe(list(seat), v.maxLength(SEATS.length)),
      agreed: v.strictObject({ forced: v.boolean(), friendly: v.boolean(), breath: count }),
    }),
    query: null,
    answer: v.object({ table: tableId, code: joinCode }),
    most: LIMITS.brought,
  },
  list: {
    method: 'GET',
    path: '/api/tables',
    about: 'The tables that are open to everybody, the latest first.',
    body: null,
    query: null,
    answer: v.object({ tables: list(listed) }),
  },
  invitation: {
    method: 'POST',
    path: '/api/tables/:table/invitation',
    about:
      'What somebody is invited to, by the code of a table or an invitation to one of its seats, before he says who he is.',
    body: key,
    query: null,
    answer: v.object({
      game: v.string(),
      phase,
      /** Of those who sit; empty where nobody does. */
      names: list(v.string()),
      /** The name of whoever opened the table; null where he has no seat. */
      host: v.nullable(v.string()),
    }),
  },
  join: {
    method: 'POST',
    path: '/api/tables/:table/join',
    about:
      'Lets whoever has the code of a table in, or an invitation to one of its seats. A public table needs neither.',
    body: key,
    query: null,
    /** `dice`: made by all together, or by the one device that the match began on: who comes is told before he sits down. */
    answer: v.object({ table: tableId, game: v.string(), dice: v.picklist(DICE_KINDS) }),
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    about: 'A table that one has joined.',
    body: null,
    query: null,
    answer: v.object({ ...mine.entries, isPublic: v.boolean(), host: v.boolean() }),
  },
  code: {
    method: 'POST',
    path: '/api/tables/:table/code',
    about: 'A new code for the link of a table, for its host: links with the one before lead nowhere.',
    body: nothing,
    query: null,
    answer: v.object({ code: joinCode }),
  },
  publish: {
    method: 'PUT',
    path: '/api/tables/:table/public',
    about: 'Puts a table on the public list, or takes it away; for its host.',
    body: v.strictObject({ isPublic: v.boolean() }),
    query: null,
    answer: nothing,
  },
  recovery: {
    method: 'POST',
    path: '/api/recovery',
    about: 'A new code to come back with from a lost device; the one before is worth nothing.',
    body: nothing,
    query: null,
    answer: v.object({ code: v.string() }),
  },
  recover: {
    method: 'POST',
    path: '/api/recover',
    about: 'Comes back by that code. It is used up and a new one given; every other device is signed out.',
    body: v.strictObject({ code: text(64) }),
    query: null,
    answer: v.object({ name: v.string(), code: v.string() }),
  },
  pass: {
    method: 'POST',
    path: '/api/pass',
    about: 'A pass for one’s other device: good once, for ten minutes.',
    body: nothing,
    query: null,
    answer: v.object({ pass: secret }),
  },
  redeem: {
    method: 'POST',
    path: '/api/pass/use',
    about: 'Makes this device one’s other one. A device that is somebody’s already is changed only with `instead`.',
    body: v.strictObject({ pass: secret, instead: v.boolean() }),
    query: null,
    answer: v.object({ name: v.string() }),
  },
  token: {
    method: 'POST',
    path: '/api/tables/:table/token',
    about: 'A token by which a program plays the seats of whoever asks, at this table only.',
    body: nothing,
    query: null,
    answer: v.object({ token: secret }),
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:table/rematch',
    about:
      'The same table once more with the same people, after the match; asked again, the same table, without a code.',
    body: nothing,
    query: null,
    answer: v.object({ table: tableId, code: v.nullable(joinCode) }),
  },
  nudge: {
    method: 'POST',
    path: '/api/tables/:table/nudge',
    about:
      'Tells those who are waited for and away once more, for somebody at the table; gives whom, and who cannot be told.',
    body: nothing,
    query: null,
    answer: v.object({ told: list(seat), untold: list(seat) }),
  },
  record: {
    method: 'GET',
    path: '/api/tables/:table/record',
    about: 'The record of the match for a viewer: all of it when it is over, before as it was told to him.',
    body: null,
    query: v.strictObject({ as: v.optional(v.picklist(['spectator', ...SEATS.map(String)])) }),
    answer: v.custom<AnyRecord>(value => typeof value === 'object' && value !== null),
  },
  about: {
    method: 'GET',
    path: '/api/about',
    about: 'Where other devices find this server; null: nowhere, as far as it knows. For links and QR codes.',
    body: null,
    query: null,
    answer: v.object({ address: v.nullable(v.string()) }),
  },
  ledger: {
    method: 'GET',
    path: '/api/ledger',
    about: 'The openings of matches, chained: a hundred after that number.',
    body: null,
    query: v.strictObject({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) }),
    answer: v.object({ openings: list(opening) }),
  },
  notices: {
    method: 'GET',
    path: '/api/notices',
    about: 'How whoever asks is told that he is waited for: the key for web push, and his webhook.',
    body: null,
    query: null,
    answer: v.object({ key: v.string(), devices: count, webhook: v.nullable(v.string()) }),
  },
  push: {
    method: 'POST',
    path: '/api/notices/push',
    about: 'Adds a device that is told by web push.',
    body: push,
    query: null,
    answer: nothing,
  },
  unpush: {
    method: 'DELETE',
    path: '/api/notices/push',
    about: 'Takes it away.',
    body: v.strictObject({ endpoint: text(1024) }),
    query: null,
    answer: nothing,
  },
  webhook: {
    method: 'PUT',
    path: '/api/notices/webhook',
    about: 'The address that a notice is posted to; null: none.',
    body: v.strictObject({ url: v.nullable(v.pipe(text(1024), v.url())) }),
    query: null,
    answer: nothing,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;
type BodyOf<R extends Route> = R['body'] extends v.GenericSchema ? v.InferOutput<R['body']> : null;
type QueryOf<R extends Route> = R['query'] extends v.GenericSchema ? v.InferOutput<R['query']> : null;
export type Body<N extends RouteName> = BodyOf<(typeof ROUTES)[N]>;
export type Query<N extends RouteName> = QueryOf<(typeof ROUTES)[N]>;
export type Answer<N extends RouteName> = v.InferOutput<(typeof ROUTES)[N]['answer']>;

/** What every refused request is answered with. `refusal`: the table's own reason. */
export const REFUSED = v.object({
  why: v.union([v.picklist(FAULTS), v.literal('refused')]),
  refusal: v.optional(v.record(v.string(), v.unknown())),
});
export type Refused = v.InferOutput<typeof REFUSED>;

/** A recovery code as it is compared: people write spaces, hyphens and capitals. */
export const tidyCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
export const RECOVERY_CODE = /^[2-9a-hjkmnp-z]{20}$/;
