import { expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import type { Command } from './command.ts';
import { decide, replyTo } from './decide.ts';
import { games, lobby, playWish, printTable, started, tokenOf, writing } from './scene.testing.ts';

test('a repeated command is answered, and not played twice', async () => {
  const scene = await writing();
  const wish = playWish(scene, 0, 'write a');
  expect(await scene.wants('Ada', wish, 'mine')).toBe('ok');
  const before = printTable(scene.table);
  expect(await scene.wants('Ada', wish, 'mine')).toBe('ok');
  expect(printTable(scene.table)).toBe(before);
  // The name is the sender's own: another's command of that name is another command.
  expect(await scene.wants('Ben', playWish(scene, 1, 'write b'), 'mine')).toBe('ok');
});

test('it is still known after the process has started again', async () => {
  const scene = await writing();
  const command: Command = { id: 'mine', token: tokenOf('Ada'), wish: playWish(scene, 0, 'write a') };
  await scene.wants('Ada', command.wish, 'mine');
  const again = openTable(structuredClone(scene.stored), games);
  expect(decide(again, command, scene.context)).toMatchObject({ ok: true, value: { entries: [] } });
});

test('deciding changes nothing', async () => {
  const scene = await writing();
  const before = printTable(scene.table);
  const decision = decide(
    scene.table,
    { id: 'x', token: tokenOf('Ada'), wish: playWish(scene, 0, 'write a') },
    scene.context,
  );
  expect(decision.ok && decision.value.entries.length).toBe(1);
  expect(printTable(scene.table)).toBe(before);
});

test('a reply says yes or why not, and nothing of what was written', async () => {
  const scene = await writing();
  const send = (action: string) =>
    replyTo(decide(scene.table, { id: 'x', token: tokenOf('Ada'), wish: playWish(scene, 0, action) }, scene.context));
  expect(send('write a')).toEqual({ ok: true, value: true });
  expect(send('write z')).toEqual({ ok: false, error: { why: 'notation-unknown' } });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'start'],
  ['no wish', { id: 'a', token: tokenOf('Ada') }],
  ['no name', { id: '', token: tokenOf('Ada'), wish: { do: 'start' } }],
  ['a name too long', { id: 'a'.repeat(65), token: tokenOf('Ada'), wish: { do: 'start' } }],
  ['a wish there is not', { id: 'a', token: tokenOf('Ada'), wish: { do: 'fly' } }],
  ['a wish that every object has', { id: 'a', token: tokenOf('Ada'), wish: { do: 'toString' } }],
  ['a seat that is no number', { id: 'a', token: tokenOf('Ada'), wish: { do: 'leave', seat: '0' } }],
  ['a field missing', { id: 'a', token: tokenOf('Ada'), wish: { do: 'ready', seat: 0 } }],
  ['an action that is no text', { id: 'a', token: tokenOf('Ada'), wish: { do: 'throw', question: '0/0', action: 7 } }],
])('whatever comes from outside is refused and not fallen over: %s', (_what, command) => {
  const { table, context } = lobby();
  expect(decide(table, command as Command, context)).toEqual({ ok: false, error: { why: 'command-wrong' } });
});

test('a token that is none is refused', async () => {
  const { table, context } = lobby();
  for (const token of ['short', 'x'.repeat(129), 7])
    expect(decide(table, { id: 'a', token: token as string, wish: { do: 'start' } }, context)).toEqual({
      ok: false,
      error: { why: 'token-wrong' },
    });
});

test('a command and the chance it leads to are written together', async () => {
  const scene = await started({ game: 'qwinto', dice: 'open', options: { starter: 0 } });
  const wish = playWish(scene, 0, 'roll orange');
  const decision = decide(scene.table, { id: 'x', token: tokenOf('Ada'), wish }, scene.context);
  const kinds = decision.ok ? decision.value.entries.map(({ by, what }) => [by?.endsWith(':x'), what.kind]) : [];
  expect(kinds).toEqual([
    [true, 'match'],
    [true, 'match'],
  ]);
});

test('an answer without a choice is given by the table, if it is set so', async () => {
  const first = async (forced: boolean) => {
    const { table } = await started({ game: 'las-vegas', dice: 'open', forced, options: { starter: 0 } });
    return table.match?.log.flatMap(entry => (entry.kind === 'play' ? [entry.action.step] : [])).slice(0, 3);
  };
  expect(await first(false)).toEqual(['deal']);
  expect(await first(true)).toEqual(['deal', 'roll', 'dice']);
});
