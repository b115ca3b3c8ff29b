import { expect, test } from 'vitest';
import { entry, hash, newMatch, sat } from './scene.testing.ts';
import { setStage, type StorePlace } from './stage.testing.ts';

/** What every store keeps to about servers that share it. */
export function clusterContract(makePlace: () => StorePlace): void {
  const stage = setStage(makePlace);

  test('a match is led by one process at a time, and by another when that one is not heard of any more', async () => {
    const { cluster } = stage.store;
    const { cluster: other } = await stage.beside();
    await cluster.beat('a', 0, 1000);
    await other.beat('b', 0, 1000);
    expect([...(await cluster.claim('a', ['m', 'n'], 10))].sort()).toEqual(['m', 'n']);
    expect(await other.claim('b', ['n', 'o'], 10)).toEqual(['o']);
    expect(await cluster.claim('a', ['n', 'o'], 10)).toEqual(['n']);
    expect(await cluster.orphans(500, 10)).toEqual([]);
    await other.beat('b', 900, 2000);
    expect(await other.orphans(1000, 10)).toEqual(['m', 'n']);
    expect(await other.claim('b', ['n'], 1000)).toEqual(['n']);
    // Whoever comes back finds out what it does not lead any more.
    await cluster.beat('a', 1100, 2000);
    expect(await cluster.claim('a', ['m', 'n'], 1100)).toEqual(['m']);
    await cluster.release('a', ['m', 'n']);
    expect(await other.claim('b', ['m', 'n'], 1100)).toHaveLength(2);
    await other.leave('b');
    expect(await cluster.orphans(1200, 2)).toEqual(['m', 'n']);
    expect(await cluster.claim('a', [], 1200)).toEqual([]);
  });

  test('of many who claim the same at once, one gets it', async () => {
    const stores = [stage.store, await stage.beside()];
    for (const [i, { cluster }] of stores.entries()) await cluster.beat(`p${i}`, 0, 1000);
    const ids = Array.from({ length: 20 }, (_, i) => `m${i}`);
    const got = await Promise.all(
      stores.map(({ cluster }, i) => cluster.claim(`p${i}`, i === 0 ? ids : ids.toReversed(), 1)),
    );
    expect(got.flat().sort()).toEqual(ids.toSorted());
  });

  test('who is connected to others that live is known', async () => {
    const { cluster } = stage.store;
    await cluster.beat('a', 0, 1000);
    await cluster.beat('b', 0, 2000);
    await cluster.attend('a', [
      { match: 'm', holders: ['x', 'y'] },
      { match: 'n', holders: ['x'] },
    ]);
    await cluster.attend('b', [{ match: 'm', holders: ['z'] }]);
    expect(await cluster.elsewhere('b', ['m', 'o'], 10)).toEqual([{ match: 'm', holders: ['x', 'y'] }]);
    await cluster.attend('a', [
      { match: 'm', holders: ['y'] },
      { match: 'n', holders: [] },
    ]);
    expect(await cluster.elsewhere('b', ['m', 'n'], 10)).toEqual([{ match: 'm', holders: ['y'] }]);
    expect(await cluster.elsewhere('b', ['m'], 1000)).toEqual([]);
    expect(await cluster.elsewhere('a', ['m'], 10)).toEqual([{ match: 'm', holders: ['z'] }]);
    await cluster.leave('b');
    expect(await cluster.elsewhere('a', ['m'], 10)).toEqual([]);
    expect(await cluster.elsewhere('a', [], 10)).toEqual([]);
  });

  test('whoever may have missed something sees how far matches are', async () => {
    const { matches, talk, guests } = stage.store;
    const zoe = { id: 'guest Zoe', holder: hash('Zoe'), name: 'Zoe', created: 1 };
    await guests.add(zoe, { hash: hash('s'), guest: zoe.id, match: null, created: 1, seen: 1 });
    await matches.create(newMatch('m', { entries: [entry('open'), sat(0, 'Zoe', hash('Zoe'))] }));
    await matches.create(newMatch('n', { request: 'rematch m' }));
    await talk.add('m', { at: 1, seat: 0, name: 'Zoe', said: { phrase: 'hello' }, by: hash('Zoe') });
    const head = { id: 'm', entries: 2, lines: 1, edition: 0, closed: null, next: 'n' };
    expect(await matches.heads(['m', 'nothing'])).toEqual([head]);
    expect(await guests.sessionsAmong([hash('s'), hash('none')])).toEqual([hash('s')]);
    await guests.erase(zoe.id);
    expect(await guests.sessionsAmong([hash('s')])).toEqual([]);
    expect(await guests.sessionsAmong([])).toEqual([]);
    await matches.close('m', 7);
    expect(await matches.heads(['m'])).toEqual([{ ...head, edition: 1, closed: 7 }]);
    expect(await matches.heads([])).toEqual([]);
  });

  test('who was told that he is waited for is written by whoever knows what was there before', async () => {
    const { matches } = stage.store;
    await matches.create(newMatch('m'));
    expect(await matches.setNoticed('m', 'one', null)).toBe(true);
    expect(await matches.setNoticed('m', 'two', null)).toBe(false);
    expect(await matches.setNoticed('m', 'two', 'one')).toBe(true);
    expect(await matches.noticed('m')).toBe('two');
  });
}
