import { verifyLedger } from '@zaria/fair';
import { beforeEach, describe, expect, test } from 'vitest';
import { chair, commandsIn, entry, hash, joinOf, newMatch, sat, secretOf, summary } from './scene.testing.ts';
import { faultOf, setStage, type StorePlace } from './stage.testing.ts';
import type { MatchRow } from './store.ts';

const ids = (rows: readonly Pick<MatchRow, 'id'>[]): readonly string[] => rows.map(({ id }) => id);

/** What every store keeps to about matches and their lists. */
export function matchesContract(makePlace: () => StorePlace): void {
  const stage = setStage(makePlace);

  describe('a match', () => {
    test('is opened as a whole, with its line of the ledger', async () => {
      const created = await stage.store.matches.create(newMatch('m'));
      expect(created).toMatchObject({ id: 'm', isNew: true, opening: { number: 1, host: hash('head of m') } });
      expect(await stage.store.matches.secret('m')).toBe(secretOf('m'));
      expect(await stage.store.matches.join('m')).toBe(joinOf('m'));
      expect(await stage.store.matches.secret('nothing')).toBeNull();
      expect(await stage.store.matches.join('nothing')).toBeNull();
      expect(await stage.store.matches.isAdmitted('m', hash('Ada'))).toBe(true);
    });

    test('is not opened at all if something of it cannot be', async () => {
      await stage.store.matches.create(newMatch('m'));
      const twice = newMatch('other', { dice: newMatch('m').dice });
      expect(await faultOf(stage.store.matches.create(twice))).toBe('failed');
      expect(await stage.store.matches.row('other')).toBeNull();
      expect(await stage.store.matches.read('other', 0)).toEqual([]);
      expect(await stage.store.matches.secret('other')).toBeNull();
    });

    test('is opened once by a command, however often that comes', async () => {
      const wanted = newMatch('m', { request: 'the command' });
      const [first, second] = await Promise.all([
        stage.store.matches.create(wanted),
        stage.store.matches.create({ ...newMatch('other'), request: 'the command' }),
      ]);
      expect(first.isNew).toBe(true);
      expect(second).toEqual({ ...first, isNew: false });
      expect(await stage.store.matches.row('other')).toBeNull();
      expect(await stage.store.ledger.read(1, 10)).toHaveLength(1);
    });

    test('whose dice are typed in has no secret and no line in the ledger', async () => {
      expect(await stage.store.matches.create(newMatch('m', { dice: null }))).toEqual({
        id: 'm',
        isNew: true,
        opening: null,
      });
      expect(await stage.store.matches.secret('m')).toBeNull();
      expect(await stage.store.ledger.last()).toBeNull();
    });

    test('that began elsewhere has its secret, and no line in the ledger', async () => {
      const created = await stage.store.matches.create(newMatch('m', { isBrought: true, request: 'bring' }));
      expect(created).toEqual({ id: 'm', isNew: true, opening: null });
      expect(await stage.store.matches.create(newMatch('n', { isBrought: true, request: 'bring' }))).toEqual({
        ...created,
        isNew: false,
      });
      expect(await stage.store.matches.secret('m')).toBe(secretOf('m'));
      expect(await stage.store.ledger.last()).toBeNull();
    });

    test('is summed up for lists, and never by an older summary', async () => {
      const chairs = [
        chair({ holder: hash('Zoe'), name: 'Zoe', colour: 4 }),
        chair({ kind: 'bot', name: 'Greedy', bot: 'greedy' }),
        chair({ kind: null }),
      ];
      await stage.store.matches.create(newMatch('m', { entries: [entry('open'), sat(0, 'Zoe', hash('Zoe'))] }));
      await stage.store.matches.summarise(
        'm',
        summary({ seq: 2, phase: 'playing', chairs, waiting: [1], wake: 50, changed: 9 }),
      );
      await stage.store.matches.summarise('m', summary({ seq: 1 }));
      expect(await stage.store.matches.row('m')).toEqual({
        id: 'm',
        game: 'qwinto',
        phase: 'playing',
        chairs: [
          { kind: 'remote', name: 'Zoe', colour: 4, bot: null },
          { kind: 'bot', name: 'Greedy', colour: 0, bot: 'greedy' },
          { kind: null, name: '', colour: 0, bot: null },
        ],
        waiting: [1],
        isPublic: false,
        created: 1000,
        changed: 9,
        wake: 50,
        closed: null,
        restored: null,
        summed: 2,
      });
      await stage.store.matches.summarise('m', summary({ seq: 2, wake: 70 }));
      expect(await stage.store.matches.row('m')).toMatchObject({ wake: 70 });
      expect(await stage.store.matches.row('nothing')).toBeNull();
    });

    test('is summed up together with what is appended, or not at all', async () => {
      await stage.store.matches.create(newMatch('m'));
      expect(await stage.store.matches.append('m', 1, [entry('a')], summary({ seq: 2, wake: 40 }))).toBe(true);
      expect(await stage.store.matches.append('m', 1, [entry('b')], summary({ seq: 2, wake: 60 }))).toBe(false);
      expect(await stage.store.matches.row('m')).toMatchObject({ wake: 40 });
      expect(await stage.store.matches.behind(10)).toEqual([]);
    });

    test('whose summary is behind its log is found, while it is open', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await stage.store.matches.create(newMatch(id));
      await stage.store.matches.append('a', 1, [entry('x')]);
      await stage.store.matches.append('b', 1, [entry('x')]);
      await stage.store.matches.append('c', 1, [entry('x')]);
      await stage.store.matches.summarise('b', summary({ seq: 2 }));
      await stage.store.matches.close('c', 5);
      expect(await stage.store.matches.behind(10)).toEqual(['a']);
    });

    test('that is closed takes nothing more, whoever closed it', async () => {
      for (const id of ['a', 'b', 'c'])
        await stage.store.matches.create(newMatch(id, { summary: summary({ wake: 5 }) }));
      const other = await stage.beside();
      expect(await other.matches.close('a', 50)).toBe(true);
      expect(await stage.store.matches.close('a', 60)).toBe(false);
      expect(await stage.store.matches.close('nothing', 60)).toBe(false);
      expect(await stage.store.matches.close('b', 70)).toBe(true);
      expect(await faultOf(stage.store.matches.append('a', 1, [entry('x')]))).toBe('match-closed');
      await stage.store.matches.summarise('a', summary({ seq: 5, wake: 7 }));
      expect(await stage.store.matches.row('a')).toMatchObject({ closed: 50, wake: null });
      expect(await commandsIn(stage.store, 'a')).toEqual(['open a']);
      expect(await stage.store.matches.closedSince(50)).toEqual(['a', 'b']);
      expect(await stage.store.matches.closedSince(51)).toEqual(['b']);
      expect(await stage.store.matches.due(100, 10)).toEqual(['c']);
    });

    test('can be made public, and get another code', async () => {
      await stage.store.matches.create(newMatch('m'));
      await stage.store.matches.setPublic('m', true);
      await stage.store.matches.setJoin('m', hash('another'));
      expect(await stage.store.matches.row('m')).toMatchObject({ isPublic: true });
      expect(await stage.store.matches.join('m')).toBe(hash('another'));
    });
  });

  describe('lists', () => {
    beforeEach(async () => {
      const made = [
        ['a', { isPublic: true, summary: summary({ changed: 10 }) }],
        ['b', { game: 'las-vegas', summary: summary({ changed: 30, phase: 'playing' }) }],
        ['c', { isPublic: true, summary: summary({ changed: 20, phase: 'playing' }) }],
        ['d', { summary: summary({ changed: 20, phase: 'over' }) }],
      ] as const;
      for (const [id, given] of made) await stage.store.matches.create(newMatch(id, given));
      await stage.store.matches.close('d', 99);
    });

    test('give the newest first, page by page', async () => {
      expect(ids(await stage.store.matches.list({ most: 10 }))).toEqual(['b', 'd', 'c', 'a']);
      const pages: string[] = [];
      let last: MatchRow | undefined;
      for (;;) {
        const [row] = await stage.store.matches.list({ most: 1, ...(last && { after: last }) });
        if (row === undefined) break;
        pages.push(row.id);
        last = row;
      }
      expect(pages).toEqual(['b', 'd', 'c', 'a']);
    });

    test.each([
      [{ isPublic: true }, ['c', 'a']],
      [{ isPublic: false }, ['b', 'd']],
      [{ phases: ['playing', 'over'] }, ['b', 'd', 'c']],
      [{ phases: ['lobby'], isPublic: true }, ['a']],
      [{ isClosed: true }, ['d']],
      [{ isClosed: false, game: 'qwinto' }, ['c', 'a']],
      [{ game: 'nothing' }, []],
    ] as const)('find %j', async (search, found) => {
      expect(ids(await stage.store.matches.list({ ...search, most: 10 }))).toEqual(found);
    });

    test('count by phase', async () => {
      expect(await stage.store.matches.count()).toEqual({ lobby: 1, playing: 2, over: 1, abandoned: 0 });
    });

    test('know whose match is whose: who opened it, sits there, or was admitted', async () => {
      const zoe = hash('Zoe');
      await stage.store.matches.append('a', 1, [sat(1, 'Zoe', zoe)]);
      await stage.store.matches.summarise(
        'a',
        summary({ seq: 2, changed: 10, chairs: [chair({}), chair({ holder: zoe })] }),
      );
      await stage.store.matches.admit('c', zoe);
      await stage.store.matches.admit('c', zoe);
      const rows = await stage.store.matches.ofHolder(zoe, 10);
      expect(rows.map(({ id, held }) => [id, held])).toEqual([
        ['c', []],
        ['a', [1]],
      ]);
      expect(rows[1]?.chairs[1]?.name).toBe('Zoe');
      expect(ids(await stage.store.matches.ofHolder(hash('Ada'), 2))).toEqual(['b', 'd']);
      expect(await stage.store.matches.isAdmitted('c', zoe)).toBe(true);
      expect(await stage.store.matches.isAdmitted('b', zoe)).toBe(false);
      expect(await stage.store.matches.ofHolder(hash('nobody'), 10)).toEqual([]);
    });
  });

  test('timers: who is due comes out longest due first, and the next one is known', async () => {
    const wakes = { a: 300, b: 100, c: null, d: 200 } as const;
    for (const [id, wake] of Object.entries(wakes))
      await stage.store.matches.create(newMatch(id, { summary: summary({ wake }) }));
    expect(await stage.store.matches.nextDue()).toBe(100);
    expect(await stage.store.matches.due(99, 10)).toEqual([]);
    expect(await stage.store.matches.due(200, 10)).toEqual(['b', 'd']);
    expect(await stage.store.matches.due(1000, 2)).toEqual(['b', 'd']);
    await stage.store.matches.summarise('b', summary({ wake: null }));
    await stage.store.matches.summarise('d', summary({ wake: 900 }));
    await stage.reopen();
    expect(await stage.store.matches.nextDue()).toBe(300);
    expect(await stage.store.matches.due(1000, 10)).toEqual(['a', 'd']);
    for (const id of ['a', 'd']) await stage.store.matches.close(id, 1);
    expect(await stage.store.matches.nextDue()).toBeNull();
  });

  test('retention: what nobody needs goes, with all that belongs to it; the ledger stays', async () => {
    const made = {
      'new lobby': summary({ changed: 200 }),
      'old lobby': summary({ changed: 100 }),
      'old, played': summary({ changed: 100, phase: 'playing' }),
      'old, over': summary({ changed: 50, phase: 'over' }),
      'older, given up': summary({ changed: 40, phase: 'abandoned' }),
      'new, over': summary({ changed: 200, phase: 'over' }),
      'old, closed': summary({ changed: 30, phase: 'playing' }),
      'old lobby whose log is longer': summary({ changed: 20 }),
    };
    for (const [id, given] of Object.entries(made)) await stage.store.matches.create(newMatch(id, { summary: given }));
    await stage.store.matches.close('old, closed', 31);
    await stage.store.matches.append('old lobby whose log is longer', 1, [entry('x')]);
    await stage.store.matches.append('old, over', 1, [sat(0, 'Zoe', hash('Zoe'))]);
    await stage.store.matches.summarise('old, over', summary({ seq: 2, changed: 50, phase: 'over' }));
    await stage.store.talk.add('old, over', {
      at: 1,
      seat: 0,
      name: 'Zoe',
      said: { phrase: 'bye' },
      by: hash('Zoe'),
    });

    expect(await stage.store.matches.sweep({ unstarted: 150, finished: null }, 10)).toEqual(['old lobby']);
    expect(await stage.store.matches.sweep({ unstarted: 0, finished: 150 }, 1)).toEqual(['old, closed']);
    expect(await stage.store.matches.sweep({ unstarted: 0, finished: 150 }, 10)).toEqual([
      'older, given up',
      'old, over',
    ]);
    expect(await stage.store.matches.sweep({ unstarted: 150, finished: 150 }, 10)).toEqual([]);

    expect(await stage.store.matches.read('old, over', 0)).toEqual([]);
    expect(await stage.store.matches.secret('old, over')).toBeNull();
    expect(await stage.store.matches.row('old, over')).toBeNull();
    expect(await stage.store.talk.last('old, over', 10)).toEqual([]);
    expect(await stage.store.matches.ofHolder(hash('Zoe'), 10)).toEqual([]);
    expect(await stage.store.ledger.read(1, 100)).toHaveLength(8);
    expect(verifyLedger(await stage.store.ledger.read(1, 100)).ok).toBe(true);
    expect(await faultOf(stage.store.matches.append('old, over', 2, [entry('x')]))).toBe('match-unknown');
  });
}
