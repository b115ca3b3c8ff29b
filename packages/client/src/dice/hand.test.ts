import { NATURE, readRecord, seatsOf, type Seat } from '@zaria/kit';
import { NOTHING_HEARD, recordOf, viewTable } from '@zaria/table';
import { agree, chainAt, claim, cover, games, invite, playWish, tokenOf, undoWish } from '@zaria/table/testing';
import { describe, expect, test } from 'vitest';
import { holdDice } from './hand.ts';
import { carryOn, isKeptHand, newHand, parseCarried, printCarried, type KeptHand } from './kept-hand.ts';
import { dice, draws, played, roll, rollAgain, type Lie } from './played.testing.ts';
import { isAsTold } from './same-told.ts';

describe('§7 at an honest table', () => {
  test('every device adds its link, and none warns', async () => {
    const match = await played();
    await roll(match);
    await rollAgain(match);
    expect(draws(match).map(({ n, by }) => [n, by])).toEqual([
      [1, [0, 1]],
      [2, [0, 1]],
    ]);
    expect(match.hands.map(({ warnings }) => warnings)).toEqual([[], []]);
    expect(match.hands[0]?.highest).toBe(2);
  });

  test('a device that was closed goes on with what it kept', async () => {
    const match = await played();
    await roll(match);
    const hand = match.reopen(1);
    expect(isKeptHand(hand.kept)).toBe(true);
    await rollAgain(match);
    expect(draws(match).at(-1)).toMatchObject({ n: 2, by: [0, 1] });
    expect([hand.warnings, hand.highest]).toEqual([[], 2]);
  });

  test('who is covered between ask and throw, and comes back, gives the same link again', async () => {
    const match = await played();
    const { scene } = match;
    await scene.plays('0 roll orange');
    const [, hand] = match.hands;
    scene.absent.set(1, -Infinity);
    await scene.does('Ada', cover(scene, 1));
    expect(scene.table.asked).not.toBeNull();
    hand?.away();
    const news = { from: 0, entries: scene.table.match?.told(1).entries ?? [], table: viewTable(scene.table) };
    expect(hand?.hear(structuredClone(news), scene.now)).toMatchObject([{ do: 'link', n: 1 }]);
    expect(hand?.warnings).toEqual([]);
  });

  test('the link to one’s other device carries the secret, and nothing is announced', async () => {
    const match = await played();
    await roll(match);
    const carried = parseCarried(printCarried(match.hands[1]?.kept as KeptHand));
    if (carried === null) throw new Error('what was written is read');
    const other = holdDice(match.scene.table.game, carryOn(carried, viewTable(match.scene.table)));
    expect(other.head).toBe(match.hands[1]?.head);
    const wishes = other.hear(
      { from: 0, entries: match.hands[1]?.kept.told ?? [], table: viewTable(match.scene.table) },
      0,
    );
    expect([wishes, other.warnings]).toEqual([[], []]);
    await match.scene.does('Ada', playWish(match.scene, 0, 'result reroll'));
    const news = {
      from: 2,
      entries: (match.scene.table.match?.told(1).entries ?? []).slice(2),
      table: viewTable(match.scene.table),
    };
    expect(other.hear(news, 0)).toMatchObject([{ do: 'link', seat: 1, n: 2 }]);
  });

  test.each([
    '',
    'dice',
    'dice.9.00.00.00.',
    `dice.1.${'0'.repeat(32)}.${'0'.repeat(64)}.${'0'.repeat(64)}.never`,
    'dice.1.x',
  ])('what is no such link is not taken for one: %j', text => expect(parseCarried(text)).toBeNull());

  test('who carries a seat on has a chain of his own, which counts after another’s link', async () => {
    const match = await played();
    await roll(match);
    const { scene } = match;
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    const hand = holdDice(scene.table.game, newHand(1, viewTable(scene.table), new Uint8Array(32).fill(99)));
    await scene.does('Cleo', { ...claim(1, 'Cleo'), head: hand.head });
    const links: unknown[] = [];
    scene.keeper.listen(tokenOf('Cleo'), 1, NOTHING_HEARD, news => links.push(...hand.hear(news, 0)));
    await scene.does('Ada', playWish(scene, 0, 'result reroll'));
    await match.settle();
    expect([links, hand.warnings]).toEqual([[], []]);
    await scene.does('Ada', undoWish(scene, 0));
    await scene.does('Cleo', agree(scene, 1));
    await scene.does('Ada', playWish(scene, 0, 'result reroll'));
    expect(links).toMatchObject([{ do: 'link', seat: 1, n: 3 }]);
  });

  test('at the end the record is what each was told; another is not', async () => {
    const match = await played();
    await roll(match);
    await rollAgain(match);
    const read = readRecord(recordOf(match.scene.table, 'spectator'), games);
    if (!read.ok) throw new Error(read.error.why);
    const { game, start, log } = read.value;
    for (const seat of seatsOf(2))
      expect(isAsTold(game, start, log, seat, match.hands[seat]?.kept.told ?? [])).toBe(true);
    const told = match.hands[0]?.kept.told ?? [];
    expect(isAsTold(game, start, log.slice(0, -1), 0, told)).toBe(false);
    const undone = log.findIndex(({ kind }) => kind === 'undo');
    expect(isAsTold(game, start, log.toSpliced(undone - 1, 1), 0, told)).toBe(false);
    const made = [
      { kind: 'note', note: { note: 'resigned', seat: 1 } },
      { kind: 'note', note: { note: 'removed', seat: 1 } },
      { kind: 'note', note: { note: 'seat', seat: 1, kind: 'remote', name: 'Cleo' } },
      { kind: 'undo', to: 0 },
    ] as const;
    for (const more of made) expect(isAsTold(game, start, [...log, more], 0, told)).toBe(false);
    const agreed = log.findIndex(entry => entry.kind === 'note' && entry.note.note === 'agrees');
    expect(isAsTold(game, start, log.toSpliced(agreed, 1), 0, told)).toBe(false);
  });
});

