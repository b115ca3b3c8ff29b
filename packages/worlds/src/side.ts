import { SEATS, seatsOf, simulationRng, type AnyAction, type Told, type ToldEntry, type Viewer } from '@zaria/kit';
import type { StoredLine } from '@zaria/table';
import type { Context, Dice } from '@zaria/table';
import type { Stored } from '@zaria/table';
import { NOTHING_HEARD, hear, type Heard, type News } from '@zaria/table';
import type { Table } from '@zaria/table';
import type { Authority } from './authority.ts';
import type { Event } from './event.ts';

const BOTS = ['random'] as const;
const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];
/** Everybody who may be looking on. */
export const viewersOf = ({ setting: { seats, spectators } }: Table): readonly Viewer[] =>
  spectators === 'none' ? seatsOf(seats) : [...seatsOf(seats), 'spectator'];

/** What one viewer has received, through the wire. */
interface Client {
  heard: Heard;
  entries: ToldEntry<AnyAction>[];
}

/** One table with its store and its clients. */
export interface Side {
  readonly authority: Authority;
  readonly serverSeed: string;
  table: Table;
  /** Made once: from the start on they are what they are. */
  dice: Dice | null;
  /** What was written, as it would be read back from a disk. */
  readonly stored: Stored[];
  readonly lines: StoredLine[];
  readonly clients: ReadonlyMap<Viewer, Client>;
}

/** What came of an event. */
export interface Outcome {
  /** What the sender of a command heard. */
  readonly reply: string | null;
  readonly written: readonly Stored[];
  /** Every message that a viewer received, in order. */
  readonly messages: ReadonlyMap<Viewer, readonly string[]>;
  /** Whom the clock reminds, and when it is to be looked at again. */
  readonly clock: string;
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const openSide = (
  authority: Authority,
  serverSeed: string,
  entries: readonly Stored[],
  lines: readonly StoredLine[] = [],
): Side => ({
  authority,
  serverSeed,
  table: authority.openTable(copy(entries), authority.games),
  dice: null,
  stored: copy([...entries]),
  lines: [...lines],
  clients: new Map(VIEWERS.map(viewer => [viewer, { heard: NOTHING_HEARD, entries: [] }])),
});

/** The same table once more, with clients that have heard the same. */
export function fork(side: Side): Side {
  const twin = openSide(side.authority, side.serverSeed, side.stored, side.lines);
  for (const [viewer, { heard, entries }] of side.clients) {
    const client = twin.clients.get(viewer);
    if (client) Object.assign(client, { heard, entries: [...entries] });
  }
  return twin;
}

export const toldTo = ({ table, clients }: Side, viewer: Viewer): Told => ({
  game: table.game.id,
  rules: table.game.rules,
  seats: table.setting.seats,
  options: table.setting.options,
  viewer,
  entries: clients.get(viewer)?.entries ?? [],
});

/** Lets an event happen: what it leads to is written, taken in and told, then whatever waits for nobody. */
export function happen(side: Side, event: Event): Outcome {
  const { authority } = side;
  const messages = new Map<Viewer, string[]>(VIEWERS.map(viewer => [viewer, []]));
  const written: Stored[] = [];
  const context = (): Context => ({
    now: event.now,
    dice: diceOf(side),
    rng: simulationRng(event.chance),
    absent: event.absent,
    bots: BOTS,
  });

  const write = (entries: readonly Stored[]): boolean => {
    if (entries.length === 0) return false;
    const durable = copy([...entries]);
    side.stored.push(...durable);
    written.push(...durable);
    authority.absorb(side.table, durable);
    tellAll();
    return true;
  };
  const tellAll = (): void => {
    for (const viewer of viewersOf(side.table)) tell(side, viewer, messages.get(viewer) ?? []);
  };

  let reply: string | null = null;
  const { what } = event;
  switch (what.kind) {
    case 'command': {
      const decision = authority.decide(side.table, what.command, context());
      reply = JSON.stringify(authority.replyTo(decision));
      // Also for a command that led to nothing: then there must be nothing to tell.
      if (!decision.ok) tellAll();
      write(decision.ok ? decision.value : []);
      break;
    }
    case 'bot':
      write(authority.playBot(side.table, what.wanted, what.plan, context()));
      break;
    case 'tick':
      write(authority.tick(side.table, context()));
      break;
    case 'reload':
      side.table = authority.openTable(copy(side.stored), authority.games);
      break;
    case 'reconnect': {
      const client = side.clients.get(what.viewer);
      if (client && !what.remembers) Object.assign(client, { heard: NOTHING_HEARD, entries: [] });
      tellAll();
      break;
    }
    case 'talk': {
      const line = authority.say(side.table, side.lines, what.speaker, what.said, event.now);
      reply = JSON.stringify(line.ok ? true : line.error);
      if (!line.ok) break;
      side.lines.push(line.value);
      for (const heard of messages.values()) heard.push(JSON.stringify(authority.tellLine(line.value)));
      break;
    }
  }
  for (let i = 0; write(authority.resume(side.table, context())); i++)
    if (i > MOST_RESUMES) throw new Error('the table never comes to rest');
  const clock = JSON.stringify([authority.overdue(side.table, event.now), authority.nextTick(side.table, event.now)]);
  return { reply, written, messages, clock };
}

export const diceOf = (side: Side): Dice | null => (side.dice ??= side.authority.fairDice(side.table, side.serverSeed));

const MOST_RESUMES = 10;

function tell(side: Side, viewer: Viewer, inbox: string[]): void {
  const client = side.clients.get(viewer);
  if (client === undefined) return;
  const news = side.authority.newsFor(side.table, viewer, client.heard);
  if (news === null) return;
  const text = JSON.stringify(news);
  inbox.push(text);
  const received = JSON.parse(text) as News;
  client.entries.push(...received.entries);
  client.heard = hear(client.heard, received);
}
