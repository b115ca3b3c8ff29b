import { mindOf, type Net } from '@zaria/bots/qwinto/learned';
import { chanceOf } from '../chance.ts';
import { playMinds, type Player } from './match.ts';

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** What is scored in matches of so many who think alike. */
export function scoresOf(net: Net, bonus: number, seats: number, matches: number, seed: string): readonly number[] {
  const mind = mindOf(net, bonus);
  const minds = Array.from({ length: seats }, () => mind);
  return Array.from({ length: matches }, (_, match) => playMinds(minds, chanceOf(seed, seats, match)).points).flat();
}

export const meanOf = (scores: readonly number[]): number => Math.round(100 * mean(scores)) / 100;

/** The share of the wins of one, who sits in every seat as often, against another in all others; ties are shared. */
export function shareOf(one: Player, other: Player, seats: number, matches: number, seed: string): number {
  const wins = Array.from({ length: matches }, (_, match) => {
    const own = match % seats;
    const players = Array.from({ length: seats }, (_player, seat) => (seat === own ? one : other));
    return playMinds(players, chanceOf(seed, 'duel', Math.floor(match / seats))).wins[own] as number;
  });
  return Math.round(10_000 * mean(wins)) / 10_000;
}