describe('§7 a device gives nothing', () => {
  test.each<[string, Lie]>([
    ['another host', dice(({ start }) => ({ start: start && { ...start, host: 'ab'.repeat(32) } }))],
    ['another match', dice(({ start }) => ({ start: start && { ...start, matchId: 'ab'.repeat(16) } }))],
    ['another kind', dice(({ start }) => ({ start: start && { ...start, kind: 'local' } }))],
    ['another option', dice(({ start }) => ({ start: start && { ...start, options: { starter: 1 } } }))],
    [
      'another head for its seat',
      dice(({ start }) => ({
        start: start && { ...start, seats: start.seats.map(seat => ({ ...seat, head: 'cd'.repeat(32) })) },
      })),
    ],
  ])('where the start is not as it was shown: %s', async (_what, lie) => {
    const match = await played(lie);
    await match.scene.plays('0 roll orange');
    await match.settle();
    expect(match.hands[0]?.warnings[0]).toBe('start-differs');
    expect(match.scene.table.asked?.links.has(0)).toBe(false);
  });

  test('where no throw is due, or for a number that is not the next', async () => {
    const early = await played(dice(() => ({ asked: { n: 1, seats: [0, 1] } })));
    expect(early.hands[0]?.warnings).toContain('ask-wrong');
    const match = await played();
    match.lie(dice(({ asked }) => ({ asked: asked && { ...asked, n: 2 } })));
    await match.scene.plays('0 roll orange');
    await match.settle();
    expect(match.hands[0]?.warnings).toEqual(['ask-wrong']);
    expect(match.hands[0]?.kept.given).toEqual([]);
  });

  test('for a number it gave in another position', async () => {
    const match = await played();
    await match.scene.plays('0 roll orange');
    await match.settle();
    const hand = match.hands[0];
    const told = hand?.kept.told ?? [];
    const before = holdDice(match.scene.table.game, { ...(hand?.kept as KeptHand), told: [], asks: [] });
    before.hear({ from: 0, entries: told.slice(0, 1), table: null }, 0);
    expect(
      before.hear(
        {
          from: 1,
          entries: [],
          table: {
            ...viewTable(match.scene.table),
            dice: { ...viewTable(match.scene.table).dice, asked: { n: 1, seats: [0] } },
          },
        },
        0,
      ),
    ).toMatchObject([{ do: 'link', n: 1 }]);
    const moved = holdDice(match.scene.table.game, {
      ...(hand?.kept as KeptHand),
      told: [],
      asks: [],
      given: [{ n: 1, moved: 7 }],
    });
    moved.hear({ from: 0, entries: told.slice(0, 1), table: null }, 0);
    expect(
      moved.hear(
        {
          from: 1,
          entries: [],
          table: {
            ...viewTable(match.scene.table),
            dice: { ...viewTable(match.scene.table).dice, asked: { n: 1, seats: [0] } },
          },
        },
        0,
      ),
    ).toEqual([]);
    expect(moved.warnings).toContain('ask-wrong');
  });

  test('after two warnings', async () => {
    const match = await played();
    match.lie(news => ({
      ...news,
      entries: news.entries.map(entry =>
        entry.kind === 'play' && entry.actor === NATURE && entry.draw !== undefined
          ? { ...entry, draw: { ...entry.draw, by: [1], withheld: [0] } }
          : entry,
      ),
    }));
    await roll(match);
    expect(match.hands[0]?.isStopped).toBe(true);
    const before = match.hands[0]?.kept.given.length;
    await rollAgain(match);
    expect(match.hands[0]?.kept.given.length).toBe(before);
  });
});

