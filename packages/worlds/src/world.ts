import { pick, simulationRng, type MatchRecord, type Rng, type Seat } from '@zaria/kit';
import type { Wanted } from '@zaria/table';
import { PHRASES } from '@zaria/table';
import type { Command } from '@zaria/table';
import { SERVER_ENTROPY, opening, serverPart } from '@zaria/table';
import { phaseOf, type Table } from '@zaria/table';
import type { Authority } from './authority.ts';
import { BrokenCheck, type Check } from './broken.ts';
import type { Event, Happening } from './event.ts';
import { lobbyWish, randomSetting } from './lobbying.ts';
import { gather, holderOf, hostOf, write, type People } from './people.ts';
import { playWish } from './playing.ts';
import type { Shadow } from './shadow.ts';
import { openSide, viewersOf, type Side } from './side.ts';
import { botAnswer } from './thinking.ts';

/** One table from its opening to its end, with everybody around it; all of it follows from the seed. */
export interface World {
  readonly seed: string;
  readonly rng: Rng;
  readonly people: People;
  readonly main: Side;
  /** The same table where somebody hid something else. */
  shadow: Shadow | null;
  /** What all draws come from, in hex, once it is known. */
  key: string | null;
  now: number;
  readonly absent: Set<Seat | 'host'>;
  /** What bots have decided, not delivered yet. */
  readonly thoughts: Extract<Happening, { kind: 'bot' }>[];
  step: number;
  /** How often things happened, to see that they do. */
  readonly tally: Map<string, number>;
  count(what: string): void;
  /** Something is not as it must be: breaks off, unless another check is watched. */
  broken(check: Check, what: string): void;
}

export function openWorld(seed: string, gameId: string, authority: Authority, watched: Check | null): World {
  const rng = simulationRng(seed);
  const game = authority.games(gameId);
  if (game === null) throw new Error(`there is no game ${gameId}`);
  const people = gather(rng);
  const part = serverPart(Uint8Array.from({ length: SERVER_ENTROPY }, () => rng.below(256)));
  const kind = pick(['open', 'open', 'local', 'typed'] as const, rng);
  const opened = opening(
    {
      game: gameId,
      setting: randomSetting(game, rng),
      host: pick(people.tokens, rng),
      dice: kind === 'typed' ? null : { kind, part },
      revealWithin: 30_000,
    },
    1000,
    authority.games,
  );
  if (!opened.ok) throw new Error(`a random table is refused: ${opened.error.why}`);
  const world: World = {
    seed,
    rng,
    people,
    main: openSide(authority, part.serverSeed, opened.value),
    shadow: null,
    key: null,
    now: 1000,
    absent: new Set(),
    thoughts: [],
    step: 0,
    tally: new Map(),
    count: what => void world.tally.set(what, (world.tally.get(what) ?? 0) + 1),
    broken(check, what) {
      if (watched === null || watched === check) throw new BrokenCheck(check, seed, world.step, what);
    },
  };
  return world;
}

/** What happens next. */
export function nextEvent(world: World): Event {
  const { rng } = world;
  world.now += 1 + rng.below(2000);
  const what = nextHappening(world);
  return { what, now: world.now, absent: new Set(world.absent), chance: rng.below(1 << 30) };
}

function nextHappening(world: World): Happening {
  const { rng, people, main } = world;
  const { table } = main;
  const arrive = (command: Command): Happening => ({ kind: 'command', command });
  // What was held up arrives sooner or later, and not in the order it was sent.
  if (people.underWay.length + world.thoughts.length > 0 && rng.below(6) === 0) {
    const [late] = people.underWay.splice(rng.below(people.underWay.length + 1), 1);
    if (late) return arrive(late);
    const [thought] = world.thoughts.splice(rng.below(world.thoughts.length + 1), 1);
    if (thought) return thought;
  }
  switch (rng.below(24)) {
    case 0:
      return { kind: 'reload' };
    case 1:
      return { kind: 'reconnect', viewer: pick(viewersOf(table), rng), remembers: rng.below(2) === 0 };
    case 2:
      world.now += rng.below(60_000);
      return { kind: 'tick' };
    case 3:
      flip(world.absent, pick([0, 1, 2, 3, 4, 5, 'host'] as const, rng));
      return { kind: 'tick' };
    case 4:
      return talk(world);
    case 5:
      // Anything that was ever sent may come again.
      if (people.sent.length > 0) return arrive(pick(people.sent, rng));
      break;
  }
  if (phaseOf(table) === 'lobby') return arrive(write(people, ...lobbyWish(people, table, rng)));
  const wanted = main.authority.wantedBots(table);
  if (wanted.length > 0 && rng.below(3) > 0) return think(world, pick(wanted, rng));
  const wish = playWish(people, table, rng);
  if (wish === null) return wanted.length > 0 ? think(world, pick(wanted, rng)) : { kind: 'tick' };
  const command = write(people, ...wish);
  if (rng.below(10) > 0) return arrive(command);
  people.underWay.push(command);
  return { kind: 'tick' };
}

function flip<T>(set: Set<T>, item: T): void {
  if (!set.delete(item)) set.add(item);
}

function think(world: World, wanted: Wanted): Happening {
  const { rng, main } = world;
  const plan = botAnswer(main.table, wanted, rng);
  if (rng.below(8) > 0) return { kind: 'bot', wanted, plan };
  world.thoughts.push({ kind: 'bot', wanted, plan });
  return { kind: 'tick' };
}

function talk({ rng, people, main: { table } }: World): Happening {
  const seat = pick([null, 0, 1] as const, rng);
  const own = seat === null ? null : holderOf(people, table, seat);
  const token = pick([own ?? pick(people.tokens, rng), pick(people.tokens, rng)], rng);
  const said = pick([{ phrase: pick(PHRASES, rng) }, { text: 'What now?' }, { text: ' ' }], rng);
  return { kind: 'talk', speaker: { token, seat, name: 'Gast' }, said };
}

/** The end: if the match is still going on, the host gives it up. */
export function closing(world: World): Event {
  const command = write(world.people, hostOf(world.people, world.main.table), { do: 'abandon' });
  return { what: { kind: 'command', command }, now: world.now, absent: new Set(), chance: 0 };
}

/** The record of a world that has ended. */
export function recordOfWorld({ main }: World): MatchRecord {
  const { authority, table } = main;
  return authority.recordOf(table, table.dice === 'typed' ? null : main.serverSeed);
}

export const isPlaying = (table: Table): boolean => phaseOf(table) === 'playing';
