import type { Viewer } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { describe, expect, test } from 'vitest';
import { openClient, type Client } from './client.ts';
import { keptToy } from './keeper.testing.ts';

const done = { ok: true, value: true };
const factsIn = (client: Client, viewer: Viewer): readonly string[] =>
  client.sight(viewer).moments.flatMap(({ facts }) => facts.map(({ fact }) => fact));

describe('a sight', () => {
  test('of somebody who comes later has heard all there is', async () => {
    const { connection, does } = await keptToy();
    await does('nature die 2', '0 hide 1');
    const client = openClient(connection(), toy);
    expect(client.sight(1).pending).toBe(0);
    expect(client.sight(1).moments.map(({ entry }) => entry.kind)).toEqual(['play', 'hidden']);
    expect(client.sight(0).moments.map(({ entry }) => entry.kind)).toEqual(['play', 'play']);
  });

  test('takes in what it is told one by one, each fact with the view of its moment', async () => {
    const { connection, does } = await keptToy();
    const client = openClient(connection(), toy);
    const sight = client.sight('spectator');
    await does('nature die 2', '0 hide 1', '1 guess 1', '0 write a', '0 write stop', '1 write stop');
    expect([sight.pending, sight.follower.length, factsIn(client, 'spectator')]).toEqual([8, 0, []]);

    const shown: unknown[] = [];
    const show = (): unknown =>
      sight.next((fact, look) => shown.push([fact.fact, (look() as { words: unknown }).words]));
    show();
    expect(shown).toEqual([['die', ['', '']]]);
    expect([sight.pending, sight.follower.length]).toEqual([7, 1]);
    while (show() !== null);
    expect(shown.slice(1)).toEqual([
      ['guessed', ['', '']],
      ['wrote', ['a', '']],
      ['wrote', ['a', '']],
    ]);
    expect(sight.next()).toBeNull();
  });

  test('has the table around it at the same pace', async () => {
    const { connection, does } = await keptToy();
    const client = openClient(connection(), toy);
    const sight = client.sight(0);
    const before = sight.table;
    await does('nature die 2', '0 hide 1', '1 guess 1', '0 write stop', '1 write stop');
    expect([client.table.phase, sight.table.phase, sight.table.standing]).toEqual(['over', 'playing', null]);
    expect(sight.table).toBe(before);
    while (sight.pending > 1) sight.next();
    expect(sight.table.phase).toBe('playing');
    sight.next();
    expect(sight.table).toEqual(client.table);
  });

  test('hears of the table alone, once all that came before is taken in', async () => {
    const { connection, does, keeper } = await keptToy();
    const client = openClient(connection(), toy);
    const sight = client.sight(0);
    await does('nature die 2');
    await keeper.send({ id: 'gone', token: 'the token of the host', wish: { do: 'abandon' } });
    expect([client.table.phase, sight.table.phase]).toEqual(['abandoned', 'playing']);
    sight.catchUp();
    expect(sight.table.phase).toBe('abandoned');
  });

  test('goes back with an undo, and keeps what was before in its story', async () => {
    const { connection, does, undoes } = await keptToy();
    const client = openClient(connection(), toy);
    await does('nature die 2', '0 hide 1');
    await undoes(0);
    const sight = client.sight('spectator');
    sight.catchUp();
    expect(sight.moments.map(({ entry }) => entry.kind)).toEqual(['play', 'hidden', 'undo']);
    expect(sight.follower.question?.step).toBe('hide');
  });
});

