import { GAME_IDS } from '@zaria/games';
import { pick, simulationRng, type MatchRecord } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { phaseOf } from '@zaria/table';
import { hashToken } from '@zaria/table';
import { SOUND, type Authority } from './authority.ts';
import * as checks from './checks.ts';
import type { Check } from './broken.ts';
import type { Event } from './event.ts';
import { castShadow, followEvent } from './shadow.ts';
import { happen, type Outcome } from './side.ts';
import { closing, isPlaying, nextEvent, openWorld, recordOfWorld, type World } from './world.ts';

/** The small game comes up most: its worlds are short, and everything can happen in them. */
export const SIMULATED: readonly string[] = [...GAME_IDS, toy.id];

export interface Simulated {
  readonly game: string;
  readonly steps: number;
  readonly tally: ReadonlyMap<string, number>;
  readonly record: MatchRecord | null;
}

export interface Simulation {
  readonly authority?: Authority;
  /** Which game; else the seed says. */
  readonly game?: string;
  /** After so many steps the match is given up. */
  readonly most?: number;
  /** `false`: only to get a record. */
  readonly checked?: boolean;
  /** Only this check counts. */
  readonly watched?: Check;
}

export const MOST_STEPS = 160;

/** Runs one world from its seed to its end. Throws `BrokenCheck` where something is not as it must be. */
export function simulate(seed: string, simulation: Simulation = {}): Simulated {
  const { authority = SOUND, most = MOST_STEPS, checked = true } = simulation;
  const game = simulation.game ?? pick([...SIMULATED, toy.id], simulationRng(`${seed} game`));
  const world = openWorld(seed, game, authority, simulation.watched ?? null);
  const advance = checked ? checkedStep : bareStep;
  while (world.step < most && !hasEnded(world)) {
    world.step++;
    advance(world, nextEvent(world));
  }
  if (isPlaying(world.main.table)) advance(world, closing(world));
  const { step: steps, tally } = world;
  world.count(`ended ${phaseOf(world.main.table)}`);
  if (world.main.table.match === null) return { game, steps, tally, record: null };
  if (checked) {
    checks.checkReplay(world);
    checks.checkRecord(world);
  }
  return { game, steps, tally, record: recordOfWorld(world) };
}

const hasEnded = ({ main }: World): boolean => ['over', 'abandoned'].includes(phaseOf(main.table));

function bareStep(world: World, event: Event): void {
  happen(world.main, event);
}

/** The fold of a long log is looked at every so many steps only. */
const LONG = 60;
const isDue = ({ main, step }: World): boolean => (main.table.match?.log.length ?? 0) < LONG || step % 8 === 0;

function checkedStep(world: World, event: Event): void {
  const { main } = world;
  const before = checks.rememberTable(main.table);
  const refusal = event.what.kind === 'command' ? checks.mustRefuse(world, event.what.command) : null;
  const isRepeated =
    event.what.kind === 'command' &&
    before.answered.has(`${hashToken(event.what.command.token)}:${event.what.command.id}`);
  const thought = event.what.kind === 'bot' ? checks.awaitedThought(world, event.what.wanted) : null;
  const isTalk = event.what.kind === 'talk';
  const asItWas = isTalk ? checks.printTable(main.table) : null;
  if (isDue(world)) checks.checkUntouched(world, event);
  castShadow(world, event);

  const seq = main.stored.length;
  const outcome = happen(main, event);
  tallyEvent(world, event, outcome, isRepeated);
  if (isRepeated && ownEntries(outcome, main.stored.length - seq) > 0)
    world.broken('twice', `command ${JSON.stringify(event.what)} was carried out again`);
  if (refusal !== null && !isRepeated && outcome.reply === '{"ok":true,"value":true}')
    world.broken(refusal, JSON.stringify(event.what));
  if (thought !== null && thought !== outcome.written.length > 0)
    world.broken(thought ? 'stuck' : 'late', `a bot's answer: ${JSON.stringify(outcome.written)}`);
  if (isTalk && checks.printTable(main.table) !== asItWas)
    world.broken('apart', `after ${JSON.stringify(event.what)} the table is another`);

  checks.checkWritten(world, outcome, before);
  checks.checkSecrets(world, event, outcome);
  checks.checkStuck(world);
  // Where nothing was written or sent, there is nothing new to look at.
  const isNews = outcome.written.length > 0 || event.what.kind === 'reload' || event.what.kind === 'reconnect';
  if (isNews && isDue(world)) {
    checks.checkReplay(world);
    checks.checkFolds(world);
  }
  if (world.shadow !== null) world.shadow = followEvent(world, world.shadow, event, outcome);
}

function tallyEvent(world: World, { what }: Event, { reply, written }: Outcome, isRepeated: boolean): void {
  for (const entry of written) {
    const { kind } = entry.what;
    if (entry.what.kind !== 'match') world.count(kind);
    else world.count(entry.what.entry.kind === 'note' ? entry.what.entry.note.note : entry.what.entry.kind);
  }
  if (what.kind !== 'command') return world.count(what.kind);
  if (isRepeated) return world.count('repeated');
  const { ok, error } = JSON.parse(reply ?? '{}') as {
    readonly ok: boolean;
    readonly error?: { readonly why: string };
  };
  world.count(ok ? `do ${what.command.wish.do}` : `refused ${error?.why ?? ''}`);
}

/** Entries that came of the command itself, not of what was waiting anyway. */
const ownEntries = ({ written }: Outcome, count: number): number =>
  written.slice(0, count).filter(({ by }) => by !== null).length;
