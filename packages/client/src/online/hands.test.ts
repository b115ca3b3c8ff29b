import type { Seat } from '@zaria/kit';
import type { ServerFrame } from '@zaria/protocol';
import type { TableView } from '@zaria/table/public';
import { expect, test } from 'vitest';
import { holdHands, type HandsOutside } from './hands.ts';
import { opened, view, welcome } from './stage.testing.ts';

/** Before a match whose dice are thrown by all together. */
const lobby: TableView = {
  ...view,
  phase: 'lobby',
  dice: { ...view.dice, kind: 'open', head: 'ab'.repeat(16), start: null },
  chairs: view.chairs.map(chair => ({ ...chair, head: null })),
};
const own = (...seats: readonly Seat[]): ServerFrame => ({ type: 'own', own: seats, host: true });
const told = (table: TableView): ServerFrame => ({ type: 'news', as: 0, from: 0, rows: [], table });

/** One at a time, as tabs of one browser: the others wait for it. */
function locks(): HandsOutside['alone'] {
  const held = new Map<Seat, Promise<void>>();
  return async (seat, work, closed) => {
    const before = held.get(seat);
    if (before !== undefined) {
      void before.then(() => (closed.aborted ? null : work()));
      return;
    }
    const released = new Promise<void>(resolve => closed.addEventListener('abort', () => resolve()));
    held.set(
      seat,
      released.then(() => void held.delete(seat)),
    );
    await work();
  };
}

async function atTable(over: Partial<HandsOutside> = {}) {
  const at = await opened();
  const kept = new Map<Seat, unknown>();
  const hands = holdHands(at.online, {
    changed: () => {},
    carried: [],
    read: async seat => kept.get(seat),
    keep: async hand => void kept.set(hand.seat, hand),
    random: bytes => new Uint8Array(bytes).fill(7),
    now: () => 0,
    alone: locks(),
    ...over,
  });
  /** The server says something, and what follows from it has happened. */
  async function hears(...frames: readonly ServerFrame[]): Promise<void> {
    at.wire.tell(...frames);
    hands.follow();
    // As long as a hand takes to be drawn and kept.
    for (let tasks = 0; tasks < 5; tasks++) await at.settle();
  }
  const heads = (): number => at.wire.sent.filter(frame => frame.type === 'do' && frame.wish['do'] === 'head').length;
  return { at, hands, hears, heads };
}

test('who stands up and sits down again on the same chair has his part in the dice again', async () => {
  const { hands, hears, heads } = await atTable();
  await hears(told(lobby));
  expect(heads()).toBe(1);
  await hears({ type: 'silence', as: 0, why: 'not-yours' }, own());
  await hears(own(0), told(lobby));
  expect(heads()).toBe(2);
  expect(hands.carried()).toHaveLength(1);
});

test('a device that can keep nothing more says so, and when it can again', async () => {
  let isFull = false;
  const { hands, hears } = await atTable({
    async keep() {
      if (isFull) throw new Error('no room');
    },
  });
  await hears(told(lobby));
  expect(hands.isBlocked).toBe(false);
  isFull = true;
  await hears(told({ ...lobby, version: 1 }));
  expect(hands.isBlocked).toBe(true);
  isFull = false;
  await hears(told({ ...lobby, version: 2 }));
  expect(hands.isBlocked).toBe(false);
});

test('a line that ends is no device that keeps nothing', async () => {
  const { at, hands, hears } = await atTable();
  await hears(told(lobby));
  await hears(welcome(), { type: 'bye', why: 'version' });
  at.wire.hangUp();
  await at.settle();
  expect(hands.isBlocked).toBe(false);
});
