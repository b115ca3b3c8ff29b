import { chainOf, parseHex, printHex, type Chain, type DiceKind } from '@zaria/fair';
import { findGame } from '@zaria/games/all';
import { seatsOf, simulationRng, type AnyAction, type AnyGame, type Seat } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { openTable } from './absorb.ts';
import type { Wanted } from './bots.ts';
import type { Command, TableRefusal, Wish } from './command.ts';
import type { Context } from './context.ts';
import { HOST_ENTROPY, chainDice, hostPart } from './dice.ts';
import type { Setting, Stored } from './entries.ts';
import { keep, type Keeper, type Outside } from './keeper.ts';
import { opening, type OpeningDice } from './opening.ts';
import { givenBy, questionOf, type Table } from './table.ts';

export const PART = hostPart(Uint8Array.from({ length: HOST_ENTROPY }, (_, i) => i));
/** What is published of dice of that kind. */
export const published = (kind: DiceKind): OpeningDice => ({
  kind,
  matchId: PART.matchId,
  head: kind === 'typed' ? null : PART.chain.head,
});
/** The games of the tests: all there are, and the kit's small one. */
export const games = (id: string): AnyGame | null => (id === toy.id ? toy : findGame(id));
export const SETTING: Setting = {
  seats: 2,
  options: {},
  clock: { kind: 'none' },
  forced: false,
  spectators: 'silent',
  friendly: false,
  breath: 0,
  chairsEach: 6,
};

export const tokenOf = (name: string): string => `the token of ${name}`;

/** A store in memory, and nothing of note around it but what is given. */
export const memory = (stored: Stored[], given: Partial<Outside> = {}): Outside => ({
  async append(seq, entries) {
    if (seq !== stored.length) return false;
    stored.push(...entries);
    return true;
  },
  read: async seq => stored.slice(seq),
  think: async () => null,
  now: () => 1000,
  wake: () => {},
  dice: () => null,
  rng: simulationRng(1),
  absent: () => new Map(),
  bots: ['random'],
  failed(error) {
    throw error;
  },
  ...given,
});

/** Everything around these tables answers at once: what was begun is done after a turn of the event loop. */
export const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A table in one text. */
export function printTable({ game: _game, match, answered, sitting, links, asked, ...rest }: Table): string {
  const told = match === null ? [] : [...seatsOf(rest.setting.seats), 'spectator' as const].map(match.told);
  const drawing = [sitting?.chains, [...links], asked && { ...asked, links: [...asked.links] }];
  return JSON.stringify([rest, drawing, [...answered.keys()].sort(), match?.state ?? null, match?.log ?? [], told]);
}

/** A kept table, and people who want something of it. */
export interface Scene {
  readonly keeper: Keeper;
  readonly table: Table;
  readonly stored: Stored[];
  now: number;
  /** Who is away, and since when. */
  readonly absent: Map<Seat | 'host', number>;
  /** Somebody wants something: "ok", or why not. */
  wants(name: string, wish: Wish, id?: string): Promise<TableRefusal['why'] | 'ok'>;
  /** All of it in order, and each must be granted. */
  does(name: string, ...wishes: readonly Wish[]): Promise<void>;
  /** "1 write a": seat 1 answers; "nature die 2": somebody types the dice in. */
  plays(...rows: readonly string[]): Promise<void>;
  /** Time passes. */
  waits(ms: number): Promise<void>;
  /** Bots, who think until then, play until none is asked any more, each with the first legal action. */
  botsPlay(): Promise<void>;
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
      dice: published(dice),
    },
    0,
    games,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  const stored = [...opened.value];
  const table = openTable(stored, games);
  const thoughts: { readonly wanted: Wanted; answer(plan: readonly AnyAction[]): void }[] = [];
  const drawn = dice === 'typed' ? null : chainDice(PART.chain);
  const failures: Error[] = [];
  const keeper = keep(
    table,
    memory(stored, {
      think: wanted => new Promise(answer => void thoughts.push({ wanted, answer })),
      now: () => scene.now,
      dice: () => drawn,
      absent: () => scene.absent,
      failed: error => void failures.push(error instanceof Error ? error : new Error(String(error))),
    }),
  );
  const comesToRest = async (): Promise<void> => {
    await turn();
    const [failure] = failures;
    if (failure !== undefined) throw failure;
  };
  let ids = 0;

  const scene: Scene = {
    keeper,
    table,
    stored,
    now: 1000,
    absent: new Map(),
    get context(): Context {
      const { now, absent } = scene;
      return { now, absent, dice: drawn, rng: simulationRng(1), bots: ['random'] };
    },
    async wants(name, wish, id = `c${ids++}`) {
      const reply = await keeper.send({ id, token: tokenOf(name), wish });
      await comesToRest();
      return reply.ok ? 'ok' : reply.error.why;
    },
    async does(name, ...wishes) {
      for (const wish of wishes) {
        const said = await scene.wants(name, wish);
        if (said !== 'ok') throw new Error(`${name} may not ${wish.do}: ${said}`);
      }
    },
    async plays(...rows) {
      for (const row of rows) {
        const [, who = '', action = ''] = /^(\S+) (.+)$/.exec(row) ?? [];
        const question = questionOf(table);
        if (who === 'nature') await scene.does(NAMES[0], { do: 'throw', question, action });
        else {
          const seat = Number(who) as Seat;
          await scene.does(NAMES[seat], { do: 'play', seat, question, count: givenBy(table, seat), action });
        }
      }
    },
    async waits(ms) {
      scene.now += ms;
      await keeper.tick();
      await comesToRest();
    },
    async botsPlay() {
      for (let thought = thoughts.shift(); thought !== undefined; thought = thoughts.shift()) {
        const state = table.match?.state;
        thought.answer(state === undefined ? [] : table.game.legal(state, thought.wanted.seat).slice(0, 1));
        await comesToRest();
      }
    },
  };
  return scene;
}

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'] as const;

