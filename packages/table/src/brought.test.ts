import { GAME_IDS } from '@zaria/games';
import type { Seat } from '@zaria/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTable } from './absorb.ts';
import { broughtOf, isBringable, type Brought } from './bringing.ts';
import { MOST_BROUGHT, takeBrought } from './brought.ts';
import type { Stored } from './entries.ts';
import type { Keeper } from './keeper.ts';
import { DEVICE, TO_THE_END, begunOnDevice, keptWith, partOf, playOn as play } from './on-device.testing.ts';
import { recordOf } from './record.ts';
import { chained, games, tokenOf } from './scene.testing.ts';
import { givenBy, phaseOf, questionOf, type Table } from './table.ts';
import { hashToken } from './token.ts';
import { verifyRecord } from './verify.ts';
import { viewTable } from './view.ts';

const GUEST = tokenOf('a guest');
const PART = partOf(0);
const begun = (id: string): Promise<Keeper> => begunOnDevice(id, PART);

function taken(brought: Brought): readonly Stored[] {
  const entries = takeBrought(structuredClone(brought), { token: GUEST, name: 'Zoe' }, 5000, games);
  if (!entries.ok) throw new Error(JSON.stringify(entries.error));
  return entries.value;
}

/** What everybody is told, and what a seat may do. */
const seenIn = ({ match, game }: Table): unknown =>
  match && [match.state, match.log, ([0, 1, 2, 'spectator'] as const).map(match.told), game.waiting(match.state)];

describe.each(GAME_IDS)('%s', id => {
  test('a match goes on at another keeper as if nothing had happened, and its dice are those of one device to its end', async () => {
    const here = await begun(id);
    for (const moves of [0, 1, 7, 20]) {
      await play(here, moves, `${id} ${moves}`);
      const entries = taken(broughtOf(here.table, PART.secret));
      const there = keptWith(PART, [...entries], id);
      expect(seenIn(there.table)).toEqual(seenIn(here.table));
      expect(recordOf(there.table, 'spectator')).toEqual(recordOf(here.table, 'spectator'));
      // The same moves lead to the same dice.
      const [one, other] = [keptWith(PART, [...entries], id), keptWith(PART, [...entries], id)];
      for (const keeper of [one, other]) {
        await keeper.goOn();
        await play(keeper, 5, 'on', GUEST);
      }
      expect(seenIn(one.table)).toEqual(seenIn(other.table));
    }
    const there = keptWith(PART, [...taken(broughtOf(here.table, PART.secret))], id);
    await there.goOn();
    await play(there, TO_THE_END, 'to the end', GUEST);
    expect(phaseOf(there.table)).toBe('over');
    expect(viewTable(there.table).dice.kind).toBe('local');
    const verdict = verifyRecord(structuredClone(recordOf(there.table, 'spectator')), games);
    expect(verdict).toMatchObject({ ok: true, value: { isFinished: true, dice: { kind: 'local' } } });
  });
});

test.each([
  ['who was alone among bots is called what he says', [0], ['Zoe', 'Bot', 'Bot']],
  ['people at one device keep the names they had there', [0, 1], ['P0', 'P1', 'Bot']],
] as const)('%s', async (_, people, names) => {
  const here = await begunOnDevice('las-vegas', PART, people);
  const { table } = keptWith(PART, [...taken(broughtOf(here.table, PART.secret))], 'las-vegas');
  expect(table.chairs.map(({ name }) => name)).toEqual(names);
  expect(verifyRecord(structuredClone(recordOf(table, 'spectator')), games)).toMatchObject({ ok: true });
});