describe('a client', () => {
  test('says when something was told, and nothing more once it is closed', async () => {
    const { connection, does } = await keptToy();
    let heard = 0;
    const client = openClient(connection(), toy, () => heard++);
    expect(heard).toBe(0);
    await does('nature die 2');
    expect(heard).toBe(1);
    client.close();
    await does('0 hide 1');
    expect(heard).toBe(1);
  });

  test('holds a viewer for each of its seats', async () => {
    const { connection, does } = await keptToy(2, 'together');
    const client = openClient(connection(), toy);
    await does('nature die 2', '0 hide 1');
    expect(client.own).toEqual([0, 1]);
    for (const seat of client.own) client.sight(seat).catchUp();
    expect(client.sight(0).follower.legal).toEqual([]);
    expect(client.sight(1).follower.legal).toHaveLength(4);
  });

  test('hears nothing that is for somebody else', async () => {
    const { connection } = await keptToy(2, 'apart');
    const client = openClient(connection(1), toy);
    expect(client.own).toEqual([1]);
    expect(() => openClient({ ...connection(1), own: [0] }, toy)).toThrow('does not let itself be seen');
  });

  test('plays, takes back and undoes', async () => {
    const { connection, does, keeper } = await keptToy();
    const client = openClient(connection(), toy, () => {
      for (const seat of [0, 1] as const) client.sight(seat).catchUp();
    });
    await does('nature die 2');
    expect(await client.play(0, 'hide 3')).toEqual(done);
    expect(await client.play(1, 'guess 3')).toEqual(done);
    expect(await client.play(1, 'write a')).toEqual(done);
    expect(await client.play(1, 'write b')).toEqual(done);
    expect(await client.back(1, 'retract')).toEqual(done);
    expect(client.sight(1).follower.given).toBe(1);
    expect(await client.play(0, 'write c')).toMatchObject({ ok: false, error: { why: 'notation-unknown' } });
    expect(await client.undo(1)).toEqual(done);
    // Behind each seat there is somebody, who says to which request he agrees.
    const { undo } = client.table;
    expect(undo).toMatchObject({ seat: 1, waiting: [0] });
    const agree = { do: 'answer-undo', seat: 0, request: undo?.request ?? 0, agree: true } as const;
    expect(await client.send(agree)).toEqual(done);
    await keeper.settled();
    expect(client.sight(1).follower.given).toBe(0);
  });

  test('does not let a seat answer what it has not seen', async () => {
    const { connection, does } = await keptToy();
    const client = openClient(connection(), toy);
    client.sight(0);
    await does('nature die 2');
    expect(await client.play(0, 'hide 1')).toMatchObject({ ok: false, error: { why: 'stale' } });
    client.sight(0).catchUp();
    expect(await client.play(0, 'hide 1')).toEqual(done);
  });
});

describe('two worlds that differ in a hidden answer', () => {
  /** All that can be had from a client with the eyes of one viewer, as it would be written down. */
  function all(client: Client, viewer: Viewer): string {
    const { follower, moments, pending, table } = client.sight(viewer);
    const { view, question, isCommon, waiting, legal, back, given, last, length, start } = follower;
    const foreseen = legal.map(action => follower.foresee(action));
    const earlier = Array.from({ length: length + 1 }, (_, at) => follower.at(at).view);
    const seen = { view, question, isCommon, waiting, legal, back, given, last, length, start, foreseen, earlier };
    return JSON.stringify({ own: client.own, now: client.table, moments, pending, table, seen });
  }

  /** What a client of the second seat can know, entry by entry, when the first hides that. */
  async function world(hidden: number, viewer: Viewer): Promise<readonly string[]> {
    const { connection, does } = await keptToy(3, 'apart');
    const client = openClient(connection(1), toy);
    const known = [all(client, viewer)];
    for (const row of ['nature die 3', `0 hide ${hidden}`, '1 guess 3']) {
      await does(row);
      known.push(all(client, viewer));
      while (client.sight(viewer).next() !== null) known.push(all(client, viewer));
    }
    return known;
  }

  test.each([1, 'spectator'] as const)('are the same for %s, byte for byte, until it comes to light', async viewer => {
    const [one, two] = [await world(1, viewer), await world(2, viewer)];
    expect(one).toHaveLength(8);
    // The guess has been told, but what it brings to light is taken in only after this.
    const light = 6;
    expect(one.slice(0, light)).toEqual(two.slice(0, light));
    for (const [i, text] of one.slice(light).entries()) expect(text).not.toBe(two[light + i]);
  });

  test('are not the same to somebody who may know', async () => {
    const { connection, does } = await keptToy(3, 'apart');
    const client = openClient(connection(0), toy);
    await does('nature die 3', '0 hide 1');
    client.sight(0).catchUp();
    expect(all(client, 0)).toContain('"answer":1');
  });
});
