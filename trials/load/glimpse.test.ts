import { findGame } from '@zaria/games/all';
import { patchOf } from '@zaria/protocol';
import { startServer } from '@zaria/server/testing';
import { openTable, viewTable } from '@zaria/table';
import { expect, test } from 'vitest';
import { playSome } from '../played.ts';
import { concerning, glimpseOf, glimpsed } from './glimpse.ts';

const SEAT = 1;

test('a glimpse that follows the changes shows what the table does; where none concerns the seat, only the question', async () => {
  const server = await startServer();
  const { table } = await playSome(server, 12, 'glimpse', 1);
  const log = await server.store.matches.read(table, 0);
  await server.stop();
  const views = log.map((_, i) => viewTable(openTable(log.slice(0, i + 1), findGame)));
  const concerns = concerning(SEAT);
  let [last, skipped] = [views[0], 0];
  if (last === undefined) throw new Error('nothing was played');
  let glimpse = glimpseOf(last, SEAT);
  for (const view of views.slice(1)) {
    const change = patchOf(last, view);
    last = view;
    if (change === null) continue;
    const before = glimpse;
    glimpse = glimpsed(before, change, SEAT);
    expect(glimpse).toEqual(glimpseOf(view, SEAT));
    if (concerns(JSON.stringify({ change }))) continue;
    expect({ ...glimpse, question: '' }).toEqual({ ...before, question: '' });
    skipped++;
  }
  expect(skipped).toBeGreaterThan(0);
});

test('a part of what was replaced as a whole is what it is there', () => {
  const glimpse = { phase: 'lobby', version: 1, question: '', asked: null, isAsleep: false } as const;
  const asked = { n: 3, seats: [0, 1] } as const;
  expect(glimpsed(glimpse, { dice: [{ asked: { n: 3, seats: [0, 1] } }] }, SEAT)).toEqual({ ...glimpse, asked });
  expect(glimpsed({ ...glimpse, asked }, { dice: { asked: { n: [4] } } }, SEAT).asked).toEqual({ ...asked, n: 4 });
  expect(glimpsed(glimpse, { chairs: [[{}, { isAsleep: true }]] }, SEAT).isAsleep).toBe(true);
});

test('his own throw concerns a player, and nobody else his', () => {
  const thrown = '{"type":"news","as":1,"from":4,"rows":[[0,"place 2"],[1,"roll"],["nature","dice 1 2"]]}';
  expect([0, 1, 2].map(seat => concerning(seat)(thrown))).toEqual([false, true, false]);
});
