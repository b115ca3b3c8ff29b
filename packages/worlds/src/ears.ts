import { pick, seatsOf, type Rng, type Seat, type Viewer } from '@zaria/kit';
import { NOTHING_HEARD, hear, type Heard, type News, type Table } from '@zaria/table';
import type { Side } from './side.ts';

/** Somebody who listens to a table with a viewer's eyes. */
interface Ear {
  readonly token: string;
  readonly viewer: Viewer;
  /** What he remembers, as it came through the wire. */
  heard: Heard;
  /** Whether the table lets him; it may do so later, or no more. */
  isLetIn: boolean;
  stop(): void;
}

/** Who listens to a table. */
export interface Ears {
  /** Whoever holds a seat now, and somebody who watches. */
  readonly rightful: Map<Viewer, Ear>;
  /** A stranger, and those who have lost a seat: they go on listening, and must hear nothing. */
  curious: Ear[];
}

const MOST_CURIOUS = 3;

export const noEars = (): Ears => ({ rightful: new Map(), curious: [] });

/** Those who have heard the same, to listen to another table. */
export const copyEars = ({ rightful, curious }: Ears): Ears => ({
  rightful: new Map([...rightful].map(([viewer, ear]) => [viewer, { ...ear }])),
  curious: curious.map(ear => ({ ...ear })),
});

/** By whose token somebody should listen with these eyes; `null`: nobody's. */
function tokenFor({ people, table }: Side, viewer: Viewer): string | null {
  if (viewer === 'spectator') return people.watcher;
  const hash = table.chairs[viewer]?.token ?? null;
  return hash === null ? null : (people.byHash.get(hash) ?? null);
}

/** Whether those who do not play may look on: before the match anybody, who may want to sit down. */
const isOpenTo = ({ setting, match }: Table): boolean => setting.spectators !== 'none' || match === null;

/** Whether what this viewer is told is for whoever listens. */
const isRightful = ({ table, people }: Side, { token, viewer }: Ear): boolean =>
  viewer === 'spectator' ? isOpenTo(table) : table.chairs[viewer]?.token === people.hashOf(token);

function listen(side: Side, ear: Ear): void {
  const { token, viewer, heard } = ear;
  const ended = (): void => void (ear.isLetIn = false);
  const hearing = side.keeper.listen(token, viewer, heard, news => receive(side, ear, news), ended);
  ear.isLetIn = hearing.ok;
  ear.stop = hearing.ok ? hearing.value : () => {};
}

/** What was handed out before. */
const handedOut = new WeakSet<object>();

/** Nobody may hold what the table itself, or anybody else, holds too. */
function checkCopy(side: Side, viewer: Viewer, { from, entries, table }: News): void {
  const own = side.table.match?.told(viewer).entries ?? [];
  if (entries.some((entry, i) => entry === own[from + i])) side.notice('copies', `entries told to viewer ${viewer}`);
  if (table === null) return;
  if (handedOut.has(table)) side.notice('copies', `the table as shown to viewer ${viewer}`);
  handedOut.add(table);
}

function receive(side: Side, ear: Ear, given: News): void {
  const { viewer } = ear;
  checkCopy(side, viewer, given);
  const text = JSON.stringify(given);
  const news = JSON.parse(text) as News;
  ear.heard = hear(ear.heard, news);
  if (!isRightful(side, ear)) return side.notice('ears', `somebody hears as viewer ${viewer}: ${text}`);
  // Who has lost a seat and got it back hears all that its holder hears.
  if (side.ears?.rightful.get(viewer) !== ear) return;
  if (side.table.seq > side.store.entries.length) side.notice('durable', `viewer ${viewer} hears ${text}`);
  side.outcome.news.push({ viewer, news });
  side.outcome.messages.push({ viewer, text });
}

/** After the process has started: all listen who did before, and say what they remember. */
export function listenAgain(side: Side): void {
  for (const ear of side.ears?.rightful.values() ?? []) listen(side, ear);
  for (const ear of side.ears?.curious ?? []) listen(side, ear);
}

