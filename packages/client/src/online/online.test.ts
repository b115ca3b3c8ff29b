import { toy } from '@zaria/kit/testing';
import { NOTHING_TOLD, PROTOCOL_VERSION } from '@zaria/protocol';
import { describe, expect, test } from 'vitest';
import { news, opened, stage, view, welcome } from './stage.testing.ts';

describe('a connection', () => {
  test('says hello, is welcomed, and hears with the eyes of its seat', async () => {
    const at = await opened();
    expect(at.wire.sent).toEqual([
      { type: 'hello', protocol: PROTOCOL_VERSION, table: 'table', lines: 0 },
      { type: 'hear', as: 0, heard: 0, told: NOTHING_TOLD },
    ]);
    expect(await at.online.opened).toEqual({ ok: true, value: true });
    expect(at.online).toMatchObject({ state: 'open', own: [0], isHost: true, clockAhead: 5000, isOutdated: false });
    expect(at.online.table).toEqual(view);
  });

  test('that only watches hears as a spectator, whatever seats its guest holds or is given', async () => {
    const at = stage({ watches: true });
    at.wire.open();
    at.wire.tell(welcome());
    await at.settle();
    at.wire.tell({ type: 'own', own: [0, 1], host: true });
    expect(at.wire.sent.filter(frame => frame.type === 'hear')).toEqual([
      { type: 'hear', as: 'spectator', heard: 0, told: NOTHING_TOLD },
    ]);
    expect(at.online).toMatchObject({ state: 'open', own: [], isHost: true });
  });

  test('to a table that nobody may watch is told so, and opens as soon as somebody gives up his seat', async () => {
    const at = stage();
    at.wire.open();
    at.wire.tell(welcome({ own: [], host: false }));
    await at.settle();
    at.wire.tell({ type: 'silence', as: 'spectator', why: 'no-spectators' });
    expect(await at.online.opened).toEqual({ ok: false, error: { why: 'table-full' } });
    expect(at.online).toMatchObject({ state: 'open', table: null, trouble: 'table-full', isSeen: false });
    at.wire.tell({ type: 'own', own: [0], host: false }, news());
    expect(at.online).toMatchObject({ own: [0], table: view, isSeen: true });
    // And he may give it to somebody else again.
    at.wire.tell({ type: 'own', own: [], host: false });
    expect(at.online).toMatchObject({ own: [], isSeen: false });
  });

  test('tells everybody who listens with the same eyes, whenever he comes', async () => {
    const at = await opened();
    const heard: unknown[] = [];
    at.online.hear(0, { count: 0, table: null }, one => heard.push(one));
    expect(heard).toEqual([{ from: 0, entries: [], table: view }]);
    at.online.hear(0, { count: 1, table: null }, () => {});
    expect(at.online.hear(0, { count: 1, table: null }, () => {})).toEqual({
      ok: false,
      error: { why: 'heard-wrong' },
    });
  });

  test('does not count whoever looks among those who watch', async () => {
    const at = await opened();
    at.wire.tell({ type: 'here', seats: [0], watching: 1 });
    expect(at.online.here).toEqual({ seats: [0], watching: 1 });
    // He stands up, and watches.
    at.wire.tell({ type: 'own', own: [], host: true }, { type: 'here', seats: [], watching: 2 });
    expect(at.online.here).toEqual({ seats: [], watching: 1 });
    // Nobody knows yet who is there.
    at.wire.hangUp();
    expect(at.online.here).toEqual({ seats: [], watching: 0 });
  });

  test('lists a seat only when it has heard of it', async () => {
    const at = await opened();
    at.wire.tell({ type: 'own', own: [0, 1], host: true });
    expect(at.online.own).toEqual([0]);
    expect(at.wire.sent.at(-1)).toEqual({ type: 'hear', as: 1, heard: 0, told: NOTHING_TOLD });
    at.wire.tell({ type: 'news', as: 1, from: 0, rows: [], table: view });
    expect(at.online.own).toEqual([0, 1]);
  });
});

