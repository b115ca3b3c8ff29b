import { mindOf, type Mind, type Net } from '@zaria/bots/qwinto/learned';
import { chanceOf } from '../chance.ts';
import { playMinds } from './match.ts';

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** What is scored in matches of so many who think alike. */
export function scoresOf(net: Net, bonus: number, seats: number, matches: number, seed: string): readonly number[] {
  const mind = mindOf(net, bonus);
  const minds = Array.from({ length: seats }, () => mind);
  return Array.from({ length: matches }, (_, match) => playMinds(minds, chanceOf(seed, seats, match)).points).flat();
}

export const meanOf = (scores: readonly number[]): number => Math.round(100 * mean(scores)) / 100;

/** The share of the wins of one in duels with another, each beginning half of them; shared ones count half. */
export function shareOf(one: Mind, other: Mind, matches: number, seed: string): number {
  const wins = Array.from({ length: matches }, (_, match) => {
    const minds = match % 2 === 0 ? [one, other] : [other, one];
    return playMinds(minds, chanceOf(seed, 'duel', match >> 1)).wins[match % 2] as number;
  });
  return Math.round(10_000 * mean(wins)) / 10_000;
}
