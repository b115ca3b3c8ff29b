import { readFileSync } from 'node:fs';
import { NATURE, fold, readRecord, simulationRng, type AnyAction, type Entry, type Seat } from '@zaria/kit';
import { expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import type { Wish } from './command.ts';
import { unclaimedDice } from './dice.ts';
import { playedUntil } from './going-on.ts';
import { keep } from './keeper.ts';
import { opening } from './opening.ts';
import { recordOf } from './record.ts';
import { SETTING, games, memory, published, tokenOf } from './scene.testing.ts';
import { verifyRecord } from './verify.ts';
import { viewTable } from './view.ts';

const HOST = tokenOf('ann');

/** A match that was recorded: how it began, and all that was played. */
function recorded(name: string) {
  const json: unknown = JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8'));
  const read = readRecord(json, games);
  if (!read.ok) throw new Error(read.error.why);
  const log = read.value.log.filter((entry): entry is Entry<AnyAction> => entry.kind !== 'hidden');
  return { ...read.value, log };
}

const from = (at: number) => ({ matchId: 'ab'.repeat(16), at });

/** A table of one person that goes on from there. */
async function goingOn({ game, start, log }: ReturnType<typeof recorded>, at: number) {
  const { seats, options } = start;
  const setting = { ...SETTING, seats, options };
  const opened = opening({ game: game.id, setting, host: HOST, dice: published('typed'), from: from(at) }, 1000, games);
  if (!opened.ok) throw new Error(opened.error.why);
  const stored = [...opened.value];
  const keeper = keep(openTable(stored, games), memory(stored));
  const chairs = Array.from({ length: seats }, (_, seat) => seat as Seat);
  const wishes: readonly Wish[] = [
    ...chairs.map((seat): Wish => ({ do: 'sit', seat, as: 'local', name: `p${seat}`, colour: seat })),
    ...chairs.map((seat): Wish => ({ do: 'ready', seat, version: 0, ready: true })),
    { do: 'start' },
  ];
  for (const [i, wish] of wishes.entries())
    expect(await keeper.send({ id: `start ${i}`, token: HOST, wish })).toMatchObject({ ok: true });
  keeper.close();
  stored.push(...playedUntil(log, at, { now: 1000, holders: keeper.table.chairs.map(({ token }) => token) }));
  return { stored, table: openTable(stored, games) };
}

const NAMES = ['las-vegas', 'las-vegas-royale', 'qwinto', 'railroad-ink'].flatMap(game => [
  `${game}-rules-1-chained-plain`,
  `${game}-rules-1-chained-lively`,
]);

test.each(NAMES)('%s: a table goes on from any moment, and says from which', async name => {
  const match = recorded(name);
  const { length } = match.log;
  for (const at of [0, 1, Math.floor(length / 3), Math.floor((2 * length) / 3), length - 1]) {
    const { stored, table } = await goingOn(match, at);
    expect(table.match?.state).toEqual(fold(match.game, match.start, match.log.slice(0, at)));
    expect(viewTable(table)).toMatchObject({ from: from(at), dice: { kind: 'typed' } });
    const keeper = keep(table, memory(stored, { dice: () => unclaimedDice(simulationRng('on')) }));
    await keeper.goOn();
    keeper.close();
    const waiting = table.match === null ? [] : match.game.waiting(table.match.state);
    expect(waiting).not.toContain(NATURE);
    // What was thrown here and before is in the record, and nothing is claimed of it.
    const record = recordOf(table, 'spectator');
    expect(record).toMatchObject({ start: { kind: 'typed' }, dice: { host: null, chains: [] } });
    expect(verifyRecord(structuredClone(record), games)).toMatchObject({ ok: true });
  }
});

test('nobody vouches for dice that others have thrown', () => {
  const open = () =>
    opening({ game: 'qwinto', setting: SETTING, host: HOST, dice: published('local'), from: from(3) }, 1000, games);
  expect(open).toThrow('nothing is claimed');
});
