import { GAME_IDS } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { expect, test } from 'vitest';
import type { Outcome } from '../arena/simulation.ts';
import { zaria } from '../stage.testing.ts';
import { widthOf } from '../text/layout.ts';

type Simulated = Outcome & Readonly<Record<string, unknown>>;

async function simulated(...argv: readonly string[]): Promise<Simulated> {
  const { exit, out, err } = await zaria(['simulate', ...argv, '--json']);
  expect([exit, err]).toEqual([0, '']);
  return JSON.parse(out) as Simulated;
}

test('its JSON says what was played and how it came out', async () => {
  const result = await simulated(
    'las-vegas',
    '--seats',
    '3',
    '--matches',
    '12',
    '--bots',
    'greedy,random',
    '--seed',
    's',
  );
  expect(result).toMatchObject({
    game: 'las-vegas',
    rules: 1,
    seats: 3,
    matches: 12,
    seed: 's',
    options: { starter: 'each', openMoney: false, neutral: false },
  });
  expect(result.bySeat.map(({ seat, bot }) => [seat, bot])).toEqual([
    [0, 'greedy/1'],
    [1, 'random/1'],
    [2, 'greedy/1'],
  ]);
  expect(result.byBot.map(({ bot, seats }) => [bot, seats])).toEqual([
    ['greedy/1', [0, 2]],
    ['random/1', [1]],
  ]);
  for (const { mean, ci95, ci99, least, most, wins } of [...result.bySeat, ...result.byBot]) {
    expect(ci99[0]).toBeLessThan(ci95[0]);
    expect(ci95[0]).toBeLessThan(mean);
    expect(mean).toBeLessThan(ci95[1]);
    expect(ci95[1]).toBeLessThan(ci99[1]);
    expect(least).toBeLessThanOrEqual(mean);
    expect(most).toBeGreaterThanOrEqual(mean);
    expect(wins.mean).toBeGreaterThanOrEqual(0);
  }
  expect(result.bySeat.reduce((sum, { wins }) => sum + wins.mean, 0)).toBeCloseTo(1);
});

test('the same seed gives the same matches, another one others', async () => {
  const argv = ['las-vegas', '--matches', '5', '--bots', 'greedy,random', '--seed'];
  expect(await simulated(...argv, 'a')).toEqual(await simulated(...argv, 'a'));
  expect((await simulated(...argv, 'a')).bySeat).not.toEqual((await simulated(...argv, 'b')).bySeat);
});

test('random players of Las Vegas make about 340,000 each, greedy ones about 386,000', async () => {
  for (const [bot, expected] of [
    ['random', 340],
    ['greedy', 386],
  ] as const) {
    const { byBot } = await simulated('las-vegas', '--seats', '4', '--matches', '400', '--bots', bot, '--seed', '1');
    expect(Math.abs((byBot[0]?.mean ?? 0) / expected - 1)).toBeLessThan(0.02);
  }
});

test('an option that is set stays set, the start player too', async () => {
  const { options } = await simulated(
    'las-vegas',
    '--matches',
    '2',
    '--option',
    'starter=1',
    '--option',
    'neutral=true',
  );
  expect(options).toEqual({ starter: 1, openMoney: false, neutral: true });
});

test('every game can be simulated', async () => {
  for (const id of GAME_IDS) {
    const { bySeat } = await simulated(id, '--matches', '3', '--bots', 'random', '--seed', '1');
    expect(bySeat).toHaveLength(registered(id).game.players.min);
  }
});

const asTable = async (columns: number): Promise<readonly string[]> => {
  const argv = ['simulate', 'las-vegas', '--seats', '3', '--matches', '4', '--bots', 'greedy,random', '--seed', '1'];
  const { out } = await zaria(argv, { columns });
  return out.trimEnd().split('\n');
};

test('as a table', async () => {
  const lines = await asTable(140);
  expect(lines[0]).toBe('Las Vegas: 4 matches, seed 1');
  expect(lines[1]).toMatch(/^Seat +Bot +Mean +95% +99% +Wins +95% +99%$/);
  expect(lines[2]).toMatch(/^●A +greedy\/1 +\$\d/);
  // Three seats, and below them each bot.
  expect(lines).toHaveLength(8);
  expect(lines[6]).toMatch(/^●A ▲C +greedy\/1/);
});

test('[19.7] in 80 columns as two tables: scores, then wins', async () => {
  const lines = await asTable(80);
  expect(lines.every(line => line.length <= 80)).toBe(true);
  expect(lines[1]).toMatch(/^Seat +Bot +Mean +95% +99%$/);
  expect(lines[9]).toMatch(/^Seat +Bot +Wins +95% +99%$/);
  expect(lines).toHaveLength(16);
});

test.each([
  ['las-vegas', 'en'],
  ['railroad-ink', 'en'],
  ['railroad-ink', 'el'],
])('[19.7] no table is wider than the terminal, and nothing empty is below it: %s, in %s', async (id, language) => {
  const argv = ['simulate', id, '--seats', '2', '--matches', '2', '--bots', 'random', '--seed', '1'];
  const { out } = await zaria([...argv, '--lang', language], { columns: 80 });
  expect(out.split('\n').filter(line => widthOf(line) > 80)).toEqual([]);
  expect(out.match(/99%/g)).toHaveLength(2);
  expect(out).toMatch(/[^\n]\n$/);
});

test('[19.7] what is printed of the start player can be given back', async () => {
  const argv = ['las-vegas', '--seats', '3', '--matches', '6', '--seed', '1'];
  const printed = await simulated(...argv);
  expect(printed['options']).toMatchObject({ starter: 'each' });
  const given = Object.entries(printed['options'] as object).flatMap(([key, value]) => [
    '--option',
    `${key}=${String(value)}`,
  ]);
  expect(await simulated(...argv, ...given)).toEqual(printed);
  const refused = await zaria(['simulate', 'qwinto', '--seats', '3', '--matches', '2', '--option', 'starter=all']);
  expect([refused.exit, refused.err]).toEqual([2, expect.stringContaining('starter')]);
});

test('a bar on a terminal, wiped off at the end', async () => {
  const { err } = await zaria(['simulate', 'las-vegas', '--matches', '3', '--json'], { isTTY: true });
  expect(err).toContain('█');
  expect(err).toContain('3/3');
  expect(err.endsWith('\r\u001B[K')).toBe(true);
  const narrow = await zaria(['simulate', 'las-vegas', '--matches', '12', '--json'], { isTTY: true, columns: 40 });
  const bars = narrow.err.split('\r').filter(bar => bar.includes('█'));
  expect(bars.filter(bar => widthOf(bar) > 40)).toEqual([]);
  expect(bars.at(-1)).toMatch(/^█+ 100% {2}12\/12$/);
});
