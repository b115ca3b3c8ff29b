import type { ByGame, GameId } from '@zaria/games';
import lasVegasRoyale from '../strengths/las-vegas-royale.json' with { type: 'json' };
import lasVegas from '../strengths/las-vegas.json' with { type: 'json' };
import qwinto from '../strengths/qwinto.json' with { type: 'json' };
import railroadInk from '../strengths/railroad-ink.json' with { type: 'json' };
import { LEVELS, type Level } from './levels.ts';
import { parseBotName } from './names.ts';

/** What the arena printed (`--json`): `command` is how to make it again. */
export interface Contest {
  readonly command: string;
  readonly bots: readonly string[];
  readonly pairs: readonly {
    readonly bot: string;
    readonly against: string;
    readonly matches: number;
    readonly wins: { readonly mean: number; readonly ci95: readonly (number | null)[] };
  }[];
}

/** How the levels fared against each other, as it was measured. */
export const STRENGTHS: ByGame<Contest> = {
  'las-vegas': lasVegas,
  'las-vegas-royale': lasVegasRoyale,
  qwinto,
  'railroad-ink': railroadInk,
};

/** What people are told of a level: its share of the duels against the level below, or against any legal move. */
export interface Strength {
  readonly below: Level | 'random';
  readonly wins: number;
}

/** `null`: it was not measured. */
export function strengthOf(game: GameId, level: Level): Strength | null {
  const below = LEVELS[LEVELS.indexOf(level) - 1] ?? 'random';
  const isNamed = (name: string, id: string): boolean => parseBotName(name)?.id === id;
  for (const { bot, against, wins } of STRENGTHS[game].pairs) {
    if (isNamed(bot, level) && isNamed(against, below)) return { below, wins: wins.mean };
    if (isNamed(bot, below) && isNamed(against, level)) return { below, wins: 1 - wins.mean };
  }
  return null;
}