/** The wish to sit down at the seat that is one's own in these tests. */
export const sit = (seat: Seat): WishTo<'sit'> => ({
  do: 'sit',
  seat,
  as: 'remote',
  name: NAMES[seat],
  colour: seat,
});

type WishTo<W extends Wish['do']> = Extract<Wish, { do: W }>;

/** The wish to be ready, for the setting that there is. */
export const ready = ({ table }: Pick<Scene, 'table'>, seat: Seat): WishTo<'ready'> => ({
  do: 'ready',
  seat,
  version: table.version,
  ready: true,
});

/** What the host does with a seat, and whom he finds there. */
export const cover = ({ table }: Scene, seat: Seat): Wish => ({ do: 'cover', seat, sitter: sitterOf(table, seat) });
export const remove = ({ table }: Scene, seat: Seat): Wish => ({ do: 'remove', seat, sitter: sitterOf(table, seat) });
const sitterOf = ({ chairs }: Table, seat: Seat): number => chairs[seat]?.sitter ?? 0;

/** The invitation that somebody gives, and the wish of the one who is invited. */
export const invitationTo = (name: string): string => `an invitation to ${name}`;
export const invite = ({ table }: Scene, seat: Seat, name: string): WishTo<'hand-over'> => ({
  do: 'hand-over',
  seat,
  sitter: sitterOf(table, seat),
  invitation: invitationTo(name),
});
export const claim = (seat: Seat, name: string): WishTo<'claim'> => ({
  do: 'claim',
  seat,
  invitation: invitationTo(name),
  as: 'remote',
  name,
  head: null,
});

/** Somebody carries a seat on. */
export async function handTo(scene: Scene, giver: string, seat: Seat, name: string): Promise<void> {
  await scene.does(giver, invite(scene, seat, name));
  await scene.does(name, claim(seat, name));
}

/** Somebody agrees to the request there is, or not. */
export const agree = ({ table }: Pick<Scene, 'table'>, seat: Seat, yes = true): Wish => ({
  do: 'answer-undo',
  seat,
  request: table.undoAsked?.request ?? 0,
  agree: yes,
});

/** Everybody sits and is ready. */
export async function seated(setting: SceneSetting = {}): Promise<Scene> {
  const scene = lobby(setting);
  for (const seat of seatsOf(scene.table.setting.seats)) {
    await scene.does(NAMES[seat], sit(seat));
    await scene.does(NAMES[seat], ready(scene, seat));
  }
  return scene;
}

const grown = new Map<string, Chain>();

/** The chain that somebody adds links of: at the seat that is his, or another one for it. */
export function chainAt(seat: Seat, which = 0): Chain {
  const name = `${seat} ${which}`;
  const chain =
    grown.get(name) ?? chainOf(parseHex(PART.matchId), seat, new Uint8Array(32).fill(16 * which + seat + 1));
  grown.set(name, chain);
  return chain;
}

/** The wish to give a link for a draw. */
export const giveLink = (seat: Seat, n: number, which = 0, after = 0): WishTo<'link'> => ({
  do: 'link',
  seat,
  n,
  link: printHex(chainAt(seat, which).link(n - after)),
});

/** A match that has started in which everybody has a chain; the first draw is asked for. */
export async function chained(setting: SceneSetting = {}): Promise<Scene> {
  const scene = lobby({ dice: 'open', ...setting });
  for (const seat of seatsOf(scene.table.setting.seats)) {
    const { head } = chainAt(seat);
    await scene.does(NAMES[seat], sit(seat), { do: 'head', seat, head }, ready(scene, seat));
  }
  await scene.does('Ada', { do: 'start' });
  return scene;
}

/** A match that has started. */
export async function started(setting: SceneSetting = {}): Promise<Scene> {
  const scene = await seated(setting);
  await scene.does('Ada', { do: 'start' });
  return scene;
}

/** Two or three players of the small game; Ada has hidden and Ben guessed: now all write at the same time. */
export async function writing(setting: SceneSetting = {}): Promise<Scene> {
  const scene = await started(setting);
  await scene.plays(`nature die ${scene.table.setting.seats}`, '0 hide 1', '1 guess 2');
  return scene;
}

/** Ada plays on one device with Ben: all have her token. Ada has hidden and Ben guessed. */
export async function hotSeat(setting: SceneSetting = {}): Promise<Scene> {
  const scene = lobby(setting);
  for (const seat of [0, 1] as const) await scene.does('Ada', { ...sit(seat), as: 'local' }, ready(scene, seat));
  await scene.does('Ada', { do: 'start' });
  await scene.plays('nature die 2', '0 hide 1');
  await scene.does('Ada', playWish(scene, 1, 'guess 2'));
  return scene;
}

/** Ada plays with a bot, which thinks until `botsPlay`. */
export async function withBots(setting: SceneSetting = {}): Promise<Scene> {
  const scene = lobby(setting);
  await scene.does('Ada', sit(0), { do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot', colour: 1 }, ready(scene, 0));
  await scene.does('Ada', { do: 'start' });
  return scene;
}

/** What somebody sends, to be decided on by itself. */
export const commandOf = (seat: Seat, wish: Wish): Command => ({ id: 'one', token: tokenOf(NAMES[seat]), wish });

export const playWish = ({ table }: Pick<Scene, 'table'>, seat: Seat, action: string): Wish => ({
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
