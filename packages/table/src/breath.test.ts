import { NATURE, questionOn } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { playBot, wantedBots } from './bots.ts';
import { nextTick, overdue } from './clock.ts';
import type { Stored } from './entries.ts';
import { keep } from './keeper.ts';
import { NOTHING_HEARD, type News } from './news.ts';
import { games, hotSeat, lobby, memory, started, tokenOf, undoWish, withBots, type Scene } from './scene.testing.ts';
import { viewTable } from './view.ts';

const BREATH = 1500;
const QWINTO = { game: 'qwinto', dice: 'open', options: { starter: 0 }, breath: BREATH } as const;
const stepOf = ({ table }: Scene) => table.match && questionOn(table.match.state)?.step;
const throwsIn = ({ table }: Scene): number =>
  table.match?.log.filter(entry => entry.kind === 'play' && entry.actor === NATURE).length ?? 0;
const lastActor = ({ table }: Scene) => {
  const entry = table.match?.log.findLast(one => one.kind === 'play');
  return entry?.kind === 'play' ? entry.actor : null;
};
const hurry = (seat: 0 | 1) => ({ do: 'hurry', seat }) as const;

describe('after a person’s choice', () => {
  test('the dice wait, everybody is told how long, and then they fall', async () => {
    const scene = await started(QWINTO);
    await scene.plays('0 roll orange');
    expect(throwsIn(scene)).toBe(0);
    expect(viewTable(scene.table)).toMatchObject({
      breath: { seat: 0, until: scene.now + BREATH },
      undoable: [{ seat: 0, free: 'yes' }],
    });
    await scene.waits(BREATH - 1);
    expect(throwsIn(scene)).toBe(0);
    await scene.waits(1);
    expect(throwsIn(scene)).toBe(1);
    expect(viewTable(scene.table)).toMatchObject({ breath: null, undoable: [] });
  });

  test('a slip is taken back, and no dice have fallen', async () => {
    const scene = await started(QWINTO);
    await scene.plays('0 roll orange');
    await scene.does('Ada', undoWish(scene, 0));
    await scene.waits(BREATH);
    expect([stepOf(scene), throwsIn(scene)]).toEqual(['roll', 0]);
    expect(viewTable(scene.table).breath).toBeNull();
  });

  test('bots wait', async () => {
    const scene = await withBots({ breath: BREATH });
    await scene.plays('nature die 2', '0 hide 1');
    await scene.botsPlay();
    expect(lastActor(scene)).toBe(0);
    await scene.waits(BREATH);
    await scene.botsPlay();
    expect(lastActor(scene)).toBe(1);
  });

  test('a bot that has thought early is not heard', async () => {
    const scene = await withBots({ breath: BREATH });
    await scene.plays('nature die 2', '0 hide 1');
    const { table, now, context } = scene;
    expect(wantedBots(table, now)).toEqual([]);
    const [wanted] = wantedBots(table, now + BREATH);
    expect(wanted && playBot(table, wanted, null, context).entries).toEqual([]);
    expect(wanted && playBot(table, wanted, null, { ...context, now: now + BREATH }).entries).not.toEqual([]);
  });

  test('forced answers wait', async () => {
    const scene = await started({
      game: 'las-vegas',
      dice: 'open',
      forced: true,
      options: { starter: 0 },
      breath: BREATH,
    });
    const [first] = scene.table.match === null ? [] : scene.table.game.legal(scene.table.match.state, 0);
    await scene.plays(`0 ${first === undefined ? '' : scene.table.game.print(first)}`);
    expect([lastActor(scene), stepOf(scene)]).toEqual([0, 'roll']);
    await scene.waits(BREATH);
    expect([lastActor(scene), stepOf(scene)]).toEqual([NATURE, 'place']);
  });

  test('who has chosen may hurry, once, and nobody else', async () => {
    const scene = await started(QWINTO);
    expect(await scene.wants('Ada', hurry(0))).toBe('not-breathing');
    await scene.plays('0 roll orange');
    expect(await scene.wants('Ben', hurry(1))).toBe('not-breathing');
    expect(await scene.wants('Ben', hurry(0))).toBe('not-yours');
    await scene.does('Ada', hurry(0));
    expect(throwsIn(scene)).toBe(1);
    expect(await scene.wants('Ada', hurry(0))).toBe('not-breathing');
    expect(JSON.stringify(scene.table.match?.log)).not.toContain('breath');
  });

  test('the next person need not wait', async () => {
    const scene = await started({ breath: BREATH });
    await scene.plays('nature die 2', '0 hide 1');
    await scene.plays('1 guess 2');
    expect(stepOf(scene)).toBe('write');
    expect(viewTable(scene.table).breath).toBeNull();
  });
});

describe('there is none', () => {
  test('where the table has none', async () => {
    const scene = await started({ ...QWINTO, breath: 0 });
    await scene.plays('0 roll orange');
    expect(throwsIn(scene)).toBe(1);
    expect(scene.stored.some(({ what }) => what.kind === 'breath')).toBe(false);
  });

  test('after an only choice', async () => {
    const scene = await started({ game: 'las-vegas', dice: 'open', options: { starter: 0 }, breath: BREATH });
    expect(stepOf(scene)).toBe('roll');
    await scene.plays('0 roll');
    expect(stepOf(scene)).toBe('place');
  });

  test('after what brings something to light: it could not be taken back', async () => {
    const scene = await hotSeat({ breath: BREATH });
    expect(scene.table.match?.log.at(-1)).toMatchObject({ actor: 1, action: { step: 'guess' } });
    expect(viewTable(scene.table)).toMatchObject({ breath: null, undoable: [] });
  });

  test('in steps played together, nor after a bot', async () => {
    const scene = await withBots({ breath: BREATH, options: { rounds: 2 } });
    await scene.plays('nature die 1');
    await scene.botsPlay();
    expect([lastActor(scene), viewTable(scene.table).breath]).toEqual([1, null]);
    await scene.plays('0 guess 1', '0 write a', '0 write stop');
    expect(viewTable(scene.table).breath).toBeNull();
  });
});

