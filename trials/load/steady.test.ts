import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isFlat, printSteady, watchSteady } from './steady.ts';
import { zaria } from './zaria.ts';

test('what a server keeps is looked at while people play, and printed', async () => {
  const seating = { tables: 4, each: 2 };
  const plan = { seating, rate: 20, minutes: 2, minute: 1, warm: { rate: 20, seconds: 0.5 } };
  const lines: string[] = [];
  const tell = (line: string): void => void lines.push(line);
  const steady = await watchSteady(zaria({ links: false, folder: tmpdir() }), plan, tell);
  expect(steady.isAllTold).toBe(true);
  const [server] = steady.servers;
  expect(server?.counts.handles.length).toBeGreaterThan(3);
  expect(server?.sizes.memory?.middle).toBeGreaterThan(0);
  // Whether they are flat is for half an hour to say.
  printSteady(steady, tell);
  expect(lines[0]).toMatch(/^1 of 2: \d+ placements\/s, told p99 .* handles, \d+ tables$/);
  expect(lines.join('\n')).toMatch(/ memory +\d+ MB, [+−].* MB an hour/);
  expect(lines.join('\n')).toMatch(/ file handles +first \d+, last \d+, from/);
});

test('a server that keeps what it should let go of is not flat', () => {
  const level = { perHour: 0, low: -5, high: 5, middle: 600 };
  const sizes = { memory: level, heap: level, external: level, buffers: null };
  const counts = { handles: [40, 41, 40, 41], connections: [], tables: [5, 4, 5, 4], timers: [9, 9, 9, 9] };
  const flat = { servers: [{ sizes, counts }], isAllTold: true };
  expect(isFlat(flat)).toBe(true);
  expect(isFlat({ ...flat, isAllTold: false })).toBe(false);
  const leaking = { ...sizes, heap: { perHour: 90, low: 60, high: 120, middle: 600 } };
  expect(isFlat({ ...flat, servers: [{ sizes: leaking, counts }] })).toBe(false);
  const forgetting = { ...counts, handles: [40, 41, 60, 61] };
  expect(isFlat({ ...flat, servers: [{ sizes, counts: forgetting }] })).toBe(false);
});
