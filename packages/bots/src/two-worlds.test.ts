import { registered } from '@zaria/games/all';
import type { GameId } from '@zaria/games';
import {
  NATURE,
  completeOptions,
  following,
  isDone,
  narrate,
  pick,
  questionOn,
  same,
  simulationRng,
  type AnyAction,
  type AnyGame,
  type AnyShape,
  type AnyState,
  type Narration,
  type Rng,
  type Seat,
} from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { botsOf } from './all.ts';
import type { AnyBot } from './bot.ts';
import { playMatch } from './match.ts';
import { TABLES } from './match.testing.ts';
import { withNodes } from './names.ts';

/*
 * Two worlds that differ only in what a seat was not told (a hidden answer, what another draws or writes at the same
 * time, dice to come) must look the same to the bot of that seat: from the same seed it plays the same.
 */

const NODES = 60;

interface Worlds {
  readonly seat: Seat;
  readonly one: Narration<AnyShape>;
  readonly other: Narration<AnyShape>;
}

function startOf(id: GameId, seats: number, given: Record<string, unknown>) {
  const { game } = registered(id);
  const options = completeOptions(game.options, seats, given);
  if (!options.ok) throw new Error(id);
  return { rules: game.rules, seats, options: options.value };
}

/** Random matches up to somebody's secret, and two worlds with different ones; `limit` of them. */
function secretWorlds(id: GameId, seats: number, given: Record<string, unknown>, limit: number): readonly Worlds[] {
  const { game } = registered(id);
  const start = startOf(id, seats, given);
  const found: Worlds[] = [];
  for (let seed = 0; found.length < limit && seed < 60; seed++) {
    const rng = simulationRng(`${id} secrets ${seed}`);
    const match = narrate(game, start);
    const skip = rng.below(60);
    for (let ply = 0; ; ply++) {
      const [actor] = game.waiting(match.state);
      if (actor === undefined) break;
      if (actor === NATURE) {
        match.append({ kind: 'play', actor, action: game.sample(match.state, rng) });
        continue;
      }
      const pair = ply < skip ? null : differing(game, match.state, actor, rng);
      if (pair !== null) {
        const copies = pair.map(action => {
          const world = narrate(game, start, match.log);
          world.append({ kind: 'play', actor, action });
          return world;
        });
        const [one, other] = copies;
        const seat =
          one && game.waiting(one.state).find((waiting): waiting is Seat => waiting >= 0 && waiting !== actor);
        if (one !== undefined && other !== undefined && seat !== undefined) {
          found.push({ seat, one, other });
          break;
        }
      }
      match.append({ kind: 'play', actor, action: pick(game.legal(match.state, actor), rng) });
    }
  }
  return found;
}

/** Two answers of the seat that the others cannot tell apart; `null` if there are none. */
function differing(game: AnyGame, state: AnyState, seat: Seat, rng: Rng): readonly [AnyAction, AnyAction] | null {
  const frame = questionOn(state);
  const info = frame === null ? undefined : game.steps[frame.step];
  const legal = game.legal(state, seat);
  const action = pick(legal, rng);
  const isAlike = (one: AnyAction): boolean => {
    if (same(one, action)) return false;
    if (info?.kind === 'together') return ends(game, state, seat, one) === ends(game, state, seat, action);
    if (info?.kind !== 'ask' || info.secret === null) return false;
    return same(info.secret.shows(one.answer, frame?.data), info.secret.shows(action.answer, frame?.data));
  };
  const alike = legal.filter(isAlike);
  return alike.length === 0 ? null : [action, pick(alike, rng)];
}

/** Whether the seat is done with the common step after this: that much everybody hears. */
function ends(game: AnyGame, state: AnyState, seat: Seat, action: AnyAction): boolean {
  const copy = game.clone(state);
  game.play(copy, seat, action);
  return isDone(questionOn(copy), seat);
}

function decides(bot: AnyBot, id: GameId, world: Narration<AnyShape>, seat: Seat): readonly AnyAction[] {
  const own = following(registered(id).game, world.told(seat));
  return bot.decide(own, seat, { nodes: NODES }, simulationRng('thought'));
}

describe.each([
  { id: 'las-vegas-royale', seats: 3, given: { mode: 'royale', tiles: 'A1 G1' } },
  { id: 'qwinto', seats: 3, given: {} },
  { id: 'railroad-ink', seats: 2, given: {} },
] as const)('secrets of $id', ({ id, seats, given }) => {
  const worlds = secretWorlds(id, seats, given, 4);

  test.each(botsOf(id).map(bot => ({ bot })))('do not move $bot.id', ({ bot }) => {
    expect(worlds).toHaveLength(4);
    for (const { seat, one, other } of worlds) {
      expect(other.state).not.toEqual(one.state);
      expect(decides(bot, id, other, seat)).toEqual(decides(bot, id, one, seat));
    }
  });

  test('move a bot that sees the state', () => {
    let told = 0;
    for (const { seat, one, other } of worlds) {
      const peeking = (state: AnyState): AnyBot => ({
        id: 'peeking',
        version: 1,
        nodes: 0,
        decide: ({ legal }) => [legal[hashOf(JSON.stringify(state)) % legal.length] ?? { step: '', answer: 0 }],
      });
      const [here, there] = [one, other].map(world => decides(peeking(world.state), id, world, seat));
      if (!same(here, there)) told++;
    }
    expect(told).toBeGreaterThan(0);
  });
});

/** Some number that depends on every letter. */
const hashOf = (text: string): number => simulationRng(text).below(1 << 20);

/** Dice that are the same for so many throws, and others after that. */
function forked(seed: string, after: number, branch: string): Rng {
  const [first, second] = [simulationRng(seed), simulationRng(`${seed} ${branch}`)];
  let drawn = 0;
  return { below: m => (drawn++ < after ? first : second).below(m) };
}

/** After so many numbers drawn the dice become others: within the first rounds, in games that draw few or many. */
const FORKS = [12, 150];

describe.each(TABLES.filter(({ id, seats }) => seats === registered(id).game.players.min))(
  'dice to come, $id',
  ({ id, seats }) => {
    test.each(botsOf(id).map(bot => ({ bot })))('do not move $bot.id', ({ bot }) => {
      const { game } = registered(id);
      const start = startOf(id, seats, {});
      const bots = Array<AnyBot>(seats).fill(withNodes(bot, NODES));
      const played = (after: number, branch: string): readonly string[] => {
        const nature = forked(`${id} ${seats}`, after, branch);
        const { log } = playMatch(game, start, { bots, nature, thought: simulationRng('thought') });
        return log.map(entry => (entry.kind === 'play' ? `${entry.actor} ${game.print(entry.action)}` : ''));
      };
      const lengths = FORKS.map(after => {
        const [left, right] = [played(after, 'left'), played(after, 'right')];
        const fork = left.findIndex((entry, at) => entry !== right[at]);
        // Where they part it is the dice that do, never a seat.
        if (fork >= 0) expect(left[fork]).toMatch(/^-1 /);
        return fork;
      });
      expect(Math.max(...lengths)).toBeGreaterThan(2);
    });
  },
);
