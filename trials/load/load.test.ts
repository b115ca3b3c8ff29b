import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { lackOfHandles } from './handles.ts';
import { measure, printStretch } from './measure.ts';
import { relay } from './relay.ts';
import { zaria } from './zaria.ts';

const [RATE, WARM] = [
  { rate: 20, seconds: 2 },
  { rate: 20, seconds: 0.5 },
];

test.each([true, false])('what is placed is told to everybody at its table; with links: %s', async links => {
  const stretch = await measure(zaria({ links, folder: tmpdir() }), { tables: 6, each: 4 }, RATE, WARM);
  // How fast is for `npm run load` to say: here everything must be heard at all.
  expect(stretch.p999).toBeLessThan(Infinity);
  expect(stretch.done).toBeGreaterThan(0);
  expect(stretch.figures.memory).toBeGreaterThan(0);
});

test('servers that share a database tell everybody at a table, at whichever of them he is', async () => {
  const side = zaria({ links: true, folder: tmpdir(), database: { processes: 2, bus: 'nats' } });
  const stretch = await measure(side, { tables: 4, each: 4 }, RATE, WARM);
  expect(stretch.p999).toBeLessThan(Infinity);
  expect(stretch.done).toBeGreaterThan(0);
  const lines: string[] = [];
  printStretch(stretch, line => void lines.push(line));
  expect(lines.join('\n')).toMatch(/database \d+ % of a core/);
});

test('whoever may not open so many sockets reads what to set', () => {
  const limits =
    'Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 4096                 files';
  expect(lackOfHandles(3000, limits)).toBeNull();
  expect(lackOfHandles(5000, limits)).toMatch(/^5000 sockets need 5500 open files .* 4096 .*ulimit -n 5500/);
});

test.each([
  ['nothing else is done', null],
  ['it is only made durable', tmpdir()],
])('what somebody says is passed on to everybody at his table, where %s', async (_, folder) => {
  const stretch = await measure(relay(folder), { tables: 6, each: 4 }, RATE, WARM);
  expect(stretch.p999).toBeLessThan(Infinity);
  expect(stretch.done).toBeGreaterThan(0);
});
