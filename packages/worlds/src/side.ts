import type { Viewer } from '@zaria/kit';
import type { Command, Dice, HostPart, Keeper, News, Stored, StoredLine, Table } from '@zaria/table';
import type { Authority } from './authority.ts';
import type { Check, Notice } from './broken.ts';
import { changeEars, copyEars, listenAgain, listeners, reconnect, type Ears } from './ears.ts';
import { isSameThought, plainly, type Event, type Thought } from './event.ts';
import { blame, outsideOf, rivalOf, type Thinking } from './outside.ts';
import { nameOf, type People } from './people.ts';
import { openStore, type Store } from './store.ts';

/** One table with its keeper, its store and those who listen. */
export interface Side {
  readonly authority: Authority;
  readonly people: People;
  /** The host's part in the dice. */
  readonly host: HostPart;
  readonly store: Store;
  readonly lines: StoredLine[];
  /** `null`: nobody listens. */
  readonly ears: Ears | null;
  keeper: Keeper;
  /** Another process that keeps the same table, and hears of nothing until a command reaches it, too. */
  rival: Keeper | null;
  readonly table: Table;
  /** Made once. */
  dice: Dice | null;
  /** Bots at work, in the order they were asked. */
  thinking: readonly Thinking[];
  /** When the keeper wants to be woken. */
  wake: number | null;
  /** Whether the match could not go on by itself, since nothing could be written. */
  hasFailed: boolean;
  /** What happens just now, and what has come of it. */
  event: Event;
  outcome: Noted;
  /** Something is seen to be wrong while it happens. */
  readonly notice: Notice;
}

/** What came of an event. */
export interface Outcome {
  /** What the sender of a command heard. */
  readonly reply: string | null;
  readonly written: readonly Stored[];
  /** Every message that a viewer received, in order. */
  readonly messages: readonly { readonly viewer: Viewer; readonly text: string }[];
  /** The news among them. */
  readonly news: readonly { readonly viewer: Viewer; readonly news: News }[];
  /** What bots were asked, and what they were told, in one text. */
  readonly asked: readonly (Thought & { readonly told: string })[];
  /** Whom the clock reminds, and when it is to be looked at again. */
  readonly clock: string;
  readonly noticed: readonly { readonly check: Check; readonly what: string }[];
}

type Writable<T> = T extends readonly (infer Item)[] ? Item[] : T;

/** An outcome in the making. */
type Noted = { -readonly [K in keyof Outcome]: Writable<Outcome[K]> } & { readonly failures: Error[] };

const newOutcome = (): Noted => ({
  reply: null,
  written: [],
  messages: [],
  news: [],
  asked: [],
  clock: '',
  noticed: [],
  failures: [],
});

export interface SideRequest {
  readonly authority: Authority;
  readonly people: People;
  /** The host's part in the dice. */
  readonly host: HostPart;
  /** What was written so far. */
  readonly stored: readonly Stored[];
  readonly lines?: readonly StoredLine[];
  readonly ears: Ears | null;
  readonly event?: Event;
}

export async function openSide(request: SideRequest): Promise<Side> {
  const { authority, people, host, stored, lines = [], ears } = request;
  const { event = plainly({ kind: 'tick' }, stored.at(-1)?.at ?? 0) } = request;
  const notice: Notice = (check, what) => void side.outcome.noticed.push({ check, what });
  const side: Side = {
    authority,
    people,
    host,
    store: openStore(stored, notice),
    lines: [...lines],
    ears,
    // Until it is opened, below.
    keeper: null as never,
    rival: null,
    get table() {
      return side.keeper.table;
    },
    dice: null,
    thinking: [],
    wake: null,
    hasFailed: false,
    event,
    outcome: newOutcome(),
    notice,
  };
  await open(side);
  return side;
}

/** A process starts: it reads what was written, and lets the match go on. */
async function open(side: Side): Promise<void> {
  side.keeper = openKeeper(side, outsideOf(side));
  listenAgain(side);
  changeEars(side);
  void side.keeper.goOn();
  await side.store.rest();
}

const openKeeper = ({ authority, store }: Side, outside: ReturnType<typeof outsideOf>): Keeper =>
  authority.keep(authority.openTable(store.entries, authority.games), outside, authority);

/** The same table once more, with clients that have heard the same. */
export const fork = ({ ears, store, ...side }: Side): Promise<Side> =>
  openSide({ ...side, stored: store.entries, ears: ears && copyEars(ears) });

