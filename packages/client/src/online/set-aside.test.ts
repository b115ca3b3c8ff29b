import { NOTHING_TOLD, PROTOCOL_VERSION, closeCode, type ClientFrame } from '@zaria/protocol';
import { describe, expect, test } from 'vitest';
import { goOnline } from './online.ts';
import { news, opened, stage, view, welcome } from './stage.testing.ts';

const hello = (table: string): ClientFrame => ({ type: 'hello', protocol: PROTOCOL_VERSION, table, lines: 0 });

/** At a table whose match is over. */
async function finished() {
  const at = await opened();
  at.wire.tell({ type: 'news', as: 0, from: 0, rows: [], change: { phase: ['over'] } });
  return at;
}

/** At one table, from which the same device goes on to another. */
async function goneOn() {
  const at = await finished();
  const { wire } = at;
  at.online.close();
  const sent = wire.sent.length;
  const next = goOnline('next', at.outside);
  return {
    ...at,
    wires: at.wires,
    /** The socket of the first table. */
    wire,
    next,
    /** What was said by it since. */
    said: () => wire.sent.slice(sent),
  };
}

describe('the socket of a table that was left', () => {
  test('is taken up by whoever comes next, who says hello by it', async () => {
    const at = await goneOn();
    expect(at.wires).toEqual([at.wire]);
    expect(at.said()).toEqual([hello('next')]);
    at.wire.tell(welcome({ table: 'next' }));
    await at.settle();
    expect(at.said()[1]).toEqual({ type: 'hear', as: 0, heard: 0, told: NOTHING_TOLD });
    at.wire.tell(news());
    expect(await at.next.opened).toEqual({ ok: true, value: true });
    expect(at.next).toMatchObject({ state: 'open', own: [0], table: view });
    // It is its own from now on.
    at.pass(10_000);
    expect(at.wire.isClosed).toBe(false);
  });

  test('says nothing to the next table before its welcome', async () => {
    const at = await goneOn();
    at.wire.tell(
      news(),
      { type: 'next', table: 'third' },
      { type: 'here', seats: [0], watching: 3 },
      { type: 'said', lines: [{ number: 1, line: null }] },
      { type: 'behind', as: 0, count: 0 },
      { type: 'done', id: 'c0' },
      welcome({ table: 'table' }),
    );
    await at.settle();
    expect(at.next).toMatchObject({ state: 'connecting', table: null, next: null, lines: [], game: null });
    expect(at.next.here.watching).toBe(0);
    at.wire.tell(welcome({ table: 'next' }), { type: 'here', seats: [], watching: 1 });
    await at.settle();
    expect(at.next).toMatchObject({ state: 'open', here: { watching: 1 } });
  });

  test('is not heard by the table that was left', async () => {
    const at = await goneOn();
    at.wire.tell(welcome({ table: 'next' }), { type: 'next', table: 'third' });
    await at.settle();
    expect(at.online).toMatchObject({ state: 'ended', next: null });
    // Nor does it grow by those who had it.
    const { listeners } = at.wire;
    at.next.close();
    goOnline('third', at.outside);
    expect(at.wire.listeners).toBe(listeners);
    expect(at.wires).toHaveLength(1);
  });

  test('is closed after a moment, if nobody comes', async () => {
    const at = await finished();
    at.online.close();
    at.pass(1999);
    expect(at.wire.isClosed).toBe(false);
    at.pass(1);
    expect(at.wire.isClosed).toBe(true);
    goOnline('next', at.outside);
    expect(at.wires).toHaveLength(2);
    expect(at.wires[0]?.sent).not.toContainEqual(hello('next'));
  });

  test('is closed at once, if its match goes on without whoever left it', async () => {
    const at = await opened();
    expect(at.online.table?.phase).toBe('playing');
    at.online.close();
    expect(at.wire.isClosed).toBe(true);
    expect(at.outside.aside?.take()).toBe(null);
  });

  test('is closed at once, if it may be somebody else’s', async () => {
    const at = await finished();
    at.online.close();
    at.outside.aside?.clear();
    expect(at.wire.isClosed).toBe(true);
    goOnline('next', at.outside);
    expect(at.wires).toHaveLength(2);
  });

  test('is closed for another that is set aside', async () => {
    const at = await finished();
    const other = goOnline('other', at.outside);
    const [first, second] = at.wires;
    second?.open();
    second?.tell(welcome({ table: 'other' }));
    await at.settle();
    at.online.close();
    other.close();
    expect([first?.isClosed, second?.isClosed]).toEqual([true, false]);
  });

  test('that is lost meanwhile is nobody’s', async () => {
    const at = await finished();
    at.online.close();
    at.wire.hangUp();
    goOnline('next', at.outside);
    expect(at.wires).toHaveLength(2);
  });

  test('that was lost, was not answered yet or has heard the last word is not set aside', async () => {
    const lost = await finished();
    lost.wire.hangUp();
    lost.online.close();
    const early = stage();
    early.wire.open();
    early.online.close();
    const last = await finished();
    last.wire.tell({ type: 'bye', why: 'stopping' });
    last.online.close();
    for (const { outside } of [lost, early, last]) expect(outside.aside?.take()).toBe(null);
    expect([early.wire.isClosed, last.wire.isClosed]).toEqual([true, true]);
  });
});

