import { commitPlayer, commitServer, parseHex, printFirstStart, printHex, type SeatHex } from '@zaria/fair';
import { pick, simulationRng, type Seat } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import type { Stored, TableEntry } from './entries.ts';
import { fairnessOf, firstDice, firstRecord, firstSeededDice } from './first.ts';
import { keep, type Keeper } from './keeper.ts';
import { SETTING, games, memory, tokenOf } from './scene.testing.ts';
import { givenBy, phaseOf, questionOf } from './table.ts';
import { hashToken } from './token.ts';
import { verifyRecord } from './verify.ts';

const MATCH_ID = '0f'.repeat(16);
const SEED = 'a1'.repeat(32);
const ENTROPY = 'b2'.repeat(32);
const COMMIT_S = printHex(commitServer(parseHex(MATCH_ID), parseHex(SEED)));
const COMMIT = printHex(commitPlayer(parseHex(MATCH_ID), 0, parseHex(ENTROPY)));
const HOST = hashToken(tokenOf('Ada'));

/** What an earlier version kept of a match that had just begun. */
function begun(dice: 'local' | 'typed'): Stored[] {
  const isDrawn = dice === 'local';
  const seats = (['Ada', 'Ben'] as const).map(name => ({ kind: 'local', name }) as const);
  const commitS = isDrawn ? COMMIT_S : '';
  const options = { rounds: 1, long: false };
  const commits: readonly SeatHex[] = isDrawn ? [[0, COMMIT]] : [];
  const entries: readonly TableEntry[] = [
    {
      kind: 'opened',
      game: 'toy',
      rules: 1,
      setting: { ...SETTING, options },
      host: HOST,
      dice,
      matchId: isDrawn ? MATCH_ID : '',
      commitS,
      revealWithin: 30_000,
    },
    ...seats.map(({ name, kind }, seat): TableEntry => ({
      kind: 'sat',
      seat: seat as Seat,
      as: kind,
      name,
      colour: seat,
      bot: null,
      token: HOST,
    })),
    ...commits.map(([seat, commit]): TableEntry => ({ kind: 'committed', seat, commit })),
    { kind: 'started', start: printFirstStart({ commitS, commits, game: 'toy', options, rules: 1, seats }) },
  ];
  return entries.map((what, at) => ({ at, by: null, what }));
}

const revealed: Stored = {
  at: 9,
  by: null,
  what: { kind: 'match', entry: { kind: 'note', note: { note: 'reveal', seat: 0, entropy: ENTROPY } }, token: null },
};

async function playOn(keeper: Keeper): Promise<void> {
  const rng = simulationRng('first');
  const { table } = keeper;
  await keeper.goOn();
  for (let id = 0; phaseOf(table) === 'playing'; id++) {
    const state = table.match?.state;
    const seat = pick(table.game.waiting(state as never), rng) as Seat;
    const action = table.game.print(pick(table.game.legal(state as never, seat), rng));
    const wish = { do: 'play', seat, question: questionOf(table), count: givenBy(table, seat), action } as const;
    expect(await keeper.send({ id: `${id}`, token: tokenOf('Ada'), wish })).toMatchObject({ ok: true });
    await keeper.settled();
  }
}

describe('a match that began by the first protocol', () => {
  test('is played on, and its record is of that protocol and in order', async () => {
    const stored = [...begun('local'), revealed];
    const table = openTable(stored, games);
    await playOn(keep(table, memory(stored, { dice: () => firstDice(table, SEED) })));
    const record = firstRecord(table, 'spectator', SEED);
    expect(record.format).toBe('zaria/1');
    expect(record.log.flatMap(([, , draw]) => draw?.n ?? [])).toEqual([0]);
    expect(verifyRecord(JSON.parse(JSON.stringify(record)), games)).toMatchObject({
      ok: true,
      value: { format: 'zaria/1', isFinished: true, dice: { kind: 'local', draws: 1, revealed: [0] } },
    });
  });

  test('has no dice before everybody’s part in them is known', () => {
    expect(firstDice(openTable(begun('local'), games), SEED)).toBeNull();
    expect(firstDice(openTable([...begun('local'), revealed], games), SEED)).not.toBeNull();
    expect(firstDice(openTable(begun('typed'), games), SEED)).toBeNull();
  });

  test('shows its seed when it is over, and not before', () => {
    const table = openTable([...begun('local'), revealed], games);
    expect(() => firstRecord(table, 'spectator', SEED)).toThrow('nobody’s to see');
    expect(fairnessOf(table, null)).toMatchObject({ kind: 'local', serverSeed: null, commits: [[0, COMMIT]] });
    expect(verifyRecord(firstRecord(table, 'spectator', null), games)).toMatchObject({
      ok: false,
      error: { fault: { why: 'seed-not-shown' } },
    });
  });

  test('and had its dice from a seed goes on with them, and claims nothing', async () => {
    const stored = begun('typed');
    const table = openTable(stored, games);
    await playOn(keep(table, memory(stored, { dice: () => firstSeededDice('practice') })));
    const record = firstRecord(table, 'spectator', null);
    expect(record.fairness).toEqual({ protocol: 'fair/1', kind: 'typed' });
    expect(verifyRecord(record, games)).toMatchObject({ ok: true });
  });
});