/** Whoever holds a seat now begins to listen; who held it before does not stop. */
export function changeEars(side: Side): void {
  const { ears, people, table } = side;
  if (ears === null) return;
  if (ears.curious.length === 0) {
    const stranger = newEar(people.stranger, 0);
    ears.curious.push(stranger);
    listen(side, stranger);
  }
  for (const viewer of [...seatsOf(table.setting.seats), 'spectator' as const]) {
    const token = tokenFor(side, viewer);
    const old = ears.rightful.get(viewer);
    if (token === (old?.token ?? null)) continue;
    if (old !== undefined) lose(ears, old);
    if (token === null) continue;
    const ear = newEar(token, viewer);
    ears.rightful.set(viewer, ear);
    listen(side, ear);
  }
  for (const [viewer, ear] of ears.rightful)
    if (viewer !== 'spectator' && viewer >= table.setting.seats) lose(ears, ear);
    // The table was closed to those who look on, and is not any more.
    else if (!ear.isLetIn && isRightful(side, ear)) listen(side, ear);
}

const newEar = (token: string, viewer: Viewer): Ear => ({
  token,
  viewer,
  heard: NOTHING_HEARD,
  isLetIn: false,
  stop: () => {},
});

function lose(ears: Ears, ear: Ear): void {
  ears.rightful.delete(ear.viewer);
  ears.curious.push(ear);
  if (ears.curious.length > MOST_CURIOUS) ears.curious.splice(1, 1)[0]?.stop();
}

/** Who may never hear anything, or has heard what nobody can have. */
const ODD: readonly (readonly [viewer: unknown, count: unknown])[] = [
  [-1, 0],
  [6, 0],
  [Number.NaN, 0],
  ['host', 0],
  ['spectator', -1],
  ['spectator', Number.NaN],
  ['spectator', 0.5],
  ['spectator', 1e9],
];

/** Somebody tries to listen as he may not: by another's token, with eyes that nobody has, after more than there was. */
export function eavesdrop(side: Side, rng: Rng): void {
  const { people, table } = side;
  const token = pick([...people.tokens, people.stranger, people.watcher, 'short', ...people.invitations.values()], rng);
  const seat = pick(seatsOf(table.setting.seats), rng);
  const [viewer, count] = rng.below(2) === 0 ? pick(ODD, rng) : [pick([seat, 'spectator' as const], rng), 0];
  const isOdd = ODD.some(([eyes, heard]) => Object.is(eyes, viewer) && Object.is(heard, count));
  const holder = people.hashOf(token);
  const holds = table.chairs.some(chair => chair.token === holder) || table.host === holder;
  const mayHear =
    token !== 'short' &&
    !isOdd &&
    (viewer === 'spectator' ? isOpenTo(table) || holds : table.chairs[viewer as Seat]?.token === holder);
  const heard: string[] = [];
  const hearing = side.keeper.listen(token, viewer as Viewer, { count: count as number, table: null }, news =>
    heard.push(JSON.stringify(news)),
  );
  if (hearing.ok !== mayHear || (!mayHear && heard.length > 0))
    side.notice(
      'ears',
      `${String(viewer)} after ${String(count)}: ${hearing.ok ? 'let in' : hearing.error.why} ${heard.join()}`,
    );
  if (hearing.ok) hearing.value();
}

/** A client comes back. */
export function reconnect(side: Side, viewer: Viewer, remembers: boolean): void {
  const ear = side.ears?.rightful.get(viewer);
  if (ear === undefined) return;
  ear.stop();
  if (!remembers) ear.heard = NOTHING_HEARD;
  listen(side, ear);
}

/** Everybody who hears what is said at the table. */
export const listeners = ({ ears }: Side): readonly Viewer[] => [...(ears?.rightful.keys() ?? [])];
