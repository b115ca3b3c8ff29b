import type { DiceKind } from '@zaria/fair';
import { pick, simulationRng, type Rng, type Seat } from '@zaria/kit';
import { opening, phaseOf, type Table } from '@zaria/table';
import type { Authority } from './authority.ts';
import { BrokenCheck, type Check, type Notice } from './broken.ts';
import { noEars } from './ears.ts';
import { randomSetting } from './lobbying.ts';
import { gather, someHost, type People } from './people.ts';
import type { Shadow } from './shadow.ts';
import { openSide, type Side } from './side.ts';

/** One table from its opening to its end, with everybody around it; all of it follows from the seed. */
export interface World {
  readonly seed: string;
  readonly rng: Rng;
  readonly people: People;
  readonly main: Side;
  /** The same table where somebody hid something else. */
  shadow: Shadow | null;
  now: number;
  readonly absent: Map<Seat | 'host', number>;
  step: number;
  /** The names of the commands that have arrived, and whether the last one had before. */
  readonly arrived: Set<string>;
  isAgain: boolean;
  /** Whether people have devices with their part in the dice. */
  readonly isHeld: boolean;
  /** How often things happened, to see that they do. */
  readonly tally: Map<string, number>;
  count(what: string): void;
  /** Something is not as it must be: breaks off, unless another check is watched. */
  readonly broken: Notice;
}

export interface WorldRequest {
  readonly seed: string;
  readonly game: string;
  readonly authority: Authority;
  /** Which dice; else the seed says. */
  readonly dice: DiceKind | null;
  /** `false`: nobody listens. */
  readonly isHeard: boolean;
  /** Only this check counts; `null`: all do. */
  readonly watched: Check | null;
}

export async function openWorld({ seed, game: id, dice, authority, isHeard, watched }: WorldRequest): Promise<World> {
  const rng = simulationRng(seed);
  const game = authority.games(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  const people = gather(rng);
  const host = someHost(rng);
  const some = pick(['open', 'open', 'local', 'typed'] as const, rng);
  const kind = dice ?? some;
  const opened = opening(
    {
      game: id,
      setting: randomSetting(game, rng),
      host: pick(people.tokens, rng),
      dice: {
        kind,
        matchId: host.matchId,
        head: kind === 'typed' ? null : host.chain.head,
        wait: pick([500, 1500, 4000], rng),
      },
    },
    1000,
    authority.games,
  );
  if (!opened.ok) throw new Error(`a random table is refused: ${opened.error.why}`);
  const ears = isHeard ? noEars() : null;
  const tally = new Map<string, number>();
  const world: World = {
    seed,
    rng,
    people,
    main: await openSide({ authority, people, host, stored: opened.value, ears }),
    shadow: null,
    now: 1000,
    absent: people.away,
    step: 0,
    arrived: new Set(),
    isAgain: false,
    isHeld: watched === null || watched === 'hands',
    tally,
    count: what => void tally.set(what, (tally.get(what) ?? 0) + 1),
    broken(check, what) {
      if (watched === null || watched === check) throw new BrokenCheck(check, seed, world.step, what);
    },
  };
  return world;
}

export const isPlaying = (table: Table): boolean => phaseOf(table) === 'playing';
export const hasEnded = (table: Table): boolean => phaseOf(table) === 'over' || phaseOf(table) === 'abandoned';