describe('a seat that was given up', () => {
  test('is heard of again by whoever has it back, and by those who listened before', async () => {
    const at = await opened();
    const heard: unknown[] = [];
    at.online.hear(0, { count: 0, table: null }, ({ from, entries }) => heard.push([from, entries.length]));
    const row = ['table', 'resigned 1'] as const;
    at.wire.tell({ type: 'news', as: 0, from: 0, rows: [row] });
    at.wire.tell({ type: 'silence', as: 0, why: 'not-yours' }, { type: 'own', own: [], host: true });
    expect(at.online.hear(0, { count: 0, table: null }, () => {})).toEqual({ ok: false, error: { why: 'not-yours' } });
    const before = at.wire.sent.length;
    at.wire.tell({ type: 'own', own: [0], host: true });
    expect(at.wire.sent.slice(before)).toMatchObject([{ type: 'hear', as: 0, heard: 1 }]);
    // As everything was when he stood up, it is no more.
    expect(at.online.own).toEqual([]);
    at.wire.tell({ type: 'news', as: 0, from: 1, rows: [row], table: view });
    expect(at.online.own).toEqual([0]);
    expect(heard).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    // Once is enough.
    at.wire.tell({ type: 'own', own: [0], host: false });
    expect(at.wire.sent.filter(frame => frame.type === 'hear' && frame.as === 0)).toHaveLength(2);
  });
});

describe('a line that is lost', () => {
  test('is built up again, later each time, and what was not answered is sent again under its name', async () => {
    const at = await opened();
    const reply = at.online.send({ do: 'start' });
    at.wire.hangUp();
    expect(at.online).toMatchObject({ state: 'lost', lostSince: 0 });
    const later = at.online.send({ do: 'hurry', seat: 0 });
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = at.wires.length;
      at.pass(wait - 1);
      expect(at.wires.length).toBe(before);
      at.pass(1);
      expect(at.wires.length).toBe(before + 1);
      at.wire.hangUp();
    }
    at.pass(15_000);
    at.wire.open();
    at.wire.tell(welcome());
    await at.settle();
    expect(at.wire.sent.slice(1)).toEqual([
      { type: 'hear', as: 0, heard: 0, told: NOTHING_TOLD },
      { type: 'do', id: 'c0', wish: { do: 'start' } },
      { type: 'do', id: 'c1', wish: { do: 'hurry', seat: 0 } },
    ]);
    at.wire.tell({ type: 'done', id: 'c0' }, { type: 'refused', id: 'c1', refusal: { why: 'not-breathing' } });
    expect(await reply).toEqual({ ok: true, value: true });
    expect(await later).toEqual({ ok: false, error: { why: 'not-breathing' } });
    expect(at.online).toMatchObject({ state: 'open', lostSince: null });
  });

  test('while the rules are fetched comes back once they are there', async () => {
    let fetched = (): void => {};
    const rules = new Promise<typeof toy>(resolve => {
      fetched = () => resolve(toy);
    });
    const at = stage({ findGame: () => rules });
    at.wire.open();
    at.wire.tell(welcome());
    at.wire.hangUp();
    at.pass(250);
    at.wire.open();
    at.wire.tell(welcome({ own: [1] }), { type: 'here', seats: [1], watching: 2 });
    fetched();
    await at.settle();
    expect(at.wire.sent.slice(1)).toEqual([{ type: 'hear', as: 1, heard: 0, told: NOTHING_TOLD }]);
    expect(at.online).toMatchObject({ state: 'open', here: { watching: 2 } });
  });

  test('is noticed by its silence', async () => {
    const at = await opened();
    at.pass(25_000);
    expect(at.wire.sent.at(-1)).toEqual({ type: 'ping' });
    at.wire.tell({ type: 'pong' });
    at.pass(25_000);
    at.pass(10_000);
    expect(at.online.state).toBe('lost');
  });

  test('goes on with what was told before', async () => {
    const at = await opened();
    const row = ['table', 'resigned 1'] as const;
    at.wire.tell({ type: 'news', as: 0, from: 0, rows: [row] });
    at.wire.hangUp();
    at.pass(250);
    at.wire.open();
    at.wire.tell(welcome());
    await at.settle();
    expect(at.wire.sent.at(-1)).toMatchObject({ type: 'hear', as: 0, heard: 1 });
    expect(at.wire.sent.at(-1)).not.toMatchObject({ told: NOTHING_TOLD });
  });
});

