import { findGame } from '@zaria/games/all';
import type { AnyGame } from '@zaria/kit';
import { toy } from '@zaria/kit/testing';
import { absorb, openTable } from '../absorb.ts';
import { playBot, wantedBots } from '../bots.ts';
import { say, tellLine } from '../chat.ts';
import { nextTick, overdue, tick } from '../clock.ts';
import { decide, replyTo, resume } from '../decide.ts';
import { fairDice } from '../dice.ts';
import { newsFor } from '../news.ts';
import { recordOf } from '../record.ts';

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
