import { findGame } from '@zaria/games/all';
import type { AnyGame } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { absorb, openTable } from '@zaria/table';
import { playBot, wantedBots } from '@zaria/table';
import { say, tellLine } from '@zaria/table';
import { nextTick, overdue, tick } from '@zaria/table';
import { decide, replyTo, resume } from '@zaria/table';
import { fairDice } from '@zaria/table';
import { newsFor } from '@zaria/table';
import { recordOf } from '@zaria/table';

/** The games that worlds are made of: all there are, and a small one with a step of each kind and both sorts of secret. */
export const findSimulated = (id: string): AnyGame | null => (id === toy.id ? toy : findGame(id));

/** The functions that a world is run by. A planted fault replaces one of them. */
export const SOUND = {
  games: findSimulated,
  openTable,
  absorb,
  decide,
  replyTo,
  resume,
  tick,
  overdue,
  nextTick,
  wantedBots,
  playBot,
  newsFor,
  fairDice,
  recordOf,
  say,
  tellLine,
};

export type Authority = typeof SOUND;
