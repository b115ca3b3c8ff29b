import { findGame } from '@zaria/games/all';
import type { AnyGame } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import {
  AUTHORITY,
  chainDice,
  keep,
  openTable,
  overdue,
  recordOf,
  say,
  tellLine,
  usualViewer,
  type Dice,
  type HostPart,
} from '@zaria/table';

/** The games that worlds are made of: all there are, and a small one with a step of each kind and both sorts of secret. */
export const findSimulated = (id: string): AnyGame | null => (id === toy.id ? toy : findGame(id));

/** The functions that a world is run by. A planted fault replaces one of them. */
export const SOUND = {
  ...AUTHORITY,
  games: findSimulated,
  openTable,
  keep,
  overdue,
  hostDice: ({ chain }: HostPart): Dice => chainDice(chain),
  recordOf,
  say,
  tellLine,
  usualViewer,
};

export type Authority = typeof SOUND;
