import { receiptOf } from '@zaria/fair';
import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fold, isOpenLog, winners } from '@zaria/kit';
import { describe, expect, test } from 'vitest';
import { chainedRecord } from './chained.testing.ts';
import { verifyFile, verifyRecord, type Verified } from './verify.ts';

type Row = [who: string | number, what: string, draw?: { m: number[]; values: number[]; purpose: string }];

describe.each(GAME_IDS)('a record of the protocol zaria/2: %s', id => {
  const { game } = registered(id);
  const record = chainedRecord(game, 3, `chained ${id}`);
  const find = (): typeof game => game;
  const edited = (edit: (log: Row[]) => void): unknown => {
    const copy = structuredClone(record) as unknown as { log: Row[] };
    edit(copy.log);
    return copy;
  };
  const rows = record.log as readonly Row[];
  const throws = rows.filter(([who]) => who === 'nature').length;

  test('is a match by the rules, with everybody’s part in every throw', () => {
    const verified = verifyRecord(record, find);
    expect(verified).toMatchObject({
      ok: true,
      value: { format: 'zaria/2', isFinished: true, dice: { kind: 'open', draws: throws, all: throws, host: 0 } },
    });
    const bytes = new TextEncoder().encode(JSON.stringify(record));
    expect(verifyFile(bytes, find, receiptOf(record).slice(0, 20))).toEqual(verified);
  });

  test('that was cut short says that it did not come to its end', () => {
    const last = rows.findLastIndex(([who]) => typeof who === 'number');
    const isAfterDraw = rows.slice(last).every(([who]) => who !== 'nature');
    const cut = verifyRecord({ ...record, log: rows.slice(0, last) }, find);
    if (isAfterDraw) expect(cut).toMatchObject({ ok: true, value: { isFinished: false } });
    else expect(cut.ok).toBe(false);
  });

  test('in which dice were read off otherwise is refused where the rules tell', () => {
    const asked = ([, , draw]: Row): string => JSON.stringify([draw?.purpose, draw?.m]);
    const otherFor = (row: Row): Row | undefined =>
      rows.find(other => other[0] === 'nature' && asked(other) === asked(row) && other[1] !== row[1]);
    const at = rows.findIndex(row => row[0] === 'nature' && otherFor(row) !== undefined);
    const [row, other] = [rows[at], rows[at] && otherFor(rows[at])];
    if (row === undefined || other === undefined) throw new Error('a match has two throws of one kind');
    const draw = row[2];
    const verified = verifyRecord(
      edited(log => void (log[at] = ['nature', other[1], draw as NonNullable<Row[2]>])),
      find,
    );
    expect(verified).toMatchObject({ ok: false, error: { part: 'rules', fault: { at: `log[${at}]` } } });
  });

  test('rewritten so that another seat wins passes, but not with its receipt', () => {
    const winnersOf = (given: unknown): string => {
      const verified = verifyRecord(given, find);
      if (!verified.ok) throw new Error(JSON.stringify(verified.error));
      const { log, start } = verified.value.match;
      if (!isOpenLog(log)) throw new Error('the match is over');
      return JSON.stringify(winners(game.standing(fold(game, start, log))));
    };
    const won = winnersOf(record);
    const other = Array.from({ length: 40 }, (_, i) => chainedRecord(game, 3, `chained ${id}`, `other ${i}`)).find(
      one => winnersOf(one) !== won,
    );
    if (other === undefined) throw new Error('somebody else can win');
    expect(other.start).toEqual(record.start);
    expect(verifyRecord(other, find, receiptOf(record))).toEqual({
      ok: false,
      error: { part: 'dice', fault: { at: 'record', why: 'receipt' } },
    });
  });

  test('with a move after its end is refused by the rules alone', () => {
    const more = rows.findLast(([who]) => typeof who === 'number') as Row;
    expect(
      verifyRecord(
        edited(log => void log.push([...more])),
        find,
      ),
    ).toMatchObject({
      ok: false,
      error: { part: 'record', fault: { at: `log[${rows.length}]` } },
    });
  });

  test('that was undone after its end passes, undone and not finished, but not with its receipt', () => {
    const undone = edited(log => void log.push(['table', 'undo 0']));
    const verified = verifyRecord(undone, find);
    expect(verified).toMatchObject({ ok: true, value: { isFinished: false, dice: { undone: throws, agreed: 0 } } });
    expect((verified as { value: Verified }).value.dice).not.toMatchObject({ receipt: receiptOf(record) });
    expect(verifyRecord(undone, find, receiptOf(record))).toEqual({
      ok: false,
      error: { part: 'dice', fault: { at: 'record', why: 'receipt' } },
    });
  });
});
