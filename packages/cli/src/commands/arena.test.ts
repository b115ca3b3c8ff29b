import { expect, test } from 'vitest';
import type { PairResult } from '../arena/cross-play.ts';
import { zaria } from '../stage.testing.ts';

interface Arena {
  readonly command: string;
  readonly matches: number;
  readonly bots: readonly string[];
  readonly pairs: readonly PairResult[];
}

async function arena(...argv: readonly string[]): Promise<Arena> {
  const { exit, out, err } = await zaria(['arena', ...argv, '--json']);
  expect([exit, err]).toEqual([0, '']);
  return JSON.parse(out) as Arena;
}

test('every bot meets every other from every seat, and bots are named with version and budget', async () => {
  const { matches, bots, pairs } = await arena('las-vegas', '--bots', 'sharp@60,greedy,random', '--matches', '3');
  // Whole rotations.
  expect(matches).toBe(4);
  expect(bots).toEqual(['sharp/2@60', 'greedy/1', 'random/1']);
  expect(pairs.map(({ bot, against, matches: played }) => [bot, against, played])).toEqual([
    ['sharp/2@60', 'greedy/1', 4],
    ['sharp/2@60', 'random/1', 4],
    ['greedy/1', 'random/1', 4],
  ]);
  for (const { wins } of pairs) {
    expect(wins.ci95[0]).toBeGreaterThanOrEqual(0);
    expect(wins.ci95[1]).toBeLessThanOrEqual(1);
    // Two rotations tell next to nothing.
    expect(wins.ci95[1] - wins.ci95[0]).toBeGreaterThan(0.5);
  }
});

test('with more than two, each is alone against the other in all seats', async () => {
  const { pairs } = await arena('las-vegas', '--bots', 'greedy,random', '--seats', '3', '--matches', '3');
  expect(pairs.map(({ bot, against }) => `${bot} ${against}`)).toEqual(['greedy/1 random/1', 'random/1 greedy/1']);
});

test('on a ladder each meets the next one only, and the command says so', async () => {
  const argv = ['las-vegas', '--bots', 'greedy,margin,random', '--seats', '3', '--matches', '3', '--ladder'];
  const { pairs, command } = await arena(...argv);
  expect(pairs.map(({ bot, against }) => `${bot} ${against}`)).toEqual(['greedy/1 margin/1', 'margin/1 random/1']);
  expect(command).toMatch(/ --ladder$/);
});

test('the same seed gives the same results, on one thread and on two', async () => {
  const argv = ['las-vegas', '--bots', 'steady@50,random', '--matches', '6', '--seed'];
  const one = await arena(...argv, 'x', '--threads', '1');
  expect(await arena(...argv, 'x', '--threads', '2')).toEqual(one);
  expect((await arena(...argv, 'y', '--threads', '1')).pairs).not.toEqual(one.pairs);
});

test('alone there are no opponents, and one match says nothing of the mean', async () => {
  const { pairs } = await arena('qwinto', '--bots', 'novice,random', '--seats', '1', '--matches', '1');
  expect(pairs.map(({ others, scores }) => [others, scores.ci95])).toEqual([
    [null, [null, null]],
    [null, [null, null]],
  ]);
});

test('interrupted, it says what was played', async () => {
  const stop = new AbortController();
  stop.abort();
  const { exit, out } = await zaria(['arena', 'las-vegas', '--bots', 'greedy,random', '--threads', '1'], {
    signal: stop.signal,
  });
  expect(exit).toBe(130);
  // Nothing, and so no table of it.
  expect(out).toBe('Las Vegas: 2 players, seed 1\n');
});

test('as a table, with how long they took', async () => {
  const { out } = await zaria(['arena', 'las-vegas', '--bots', 'greedy,random', '--matches', '2', '--times']);
  const lines = out.trimEnd().split('\n');
  // Scores are left out where a line would be too long.
  expect(lines[1]).toMatch(/^Bot +Against +Matches +Wins +95%$/);
  expect(lines[2]).toMatch(/^greedy\/1 +random\/1 +2 +\d/);
  expect(lines[4]).toMatch(/^Bot +Decisions +Median ms +99%$/);
});

test('of three or more everybody against everybody, within 80 columns', async () => {
  const { out } = await zaria(['arena', 'las-vegas', '--bots', 'casual,greedy,random', '--matches', '4']);
  const lines = out.trimEnd().split('\n');
  expect(lines[1]).toMatch(/^ +1 +2 +3$/);
  expect(lines[2]).toMatch(/^1 casual\/2 +– +[\d.]+% +[\d.]+%$/);
  expect(lines[4]).toMatch(/^3 random\/1 +[\d.]+% +[\d.]+% +–$/);
  // With two at the table whoever does not win loses.
  const [above, below] = [lines[2]?.split(/ +/).at(-1), lines[4]?.split(/ +/)[2]].map(text =>
    Number.parseFloat(text ?? ''),
  );
  expect((above ?? 0) + (below ?? 0)).toBeCloseTo(100, 0);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
});

test('its JSON names the command that plays the same again', async () => {
  const argv = ['las-vegas', '--bots', 'greedy,random', '--matches', '2', '--seed', 'a b'];
  const { out } = await zaria(['arena', ...argv, '--json']);
  const { command } = JSON.parse(out) as { readonly command: string };
  expect(command).toContain("--seed 'a b'");
  const words = command.replace('./zaria ', '').replace("'a b'", 'a_b').split(' ');
  const again = await zaria([...words.map(word => word.replace('a_b', 'a b')), '--json']);
  expect(again.out).toBe(out);
});

test('a bot alone has nobody to meet', async () => {
  for (const bots of ['greedy', 'greedy,greedy']) {
    const { exit, out, err } = await zaria(['arena', 'las-vegas', '--bots', bots]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toBe('zaria: Bots meet each other here: name two or more, not greedy/1 alone.\n');
  }
});
