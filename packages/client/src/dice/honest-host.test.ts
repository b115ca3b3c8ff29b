import { seatsOf } from '@zaria/kit';
import { NOTHING_HEARD, chainDice, connect, keep, openTable, viewTable, type Wish } from '@zaria/table';
import { NAMES, PART, agree, games, lobby, memory, playWish, ready, sit, tokenOf, turn } from '@zaria/table/testing';
import { describe, expect, test } from 'vitest';
import { holdDice } from './hand.ts';
import { playHand } from './holding.ts';
import { newHand, type KeptHand } from './kept-hand.ts';
import { dice, draws, played, roll, type Played } from './played.testing.ts';
import type { Warning } from './warning.ts';

const SECRET = new Uint8Array(32).fill(77);
const warningsOf = ({ hands }: Played) => hands.map(({ warnings }) => warnings);
const rerolls = async ({ scene }: Played): Promise<void> => scene.does('Ada', playWish(scene, 0, 'result reroll'));

/** Ada has sat down, and her device listens. */
async function adaSits() {
  const scene = lobby({ game: 'qwinto', options: { starter: 0 }, dice: 'open' });
  await scene.does('Ada', sit(0));
  const hand = holdDice(scene.table.game, newHand(0, viewTable(scene.table), SECRET));
  const wishes: Wish[] = [];
  scene.keeper.listen(tokenOf('Ada'), 0, NOTHING_HEARD, news => wishes.push(...hand.hear(news, scene.now)));
  await scene.does('Ada', { do: 'head', seat: 0, head: hand.head });
  return { scene, hand, wishes };
}

/** Ben's phone has slept through two throws, and has just said that it is awake. */
async function sleeper(): Promise<Played> {
  const match = await played();
  match.sleeps(1);
  await roll(match);
  await match.scene.waits(1500);
  await rerolls(match);
  await match.settle();
  await match.scene.waits(1500);
  match.wakes(1);
  return match;
}

describe('§7 what happens at an honest table is no cause to warn', () => {
  test.each([
    ['an option', { options: { starter: 1 } }, '1 roll orange'],
    ['how many play', { seats: 3 }, '0 roll orange'],
  ])('%s is changed before the start, and all are ready again', async (_what, change, row) => {
    const { scene, hand, wishes } = await adaSits();
    await scene.does('Ada', { do: 'set', ...scene.table.setting, ...change });
    for (const seat of seatsOf(scene.table.setting.seats)) {
      if (seat > 0) await scene.does(NAMES[seat], sit(seat));
      await scene.does(NAMES[seat], ready(scene, seat));
    }
    await scene.does('Ada', { do: 'start' });
    await scene.plays(row);
    expect(hand.warnings).toEqual([]);
    expect(wishes).toMatchObject([{ do: 'link', seat: 0, n: 1 }]);
  });

  test('but another setting than was shown last is', async () => {
    const { scene, hand } = await adaSits();
    const view = viewTable(scene.table);
    const seats = [
      { kind: 'remote', head: hand.head },
      { kind: 'remote', head: null },
    ] as const;
    const start = {
      protocol: 'zaria/2',
      matchId: PART.matchId,
      game: 'qwinto',
      rules: view.rules,
      options: view.options,
      kind: 'open',
      host: PART.chain.head,
      wait: view.dice.wait + 1,
      seats,
    } as const;
    hand.hear({ from: 0, entries: [], table: { ...view, phase: 'playing', dice: { ...view.dice, start } } }, 0);
    expect(hand.warnings).toEqual(['start-differs']);
  });

  test('an ask is repeated with more seats while the device is away', async () => {
    const match = await played();
    const { scene } = match;
    scene.absent.set(1, 0);
    await scene.plays('0 roll orange');
    match.hands[0]?.away();
    match.lie(news => ({ ...news, entries: [], table: null }));
    await match.settle();
    match.lie(news => news);
    const hand = holdDice(scene.table.game, match.hands[0]?.kept ?? newHand(0, viewTable(scene.table), SECRET));
    const table = viewTable(scene.table);
    const [draw] = draws(match);
    expect(draw).toMatchObject({ n: 1, by: [0] });
    const told = scene.table.match?.told(0).entries ?? [];
    const more = told.map(entry =>
      entry.kind === 'play' && entry.draw !== undefined
        ? { ...entry, draw: { ...entry.draw, withheld: [1 as const] } }
        : entry,
    );
    hand.hear({ from: 0, entries: more, table }, scene.now);
    expect(hand.warnings).toEqual([]);
  });

  test('the phone slept: it hears of ask and throw at once, and was passed over meanwhile', async () => {
    const match = await played();
    const { scene } = match;
    match.sleeps(1);
    await scene.plays('0 roll orange');
    await match.settle();
    await scene.waits(1500);
    for (let i = 0; i < 2; i++) {
      await rerolls(match);
      await match.settle();
      await scene.waits(1500);
      await scene.does('Ada', { do: 'undo', seat: 0, question: viewTable(scene.table).question });
      await scene.does('Ben', agree(scene, 1));
    }
    expect(draws(match).map(({ by, withheld }) => [by, withheld])).toEqual([
      [[0], [1]],
      [[0], [1]],
      [[0], [1]],
    ]);
    match.wakes(1);
    await match.settle();
    expect(warningsOf(match)).toEqual([[], []]);
  });

  test('a sleeper is not asked until he is heard again; ten seconds after he said so he should be', async () => {
    const { scene, hands } = await sleeper();
    const [, ben] = hands;
    expect(viewTable(scene.table).chairs[1]?.isAsleep).toBe(true);
    const view = viewTable(scene.table);
    const asks = { ...view, dice: { ...view.dice, asked: { n: 3, seats: [0] } as const } };
    const news = { from: 0, entries: [...(ben?.kept.told ?? []), { kind: 'undo', to: 1 } as const], table: asks };
    expect(ben?.hear(news, scene.now + 9999)).toEqual([{ do: 'awake', seat: 1 }]);
    expect(ben?.warnings).toEqual([]);
    const [, other] = (await sleeper()).hands;
    other?.hear(news, scene.now + 10_000);
    expect(other?.warnings).toEqual(['not-asked']);
  });
});