describe('a socket that was taken up', () => {
  /** Whether it comes to its table by another one, of its own. */
  async function isReplaced({ wires, wire, next, settle }: Awaited<ReturnType<typeof goneOn>>): Promise<boolean> {
    expect(wire.isClosed).toBe(true);
    expect(wires).toHaveLength(2);
    expect(next).toMatchObject({ state: 'connecting', trouble: null, lostSince: null });
    const own = wires[1];
    own?.open();
    expect(own?.sent).toEqual([hello('next')]);
    own?.tell(welcome({ table: 'next' }));
    await settle();
    own?.tell(news());
    return (await next.opened).ok;
  }

  test.each(['message-wrong', 'table-closed', 'no-guest', 'stopping'] as const)(
    'and ends with %s, as by an older server or at the table that was left, is replaced',
    async why => {
      const at = await goneOn();
      at.wire.tell({ type: 'bye', why });
      at.wire.hangUp(closeCode(why));
      expect(await isReplaced(at)).toBe(true);
    },
  );

  test('and is lost is replaced at once', async () => {
    const at = await goneOn();
    at.wire.hangUp();
    expect(await isReplaced(at)).toBe(true);
  });

  test('and is not answered is replaced, whatever else is said by it', async () => {
    const at = await goneOn();
    at.pass(3999);
    at.wire.tell({ type: 'here', seats: [], watching: 1 });
    expect(at.wires).toHaveLength(1);
    at.pass(1);
    expect(await isReplaced(at)).toBe(true);
  });

  test('is replaced once: what is said by the other counts', async () => {
    const at = await goneOn();
    at.wire.hangUp(closeCode('message-wrong'));
    at.wires[1]?.open();
    at.wires[1]?.hangUp(closeCode('message-wrong'));
    expect(await at.next.opened).toEqual({ ok: false, error: { why: 'message-wrong' } });
    at.pass(60_000);
    expect(at.wires).toHaveLength(2);
  });

  test('and lost after its welcome comes back as any other', async () => {
    const at = await goneOn();
    at.wire.tell(welcome({ table: 'next' }));
    await at.settle();
    at.wire.hangUp();
    expect(at.next.state).toBe('lost');
    at.pass(250);
    expect(at.wires).toHaveLength(2);
  });

  test('is closed when it is left before its welcome', async () => {
    const at = await goneOn();
    at.next.close();
    expect(at.wire.isClosed).toBe(true);
    expect(at.outside.aside?.take()).toBe(null);
  });
});

test('where there is no place for it a socket is closed with its table', async () => {
  const at = await finished();
  const { aside: _, ...without } = at.outside;
  const own = goOnline('table', without);
  at.wire.open();
  at.wire.tell(welcome());
  await at.settle();
  own.close();
  expect(at.wires.map(({ isClosed }) => isClosed)).toEqual([false, true]);
});