test('the seats of people are those of whoever brings it, bots stay bots, and what was agreed stays so', async () => {
  const here = await begun('las-vegas');
  await play(here, 3, 'agreed');
  const table = openTable(taken(broughtOf(here.table, PART.secret)), games);
  const holder = hashToken(GUEST);
  expect(table.chairs.map(({ token, kind, name, colour, bot }) => [token, kind, name, colour, bot])).toEqual([
    [holder, 'local', 'P0', 5, null],
    [holder, 'local', 'P1', 4, null],
    [null, 'bot', 'Bot', 0, 'random'],
  ]);
  expect(table.host).toBe(holder);
  expect(table.setting).toMatchObject({ forced: true, friendly: true, breath: 0, clock: { kind: 'none' } });
});

test('what nobody else may know is not in what others are told, nor the secret of the dice', async () => {
  const here = await begun('las-vegas-royale');
  await play(here, 12, 'hidden');
  const entries = taken(broughtOf(here.table, PART.secret));
  const table = openTable(entries, games);
  const told = JSON.stringify([
    viewTable(table),
    table.match?.told('spectator'),
    entries,
    recordOf(table, 'spectator'),
  ]);
  expect(told).not.toContain(PART.secret);
  expect(told).not.toContain(hashToken(DEVICE));
});

test('two matches that differ in what somebody hides are the same to everybody else', async () => {
  const worlds = await Promise.all(
    [0, -1].map(async which => {
      const here = await begun('railroad-ink');
      const { table } = here;
      const state = table.match?.state;
      const answers = state === undefined ? [] : table.game.legal(state, 0);
      const action = answers.at(which);
      if (action === undefined) throw new Error('nothing to choose');
      const wish = { do: 'play', seat: 0, question: questionOf(table), count: givenBy(table, 0) } as const;
      await here.send({ id: 'hides', token: DEVICE, wish: { ...wish, action: table.game.print(action) } });
      await here.settled();
      return openTable(taken(broughtOf(table, PART.secret)), games);
    }),
  );
  const toldTo = (viewer: Seat | 'spectator') => worlds.map(table => JSON.stringify(table.match?.told(viewer)));
  expect(new Set(toldTo(0)).size).toBe(2);
  for (const viewer of [1, 'spectator'] as const) expect(new Set(toldTo(viewer)).size).toBe(1);
  expect(new Set(worlds.map(table => JSON.stringify(viewTable(table)))).size).toBe(1);
});

test('only what one device began, and plays by this protocol, is brought', async () => {
  const here = await begun('qwinto');
  expect(isBringable(here.table)).toBe(true);
  const open = await chained({ game: 'qwinto' });
  expect(isBringable(open.table)).toBe(false);
  expect(() => broughtOf(open.table, PART.secret)).toThrow('stays where it is');
});

