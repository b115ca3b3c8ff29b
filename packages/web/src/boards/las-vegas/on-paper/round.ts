import type { PaperCasino } from '@zaria/games/las-vegas';
import { isObject } from '@zaria/kit';
import type { ByFace } from '../../casinos/lying.ts';
import { byFace, readCount, readCounts, readNames } from '../../casinos/on-paper/bench.ts';

/** A round that was played elsewhere, as it is tapped in. */
export interface Round {
  readonly players: number;
  readonly names: readonly string[];
  readonly hasWhite: boolean;
  readonly casinos: ByFace<PaperCasino>;
  /** What each won in the rounds before, in thousands. */
  readonly before: readonly number[];
}

export const PLAYERS = [2, 3, 4, 5] as const;
const EMPTY: PaperCasino = { notes: [], dice: [], white: 0 };
export const NO_CASINOS: ByFace<PaperCasino> = byFace(() => EMPTY);
export const BLANK: Round = { players: 4, names: [], hasWhite: false, casinos: NO_CASINOS, before: [] };

/** What was kept; `null` for anything else. */
export function readRound(kept: unknown): Round | null {
  if (!isObject(kept) || !isObject(kept['casinos'])) return null;
  const casinos: Readonly<Record<string, unknown>> = kept['casinos'];
  return {
    players: PLAYERS.find(n => n === kept['players']) ?? BLANK.players,
    names: readNames(kept['names']),
    hasWhite: kept['hasWhite'] === true,
    casinos: byFace(face => {
      const casino = casinos[face];
      if (!isObject(casino)) return EMPTY;
      return {
        notes: readCounts(casino['notes']),
        dice: readCounts(casino['dice']),
        white: readCount(casino['white']),
      };
    }),
    before: readCounts(kept['before']),
  };
}
