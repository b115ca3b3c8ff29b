import type { AnyAction, Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { nextTick } from './clock.ts';
import { recover } from './draft.ts';
import { recordOf } from './record.ts';
import {
  NAMES,
  PART,
  agree,
  backWish,
  chainAt,
  chained,
  claim,
  cover,
  games,
  giveLink,
  invite,
  lobby,
  playWish,
  printTable,
  sit,
  started,
  undoWish,
  type Scene,
} from './scene.testing.ts';
import { verifyRecord } from './verify.ts';
import { viewTable } from './view.ts';

const QWINTO = { game: 'qwinto', options: { starter: 0 }, friendly: true } as const;
const asked = ({ table }: Scene) => viewTable(table).dice.asked;
const lastDraw = ({ table }: Scene) => recordOf(table, 'spectator').log.findLast(([who]) => who === 'nature')?.[2];
const rows = ({ table }: Scene) => recordOf(table, 'spectator').log.map(([who, what]) => `${who} ${what}`);
const verdict = ({ table }: Scene) => {
  const found = verifyRecord(JSON.parse(JSON.stringify(recordOf(table, 'spectator'))), games);
  return found.ok ? found.value.dice : found.error;
};

/** Ada rolls, and everybody who is asked gives a link. */
async function rolled(scene: Scene): Promise<void> {
  await scene.plays('0 roll orange');
  await answered(scene);
}
async function answered(scene: Scene): Promise<void> {
  const { n, seats } = asked(scene) ?? { n: 0, seats: [] };
  for (const seat of seats) await scene.does(NAMES[seat], giveLink(seat, n));
}
/** The same throw once more. */
async function again(scene: Scene, ...links: readonly (readonly [who: string, wish: ReturnType<typeof giveLink>])[]) {
  await scene.does('Ada', undoWish(scene, 0));
  await scene.does('Ben', agree(scene, 1));
  await scene.plays('0 roll orange');
  for (const [who, wish] of links) await scene.does(who, wish);
}

describe('§3.2 a head', () => {
  test('is given by whoever sits there, and until the start another may be', async () => {
    const scene = lobby({ dice: 'open' });
    await scene.does('Ada', sit(0), { do: 'head', seat: 0, head: chainAt(0).head });
    await scene.does('Ada', { do: 'head', seat: 0, head: chainAt(0, 1).head });
    expect(viewTable(scene.table).chairs[0]?.head).toBe(chainAt(0, 1).head);
    expect(await scene.wants('Ben', { do: 'head', seat: 0, head: chainAt(1).head })).toBe('not-yours');
    expect(await scene.wants('Ben', { do: 'head', seat: 1, head: chainAt(1).head })).toBe('not-yours');
  });

  test.each([
    ['of nobody', 'xyz'],
    ['of the host', PART.chain.head],
    ['that somebody else gave', chainAt(0).head],
  ])('%s is refused', async (_what, head) => {
    const scene = lobby({ dice: 'open' });
    await scene.does('Ada', sit(0), { do: 'head', seat: 0, head: chainAt(0).head });
    await scene.does('Ben', sit(1));
    expect(await scene.wants('Ben', { do: 'head', seat: 1, head })).toBe('head-wrong');
  });

  test('stays when its owner sits down anew, under another name; another who takes the chair has none', async () => {
    const scene = lobby({ dice: 'open' });
    await scene.does('Ben', sit(1), { do: 'head', seat: 1, head: chainAt(1).head });
    await scene.does('Ben', { ...sit(1), name: 'Benedict', colour: 4 });
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ name: 'Benedict', head: chainAt(1).head });
    await scene.does('Ada', { do: 'leave', seat: 1 });
    await scene.does('Ada', { ...sit(1), name: 'Ada' });
    expect(viewTable(scene.table).chairs[1]?.head).toBeNull();
  });

  test('has no place in a match of one device', async () => {
    const scene = lobby({ dice: 'local' });
    await scene.does('Ada', sit(0));
    expect(await scene.wants('Ada', { do: 'head', seat: 0, head: chainAt(0).head })).toBe('head-wrong');
  });

  test('is frozen by the start', async () => {
    const { table } = await chained();
    expect(table.start?.seats.map(({ head }) => head)).toEqual([chainAt(0).head, chainAt(1).head]);
  });
});

