import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UsageError } from './benchmark.ts';
import { BENCHMARK_NAMES, dispatch } from './dispatch.ts';

test('what is offered has a name each', () => {
  expect(BENCHMARK_NAMES).toMatch(/^alone, bots, cli, engine, .*, web$/);
});

test('README.md says what each is about, and of no other', () => {
  const page = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  expect([...page.matchAll(/^## (.*)$/gm)].map(([, name]) => name).join(', ')).toBe(BENCHMARK_NAMES);
});

test.each([
  [[], `which benchmark? There is: ${BENCHMARK_NAMES}`],
  [['chess'], `there is no benchmark "chess". There is: ${BENCHMARK_NAMES}`],
  [['engine', '--rounds', '0'], '--rounds 0 is not a whole number from 1'],
  [['engine', '--seconds', 'soon'], '--seconds soon is not between 0.05 and 600'],
  [['engine', '--game', 'chess'], 'there is no contest for the game "chess". There is: las-vegas, qwinto'],
  [['follow', '--rounds', 'many'], '--rounds many is not a whole number from 1'],
  [['engine', '--fast'], "Unknown option '--fast'"],
  [['lighthouse', '--rounds', 'few'], '--rounds few is not a whole number from 1'],
  [['simulate', '--rounds', 'many'], '--rounds many is not a whole number from 1'],
])('%j is refused with a reason', async (args, reason) => {
  await expect(dispatch(args)).rejects.toThrow(new UsageError(reason));
});