/** Lets an event happen, and all that it leads to but for what bots think about. */
export async function happen(side: Side, event: Event): Promise<Outcome> {
  const { authority, store } = side;
  const outcome = newOutcome();
  Object.assign(side, { event, outcome });
  const seq = store.entries.length;
  store.isFull = event.trouble === 'full';
  await begin(side, event);
  await store.rest();
  if (store.isFull) await makeRoom(side);
  changeEars(side);
  outcome.written.push(...store.entries.slice(seq));
  outcome.clock = JSON.stringify([authority.overdue(side.table, event.now), authority.nextTick(side.table, event.now)]);
  const [failure] = outcome.failures;
  if (failure !== undefined) throw failure;
  return outcome;
}

async function begin(side: Side, { what, now, trouble }: Event): Promise<void> {
  const { authority, outcome, keeper } = side;
  switch (what.kind) {
    case 'command':
      if (trouble === 'rival') await sendToBoth(side, what.command);
      else outcome.reply = await send(side, keeper, what.command);
      break;
    case 'bot': {
      const thinking = side.thinking.find(one => isSameThought(one, what.thought));
      side.thinking = side.thinking.filter(one => one !== thinking);
      thinking?.answer(what.plan);
      break;
    }
    case 'tick':
      await keeper.tick();
      break;
    case 'reload':
      await restart(side);
      break;
    case 'recover':
      await keeper.recover(new Map(what.known));
      break;
    case 'reconnect':
      reconnect(side, what.viewer, what.remembers);
      break;
    case 'talk': {
      const line = talk(side, what, now);
      if (line === null) break;
      outcome.reply = JSON.stringify(line.ok ? true : line.error);
      if (!line.ok) break;
      side.lines.push(line.value);
      const text = JSON.stringify(authority.tellLine(line.value));
      for (const viewer of listeners(side)) outcome.messages.push({ viewer, text });
      break;
    }
  }
}

/** Whatever is said, nothing falls over it. */
function talk(
  side: Side,
  { speaker, said }: Extract<Event['what'], { kind: 'talk' }>,
  now: number,
): ReturnType<Authority['say']> | null {
  try {
    return side.authority.say(side.table, side.lines, speaker, said, now);
  } catch (error) {
    side.notice('limits', `${JSON.stringify(said)}: ${String(error)}`);
    return null;
  }
}

/** What the sender hears. */
async function send(side: Side, keeper: Keeper, command: Command): Promise<string | null> {
  try {
    const reply = await keeper.send(command);
    if (reply.ok && !side.store.names.has(nameOf(side.people, command)))
      side.notice('durable', `${JSON.stringify(command)} is granted before it is written`);
    if (!reply.ok) refusedBy(keeper).add(nameOf(side.people, command));
    return JSON.stringify(reply);
  } catch (error) {
    blame(side, error);
    return null;
  }
}

/** The names that each process has refused: it remembers them as long as it lives, and no other process knows. */
const refusals = new WeakMap<Keeper, Set<string>>();
function refusedBy(keeper: Keeper): Set<string> {
  const known = refusals.get(keeper) ?? new Set();
  refusals.set(keeper, known);
  return known;
}

const GRANTED = JSON.stringify({ ok: true, value: true });

/** A command reaches two processes that keep the same table. */
async function sendToBoth(side: Side, command: Command): Promise<void> {
  const rival = (side.rival ??= openKeeper(side, rivalOf(side)));
  const name = nameOf(side.people, command);
  const isRemembered = [side.keeper, rival].some(keeper => refusedBy(keeper).has(name));
  const [own = null, other = null] = await Promise.all([side.keeper, rival].map(keeper => send(side, keeper, command)));
  side.outcome.reply = own;
  if (!isRemembered && [own, other].includes(GRANTED) && own !== other && own !== null && other !== null)
    side.notice('again', `${JSON.stringify(command)} is granted by one process and not by the other: ${own}, ${other}`);
  await side.store.rest();
  void side.keeper.goOn();
}

/** The process is ended and starts again; nothing may come of what bots still think about. */
async function restart(side: Side): Promise<void> {
  const { keeper, store, thinking } = side;
  const { length } = store.entries;
  keeper.close();
  side.rival?.close();
  side.rival = null;
  side.thinking = [];
  for (const { answer } of thinking) answer(null);
  await store.rest();
  if (store.entries.length > length) side.notice('ended', JSON.stringify(store.entries.slice(length)));
  await open(side);
}

/** There is room on the disk again. What could not be written must not have been heard of. */
async function makeRoom(side: Side): Promise<void> {
  for (const { viewer, text } of side.outcome.messages)
    side.notice('durable', `viewer ${viewer} hears of what could not be written: ${text}`);
  side.store.isFull = false;
  if (side.hasFailed && side.wake === null) side.notice('stuck', 'what could not be written is never tried again');
  side.hasFailed = false;
  void side.keeper.tick();
  await side.store.rest();
}
