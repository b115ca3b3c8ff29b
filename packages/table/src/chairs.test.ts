import { describe, expect, test } from 'vitest';
import { lobby, playWish, seated, sit, started, tokenOf, writing } from './scene.testing.ts';
import { viewTable } from './view.ts';

const handTo = (name: string, seat: 0 | 1 = 1) =>
  ({ do: 'hand-over', seat, as: 'remote', name, token: tokenOf(name) }) as const;

describe('a hand-over', () => {
  test('gives the seat to the new token, and the old one is worth nothing at once', async () => {
    const scene = await writing();
    await scene.plays('1 write a');
    await scene.does('Ben', handTo('Cleo'));
    expect(await scene.wants('Ben', playWish(scene, 1, 'write b'))).toBe('not-yours');
    expect(await scene.wants('Ben', handTo('Ben'))).toBe('not-yours');
    expect(await scene.wants('Cleo', playWish(scene, 1, 'write b'))).toBe('ok');
    expect(scene.table.chairs[1]).toMatchObject({ name: 'Cleo', kind: 'remote' });
  });

  test('is possible in the lobby too', async () => {
    const scene = await seated();
    await scene.does('Ben', handTo('Cleo'));
    expect(await scene.wants('Ben', { do: 'ready', seat: 1, ready: true })).toBe('not-yours');
    await scene.does('Cleo', { do: 'ready', seat: 1, ready: true });
  });

  test('takes the host along, to his other device or a friend', async () => {
    const scene = await started();
    await scene.does('Ada', handTo('Adas phone', 0));
    expect(viewTable(scene.table).chairs.map(chair => chair.isHost)).toEqual([true, false]);
    expect(await scene.wants('Ada', { do: 'abandon' })).toBe('host-only');
    expect(await scene.wants('Adas phone', { do: 'abandon' })).toBe('ok');
  });

  test.each([
    ['of another’s seat', 'Ada', handTo('Cleo'), 'not-yours'],
    ['to the same token', 'Ben', handTo('Ben'), 'token-wrong'],
    ['to a token that is easily guessed', 'Ben', { ...handTo('Cleo'), token: '1234' }, 'token-wrong'],
    ['to nobody', 'Ben', handTo(''), 'name-wrong'],
  ] as const)('is refused: %s', async (_what, who, wish, why) => {
    const scene = await started();
    expect(await scene.wants(who, wish)).toBe(why);
  });

  test('by the host: of seats that nobody plays any more, but never to himself', async () => {
    const scene = await started();
    await scene.does('Ada', { do: 'remove', seat: 1 });
    expect(await scene.wants('Ada', { ...handTo('Ada'), token: tokenOf('Ada') })).toBe('token-wrong');
    await scene.does('Ada', handTo('Cleo'));
    expect(scene.table.chairs[1]).toMatchObject({ name: 'Cleo', cover: null });
    await scene.does('Cleo', { do: 'resign', seat: 1 });
    await scene.does('Ada', handTo('Dora'));
    expect(await scene.wants('Cleo', { do: 'return', seat: 1 })).toBe('not-yours');
  });

  test('may give a bot’s seat to a person', async () => {
    const scene = lobby();
    await scene.does('Ada', sit(0), { do: 'seat-bot', seat: 1, bot: 'random', name: 'Robot', colour: 1 });
    await scene.does('Ada', { do: 'ready', seat: 0, ready: true }, { do: 'start' });
    expect(await scene.wants('Ada', { do: 'remove', seat: 1 })).toBe('seat-covered');
    await scene.does('Ada', handTo('Ben'));
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ kind: 'remote', bot: null, isBot: false });
  });
});

describe('somebody who is not there', () => {
  test('is covered by a bot, and takes his seat back by playing', async () => {
    const scene = await writing();
    expect(await scene.wants('Ada', { do: 'cover', seat: 1 })).toBe('seat-present');
    scene.absent.add(1);
    expect(await scene.wants('Ben', { do: 'cover', seat: 0 })).toBe('host-only');
    await scene.does('Ada', { do: 'cover', seat: 1 });
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ cover: 'absent', isBot: true });
    expect(await scene.wants('Ada', { do: 'cover', seat: 1 })).toBe('seat-covered');
    await scene.does('Ben', playWish(scene, 1, 'write a'));
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ cover: null, isBot: false });
  });

  test('may also just come back', async () => {
    const scene = await writing();
    expect(await scene.wants('Ben', { do: 'return', seat: 1 })).toBe('not-covered');
    scene.absent.add(1);
    await scene.does('Ada', { do: 'cover', seat: 1 });
    await scene.does('Ben', { do: 'return', seat: 1 });
    expect(scene.table.chairs[1]?.cover).toBeNull();
  });

  test('the host never puts a bot in his own place', async () => {
    const scene = await started();
    scene.absent.add(0);
    expect(await scene.wants('Ada', { do: 'cover', seat: 0 })).toBe('own-seat');
    expect(await scene.wants('Ada', { do: 'remove', seat: 0 })).toBe('own-seat');
  });

  test('if it is the host, another takes over', async () => {
    const scene = await started();
    expect(await scene.wants('Ben', { do: 'take-over', seat: 1 })).toBe('host-present');
    scene.absent.add('host');
    expect(await scene.wants('Cleo', { do: 'take-over', seat: 1 })).toBe('not-yours');
    await scene.does('Ben', { do: 'take-over', seat: 1 });
    expect(await scene.wants('Ada', { do: 'abandon' })).toBe('host-only');
    expect(await scene.wants('Ben', { do: 'take-over', seat: 1 })).toBe('already-host');
  });
});

test('who resigns does not come back, and a bot plays on; the host passes his office on', async () => {
  const scene = await writing();
  await scene.does('Ada', { do: 'resign', seat: 0 });
  expect(viewTable(scene.table).chairs.map(chair => chair.isHost)).toEqual([false, true]);
  expect(await scene.wants('Ada', playWish(scene, 0, 'write a'))).toBe('resigned');
  expect(await scene.wants('Ada', { do: 'return', seat: 0 })).toBe('resigned');
  expect(await scene.wants('Ada', { do: 'resign', seat: 0 })).toBe('resigned');
  await scene.plays('1 write stop');
  await scene.botsPlay();
  expect(viewTable(scene.table).phase).toBe('over');
});

test('who is removed has no seat any more', async () => {
  const scene = await writing();
  await scene.does('Ada', { do: 'remove', seat: 1 });
  expect(await scene.wants('Ben', playWish(scene, 1, 'write a'))).toBe('not-yours');
  expect(viewTable(scene.table).chairs[1]).toMatchObject({ cover: 'removed', isBot: true });
  expect(await scene.wants('Ada', { do: 'remove', seat: 1 })).toBe('seat-covered');
});

test('a match that is given up takes no more commands', async () => {
  const scene = await writing();
  await scene.does('Ada', { do: 'abandon' });
  expect(viewTable(scene.table)).toMatchObject({ phase: 'abandoned', standing: null, winners: [] });
  expect(await scene.wants('Ben', playWish(scene, 1, 'write a'))).toBe('abandoned');
  expect(await scene.wants('Ada', { do: 'abandon' })).toBe('abandoned');
  expect(await scene.wants('Ada', sit(0))).toBe('abandoned');
});

test('given up before the last reveal, the match says who had kept his part back', async () => {
  const scene = await seated({ dice: 'open' });
  await scene.does('Ada', { do: 'start' }, { do: 'abandon' });
  expect(scene.table.chairs.map(chair => chair.withheld)).toEqual([true, true]);
});