test('after a backup was restored a device warns once, and goes on', async () => {
  const match = await played();
  const { scene, hands } = match;
  await roll(match);
  await rerolls(match);
  await match.settle();
  expect(hands.map(({ highest }) => highest)).toEqual([2, 2]);
  // The store is as it was when the first throw was asked for.
  const asked = scene.stored.findIndex(({ what }) => what.kind === 'asked');
  const stored = structuredClone(scene.stored.slice(0, asked + 1));
  const table = openTable(stored, games);
  const keeper = keep(table, memory(stored, { now: () => scene.now, dice: () => chainDice(PART.chain) }));
  await keeper.recover(new Map(seatsOf(2).map(seat => [seat, hands[seat]?.highest ?? 0])));
  let ids = 0;
  for (const seat of seatsOf(2)) {
    hands[seat]?.away();
    const heard = keeper.listen(tokenOf(NAMES[seat]), seat, NOTHING_HEARD, news => {
      for (const wish of hands[seat]?.hear(news, scene.now) ?? [])
        void keeper.send({ id: `again ${ids++}`, token: tokenOf(NAMES[seat]), wish });
    });
    expect(heard.ok).toBe(true);
  }
  await turn();
  expect(table.match?.log.flatMap(entry => (entry.kind === 'play' && entry.draw ? [entry.draw] : []))).toMatchObject([
    { n: 3, by: [0, 1], withheld: [] },
  ]);
  expect(warningsOf(match)).toEqual([['told-differs'], ['told-differs']]);
});

test('a device that was closed between ask and throw knows who was asked', async () => {
  const match = await played();
  await match.scene.plays('0 roll orange');
  const kept = match.hands[0]?.kept;
  if (kept === undefined) throw new Error('Ada has a device');
  expect(kept.asks).toEqual([{ n: 1, seats: [0, 1] }]);
  const hand = holdDice(match.scene.table.game, JSON.parse(JSON.stringify(kept)) as KeptHand);
  const table = viewTable(match.scene.table);
  hand.hear(
    { from: 0, entries: kept.told, table: { ...table, dice: { ...table.dice, asked: { n: 1, seats: [0] } } } },
    0,
  );
  expect(hand.warnings).toEqual(['ask-wrong']);
});

test('a hand that plays by itself notices that nobody asks', async () => {
  const {
    scene,
    hand: { head },
  } = await adaSits();
  const way = connect(scene.keeper, { token: () => tokenOf('Ada'), hearing: () => tokenOf('Ada'), newId: () => 'ada' });
  const alarms: { readonly time: number; readonly call: () => void }[] = [];
  const warnings: Warning[] = [];
  const hide = dice(() => ({ asked: null }));
  const held = playHand(
    { ...way, hear: (viewer, heard, listener) => way.hear(viewer, heard, news => listener(hide(news))) },
    scene.table.game,
    newHand(0, viewTable(scene.table), SECRET),
    {
      now: () => scene.now,
      keep: async () => {},
      warned: warning => void warnings.push(warning),
      at(time, call) {
        const alarm = { time, call };
        alarms.push(alarm);
        return () => void alarms.splice(alarms.indexOf(alarm), 1);
      },
    },
  );
  if (!held.ok) throw new Error(held.error.why);
  expect(held.value.hand.head).toBe(head);
  await scene.does('Ben', sit(1));
  for (const seat of seatsOf(2)) await scene.does(NAMES[seat], ready(scene, seat));
  await scene.does('Ada', { do: 'start' });
  expect(alarms).toEqual([]);
  await scene.plays('0 roll orange');
  expect(alarms.map(({ time }) => time)).toEqual([scene.now + 10_000]);
  scene.now += 10_000;
  alarms[0]?.call();
  expect(warnings).toEqual(['ask-late']);
  held.value.stop();
  expect(alarms.length).toBeLessThan(2);
});