describe('§4.1 the ask', () => {
  test('names n and those who are there, when nature’s turn is durable', async () => {
    const scene = await chained(QWINTO);
    expect(asked(scene)).toBeNull();
    await scene.plays('0 roll orange');
    expect(asked(scene)).toEqual({ n: 1, seats: [0, 1] });
    const kinds = scene.stored.map(({ what }) => what.kind);
    expect(kinds.slice(-2)).toEqual(['match', 'asked']);
    expect(rows(scene)).toEqual(['0 roll orange']);
  });

  test('does not name who is away, and asks nobody if all are', async () => {
    const scene = await chained(QWINTO);
    scene.absent.set(1, 0);
    await scene.plays('0 roll orange');
    expect(asked(scene)).toEqual({ n: 1, seats: [0] });
    const lonely = await chained(QWINTO);
    for (const seat of [0, 1] as const) lonely.absent.set(seat, 0);
    await lonely.plays('0 roll orange');
    expect(lastDraw(lonely)).toMatchObject({ n: 1, by: [], withheld: [] });
  });

  test('comes after the breath', async () => {
    const scene = await chained({ ...QWINTO, breath: 500 });
    await scene.plays('0 roll orange');
    expect(asked(scene)).toBeNull();
    await scene.waits(500);
    expect(asked(scene)).toEqual({ n: 1, seats: [0, 1] });
  });

  test('is repeated by whoever keeps the table next: the same seats or more, and the wait begins anew', async () => {
    const scene = await chained(QWINTO);
    scene.absent.set(1, 0);
    await scene.plays('0 roll orange');
    scene.absent.clear();
    scene.now += 5000;
    await scene.keeper.goOn();
    await scene.keeper.goOn();
    expect(scene.stored.filter(({ what }) => what.kind === 'asked').map(({ what }) => what)).toEqual([
      { kind: 'asked', n: 1, seats: [0] },
      { kind: 'asked', n: 1, seats: [0, 1] },
    ]);
    expect(nextTick(scene.table, scene.now)).toBe(scene.now + 1500);
  });
});

describe('§4.2 between ask and draw', () => {
  test('nothing moves: no undo, no seat, no chain; other notes may stand there', async () => {
    const scene = await chained(QWINTO);
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    await scene.plays('0 roll orange');
    expect(await scene.wants('Ada', undoWish(scene, 0))).toBe('asking');
    expect(await scene.wants('Cleo', claim(1, 'Cleo'))).toBe('asking');
    expect(await scene.wants('Ben', { do: 'chain', seat: 1, head: chainAt(1, 1).head })).toBe('asking');
    expect(await scene.wants('Ada', playWish(scene, 0, 'result keep'))).not.toBe('ok');
    await scene.does('Ben', { do: 'resign', seat: 1 });
    expect(rows(scene)).toEqual(['0 roll orange', 'table resigned 1']);
  });

  test('what all have agreed to meanwhile is done when the dice have fallen', async () => {
    const scene = await chained({ ...QWINTO, breath: 500 });
    const { game, match } = scene.table;
    const first = (seat: Seat): string =>
      match === null ? '' : game.print(game.legal(match.state, seat)[0] as AnyAction);
    await scene.plays('0 roll orange');
    await scene.waits(500);
    await answered(scene);
    await scene.does('Ada', playWish(scene, 0, 'result keep'));
    for (const seat of [0, 1] as const) await scene.does(NAMES[seat], playWish(scene, seat, first(seat)));
    await scene.waits(500);
    await scene.does('Ben', playWish(scene, 1, 'roll orange'));
    await scene.does('Ada', undoWish(scene, 0));
    await scene.waits(500);
    expect(asked(scene)).toMatchObject({ n: 2 });
    await scene.does('Ben', agree(scene, 1));
    expect(rows(scene).slice(-2)).toEqual(['table asks 0 3', 'table agrees 1']);
    await answered(scene);
    expect(rows(scene).at(-1)).toBe('table undo 3');
    expect(verdict(scene)).toMatchObject({ undone: 1, agreed: 1 });
  });

  test('nobody asks to undo while the dice fall', async () => {
    const scene = await chained(QWINTO);
    await rolled(scene);
    await scene.does('Ada', playWish(scene, 0, 'result reroll'));
    expect(asked(scene)).toMatchObject({ n: 2 });
    expect(await scene.wants('Ben', undoWish(scene, 1))).toBe('asking');
  });
});

