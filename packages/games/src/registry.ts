import type { AnyGame, Json, Result } from '@zaria/kit';
import * as lasVegas from './las-vegas/index.ts';
import * as lasVegasRoyale from './las-vegas-royale/index.ts';
import * as qwinto from './qwinto/index.ts';
import * as railroadInk from './railroad-ink/index.ts';

/** A hand-written position that could not be scored: where, why, and what else the sentence needs. */
export interface AnyPositionFault {
  readonly at: string;
  readonly why: string;
}

interface Registered {
  readonly game: AnyGame;
  /** Scores a position written by hand. */
  scorePosition(position: Readonly<Record<string, unknown>>): Result<Json, AnyPositionFault>;
}

/** Every game there is, in the order a player meets them. */
export const REGISTRY = {
  'las-vegas': { game: lasVegas.lasVegas, scorePosition: lasVegas.scorePosition },
  'las-vegas-royale': { game: lasVegasRoyale.lasVegasRoyale, scorePosition: lasVegasRoyale.scorePosition },
  qwinto: { game: qwinto.qwinto, scorePosition: qwinto.scorePosition },
  'railroad-ink': { game: railroadInk.railroadInk, scorePosition: railroadInk.scorePosition },
} as const satisfies Readonly<Record<string, Registered>>;

export type GameId = keyof typeof REGISTRY;

export const GAME_IDS = Object.keys(REGISTRY) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(REGISTRY, id);

export const registered = (id: GameId): Registered => REGISTRY[id];

export const findGame = (id: string): AnyGame | null => (isGameId(id) ? registered(id).game : null);
