import { seatsOf } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import type { Command, Wish } from './command.ts';
import { decide } from './decide.ts';
import { LONGEST_CLOCK, OFTEN } from './limits.ts';
import { digestOf } from './digest.ts';
import {
  SETTING,
  agree,
  backWish,
  commandOf,
  cover,
  invite,
  lobby,
  playWish,
  ready,
  seated,
  sit,
  started,
  tokenOf,
  undoWish,
  writing,
  type Scene,
} from './scene.testing.ts';

const why = (scene: Scene, command: unknown): string => {
  const decision = decide(scene.table, command as Command, scene.context);
  return decision.ok ? 'ok' : decision.error.why;
};

describe('a name of a command', () => {
  test('is for one content: another one under it is refused as such', async () => {
    const scene = await writing();
    const first = playWish(scene, 0, 'write a');
    expect(await scene.wants('Ada', first, 'mine')).toBe('ok');
    expect(await scene.wants('Ada', playWish(scene, 0, 'write b'), 'mine')).toBe('id-used');
    // The first one keeps its name.
    expect(await scene.wants('Ada', first, 'mine')).toBe('ok');
    // Another's command may have the same name.
    expect(await scene.wants('Ben', playWish(scene, 1, 'write b'), 'mine')).toBe('ok');
  });

  test('and the same content is answered again, without being done again, also by another process', async () => {
    const scene = await writing();
    const wish = playWish(scene, 0, 'write a');
    await scene.wants('Ada', wish, 'mine');
    const { length } = scene.stored;
    expect(await scene.wants('Ada', wish, 'mine')).toBe('ok');
    expect(scene.stored).toHaveLength(length);
    const { by, wish: digest } = scene.stored.at(-1) ?? {};
    expect([by?.endsWith(':mine'), digest]).toEqual([true, digestOf(wish)]);
  });

  test('what was refused stays refused when it comes again, though it would be granted by now', async () => {
    const scene = lobby();
    await scene.does('Ada', sit(0), sit(1));
    expect(await scene.wants('Ada', { do: 'start' }, 'early')).toBe('not-ready');
    for (const seat of seatsOf(2)) await scene.does('Ada', ready(scene, seat));
    expect(await scene.wants('Ada', { do: 'start' }, 'early')).toBe('not-ready');
    expect(await scene.wants('Ada', { do: 'leave', seat: 0 }, 'early')).toBe('id-used');
    expect(await scene.wants('Ada', { do: 'start' })).toBe('ok');
  });

  test('strangers cannot crowd out what the players were refused', async () => {
    const scene = await seated();
    expect(await scene.wants('Ben', { do: 'start' }, 'early')).toBe('host-only');
    for (let i = 0; i < 600; i++)
      await scene.keeper.send({ id: `n${i}`, token: tokenOf('Eve'), wish: { do: 'start' } });
    await scene.does('Ada', { do: 'start' });
    expect(await scene.wants('Ben', { do: 'start' }, 'early')).toBe('host-only');
  });
});

describe('every value has a range', () => {
  const set = (part: object): Wish => ({ do: 'set', ...SETTING, ...part });

  test.each<[string, object]>([
    ['a clock that no timer holds', set({ clock: { kind: 'strict', after: LONGEST_CLOCK + 1 } })],
    ['a clock of no time', set({ clock: { kind: 'gentle', after: 0 } })],
    ['a clock with something else in it', set({ clock: { kind: 'none', after: 5000 } })],
    ['an unknown clock', set({ clock: { kind: 'constructor' } })],
    ['an option within an option', set({ options: { rounds: { deep: 1 } } })],
    ['a list as an option', set({ options: { rounds: [1] } })],
    ['a long option', set({ options: { rounds: 'x'.repeat(65) } })],
    ['options without end', set({ options: Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`o${i}`, 1])) })],
    ['a field too many', set({ more: 1 })],
    ['a colour below the first', { ...sit(0), colour: -1 }],
    ['a colour that is none', { ...sit(0), colour: 0.5 }],
    ['a name without end', { ...sit(0), name: 'x'.repeat(200_000) }],
    ['a count below nothing', { do: 'play', seat: 0, question: '0/0', count: -1, action: '' }],
    ['a count above all', { do: 'play', seat: 0, question: '0/0', count: 2 ** 40, action: '' }],
    ['an endless question', { do: 'undo', seat: 0, question: '0'.repeat(100) }],
    ['an endless answer', { do: 'throw', question: '0/0', action: 'x'.repeat(5000) }],
    ['no seat', { do: 'resign', seat: -1 }],
    ['a seat that is no number', { do: 'resign', seat: Number.NaN }],
    ['a version that is none', { do: 'ready', seat: 0, version: 1.5, ready: true }],
    ['something inherited', Object.create({ do: 'start' }) as object],
  ])('%s', async (_what, wish) => {
    expect(why(await seated(), { id: 'a', token: tokenOf('Ada'), wish })).toBe('command-wrong');
  });

  test('a command is its id, its token and its wish, and nothing more', async () => {
    const scene = await seated();
    const command = { id: 'a', token: tokenOf('Ada'), wish: { do: 'start' } };
    expect(why(scene, { ...command, at: 7 })).toBe('command-wrong');
    expect(why(scene, { ...command, id: 7 })).toBe('command-wrong');
    expect(why(scene, command)).toBe('ok');
  });

  test('the longest clock is one that a timer holds', async () => {
    expect(LONGEST_CLOCK).toBeLessThan(2 ** 31);
    const scene = await seated();
    expect(why(scene, commandOf(0, set({ clock: { kind: 'strict', after: LONGEST_CLOCK } })))).toBe('ok');
  });
});

