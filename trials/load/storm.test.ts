import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { printStorm, runStorms, type Storm } from './storm.ts';

test.each([
  ['one server', {}, 8],
  ['one of two servers', { database: { processes: 2, bus: 'postgres' } as const }, 4],
])('whoever is dropped comes back, hears what is kept and plays on: %s', async (_, database, killed) => {
  const storms: Storm[] = [];
  const plan = { seating: { tables: 4, each: 2 }, rate: 10, seconds: 1, warm: { rate: 10, seconds: 0.3 } };
  await runStorms({ links: true, folder: tmpdir(), ...database }, plan, storm => void storms.push(storm));
  // At such a moment somebody may be on his way to the next match.
  expect(storms.map(({ dropped }) => dropped > 0)).toEqual([true, true]);
  expect(storms[1]?.dropped).toBeLessThanOrEqual(killed);
  for (const storm of storms) {
    // How fast is for `npm run load -- --storm` to say.
    expect(storm.back.at(-1)).toBeLessThan(Infinity);
    expect(storm).toMatchObject({ different: 0 });
    expect(storm.after.p999).toBeLessThan(Infinity);
    const lines: string[] = [];
    printStorm(storm, line => void lines.push(line));
    expect(lines.join('\n')).toMatch(/lines dropped +\d.*\n.*back and in sync +p50 \d/);
  }
});
