import type { ByGame, GameId } from '@zaria/games';
import { lasVegasRoyale } from './las-vegas-royale/shelved.ts';
import { lasVegas } from './las-vegas/shelved.ts';
import { qwinto } from './qwinto/shelved.ts';
import { railroadInk } from './railroad-ink/shelved.ts';
import type { Shelved, ShelvedBoard } from './shelved.ts';

/** All that the page knows of games. A game has its folder here, and its line. */
const SHELF: ByGame<Shelved> = {
  'las-vegas': lasVegas,
  'las-vegas-royale': lasVegasRoyale,
  qwinto,
  'railroad-ink': railroadInk,
};

export const shelved = (id: GameId): Shelved => SHELF[id];

export const boardOf = (id: GameId): ShelvedBoard => SHELF[id].board;
