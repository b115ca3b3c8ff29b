import { seatsOf, type Viewer } from '@zaria/kit';
import { NOTHING_HEARD, hear, type Heard, type News } from '@zaria/table';
import type { Side } from './side.ts';

/** Somebody who listens to a table with a viewer's eyes. */
interface Ear {
  readonly token: string;
  readonly viewer: Viewer;
  /** What he remembers, as it came through the wire. */
  heard: Heard;
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

/** Whether what this viewer is told is for whoever listens. */
const isRightful = ({ table, people }: Side, { token, viewer }: Ear): boolean =>
  viewer === 'spectator' ? table.setting.spectators !== 'none' : table.chairs[viewer]?.token === people.hashOf(token);

function listen(side: Side, ear: Ear): void {
  ear.stop = side.keeper.listen(ear.token, ear.viewer, ear.heard, news => receive(side, ear, JSON.stringify(news)));
}

function receive(side: Side, ear: Ear, text: string): void {
  const { viewer } = ear;
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
}

const newEar = (token: string, viewer: Viewer): Ear => ({ token, viewer, heard: NOTHING_HEARD, stop: () => {} });

function lose(ears: Ears, ear: Ear): void {
  ears.rightful.delete(ear.viewer);
  ears.curious.push(ear);
  if (ears.curious.length > MOST_CURIOUS) ears.curious.splice(1, 1)[0]?.stop();
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
