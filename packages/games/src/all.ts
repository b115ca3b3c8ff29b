/* The rules of all games at once: for programs that need not save on what they load. */
import type { AnyGame, Json, Result } from '@zaria/kit';
import { isGameId, type ByGame, type GameId } from './list.ts';
import * as lasVegas from './las-vegas/index.ts';
import * as lasVegasRoyale from './las-vegas-royale/index.ts';
import * as qwinto from './qwinto/index.ts';
import * as railroadInk from './railroad-ink/index.ts';

/** A hand-written position that could not be scored: where, why, and what else the sentence needs. */
export interface AnyPositionFault {
  readonly at: string;
  readonly why: string;
}

export interface Registered {
  readonly game: AnyGame;
  /** Scores a position written by hand. */
  scorePosition(position: Readonly<Record<string, unknown>>): Result<Json, AnyPositionFault>;
}

const GAMES: ByGame<Registered> = {
  'las-vegas': { game: lasVegas.lasVegas, scorePosition: lasVegas.scorePosition },
  'las-vegas-royale': { game: lasVegasRoyale.lasVegasRoyale, scorePosition: lasVegasRoyale.scorePosition },
  qwinto: { game: qwinto.qwinto, scorePosition: qwinto.scorePosition },
  'railroad-ink': { game: railroadInk.railroadInk, scorePosition: railroadInk.scorePosition },
};

export const registered = (id: GameId): Registered => GAMES[id];

export const findGame = (id: string): AnyGame | null => (isGameId(id) ? registered(id).game : null);
