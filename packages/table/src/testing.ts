import { commitPlayer, parseHex, printHex } from '@zaria/fair';
import { findGame } from '@zaria/games/all';
import { seatsOf, simulationRng, type AnyGame, type Seat } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { absorb, openTable } from './absorb.ts';
import { playBot, wantedBots } from './bots.ts';
import { tick } from './clock.ts';
import type { TableRefusal, Wish } from './command.ts';
import type { Context } from './context.ts';
import { decide, resume } from './decide.ts';
import { fairDice } from './dice.ts';
import type { Proposal } from './draft.ts';
import type { DiceKind, Setting, Stored } from './entries.ts';
import { SERVER_ENTROPY, opening, serverPart } from './opening.ts';
import { givenBy, questionOf, type Table } from './table.ts';

export const PART = serverPart(Uint8Array.from({ length: SERVER_ENTROPY }, (_, i) => i));
/** The games of the tests: all there are, and the kit's small one. */
export const games = (id: string): AnyGame | null => (id === toy.id ? toy : findGame(id));
export const SETTING: Setting = {
  seats: 2,
  options: {},
  clock: { kind: 'none' },
  forced: false,
  spectators: 'silent',
};

export const tokenOf = (name: string): string => `the token of ${name}`;
export const entropyOf = (seat: Seat): string => `${seat + 1}`.repeat(64);
export const commitOf = (seat: Seat): string =>
  printHex(commitPlayer(parseHex(PART.matchId), seat, parseHex(entropyOf(seat))));

export interface Scene {
  readonly table: Table;
  readonly stored: Stored[];
  now: number;
  readonly absent: Set<Seat | 'host'>;
  /** Somebody wants something: "ok", or why not. */
  wants(name: string, wish: Wish, id?: string): TableRefusal['why'] | 'ok';
  /** All of it in order, and each must be granted. */
  does(name: string, ...wishes: readonly Wish[]): void;
  /** "1 write a": seat 1 answers; "nature die 2": somebody types the dice in. */
  plays(...rows: readonly string[]): void;
  /** Time passes. */
  waits(ms: number): void;
  /** Bots play until none is asked any more, each with the first legal action. */
  botsPlay(): void;
  readonly context: Context;
}

export interface SceneSetting extends Partial<Setting> {
  readonly game?: string;
  readonly dice?: DiceKind;
}

/** A table that Ada opened, with nobody at it. Its dice are typed in, unless said otherwise. */
export function lobby({ game = 'toy', dice = 'typed', ...setting }: SceneSetting = {}): Scene {
  const opened = opening(
    {
      game,
      setting: { ...SETTING, ...setting },
      host: tokenOf('Ada'),
      dice: dice === 'typed' ? null : { kind: dice, part: PART },
      revealWithin: 30_000,
    },
    0,
    games,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  const stored = [...opened.value];
  const table = openTable(stored, games);
  const take = (proposal: Proposal): void => {
    stored.push(...proposal.entries);
    absorb(table, proposal);
  };
  const settle = (): void => {
    for (let more = resume(table, scene.context); more.entries.length > 0; more = resume(table, scene.context))
      take(more);
  };
  let ids = 0;

  const scene: Scene = {
    table,
    stored,
    now: 1000,
    absent: new Set(),
    get context(): Context {
      const { now, absent } = scene;
      return { now, absent, dice: fairDice(table, PART.serverSeed), rng: simulationRng(1), bots: ['random'] };
    },
    wants(name, wish, id = `c${ids++}`) {
      const decision = decide(table, { id, token: tokenOf(name), wish }, scene.context);
      if (!decision.ok) return decision.error.why;
      take(decision.value);
      settle();
      return 'ok';
    },
    does(name, ...wishes) {
      for (const wish of wishes) {
        const said = scene.wants(name, wish);
        if (said !== 'ok') throw new Error(`${name} may not ${wish.do}: ${said}`);
      }
    },
    plays(...rows) {
      for (const row of rows) {
        const [, who = '', action = ''] = /^(\S+) (.+)$/.exec(row) ?? [];
        const question = questionOf(table);
        if (who === 'nature') scene.does(NAMES[0], { do: 'throw', question, action });
        else {
          const seat = Number(who) as Seat;
          scene.does(NAMES[seat], { do: 'play', seat, question, count: givenBy(table, seat), action });
        }
      }
    },
    waits(ms) {
      scene.now += ms;
      take(tick(table, scene.context));
      settle();
    },
    botsPlay() {
      for (let [wanted] = wantedBots(table); wanted !== undefined; [wanted] = wantedBots(table)) {
        const state = table.match?.state;
        take(playBot(table, wanted, state ? table.game.legal(state, wanted.seat).slice(0, 1) : null, scene.context));
        settle();
      }
    },
  };
  return scene;
}

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'] as const;

/** The wish to sit down at the seat that is one's own in these tests. */
export const sit = (seat: Seat): Wish => ({ do: 'sit', seat, as: 'remote', name: NAMES[seat], colour: seat });

/** Everybody sits, has promised a part in the dice if there are any to draw, and is ready. */
export function seated(setting: SceneSetting = {}): Scene {
  const scene = lobby(setting);
  for (const seat of seatsOf(scene.table.setting.seats)) {
    scene.does(NAMES[seat], sit(seat));
    if (scene.table.dice !== 'typed') scene.does(NAMES[seat], { do: 'commit', seat, commit: commitOf(seat) });
    scene.does(NAMES[seat], { do: 'ready', seat, ready: true });
  }
  return scene;
}

/** A match that has started; with drawn dice, everybody has revealed. */
export function started(setting: SceneSetting = {}): Scene {
  const scene = seated(setting);
  scene.does('Ada', { do: 'start' });
  if (scene.table.dice !== 'typed')
    for (const seat of seatsOf(scene.table.setting.seats))
      scene.does(NAMES[seat], { do: 'reveal', seat, entropy: entropyOf(seat) });
  return scene;
}

/** Two or three players of the small game; Ada has hidden and Ben guessed: now all write at the same time. */
export function writing(setting: SceneSetting = {}): Scene {
  const scene = started(setting);
  scene.plays(`nature die ${scene.table.setting.seats}`, '0 hide 1', '1 guess 2');
  return scene;
}

export const playWish = ({ table }: Scene, seat: Seat, action: string): Wish => ({
  do: 'play',
  seat,
  question: questionOf(table),
  count: givenBy(table, seat),
  action,
});

export const backWish = ({ table }: Scene, seat: Seat, back: 'retract' | 'reopen'): Wish => ({
  do: 'back',
  seat,
  question: questionOf(table),
  count: givenBy(table, seat),
  back,
});

export const undoWish = ({ table }: Scene, seat: Seat): Wish => ({ do: 'undo', seat, question: questionOf(table) });
