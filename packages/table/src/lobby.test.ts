import { canonical } from '@zaria/kit';
import { expect, test } from 'vitest';
import { NAMES, PART, SETTING, lobby, ready, seated, sit } from './scene.testing.ts';
import { viewTable } from './view.ts';

const names = (scene: ReturnType<typeof lobby>) => scene.table.chairs.map(({ kind, name }) => (kind ? name : null));

test('seats are taken, changed and left', async () => {
  const scene = lobby({ seats: 3 });
  await scene.does('Ben', sit(1));
  expect(names(scene)).toEqual([null, 'Ben', null]);
  await scene.does('Ben', { do: 'sit', seat: 1, as: 'local', name: 'Benno', colour: 5 });
  expect(scene.table.chairs[1]).toMatchObject({ kind: 'local', name: 'Benno', colour: 5 });
  await scene.does('Ben', { do: 'leave', seat: 1 });
  expect(names(scene)).toEqual([null, null, null]);
});

test('one person may hold several seats', async () => {
  const scene = lobby();
  await scene.does('Ada', sit(0), { ...sit(1), name: 'Ada’s sister' });
  expect(scene.table.chairs[0]?.token).toBe(scene.table.chairs[1]?.token);
});

test.each([
  ['another’s seat', 'Cleo', { do: 'sit', seat: 1, as: 'remote', name: 'Cleo', colour: 4 }, 'seat-taken'],
  ['another’s colour', 'Cleo', { do: 'sit', seat: 0, as: 'remote', name: 'Cleo', colour: 1 }, 'colour-taken'],
  ['a colour there is not', 'Cleo', { do: 'sit', seat: 0, as: 'remote', name: 'Cleo', colour: 6 }, 'colour-taken'],
  ['no name', 'Cleo', { do: 'sit', seat: 0, as: 'remote', name: '', colour: 4 }, 'name-wrong'],
  [
    'a name with an invisible sign',
    'Cleo',
    { do: 'sit', seat: 0, as: 'remote', name: 'C\u202e', colour: 4 },
    'name-wrong',
  ],
  ['a seat there is not', 'Cleo', { do: 'sit', seat: 2, as: 'remote', name: 'Cleo', colour: 4 }, 'seat-unknown'],
  ['to sit as a bot', 'Cleo', { do: 'sit', seat: 0, as: 'bot', name: 'Cleo', colour: 4 }, 'command-wrong'],
  [
    'to seat a bot without being host',
    'Ben',
    { do: 'seat-bot', seat: 0, bot: 'random', name: 'B', colour: 4 },
    'host-only',
  ],
  ['a bot that nobody knows', 'Ada', { do: 'seat-bot', seat: 0, bot: 'genius', name: 'B', colour: 4 }, 'bot-unknown'],
  ['to leave another’s seat', 'Cleo', { do: 'leave', seat: 1 }, 'not-yours'],
  ['to leave a free seat', 'Ada', { do: 'leave', seat: 0 }, 'seat-free'],
  ['to be ready for another', 'Cleo', { do: 'ready', seat: 1, version: 0, ready: true }, 'not-yours'],
  ['to start without being host', 'Ben', { do: 'start' }, 'host-only'],
  ['to start with free seats', 'Ada', { do: 'start' }, 'seats-free'],
  ['to set without being host', 'Ben', { do: 'set', ...SETTING }, 'host-only'],
  ['too many seats', 'Ada', { do: 'set', ...SETTING, seats: 5 }, 'seats-wrong'],
  ['too few seats', 'Ada', { do: 'set', ...SETTING, seats: 1 }, 'seats-taken'],
  ['an option there is not', 'Ada', { do: 'set', ...SETTING, options: { speed: 3 } }, 'option-unknown'],
  ['a value there is not', 'Ada', { do: 'set', ...SETTING, options: { rounds: 3 } }, 'option-value'],
  ['a clock without time', 'Ada', { do: 'set', ...SETTING, clock: { kind: 'strict', after: 0 } }, 'command-wrong'],
  [
    'to play before the start',
    'Ben',
    { do: 'play', seat: 1, question: '0/0', count: 0, action: 'hide 1' },
    'not-started',
  ],
  ['to give up before the start', 'Ada', { do: 'abandon' }, 'not-started'],
] as const)('refused: %s', async (_what, who, wish, why) => {
  const scene = lobby();
  await scene.does('Ben', sit(1));
  expect(await scene.wants(who, wish as never)).toBe(why);
});

test('the host sets the table; whoever was ready is asked again', async () => {
  const scene = await seated();
  await scene.does('Ada', { do: 'set', ...SETTING, seats: 4, options: { rounds: 2 }, forced: true });
  expect(scene.table.setting).toEqual({ ...SETTING, seats: 4, options: { rounds: 2, long: false }, forced: true });
  expect(scene.table.chairs.map(chair => chair.ready)).toEqual([false, false, false, false]);
  expect(new Set(scene.table.chairs.map(chair => chair.colour)).size).toBe(4);
});

test('the match starts when every seat is taken and ready', async () => {
  const scene = lobby();
  await scene.does('Ada', sit(0), { do: 'seat-bot', seat: 1, bot: 'random', name: 'Robot', colour: 1 });
  expect(await scene.wants('Ada', { do: 'start' })).toBe('not-ready');
  await scene.does('Ada', ready(scene, 0), { do: 'start' });
  expect(viewTable(scene.table).phase).toBe('playing');
  expect(await scene.wants('Ada', sit(0))).toBe('started');
});

test('§3.3 the start freezes everything the dice depend on, and names nobody', async () => {
  const scene = await seated({ dice: 'local', options: { rounds: 2 } });
  await scene.does('Ada', { do: 'start' });
  const { frozen, start, names: held } = scene.table;
  expect(start).toEqual({
    protocol: 'zaria/2',
    matchId: PART.matchId,
    game: 'toy',
    rules: scene.table.game.rules,
    options: { rounds: 2, long: false },
    kind: 'local',
    host: PART.chain.head,
    wait: 1500,
    seats: [
      { kind: 'remote', head: null },
      { kind: 'remote', head: null },
    ],
  });
  expect(frozen).toBe(canonical(start));
  expect(frozen).not.toContain('Ada');
  expect(held).toEqual([['Ada'], ['Ben']]);
  expect(viewTable(scene.table).dice.start).toEqual(start);
});

test('when the host leaves, the next who sits is host', async () => {
  const scene = lobby({ seats: 3 });
  for (const seat of [0, 1, 2] as const) await scene.does(NAMES[seat], sit(seat));
  await scene.does('Ada', { do: 'leave', seat: 0 });
  expect(viewTable(scene.table).chairs.map(chair => chair.isHost)).toEqual([false, true, false]);
  expect(await scene.wants('Ada', { do: 'set', ...SETTING })).toBe('host-only');
  await scene.does('Ben', { do: 'leave', seat: 2 });
  expect(names(scene)).toEqual([null, 'Ben', null]);
});