/** The draw in what is told, as another. */
const drawn =
  (change: (draw: { by?: readonly Seat[]; withheld?: readonly Seat[]; values: readonly number[] }) => object): Lie =>
  news => ({
    ...news,
    entries: news.entries.map(entry =>
      entry.kind === 'play' && entry.actor === NATURE && entry.draw !== undefined
        ? { ...entry, draw: { ...entry.draw, ...change(entry.draw) } }
        : entry,
    ),
  });

describe('§7 a device warns', () => {
  test.each<[string, Lie, string]>([
    ['it answered and is not in the throw', drawn(() => ({ by: [1], withheld: [0] })), 'left-out'],
    ['others are named than were asked', drawn(() => ({ by: [0], withheld: [] })), 'seats-differ'],
    ['the numbers are others', drawn(({ values }) => ({ values: values.map(value => (value + 1) % 6) })), 'draw-wrong'],
    ['what it was made of is not shown', dice(() => ({ spent: { host: null, chains: [] } })), 'links-missing'],
    ['somebody’s links are not shown', dice(({ spent }) => ({ spent: { ...spent, chains: [] } })), 'links-missing'],
    [
      'the host’s link is of another chain',
      dice(({ spent }) => ({ spent: { ...spent, host: 'ef'.repeat(32) } })),
      'draw-wrong',
    ],
    [
      'a link is of another chain',
      dice(({ spent }) => ({
        spent: { ...spent, chains: spent.chains.map(([seat, after, depth]) => [seat, after, depth, 'ef'.repeat(32)]) },
      })),
      'draw-wrong',
    ],
    [
      'its seat gets a chain that is not its own',
      news =>
        news.entries.length === 0
          ? news
          : {
              ...news,
              entries: [...news.entries, { kind: 'note', note: { note: 'chain', seat: 0, head: chainAt(0).head } }],
            },
      'chain-forged',
    ],
    [
      'a number it answered is lost',
      news =>
        news.entries.some(entry => entry.kind === 'play' && entry.actor === NATURE)
          ? { ...news, entries: [{ kind: 'note', note: { note: 'lost', n: 1 } }] }
          : news,
      'number-lost',
    ],
    [
      'something moves before the dice have fallen',
      news =>
        news.entries.some(entry => entry.kind === 'play' && entry.actor === NATURE)
          ? { ...news, entries: [{ kind: 'undo', to: 0 }] }
          : news,
      'moved-first',
    ],
    ['it is there and not asked', dice(({ asked }) => ({ asked: asked && { ...asked, seats: [1] } })), 'not-asked'],
    [
      'what was told before changes',
      news => ({ ...news, from: 0, entries: [{ kind: 'undo', to: 0 }] }),
      'told-differs',
    ],
  ])('when %s', async (_what, lie, warning) => {
    const match = await played();
    await match.scene.plays('0 roll orange');
    if (warning === 'not-asked' || warning === 'told-differs') {
      match.lie(lie);
      await match.settle();
      await match.scene.waits(1500);
      await match.scene.does('Ada', playWish(match.scene, 0, 'result reroll'));
    } else {
      match.lie(lie);
    }
    await match.settle();
    expect(match.hands[0]?.warnings).toContain(warning);
  });

  test('when a throw is due for ten seconds and nobody asks', async () => {
    const match = await played(dice(() => ({ asked: null })));
    match.lie(dice(() => ({ asked: null })));
    await match.scene.plays('0 roll orange');
    const [hand] = match.hands;
    hand?.tick(match.scene.now + 9999);
    expect(hand?.warnings).toEqual([]);
    hand?.tick(match.scene.now + 10_000);
    hand?.tick(match.scene.now + 20_000);
    expect(hand?.warnings).toEqual(['ask-late']);
  });
});
