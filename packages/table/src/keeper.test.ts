import { seatsOf, simulationRng, type AnyGame, type Seat, type Viewer } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { describe, expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { chainDice } from './dice.ts';
import type { Stored } from './entries.ts';
import { AUTHORITY, keep, type Keeper, type Outside } from './keeper.ts';
import { NOTHING_HEARD, type News } from './news.ts';
import { opening } from './opening.ts';
import {
  NAMES,
  PART,
  SETTING,
  chainAt,
  chained,
  games,
  giveLink,
  lobby,
  memory,
  playWish,
  published,
  ready,
  sit,
  tokenOf,
  turn,
} from './scene.testing.ts';
import { givenBy, phaseOf, questionOf } from './table.ts';

/** A store that two keepers may write to. */
function shelf(game: AnyGame = toy) {
  const opened = opening(
    { game: 'toy', setting: { ...SETTING, seats: 2 }, host: tokenOf('Ada'), dice: published('local') },
    0,
    () => game,
  );
  if (!opened.ok) throw new Error(opened.error.why);
  return [...opened.value];
}

const outsideOf = (stored: Stored[], given: Partial<Outside> = {}): Outside =>
  memory(stored, { dice: () => chainDice(PART.chain), rng: simulationRng('keeper'), ...given });

let ids = 0;
const say = (keeper: Keeper, name: string, wish: Parameters<typeof keeper.send>[0]['wish']) =>
  keeper.send({ id: `k${ids++}`, token: tokenOf(name), wish });

/** Ada plays against a bot. */
async function begun(stored: Stored[], given: Partial<Outside> = {}, game: AnyGame = toy): Promise<Keeper> {
  const keeper = keep(
    openTable(stored, () => game),
    outsideOf(stored, given),
  );
  for (const wish of [
    sit(0),
    { do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot', colour: 1 },
    { do: 'ready', seat: 0, version: 0, ready: true },
    { do: 'start' },
  ] as const)
    expect(await say(keeper, 'Ada', wish)).toEqual({ ok: true, value: true });
  await turn();
  return keeper;
}

/** Ada answers with the first thing she may, whenever she is asked. */
async function playOn(keeper: Keeper): Promise<void> {
  const { table } = keeper;
  while (phaseOf(table) === 'playing') {
    const state = table.match?.state;
    const [first] = state === undefined ? [] : table.game.legal(state, 0);
    if (first === undefined) throw new Error('nobody is asked, and the match is not over');
    const action = table.game.print(first);
    await say(keeper, 'Ada', { do: 'play', seat: 0, question: questionOf(table), count: givenBy(table, 0), action });
    await keeper.settled();
  }
}

test('a match is kept from its start to its end, with dice and bots', async () => {
  const stored = shelf();
  const keeper = await begun(stored);
  await playOn(keeper);
  expect(phaseOf(keeper.table)).toBe('over');
  expect(openTable(stored, () => toy).match?.log).toEqual(keeper.table.match?.log);
});

test('nobody hears of anything before it is durable', async () => {
  const stored = shelf();
  let heard = 0;
  const keeper = await begun(stored, {
    async append(seq, entries) {
      const before = heard;
      await Promise.resolve();
      expect(heard).toBe(before);
      if (seq !== stored.length) return false;
      stored.push(...entries);
      return true;
    },
  });
  keeper.listen(tokenOf('Ada'), 0, NOTHING_HEARD, () => heard++);
  await playOn(keeper);
  expect(heard).toBeGreaterThan(3);
});

test('every entry is played once on the authority’s side', async () => {
  let plays = 0;
  const counted: AnyGame = {
    ...toy,
    play: (...given) => (plays++, toy.play(...(given as Parameters<typeof toy.play>))),
  };
  const stored = shelf(counted);
  const keeper = await begun(stored, {}, counted);
  await playOn(keeper);
  const played = stored.filter(({ what }) => what.kind === 'match' && what.entry.kind === 'play').length;
  expect(plays).toBe(played);
});

test('a keeper who is not the only one loses no race: what he decided is decided again', async () => {
  const stored = shelf();
  const one = await begun(stored);
  const other = keep(
    openTable(stored, () => toy),
    outsideOf(stored),
  );
  const guess = (keeper: Keeper) => {
    const { table } = keeper;
    const actor = table.game.waiting(
      table.match?.state ?? toy.setup({ rules: 2, seats: 2, options: { rounds: 1, long: false } }),
    )[0] as Seat;
    const first = table.match === null ? undefined : table.game.legal(table.match.state, actor)[0];
    const action = first === undefined ? '' : table.game.print(first);
    return say(keeper, NAMES[0], { do: 'play', seat: 0, question: questionOf(table), count: 0, action });
  };
  const replies = await Promise.all([guess(one), guess(other)]);
  await Promise.all([one.settled(), other.settled()]);
  await Promise.all([one.catchUp(), other.catchUp()]);
  expect(replies.filter(reply => reply.ok)).toHaveLength(1);
  expect(one.table.match?.log).toEqual(other.table.match?.log);
});

test('a keeper who is behind refuses nothing that all that was written grants', async () => {
  const stored = shelf();
  const behind = keep(
    openTable(stored, () => toy),
    outsideOf(stored),
  );
  await begun(stored);
  expect(phaseOf(behind.table)).toBe('lobby');
  expect(await say(behind, 'Ada', { do: 'resign', seat: 0 })).toEqual({ ok: true, value: true });
  expect(behind.table.chairs[0]?.cover).toBe('resigned');
});

test('where nothing can be written and nothing new is read a command fails, and nothing goes round for ever', async () => {
  const stored = shelf();
  let isStuck = false;
  const keeper = await begun(stored, {
    append: async (seq, entries) => !isStuck && seq === stored.length && stored.push(...entries) > 0,
    think: () => new Promise(() => {}),
  });
  isStuck = true;
  await expect(say(keeper, 'Ada', { do: 'resign', seat: 0 })).rejects.toThrow('nothing new');
});

test('what could not be written is tried again by itself, later every time, until it is', async () => {
  const stored = shelf();
  const wakes: (number | null)[] = [];
  let [isFull, failed] = [false, 0];
  const answers: ((plan: null) => void)[] = [];
  const keeper = await begun(stored, {
    async append(seq, entries) {
      if (isFull) throw new Error('full');
      return seq === stored.length && stored.push(...entries) > 0;
    },
    think: () => new Promise(answer => answers.push(answer)),
    failed: () => void failed++,
    wake: at => wakes.push(at),
  });
  await say(keeper, 'Ada', { do: 'resign', seat: 0 });
  await turn();
  const [thought] = answers;
  isFull = true;
  wakes.length = 0;
  thought?.(null);
  await turn();
  expect([failed, wakes]).toEqual([1, [2000]]);
  // A bot whose move was lost is asked once more when it can be written.
  isFull = false;
  const asked = answers.length;
  await keeper.tick();
  expect(answers.length).toBeGreaterThan(asked);
  const { length } = stored;
  answers.at(-1)?.(null);
  await turn();
  expect(stored.length).toBeGreaterThan(length);
  expect(failed).toBe(1);
});

test('a keeper that was closed while it lost a race grants nothing', async () => {
  const stored = shelf();
  const keeper: Keeper = await begun(stored, {
    async append(seq, entries) {
      if (entries.some(({ what }) => what.kind === 'match' && what.entry.kind === 'note')) {
        keeper.close();
        return false;
      }
      return seq === stored.length && stored.push(...entries) > 0;
    },
  });
  await expect(say(keeper, 'Ada', { do: 'resign', seat: 0 })).rejects.toThrow('closed');
});

test('who listens hears all, once, and as much as who comes back', async () => {
  const stored = shelf();
  const keeper = await begun(stored);
  const heard = new Map<Viewer, News[]>();
  for (const viewer of [...seatsOf(1), 'spectator' as const]) {
    heard.set(viewer, []);
    keeper.listen(tokenOf('Ada'), viewer, NOTHING_HEARD, news => heard.get(viewer)?.push(news));
  }
  await playOn(keeper);
  for (const [viewer, news] of heard) {
    const entries = news.flatMap(one => one.entries);
    expect(entries).toEqual(keeper.table.match?.told(viewer).entries);
    expect(news.map(({ from }) => from)).toEqual(
      news.map((_, i) => news.slice(0, i).flatMap(one => one.entries).length),
    );
  }
  keeper.listen(tokenOf('Eve'), 0, NOTHING_HEARD, () => {
    throw new Error('Eve hears what is for Ada');
  });
});

test('a bot that fails has a move picked for it', async () => {
  const stored = shelf();
  const keeper = await begun(stored, { think: () => Promise.reject(new Error('crashed')) });
  await playOn(keeper);
  expect(phaseOf(keeper.table)).toBe('over');
});

test('what goes wrong while the match goes on by itself is said, and nothing is lost', async () => {
  const stored = shelf();
  const failures: unknown[] = [];
  let isFull = false;
  const keeper = await begun(stored, {
    async append(seq, entries) {
      if (isFull) throw new Error('full');
      if (seq !== stored.length) return false;
      stored.push(...entries);
      return true;
    },
    failed: error => failures.push(error),
  });
  isFull = true;
  const before = stored.length;
  await expect(say(keeper, 'Ada', { do: 'resign', seat: 0 })).rejects.toThrow('full');
  await keeper.goOn();
  expect(stored).toHaveLength(before);
  expect(keeper.table.seq).toBe(before);
  isFull = false;
  expect((await say(keeper, 'Ada', { do: 'resign', seat: 0 })).ok).toBe(true);
  expect(AUTHORITY.wantedBots(keeper.table, 1000).length).toBeGreaterThanOrEqual(0);
});

test('who falls over what he hears does not keep it from the others, nor the match from going on', async () => {
  const failures: unknown[] = [];
  const keeper = await begun(shelf(), { failed: error => failures.push(error) });
  let heard = 0;
  keeper.listen(tokenOf('Ada'), 0, NOTHING_HEARD, () => {
    throw new Error('stumbled');
  });
  keeper.listen(tokenOf('Ada'), 0, NOTHING_HEARD, () => heard++);
  await playOn(keeper);
  expect(phaseOf(keeper.table)).toBe('over');
  expect(heard).toBeGreaterThan(3);
  expect(failures.map(String)).toContain('Error: stumbled');
});

test('a keeper that has closed writes nothing more, whatever is sent or thought', async () => {
  const stored = shelf();
  const answers: ((plan: null) => void)[] = [];
  const keeper = await begun(stored, { think: () => new Promise(answer => answers.push(answer)) });
  await say(keeper, 'Ada', { do: 'resign', seat: 0 });
  await turn();
  expect(answers.length).toBeGreaterThan(0);
  const { length } = stored;
  keeper.close();
  for (const answer of answers) answer(null);
  await keeper.tick();
  await expect(say(keeper, 'Ada', { do: 'abandon' })).rejects.toThrow('closed');
  await turn();
  expect(stored).toHaveLength(length);
});

test('a bot may do what it likes with what it was told: it is a copy', async () => {
  const stored = shelf();
  let asked = 0;
  const keeper = await begun(stored, {
    async think({ told }) {
      asked++;
      for (const entry of told.entries as object[]) Object.assign(entry, { kind: 'undo', to: 0 });
      (told.entries as unknown[]).length = 0;
      return null;
    },
  });
  await playOn(keeper);
  expect(asked).toBeGreaterThan(0);
  expect(keeper.table.match?.told(1).entries).toEqual(openTable(stored, () => toy).match?.told(1).entries);
});

test('links that come together are written together, each once, and the throw follows', async () => {
  const scene = await chained({ game: 'qwinto', options: { starter: 0 } });
  const stored: Stored[] = [...scene.stored];
  const appended: string[][] = [];
  const keeper = keep(
    openTable(stored, games),
    outsideOf(stored, {
      async append(seq, entries) {
        await turn();
        if (seq !== stored.length) return false;
        stored.push(...entries);
        appended.push(entries.map(({ what }) => what.kind));
        return true;
      },
    }),
  );
  await say(keeper, 'Ada', playWish(keeper, 0, 'roll orange'));
  await keeper.settled();
  const { n, seats } = keeper.table.asked ?? { n: 0, seats: [] };
  expect(seats.length).toBeGreaterThan(1);
  appended.length = 0;
  const wishes = seats.map(seat => say(keeper, NAMES[seat], giveLink(seat, n)));
  const wrong = say(keeper, 'Ada', { do: 'link', seat: 0, n, link: 'f'.repeat(64) });
  const twice = say(keeper, 'Ada', giveLink(0, n));
  expect(await Promise.all(wishes)).toEqual(seats.map(() => ({ ok: true, value: true })));
  expect(await wrong).toMatchObject({ ok: false });
  expect(await twice).toMatchObject({ ok: false });
  await keeper.settled();
  expect(appended.flat().filter(kind => kind === 'linked')).toHaveLength(seats.length);
  expect(appended.length).toBeLessThanOrEqual(3);
  expect(keeper.table.numbers).toBe(n);
});

describe('a link that comes together with another', () => {
  async function asked(): Promise<Keeper> {
    const scene = lobby({ game: 'qwinto', options: { starter: 0 }, dice: 'open' });
    // Both seats are Ada's.
    for (const seat of [0, 1] as const)
      await scene.does('Ada', sit(seat), { do: 'head', seat, head: chainAt(seat).head }, ready(scene, seat));
    await scene.does('Ada', { do: 'start' });
    await scene.plays('0 roll orange');
    expect(scene.table.asked).toMatchObject({ n: 1, seats: [0, 1] });
    return scene.keeper;
  }
  const give = (keeper: Keeper, id: string, seat: Seat, n = 1) =>
    keeper.send({ id, token: tokenOf('Ada'), wish: giveLink(seat, n) });

  test('has a name of its own, as any command', async () => {
    const keeper = await asked();
    const replies = await Promise.all([give(keeper, 'same', 0), give(keeper, 'same', 1)]);
    expect(replies).toEqual([
      { ok: true, value: true },
      { ok: false, error: { why: 'id-used' } },
    ]);
    expect([...(keeper.table.asked?.links.keys() ?? [])]).toEqual([0]);
  });

  test('stays refused, if it was refused before', async () => {
    const keeper = await asked();
    const early = await give(keeper, 'early', 1, 2);
    expect(early).toEqual({ ok: false, error: { why: 'link-unasked' } });
    for (const seat of [0, 1] as const) await give(keeper, `first ${seat}`, seat);
    await keeper.settled();
    await keeper.send({ id: 'once more', token: tokenOf('Ada'), wish: playWish(keeper, 0, 'result reroll') });
    expect(keeper.table.asked?.n).toBe(2);
    const replies = await Promise.all([give(keeper, 'second', 0, 2), give(keeper, 'early', 1, 2)]);
    expect(replies).toEqual([{ ok: true, value: true }, early]);
    expect([...(keeper.table.asked?.links.keys() ?? [])]).toEqual([0]);
  });
});