describe('before a step played together', () => {
  const keeping = async (): Promise<Scene> => {
    const scene = await started(QWINTO);
    await scene.plays('0 roll orange');
    await scene.does('Ada', hurry(0));
    await scene.plays('0 result keep');
    expect(stepOf(scene)).toBe('write');
    return scene;
  };

  test('what led to it can be taken back as long as the breath lasts', async () => {
    const scene = await keeping();
    expect(viewTable(scene.table).undoable).toEqual([{ seat: 0, free: 'breath' }]);
    await scene.does('Ada', undoWish(scene, 0));
    expect(stepOf(scene)).toBe('result');
    await scene.plays('0 result keep');
    scene.now += BREATH;
    expect(await scene.wants('Ada', undoWish(scene, 0))).toBe('undo-over');
  });

  test('that somebody is done ends it', async () => {
    const scene = await keeping();
    await scene.plays('1 write pass');
    expect(viewTable(scene.table)).toMatchObject({ breath: null, undoable: [] });
    expect(await scene.wants('Ada', undoWish(scene, 0))).toBe('undo-over');
  });

  test('what somebody does in it and nobody sees ends nothing, and nobody hears of it', async () => {
    const scene = await started({ options: { rounds: 2, long: true }, breath: BREATH });
    await scene.plays('nature die 2', '0 hide 1');
    expect(stepOf(scene)).toBe('write');
    const before = viewTable(scene.table);
    await scene.plays('1 write a');
    expect(viewTable(scene.table)).toEqual(before);
    await scene.does('Ada', undoWish(scene, 0));
    expect(stepOf(scene)).toBe('hide');
  });
});

describe('time', () => {
  test('the keeper is woken when it is over', async () => {
    const scene = await started(QWINTO);
    await scene.plays('0 roll orange');
    expect(nextTick(scene.table, scene.now)).toBe(scene.now + BREATH);
    expect(nextTick(scene.table, scene.now + BREATH)).toBeNull();
  });

  test('it is nobody’s time to think', async () => {
    const scene = await started({ breath: BREATH, clock: { kind: 'gentle', after: 1000 } });
    await scene.plays('nature die 2', '0 hide 1');
    const { table, now } = scene;
    expect(overdue(table, now + BREATH)).toEqual([]);
    expect(overdue(table, now + BREATH + 1000)).toEqual([1]);
    scene.now += 500;
    await scene.does('Ada', hurry(0));
    expect(overdue(table, now + 500 + 999)).toEqual([]);
    expect(overdue(table, now + 500 + 1000)).toEqual([1]);
  });

  test('a clock that is set back does not hold the table up', async () => {
    const scene = await started(QWINTO);
    await scene.plays('0 roll orange');
    scene.now -= 3_600_000;
    await scene.waits(0);
    expect(scene.table.numbers).toBe(0);
    await scene.waits(BREATH);
    expect(scene.table.numbers).toBe(1);
    expect(scene.stored.map(({ at }) => at)).toEqual(scene.stored.map(({ at }) => at).toSorted((a, b) => a - b));
  });
});

test('a keeper that opens the table in the middle of it waits for the rest, and no longer', async () => {
  const scene = await started(QWINTO);
  await scene.plays('0 roll orange');
  const { now } = scene;
  scene.keeper.close();
  let clock = now + 1;
  const wakes: (number | null)[] = [];
  const table = openTable(structuredClone(scene.stored), games);
  const again = keep(
    table,
    memory(scene.stored, { now: () => clock, wake: at => void wakes.push(at), dice: () => scene.context.dice }),
  );
  await again.goOn();
  expect([wakes.at(-1), table.numbers]).toEqual([now + BREATH, 0]);
  clock = now + BREATH;
  await again.tick();
  expect([wakes.at(-1), table.numbers]).toEqual([null, 1]);
});

test('who listens hears of a breath, and of its end', async () => {
  const scene = await started({ breath: BREATH });
  await scene.plays('nature die 2');
  const heard: News[] = [];
  scene.keeper.listen(tokenOf('Ben'), 1, NOTHING_HEARD, news => heard.push(news));
  await scene.plays('0 hide 1');
  expect(heard.at(-1)?.table?.breath).toEqual({ seat: 0, until: scene.now + BREATH });
  await scene.does('Ada', hurry(0));
  expect(heard.at(-1)).toMatchObject({ entries: [], table: { breath: null } });
});

test('a table of before has no breath and is not friendly', () => {
  const scene = lobby();
  const stored = scene.stored.map((one): Stored => {
    if (one.what.kind !== 'opened') return one;
    const { friendly: _friendly, breath: _breath, ...setting } = one.what.setting;
    return { ...one, what: { ...one.what, setting: setting as typeof one.what.setting } };
  });
  expect(openTable(stored, games).setting).toMatchObject({ friendly: false, breath: 0 });
});

test.each([-1, 0.5, 2001])('%d milliseconds are no breath', async breath => {
  const scene = lobby();
  const { setting } = scene.table;
  expect(await scene.wants('Ada', { do: 'set', ...setting, breath })).toBe(
    Number.isInteger(breath) && breath >= 0 ? 'breath-wrong' : 'command-wrong',
  );
});
