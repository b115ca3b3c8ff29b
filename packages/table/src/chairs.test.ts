import { describe, expect, test } from 'vitest';
import { AWAY } from './limits.ts';
import {
  claim,
  cover,
  handTo,
  invitationTo,
  invite,
  lobby,
  playWish,
  ready,
  remove,
  seated,
  sit,
  started,
  tokenOf,
  writing,
} from './scene.testing.ts';
import { viewTable } from './view.ts';

describe('an invitation', () => {
  test('gives the seat to whoever claims it, by a token of his own, and the old one is worth nothing at once', async () => {
    const scene = await writing();
    await scene.plays('1 write a');
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ name: 'Ben', isOffered: true });
    await scene.does('Cleo', claim(1, 'Cleo'));
    expect(await scene.wants('Ben', playWish(scene, 1, 'write b'))).toBe('not-yours');
    expect(await scene.wants('Ben', invite(scene, 1, 'Ben'))).toBe('not-yours');
    expect(await scene.wants('Cleo', playWish(scene, 1, 'write b'))).toBe('ok');
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ name: 'Cleo', kind: 'remote', isOffered: false });
  });

  test('is used once', async () => {
    const scene = await started();
    await handTo(scene, 'Ben', 1, 'Cleo');
    expect(await scene.wants('Dora', { ...claim(1, 'Dora'), invitation: invitationTo('Cleo') })).toBe(
      'invitation-wrong',
    );
  });

  test('can be taken back, or another given', async () => {
    const scene = await started();
    await scene.does('Ben', invite(scene, 1, 'Cleo'), { ...invite(scene, 1, ''), invitation: null });
    expect(await scene.wants('Cleo', claim(1, 'Cleo'))).toBe('invitation-wrong');
    await scene.does('Ben', invite(scene, 1, 'Cleo'), invite(scene, 1, 'Dora'));
    expect(await scene.wants('Cleo', claim(1, 'Cleo'))).toBe('invitation-wrong');
    await scene.does('Dora', claim(1, 'Dora'));
  });

  test('falls when whoever gave it has left', async () => {
    const scene = await started();
    await scene.does('Ben', invite(scene, 1, 'Cleo'), { do: 'resign', seat: 1 });
    expect(await scene.wants('Cleo', claim(1, 'Cleo'))).toBe('invitation-wrong');
  });

  test('is no token: whoever gave it does not know what the seat is held by', async () => {
    const scene = await started();
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    const reply = await scene.keeper.send({ id: 'x', token: invitationTo('Cleo'), wish: claim(1, 'Cleo') });
    expect(reply).toMatchObject({ ok: false, error: { why: 'token-wrong' } });
  });

  test('is possible in the lobby too', async () => {
    const scene = await seated();
    await handTo(scene, 'Ben', 1, 'Cleo');
    expect(await scene.wants('Ben', ready(scene, 1))).toBe('not-yours');
    await scene.does('Cleo', ready(scene, 1));
  });

  test('takes the host along, to his other device or a friend', async () => {
    const scene = await started();
    await handTo(scene, 'Ada', 0, 'Adas phone');
    expect(viewTable(scene.table).chairs.map(chair => chair.isHost)).toEqual([true, false]);
    expect(await scene.wants('Ada', { do: 'abandon' })).toBe('host-only');
    expect(await scene.wants('Adas phone', { do: 'abandon' })).toBe('ok');
  });

  test('is refused: of another’s seat, one that is easily guessed, without a name, to himself', async () => {
    const scene = await started();
    expect(await scene.wants('Ada', invite(scene, 1, 'Cleo'))).toBe('not-yours');
    expect(await scene.wants('Ben', { ...invite(scene, 1, ''), invitation: '1234' })).toBe('invitation-wrong');
    await scene.does('Ben', invite(scene, 1, 'Ben'));
    expect(await scene.wants('Ben', claim(1, 'Ben'))).toBe('token-wrong');
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    expect(await scene.wants('Cleo', { ...claim(1, 'Cleo'), name: '' })).toBe('name-wrong');
  });

  test('by the host: to seats that nobody plays any more, but he does not claim them himself', async () => {
    const scene = await started();
    await scene.does('Ada', remove(scene, 1), invite(scene, 1, 'Ada'));
    expect(await scene.wants('Ada', claim(1, 'Ada'))).toBe('token-wrong');
    await handTo(scene, 'Ada', 1, 'Cleo');
    expect(scene.table.chairs[1]).toMatchObject({ name: 'Cleo', cover: null });
    await scene.does('Cleo', { do: 'resign', seat: 1 });
    await handTo(scene, 'Ada', 1, 'Dora');
    expect(await scene.wants('Cleo', { do: 'return', seat: 1 })).toBe('not-yours');
  });

  test('may give a bot’s seat to a person', async () => {
    const scene = lobby();
    await scene.does('Ada', sit(0), { do: 'seat-bot', seat: 1, bot: 'random', name: 'Robot', colour: 1 });
    await scene.does('Ada', ready(scene, 0), { do: 'start' });
    expect(await scene.wants('Ada', remove(scene, 1))).toBe('seat-covered');
    await handTo(scene, 'Ada', 1, 'Ben');
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ kind: 'remote', bot: null, isBot: false });
  });
});