describe('what a device keeps', () => {
  test('is sent by the page that comes after it', async () => {
    const first = await opened();
    void first.online.send({ do: 'start' }).catch(() => null);
    void first.online.send({ do: 'link', seat: 0, n: 1, link: 'ab' }).catch(() => null);
    expect(first.saved).toEqual([{ id: 'c0', wish: { do: 'start' } }]);
    const second = await opened({ keeping: first.outside.keeping });
    expect(second.wire.sent).toContainEqual({ type: 'do', id: 'c0', wish: { do: 'start' } });
    second.wire.tell({ type: 'done', id: 'c0' });
    expect(first.saved).toEqual([]);
  });
});

describe('a connection that has ended', () => {
  test('takes nothing more, and says so to whoever says something or wishes for it', async () => {
    const at = await opened();
    at.wire.tell({ type: 'bye', why: 'version' });
    at.wire.hangUp();
    await expect(at.online.say(0, { text: 'Anybody here?' })).rejects.toThrow('version');
    await expect(at.online.send({ do: 'start' })).rejects.toThrow('version');
  });

  test('keeps what was not answered, whatever is sent after it', async () => {
    const at = await opened();
    const start = at.online.send({ do: 'start' });
    at.online.close();
    await expect(start).rejects.toThrow('left');
    // A hand that has just kept what it adds to a throw.
    await expect(at.online.send({ do: 'link', seat: 0, n: 1, link: 'ab' })).rejects.toThrow('left');
    expect(at.saved).toEqual([{ id: 'c0', wish: { do: 'start' } }]);
  });
});

test('a choice of an earlier page that came too late is said, until the next one', async () => {
  const first = await opened();
  const play = { do: 'play', seat: 0, question: '0/1', count: 0, action: 'place 3' } as const;
  void first.online.send(play).catch(() => null);
  const second = await opened({ keeping: first.outside.keeping });
  expect(second.online.isMissed).toBe(false);
  second.wire.tell({ type: 'refused', id: 'c0', refusal: { why: 'stale', question: '0/4' } });
  await second.settle();
  expect(second.online.isMissed).toBe(true);
  void second.online.send(play).catch(() => null);
  expect(second.online.isMissed).toBe(false);
  // One that was played is not.
  const third = await opened({ keeping: second.outside.keeping });
  third.wire.tell({ type: 'done', id: 'c0' });
  await third.settle();
  expect(third.online.isMissed).toBe(false);
});

describe('a server', () => {
  test('that has another page by now says so, and everything goes on', async () => {
    const at = stage();
    at.wire.open();
    at.wire.tell(welcome({ build: 'two' }));
    await at.settle();
    expect(at.online).toMatchObject({ state: 'open', isOutdated: true });
  });

  test('that speaks another version ends it, and what was sent stays kept', async () => {
    const at = await opened();
    const reply = at.online.send({ do: 'start' });
    at.wire.tell({ type: 'bye', why: 'version' });
    at.wire.hangUp();
    await expect(reply).rejects.toThrow('version');
    expect(at.online).toMatchObject({ state: 'ended', trouble: 'version' });
    expect(at.saved).toEqual([{ id: 'c0', wish: { do: 'start' } }]);
  });

  test('that knows less than it told is behind, and nothing more is sent', async () => {
    const at = await opened();
    at.wire.tell({ type: 'behind', as: 0, count: 3 });
    expect(at.online).toMatchObject({ state: 'ended', trouble: 'behind' });
    at.pass(60_000);
    expect(at.wires).toHaveLength(1);
  });

  test('that was restored is told what the devices know', async () => {
    const at = stage();
    at.wire.open();
    at.wire.tell(welcome({ restored: true }));
    await at.settle();
    expect(at.wire.sent).toContainEqual({ type: 'known', numbers: [[0, 7]] });
  });

  test('that cannot write now is asked again', async () => {
    const at = await opened();
    const reply = at.online.send({ do: 'start' });
    at.wire.tell({ type: 'later', id: 'c0', why: 'not-kept' });
    expect(at.online.trouble).toBe('not-kept');
    at.pass(2000);
    expect(at.wire.sent.filter(({ type }) => type === 'do')).toHaveLength(2);
    at.wire.tell({ type: 'done', id: 'c0' });
    expect(await reply).toEqual({ ok: true, value: true });
    expect(at.online.trouble).toBe(null);
  });

  test('that has no such table ends it for good', async () => {
    const at = stage();
    at.wire.open();
    at.wire.tell({ type: 'bye', why: 'no-table' });
    at.wire.hangUp();
    expect(await at.online.opened).toEqual({ ok: false, error: { why: 'no-table' } });
  });

  test('that plays a game which this version does not know is newer', async () => {
    const at = stage({ findGame: async () => null });
    at.wire.open();
    at.wire.tell(welcome());
    expect(await at.online.opened).toEqual({ ok: false, error: { why: 'version' } });
  });
});

