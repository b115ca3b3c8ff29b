import type { DiceKind } from '@zaria/fair';
import { GAME_IDS } from '@zaria/games';
import { pick, simulationRng } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { phaseOf, type WrittenRecord } from '@zaria/table';
import { SOUND, type Authority } from './authority.ts';
import type { Check } from './broken.ts';
import { checksOf, type Checks } from './checks/index.ts';
import type { Event } from './event.ts';
import { afterlife, closing, nextEvent } from './happening.ts';
import { castShadow, followEvent } from './shadow.ts';
import { nameOf } from './people.ts';
import { happen, type Outcome } from './side.ts';
import { hasEnded, isPlaying, openWorld, type World } from './world.ts';

/** The small game comes up most: its worlds are short, and everything can happen in them. */
export const SIMULATED: readonly string[] = [...GAME_IDS, toy.id];

export interface Simulated {
  readonly game: string;
  readonly steps: number;
  readonly tally: ReadonlyMap<string, number>;
  readonly record: WrittenRecord | null;
}

export interface Simulation {
  readonly authority?: Authority;
  /** Which game; else the seed says. */
  readonly game?: string;
  /** Which dice; else the seed says. */
  readonly dice?: DiceKind;
  /** After so many steps the match is given up. */
  readonly most?: number;
  /** `false`: only to get a record. */
  readonly checked?: boolean;
  /** Only this check counts. */
  readonly watched?: Check;
}

export const MOST_STEPS = 160;
/** So often somebody still wants something when it is over. */
const AFTERLIFE = 4;

/** Runs one world from its seed to its end. Throws `BrokenCheck` where something is not as it must be. */
export async function simulate(seed: string, simulation: Simulation = {}): Promise<Simulated> {
  const { authority = SOUND, dice = null, most = MOST_STEPS, checked = true, watched = null } = simulation;
  const game = simulation.game ?? pick([...SIMULATED, toy.id], simulationRng(`${seed} game`));
  const world = await openWorld({ seed, game, dice, authority, isHeard: checked, watched });
  const { main } = world;
  const checks = checked ? checksOf(world) : null;
  const advance = (event: Event): Promise<unknown> =>
    checks === null ? happen(main, event) : checkedStep(world, checks, event);
  while (world.step < most && !hasEnded(main.table)) {
    world.step++;
    await advance(nextEvent(world));
  }
  if (isPlaying(main.table)) await advance(closing(world));
  if (checks !== null) for (let more = AFTERLIFE; more > 0; more--) await advance(afterlife(world));
  world.count(`ended ${phaseOf(main.table)}`);
  checks?.atTheEnd();
  main.keeper.close();
  const record = main.table.match === null ? null : main.authority.recordOf(main.table, 'spectator');
  return { game, steps: world.step, tally: world.tally, record };
}

async function checkedStep(world: World, checks: Checks, event: Event): Promise<void> {
  const { main } = world;
  const name = event.what.kind === 'command' ? nameOf(main.people, event.what.command) : null;
  world.isAgain = name !== null && world.arrived.has(name);
  if (name !== null) world.arrived.add(name);
  const isRepeated = event.what.kind === 'command' && main.store.names.has(nameOf(main.people, event.what.command));
  const judge = checks.watch(event);
  await castShadow(world, event);
  const outcome = await happen(main, event);
  tallyEvent(world, event, outcome, isRepeated);
  judge(outcome);
  if (world.shadow !== null) world.shadow = await followEvent(world, world.shadow, event, outcome);
}

function tallyEvent(world: World, { what, trouble }: Event, { reply, written }: Outcome, isRepeated: boolean): void {
  for (const entry of written) {
    const { kind } = entry.what;
    if (entry.what.kind !== 'match') world.count(kind);
    else world.count(entry.what.entry.kind === 'note' ? entry.what.entry.note.note : entry.what.entry.kind);
  }
  if (trouble !== 'none') world.count(`trouble ${trouble}`);
  if (what.kind === 'bot') return world.count(written.length > 0 ? 'bot' : 'bot in vain');
  if (what.kind !== 'command') return world.count(what.kind);
  if (isRepeated) return world.count('repeated');
  if (reply === null) return world.count('failed');
  const { ok, error } = JSON.parse(reply) as { readonly ok: boolean; readonly error?: { readonly why: string } };
  world.count(ok ? `do ${what.command.wish.do}` : `refused ${error?.why ?? ''}`);
}
