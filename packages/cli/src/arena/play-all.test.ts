import { describe, expect, test } from 'vitest';
import type { Bout } from './bout.ts';
import { playAll } from './play-all.ts';

const bout = (bot: string): Bout => ({
  game: 'qwinto',
  options: { starter: 0 },
  bots: [bot, 'random'],
  seed: 'play all',
});

const playing = {
  manner: { isTimed: false, patience: 1000 },
  signal: new AbortController().signal,
  seen: () => undefined,
};

const BOUTS = [bout('random'), bout('nobody'), bout('random')];

describe.each([1, 2])('a bot of ours that throws, on %i threads', threads => {
  test('is heard of, and what was played is kept', async () => {
    const { results, fault, crash } = await playAll(BOUTS, { ...playing, threads });
    expect(crash?.message).toBe('no bot nobody plays qwinto');
    expect(fault).toBeNull();
    expect(results[0]?.scores).toHaveLength(2);
    expect(results[1]).toBeNull();
  });
});

test('after it nothing more is played', async () => {
  const { results } = await playAll(BOUTS, { ...playing, threads: 1 });
  expect(results.map(result => result !== null)).toEqual([true, false, false]);
});