const line = (text: string) => ({ at: 1, seat: 0 as const, name: 'Anna', said: { text } });

test('what was said is in order, each line once, and what was erased is gone', async () => {
  const at = await opened();
  at.wire.tell({
    type: 'said',
    lines: [
      { number: 1, line: line('one') },
      { number: 2, line: line('two') },
    ],
  });
  at.wire.tell({
    type: 'said',
    lines: [
      { number: 2, line: null },
      { number: 3, line: line('three') },
    ],
  });
  expect(at.online.lines.map(one => one.line)).toEqual([line('one'), null, line('three')]);
  const reply = at.online.say(0, { text: 'four' });
  expect(at.wire.sent.at(-1)).toEqual({ type: 'say', id: 'c0', seat: 0, said: { text: 'four' } });
  at.wire.tell({ type: 'refused', id: 'c0', refusal: { why: 'text-empty' } });
  expect(await reply).toEqual({ ok: false, error: { why: 'text-empty' } });
});

test('what was erased while the line was lost is gone when it is back', async () => {
  const at = await opened();
  at.wire.tell({
    type: 'said',
    lines: [
      { number: 1, line: line('one') },
      { number: 2, line: line('two') },
      { number: 3, line: line('three') },
    ],
  });
  at.wire.hangUp();
  expect(at.online.lines).toHaveLength(3);
  at.pass(250);
  at.wire.open();
  // Only the server knows which of them are still to be read: it is asked for the end of the talk anew.
  expect(at.wire.sent).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, table: 'table', lines: 0 }]);
  at.wire.tell(welcome(), {
    type: 'said',
    lines: [
      { number: 2, line: null },
      { number: 3, line: line('three') },
    ],
  });
  await at.settle();
  // What is further back than the server tells is still here.
  expect(at.online.lines).toEqual([
    { number: 1, line: line('one') },
    { number: 2, line: null },
    { number: 3, line: line('three') },
  ]);
});

test('whose device has a network again does not wait any longer', async () => {
  const at = await opened();
  // Each time it waits longer.
  for (let tries = 0; tries < 5; tries++) {
    at.wire.hangUp();
    at.pass(8000);
  }
  at.wire.hangUp();
  const before = at.wires.length;
  at.online.retry();
  expect(at.wires).toHaveLength(before + 1);
  // One that is on its way is left alone.
  at.online.retry();
  expect(at.wires).toHaveLength(before + 1);
  at.wire.hangUp();
  at.pass(250);
  expect(at.wires).toHaveLength(before + 2);
});

test('whose device says that its network is gone learns soon whether that is so', async () => {
  const at = await opened();
  at.online.check();
  expect(at.wire.sent.at(-1)).toEqual({ type: 'ping' });
  at.wire.tell({ type: 'pong' });
  at.pass(5000);
  expect(at.online.state).toBe('open');
  at.online.check();
  at.pass(5000);
  expect(at.online.state).toBe('lost');
});