describe('what is not a match that was played so is refused', () => {
  let brought: Brought;
  beforeAll(async () => {
    const here = await begun('las-vegas');
    await play(here, 6, 'refused');
    brought = broughtOf(here.table, PART.secret);
  });
  type Change = (brought: { -readonly [K in keyof Brought]: Brought[K] }) => unknown;
  const inLog =
    (change: (log: unknown[][]) => unknown): Change =>
    one => {
      const log = structuredClone(one.record.log) as unknown as unknown[][];
      change(log);
      one.record = { ...one.record, log: log as never };
    };
  const inStart =
    (part: object): Change =>
    one => {
      one.record = { ...one.record, start: { ...one.record.start, ...part } };
    };
  const row = (log: unknown[][], who: unknown): unknown[] => log.find(([actor]) => actor === who) ?? [];
  const WRONG: readonly (readonly [string, Change, string])[] = [
    ['a move that the rules forbid', inLog(log => (row(log, 0)[1] = 'place 9')), 'record'],
    ['a move that cannot be read', inLog(log => (row(log, 0)[1] = '%')), 'record'],
    ['a move left out', inLog(log => log.splice(log.indexOf(row(log, 0)), 1)), 'record'],
    ['another throw', inLog(log => (row(log, 'nature')[1] = 'deal 90')), 'record'],
    ['a throw without its numbers', inLog(log => row(log, 'nature').pop()), 'record'],
    ['a throw cut off at the end', inLog(log => log.splice(log.findLastIndex(([who]) => who === 'nature'))), 'record'],
    ['an answer that is hidden', inLog(log => log.push([0, 'hidden'])), 'record'],
    ['an entry of no kind', inLog(log => log.push([])), 'record'],
    ['no log', one => (one.record = { ...one.record, log: null as never }), 'record'],
    ['no record', one => (one.record = null as never), 'record'],
    ['a record of the first format', one => (one.record = { ...one.record, format: 'zaria/1' as never }), 'record'],
    ['a game that is not there', inStart({ game: 'chess' }), 'record'],
    ['other options', inStart({ options: {} }), 'record'],
    ['another match', inStart({ matchId: 'ab'.repeat(16) }), 'record'],
    ['dice that are said to be of all', inStart({ kind: 'open' }), 'record'],
    [
      'more than any match has',
      inLog(log => log.push(...Array.from({ length: MOST_BROUGHT }, () => [0, 'retract']))),
      'long',
    ],
    ['another secret', one => (one.secret = 'ab'.repeat(32)), 'secret'],
    ['no secret', one => (one.secret = ''), 'secret'],
    ['a breath without end', one => (one.agreed = { ...one.agreed, breath: 1e9 }), 'setting'],
    ['the same colour twice', one => (one.colours = [1, 1, 2]), 'colours'],
    ['a colour too few', one => (one.colours = [1, 2]), 'colours'],
    ['no colour', one => (one.colours = [1, 2, 9]), 'colours'],
    ['a name that is none', one => (one.record = { ...one.record, names: [['\u0000'], ['P1'], ['Bot']] }), 'names'],
  ];
  test.each(WRONG)('%s', (_, change, why) => {
    const wrong = { ...brought };
    change(wrong);
    const entries = takeBrought(wrong, { token: GUEST, name: 'Zoe' }, 5000, games);
    expect(entries).toMatchObject({ ok: false, error: { why } });
    expect(JSON.stringify(entries)).not.toContain(PART.secret);
  });

  test.each([
    ['to answers of a common step that another undo has taken away', (n: number) => [`undo ${n - 1}`, `undo ${n}`]],
    ['into the middle of a common step', (n: number) => [`undo ${n}`]],
    ['into the middle of a common step, if all agree', (n: number) => [`asks 0 ${n}`]],
  ])('an undo that leads %s', async (_, undone) => {
    const here = await begun('railroad-ink');
    await play(here, 1, 'undone');
    const drawn = broughtOf(here.table, PART.secret);
    const { log } = drawn.record;
    const table = undone(log.length).map(row => ['table', row] as const);
    const record = { ...drawn.record, log: [...log, ...table, [0, 'retract'] as const] };
    const wrong = { ...drawn, record };
    expect(log.at(-1)).toEqual([0, expect.stringContaining('draw')]);
    expect(verifyRecord(structuredClone(record), games)).toMatchObject({ ok: true });
    expect(takeBrought(wrong, { token: GUEST, name: 'Zoe' }, 5000, games)).toMatchObject({
      ok: false,
      error: { why: 'order' },
    });
  });

  test('and so is one that is over, or was never on one device', async () => {
    const here = await begun('las-vegas');
    await play(here, 5, 'over');
    const { table } = here;
    const early = broughtOf(table, PART.secret);
    await play(here, TO_THE_END, 'over');
    const over = { ...early, record: recordOf(table, 'spectator') };
    expect(takeBrought(over, { token: GUEST, name: 'Zoe' }, 5000, games)).toMatchObject({
      ok: false,
      error: { why: 'over' },
    });
    const open = await chained({ game: 'las-vegas' });
    const elsewhere = { ...early, record: recordOf(open.table, 'spectator') };
    expect(takeBrought(elsewhere, { token: GUEST, name: 'Zoe' }, 5000, games)).toMatchObject({
      ok: false,
      error: { why: 'not-local' },
    });
  });
});