describe('no one grows the log at will', () => {
  test('answers taken back and given again, in a question', async () => {
    const scene = await writing();
    for (let i = 0; i < OFTEN.back.question; i++) {
      await scene.plays('0 write a');
      await scene.does('Ada', backWish(scene, 0, 'retract'));
    }
    await scene.plays('0 write a');
    expect(await scene.wants('Ada', backWish(scene, 0, 'retract'))).toBe('too-often');
    // Another seat has its own count, and everybody goes on.
    await scene.plays('1 write a');
    expect(await scene.wants('Ben', backWish(scene, 1, 'retract'))).toBe('ok');
    await scene.plays('0 write stop', '1 write stop');
  });

  test('undoing what is free, in a match', async () => {
    const scene = await started();
    await scene.plays('nature die 2');
    for (let i = 0; i < OFTEN.undo.match; i++) {
      await scene.plays('0 hide 1');
      await scene.does('Ada', undoWish(scene, 0));
    }
    await scene.plays('0 hide 1');
    expect(await scene.wants('Ada', undoWish(scene, 0))).toBe('too-often');
    await scene.plays('1 guess 2');
  });

  test('requests to undo', async () => {
    const scene = await writing({ friendly: true });
    for (let i = 0; i < OFTEN.asks.question; i++) {
      await scene.does('Ada', undoWish(scene, 0));
      await scene.does('Ben', agree(scene, 1, false));
    }
    expect(await scene.wants('Ada', undoWish(scene, 0))).toBe('too-often');
    expect(await scene.wants('Ben', undoWish(scene, 1))).toBe('ok');
  });

  test('setting the table, sitting down and being ready', async () => {
    const scene = lobby();
    for (let i = 0; i < OFTEN.sit.match; i++) await scene.does('Eve', { ...sit(1), name: 'Eve' });
    expect(await scene.wants('Eve', sit(1))).toBe('too-often');
    await scene.does('Eve', { do: 'leave', seat: 1 });
    await scene.does('Ada', sit(0), sit(1));
    for (let i = 0; i < OFTEN.ready.match; i++) await scene.does('Ada', ready(scene, 0));
    expect(await scene.wants('Ada', ready(scene, 0))).toBe('too-often');
    for (let i = 0; i < OFTEN.set.match; i++) await scene.does('Ada', { do: 'set', ...SETTING });
    expect(await scene.wants('Ada', { do: 'set', ...SETTING })).toBe('too-often');
  });

  test('invitations; but who wants to leave may', async () => {
    const scene = await started();
    for (let i = 0; i < OFTEN.chair.match; i++) await scene.does('Ben', invite(scene, 1, 'Cleo'));
    expect(await scene.wants('Ben', invite(scene, 1, 'Cleo'))).toBe('too-often');
    expect(await scene.wants('Ada', cover(scene, 1))).toBe('too-often');
    await scene.does('Ben', { do: 'resign', seat: 1 });
  });
});

test('time only goes forward, whatever clock the caller has', async () => {
  const scene = await writing();
  const { at } = scene.table;
  for (const now of [at - 5000, -1, Number.NaN, Infinity, -Infinity]) {
    const decision = decide(scene.table, commandOf(0, playWish(scene, 0, 'write a')), { ...scene.context, now });
    expect(decision.ok && decision.value.entries.map(stored => stored.at)).toEqual([at]);
  }
});
