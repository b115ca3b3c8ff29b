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
const event = (name: string, more: Partial<TraceEvent>): TraceEvent => ({ name, ph: 'X', pid: 7, tid: 1, ...more });

test('the longest script and the longest task of the page, by the time of its own thread', () => {
  const events = [
    main(7),
    event('RunTask', { dur: 90_000, tdur: 60_000 }),
    event('FunctionCall', { dur: 80_000, tdur: 20_000, args: OURS }),
    // Whoever steers the browser.
    event('FunctionCall', { tdur: 70_000, args: { data: { url: '' } } }),
    event('FunctionCall', { tdur: 70_000 }),
    event('TimerFire', { dur: 25_000 }),
    event('Layout', { tdur: 40_000 }),
    // A worker of the same page, and another page that only waits.
    event('FunctionCall', { tid: 2, tdur: 900_000, args: OURS }),
    main(8),
    event('FunctionCall', { pid: 8, tdur: 800_000, args: OURS }),
  ];
  expect(workIn(events)).toEqual({ script: 25, task: 60 });
});

test('a trace without a page is refused', () => {
  expect(() => workIn([])).toThrow('no page');
});