describe('who has gone', () => {
  test('does not come back by inviting himself after he has resigned', async () => {
    const scene = await started();
    await scene.does('Ben', { do: 'resign', seat: 1 });
    expect(await scene.wants('Ben', invite(scene, 1, 'Bens phone'))).toBe('resigned');
    await scene.does('Ada', invite(scene, 1, 'Ben'));
    expect(await scene.wants('Ben', claim(1, 'Ben'))).toBe('resigned');
  });

  test('does not come back after he was removed, not even to another seat', async () => {
    const scene = await started({ seats: 3 });
    await scene.does('Ada', remove(scene, 1), invite(scene, 1, 'Ben'));
    expect(await scene.wants('Ben', claim(1, 'Ben'))).toBe('resigned');
    await scene.does('Cleo', invite(scene, 2, 'Ben'));
    expect(await scene.wants('Ben', claim(2, 'Ben'))).toBe('resigned');
  });
});

test('a command finds whom it expects, or nobody', async () => {
  const scene = await started({ seats: 3 });
  scene.absent.set(1, -AWAY.seat);
  const old = [cover(scene, 1), remove(scene, 1), invite(scene, 1, 'Eve')];
  await handTo(scene, 'Ben', 1, 'Dora');
  for (const wish of old.slice(0, 2)) expect(await scene.wants('Ada', wish)).toBe('other-sitter');
  expect(await scene.wants('Dora', old[2] ?? cover(scene, 1))).toBe('other-sitter');
  await scene.does('Ada', cover(scene, 1));
});

test('nobody but the host takes more chairs than the table lets him', async () => {
  const scene = lobby({ seats: 3, chairsEach: 1 });
  await scene.does('Ben', sit(1));
  expect(await scene.wants('Ben', { ...sit(2), name: 'Ben again' })).toBe('chairs-enough');
  // His own chair he may change, name and colour.
  await scene.does('Ben', { ...sit(1), name: 'Benjamin' });
  await scene.does('Ada', sit(0), { ...sit(2), name: 'Ada again' });
  await scene.does('Ada', invite(scene, 2, 'Ben'));
  expect(await scene.wants('Ben', claim(2, 'Ben'))).toBe('chairs-enough');
  await scene.does('Ada', { do: 'set', ...scene.table.setting, chairsEach: 2 });
  await scene.does('Ben', claim(2, 'Ben'));
});

test('ready counts for the setting that was seen', async () => {
  const scene = await seated();
  const seen = ready(scene, 1);
  await scene.does('Ada', { do: 'set', ...scene.table.setting, friendly: true });
  expect(await scene.wants('Ben', seen)).toBe('setting-changed');
  expect(viewTable(scene.table)).toMatchObject({ version: 1 });
  // Who is not ready any more need not have seen it.
  expect(await scene.wants('Ben', { ...seen, ready: false })).toBe('ok');
  await scene.does('Ben', ready(scene, 1));
});

describe('nothing changes a match after its end', () => {
  test.each(['over', 'abandoned'] as const)('%s', async phase => {
    const scene = await writing();
    await scene.does('Ben', invite(scene, 1, 'Cleo'));
    if (phase === 'over') await scene.plays('0 write stop', '1 write stop');
    else await scene.does('Ada', { do: 'abandon' });
    scene.absent.set('host', -AWAY.host);
    const { length } = scene.stored;
    expect(await scene.wants('Cleo', claim(1, 'Cleo'))).toBe(phase);
    expect(await scene.wants('Ben', invite(scene, 1, 'Dora'))).toBe(phase);
    expect(await scene.wants('Ben', { do: 'take-over', seat: 1 })).toBe(phase);
    expect(await scene.wants('Ben', { do: 'resign', seat: 1 })).toBe(phase);
    expect(scene.stored).toHaveLength(length);
  });
});