describe('§4.3 a link', () => {
  test('is for the draw that is asked for, once, and the one of the chain', async () => {
    const scene = await chained(QWINTO);
    expect(await scene.wants('Ada', giveLink(0, 1))).toBe('link-unasked');
    await scene.plays('0 roll orange');
    expect(await scene.wants('Ada', giveLink(0, 2))).toBe('link-unasked');
    expect(await scene.wants('Ben', giveLink(0, 1))).toBe('not-yours');
    expect(await scene.wants('Ada', { ...giveLink(0, 1), link: giveLink(0, 2).link })).toBe('link-wrong');
    expect(await scene.wants('Ada', { ...giveLink(0, 1), link: 'xyz' })).toBe('link-wrong');
    await scene.does('Ada', giveLink(0, 1));
    expect(await scene.wants('Ada', giveLink(0, 1))).toBe('link-unasked');
  });

  test('is shown to nobody before the draw is durable, and to everybody then', async () => {
    const scene = await chained(QWINTO);
    await scene.plays('0 roll orange');
    const before = JSON.stringify(viewTable(scene.table));
    await scene.does('Ada', giveLink(0, 1));
    expect(JSON.stringify(viewTable(scene.table))).toBe(before);
    await scene.does('Ben', giveLink(1, 1));
    expect(viewTable(scene.table).dice.spent.chains).toEqual([
      [0, 0, 1, giveLink(0, 1).link],
      [1, 0, 1, giveLink(1, 1).link],
    ]);
  });

  test('of everybody is in the draw at once; of whoever is silent after the wait it is withheld', async () => {
    const scene = await chained(QWINTO);
    await rolled(scene);
    expect(lastDraw(scene)).toMatchObject({ n: 1, by: [0, 1], withheld: [] });
    await again(scene, ['Ben', giveLink(1, 2)]);
    await scene.waits(1499);
    expect(asked(scene)).toMatchObject({ n: 2 });
    await scene.waits(1);
    expect(lastDraw(scene)).toMatchObject({ n: 2, by: [1], withheld: [0] });
    expect(verdict(scene)).toMatchObject({ kind: 'open', all: 1, some: 1, host: 0, undone: 1, agreed: 1 });
  });

  test('that does not come twice in a row: away until heard again', async () => {
    const scene = await chained(QWINTO);
    await scene.plays('0 roll orange');
    await scene.waits(1500);
    expect(lastDraw(scene)).toMatchObject({ by: [], withheld: [0, 1] });
    // Ada and Ben are heard by what they do; Ben, who only agreed, falls silent again.
    await again(scene, ['Ada', giveLink(0, 2)]);
    await scene.waits(1500);
    expect(scene.table.chairs.map(({ silent }) => silent)).toEqual([0, 1]);
    await scene.does('Ada', playWish(scene, 0, 'result reroll'), giveLink(0, 3));
    await scene.waits(1500);
    expect(viewTable(scene.table).chairs.map(({ isAsleep }) => isAsleep)).toEqual([false, true]);
    await scene.does('Ben', { do: 'awake', seat: 1 });
    expect(await scene.wants('Ben', { do: 'awake', seat: 1 })).toBe('not-asleep');
    expect(viewTable(scene.table).chairs[1]?.isAsleep).toBe(false);
  });

  test('is not expected of who sleeps, and nobody sees him wake by what he does unseen in a common step', async () => {
    const seen = await Promise.all(
      [false, true].map(async isActive => {
        const clock = { kind: 'strict', after: 60_000 } as const;
        const scene = await chained({ game: 'toy', seats: 3, options: { rounds: 2 }, clock });
        const missed = async (): Promise<void> => {
          for (const seat of [0, 1] as const) await scene.does(NAMES[seat], giveLink(seat, asked(scene)?.n ?? 0));
          await scene.waits(1500);
        };
        await missed();
        await scene.plays('0 hide 1', '1 guess 2', '0 write stop', '1 write stop');
        if (isActive) {
          await scene.plays('2 write a');
          await scene.does('Cleo', backWish(scene, 2, 'retract'));
        }
        await scene.waits(60_000);
        await scene.botsPlay();
        await missed();
        return viewTable(scene.table);
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.chairs[2]?.isAsleep).toBe(true);
  });
});

describe('§4.4 a draw', () => {
  test('hangs on the links that are in it, and not on who kept silent', async () => {
    const values: string[] = [];
    for (const give of [[0, 1], [0], [1], []] as const) {
      const scene = await chained(QWINTO);
      await scene.plays('0 roll orange');
      for (const seat of give) await scene.does(NAMES[seat], giveLink(seat, 1));
      await scene.waits(1500);
      values.push(scene.table.mixed);
      expect(verdict(scene)).toMatchObject({ draws: 1 });
    }
    expect(new Set(values).size).toBe(4);
  });

  test('is the same table when it is read again, link by link', async () => {
    const scene = await chained(QWINTO);
    await rolled(scene);
    await scene.does('Ada', playWish(scene, 0, 'result reroll'), giveLink(0, 2));
    expect(printTable(openTable(structuredClone(scene.stored), games))).toBe(printTable(scene.table));
  });
});

describe('§6 a new chain', () => {
  test('of whoever carries a seat on counts only after a draw with somebody else’s link', async () => {
    const scene = await chained(QWINTO);
    await rolled(scene);
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    await scene.does('Cleo', { ...claim(1, 'Cleo'), head: chainAt(1, 1).head });
    expect(rows(scene).slice(-2)).toEqual(['table seat 1 remote', `table chain 1 ${chainAt(1, 1).head}`]);
    await scene.does('Ada', playWish(scene, 0, 'result reroll'));
    expect(asked(scene)).toEqual({ n: 2, seats: [0] });
    await scene.does('Ada', giveLink(0, 2));
    await scene.does('Ada', undoWish(scene, 0));
    await scene.does('Cleo', agree(scene, 1));
    await scene.does('Ada', playWish(scene, 0, 'result reroll'));
    expect(asked(scene)).toEqual({ n: 3, seats: [0, 1] });
    await scene.does('Cleo', giveLink(1, 3, 1, 1));
    await scene.does('Ada', giveLink(0, 3));
    expect(lastDraw(scene)).toMatchObject({ n: 3, by: [0, 1] });
    expect(verdict(scene)).toMatchObject({ late: 1, all: 2, some: 1 });
  });

  test('who carries a seat on without one is not asked: the old secret is not his', async () => {
    const scene = await chained(QWINTO);
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    await scene.does('Cleo', claim(1, 'Cleo'));
    await scene.plays('0 roll orange');
    expect(asked(scene)).toEqual({ n: 1, seats: [0] });
  });

  test('for a lost secret: by whoever sits there, with a head that nobody had', async () => {
    const scene = await chained(QWINTO);
    expect(await scene.wants('Ben', { do: 'chain', seat: 1, head: chainAt(0).head })).toBe('head-wrong');
    expect(await scene.wants('Ada', { do: 'chain', seat: 1, head: chainAt(1, 1).head })).toBe('not-yours');
    await scene.does('Ben', { do: 'chain', seat: 1, head: chainAt(1, 1).head });
    expect(await scene.wants('Ben', { do: 'chain', seat: 1, head: chainAt(1).head })).toBe('head-wrong');
    await rolled(scene);
    expect(lastDraw(scene)).toMatchObject({ by: [0], withheld: [] });
  });

  test('never counts if no other chain does any more: the dice are the host’s alone', async () => {
    const scene = await chained(QWINTO);
    await scene.does('Ada', { do: 'chain', seat: 0, head: chainAt(0, 1).head });
    await scene.does('Ben', { do: 'chain', seat: 1, head: chainAt(1, 1).head });
    await scene.plays('0 roll orange');
    expect(asked(scene)).toBeNull();
    expect(lastDraw(scene)).toMatchObject({ by: [], withheld: [] });
  });
});

describe('§4 a host that was restored', () => {
  test('loses the numbers that somebody knows, and goes on with the one after', async () => {
    const scene = await chained(QWINTO);
    await scene.keeper.recover(
      new Map([
        [0, 3],
        [1, 2],
      ]),
    );
    await rolled(scene);
    expect(rows(scene)[0]).toBe('table lost 3');
    expect(lastDraw(scene)).toMatchObject({ n: 4, by: [0, 1] });
    expect(verdict(scene)).toMatchObject({ lost: 3, all: 1 });
  });

  test('loses 64 more if somebody has not answered, and what was asked for', async () => {
    const scene = await chained(QWINTO);
    await scene.plays('0 roll orange');
    await scene.keeper.recover(new Map([[0, 1]]));
    expect(rows(scene).at(-1)).toBe('table lost 65');
    expect(asked(scene)).toMatchObject({ n: 66 });
  });

  test.each([
    ['a number that no match has', 4097],
    ['no number', Number.NaN],
    ['less than nothing', -1],
    ['half of one', 1.5],
  ])('takes whoever names %s for one who has not answered', async (_what, said) => {
    const scene = await chained(QWINTO);
    await scene.keeper.recover(
      new Map([
        [0, 3],
        [1, said],
      ]),
    );
    expect(rows(scene)).toEqual(['table lost 67']);
  });

  test('keeps the last number, however many are lost', async () => {
    const scene = await chained(QWINTO);
    await scene.keeper.recover(new Map([[0, 4090]]));
    await rolled(scene);
    expect(rows(scene)[0]).toBe('table lost 4095');
    expect(lastDraw(scene)).toMatchObject({ n: 4096, by: [0, 1] });
    expect(verdict(scene)).toMatchObject({ lost: 4095, all: 1 });
  });

  test('loses 64 of the dice that one device began with: nobody counts them, and nobody is to have seen the next', async () => {
    const scene = await started({ game: 'qwinto', dice: 'local' });
    const before = scene.table.numbers;
    await scene.keeper.recover(new Map());
    expect(rows(scene).at(-1)).toBe(`table lost ${before + 64}`);
    const typed = await started({ game: 'qwinto' });
    await typed.keeper.recover(new Map());
    expect(rows(typed)).toEqual([]);
  });

  test('does nothing where nothing was lost', async () => {
    const scene = await chained(QWINTO);
    expect(
      recover(
        scene.table,
        new Map([
          [0, 0],
          [1, 0],
        ]),
        scene.context,
      ).entries,
    ).toEqual([]);
  });
});

test('a seat that a bot covers is asked as long as its person is there', async () => {
  const scene = await chained(QWINTO);
  scene.absent.set(1, -60_000);
  await scene.does('Ada', cover(scene, 1));
  scene.absent.clear();
  await scene.plays('0 roll orange');
  expect(asked(scene)).toEqual({ n: 1, seats: [0, 1] });
});
