import { expect, test } from 'vitest';
import { workIn, type TraceEvent } from './trace.ts';

const main = (pid: number): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid: 1,
  args: { name: 'CrRendererMain' },
});
const OURS = { data: { url: 'http://127.0.0.1/assets/table.js' } };

/** Milliseconds of the clock, and of the thread's own time where that is less. */
const event = (name: string, at: number, lasting: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 7,
  tid: 1,
  ts: at * 1000,
  dur: lasting * 1000,
  ...more,
});
const scene = (name: string, at: number): TraceEvent => event(`scene: ${name}`, at, 0, { ph: 'R' });
const workOf = (...events: readonly TraceEvent[]) => workIn([main(7), scene('a roll', 0), ...events]).get('a roll');

test('all script of one task is one piece, however often it is called', () => {
  const found = workOf(
    event('RunTask', 0, 60),
    event('TimerFire', 1, 20),
    event('FunctionCall', 2, 18, { args: OURS }),
    event('RunMicrotasks', 21, 10),
    event('Layout', 31, 29),
    event('RunTask', 70, 25),
    event('FunctionCall', 70, 25, { args: OURS }),
  );
  expect(found).toEqual({ script: 30, inside: 0, task: 60 });
});

test('what the browser does inside of a script counts, and is told apart', () => {
  const found = workOf(
    event('RunTask', 0, 60),
    event('FunctionCall', 0, 40, { args: OURS }),
    event('UpdateLayoutTree', 5, 10),
    event('MinorGC', 20, 2),
    event('Layout', 45, 10),
  );
  expect(found).toEqual({ script: 40, inside: 12, task: 60 });
});

test('the time of the thread counts, and neither whoever steers the browser nor another thread', () => {
  const found = workOf(
    event('RunTask', 0, 90, { tdur: 60_000 }),
    event('FunctionCall', 0, 80, { tdur: 20_000, args: OURS }),
    event('RunTask', 100, 90),
    event('FunctionCall', 100, 70, { args: { data: { url: '' } } }),
    event('FunctionCall', 171, 10),
    event('FunctionCall', 0, 900, { tid: 2, args: OURS }),
    main(8),
    event('RunTask', 0, 800, { pid: 8 }),
  );
  expect(found).toEqual({ script: 20, inside: 0, task: 90 });
});

test('a task belongs to the scene in which it begins', () => {
  const events = [
    event('RunTask', 10, 30),
    event('FunctionCall', 10, 30, { args: OURS }),
    event('RunTask', 50, 5),
    event('FunctionCall', 50, 5, { args: OURS }),
  ];
  const found = workIn([main(7), scene('a roll', 5), scene('a payout', 30), ...events]);
  expect([...found]).toEqual([
    ['a roll', { script: 30, inside: 0, task: 30 }],
    ['a payout', { script: 5, inside: 0, task: 5 }],
  ]);
});

test('a trace without a page is refused', () => {
  expect(() => workIn([])).toThrow('no page');
});