describe('somebody who is not there', () => {
  test('is covered by a bot, and takes his seat back by playing', async () => {
    const scene = await writing();
    expect(await scene.wants('Ada', cover(scene, 1))).toBe('seat-present');
    scene.absent.set(1, -AWAY.seat);
    expect(await scene.wants('Ben', cover(scene, 0))).toBe('host-only');
    await scene.does('Ada', cover(scene, 1));
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ cover: 'absent', isBot: true });
    expect(await scene.wants('Ada', cover(scene, 1))).toBe('seat-covered');
    await scene.does('Ben', playWish(scene, 1, 'write a'));
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ cover: null, isBot: false });
  });

  test('lends his own seat to a bot at any time, and has it back', async () => {
    const scene = await writing();
    expect(await scene.wants('Ben', { do: 'cover', seat: 1, sitter: 99 })).toBe('other-sitter');
    await scene.does('Ben', cover(scene, 1));
    expect(viewTable(scene.table).chairs[1]).toMatchObject({ cover: 'absent', isBot: true, isPerson: true });
    expect(await scene.wants('Ben', cover(scene, 1))).toBe('seat-covered');
    await scene.does('Ben', { do: 'return', seat: 1 });
    expect(scene.table.chairs[1]?.cover).toBeNull();
    // The host, too.
    await scene.does('Ada', cover(scene, 0));
    expect(scene.table.chairs[0]?.cover).toBe('absent');
    await scene.does('Ada', { do: 'resign', seat: 0 });
    expect(await scene.wants('Ada', cover(scene, 0))).toBe('resigned');
  });

  test('is covered only after a while', async () => {
    const scene = await writing();
    scene.absent.set(1, scene.now);
    const early = await scene.keeper.send({ id: 'early', token: tokenOf('Ada'), wish: cover(scene, 1) });
    expect(early).toMatchObject({ error: { why: 'seat-away', wait: AWAY.seat } });
    scene.now += AWAY.seat;
    await scene.does('Ada', cover(scene, 1));
  });

  test('may also just come back', async () => {
    const scene = await writing();
    expect(await scene.wants('Ben', { do: 'return', seat: 1 })).toBe('not-covered');
    scene.absent.set(1, -AWAY.seat);
    await scene.does('Ada', cover(scene, 1));
    await scene.does('Ben', { do: 'return', seat: 1 });
    expect(scene.table.chairs[1]?.cover).toBeNull();
  });

  test('the host never puts a bot in his own place', async () => {
    const scene = await started();
    scene.absent.set(0, -AWAY.seat);
    expect(await scene.wants('Ada', remove(scene, 0))).toBe('own-seat');
  });

  test('if it is the host, another takes over', async () => {
    const scene = await started();
    expect(await scene.wants('Ben', { do: 'take-over', seat: 1 })).toBe('host-present');
    scene.absent.set('host', scene.now);
    // A flicker of his connection is not enough.
    expect(await scene.wants('Ben', { do: 'take-over', seat: 1 })).toBe('host-away');
    scene.now += AWAY.host;
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
  await scene.does('Ada', remove(scene, 1));
  expect(await scene.wants('Ben', playWish(scene, 1, 'write a'))).toBe('not-yours');
  expect(viewTable(scene.table).chairs[1]).toMatchObject({ cover: 'removed', isBot: true });
  expect(await scene.wants('Ada', remove(scene, 1))).toBe('seat-covered');
});

test('a match that is given up takes no more commands', async () => {
  const scene = await writing();
  await scene.does('Ada', { do: 'abandon' });
  expect(viewTable(scene.table)).toMatchObject({ phase: 'abandoned', standing: null, winners: [] });
  expect(await scene.wants('Ben', playWish(scene, 1, 'write a'))).toBe('abandoned');
  expect(await scene.wants('Ada', { do: 'abandon' })).toBe('abandoned');
  expect(await scene.wants('Ada', sit(0))).toBe('abandoned');
});
