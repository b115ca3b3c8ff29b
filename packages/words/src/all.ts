import type { GameId } from '@zaria/games';
import { casinoPositions } from './casinos-position.ts';
import type { AnyGameWords } from './game-words.ts';
import { all } from './generated/all.ts';
import type { Language } from './languages.ts';
import { lasVegasRoyaleWords } from './las-vegas-royale/index.ts';
import { lasVegasWords } from './las-vegas.ts';
import { merged } from './load.ts';
import { qwintoWords } from './qwinto.ts';
import { railroadInkPositions } from './railroad-ink-position.ts';
import { railroadInkWords } from './railroad-ink.ts';
import type { Area, Words } from './words.ts';

/** What can be said in a language about some areas, at once: for the command line and the server. */
export const wordsOf = <A extends Area>(language: Language, ...areas: readonly A[]): Words<A> => ({
  language,
  messages: merged(areas.map(area => all[language][area])),
});

/** The words of every game there is. */
export const GAME_WORDS: { readonly [G in GameId]: AnyGameWords } = {
  'las-vegas': { ...lasVegasWords, ...casinoPositions, areas: [...lasVegasWords.areas, 'position-casinos'] },
  'las-vegas-royale': {
    ...lasVegasRoyaleWords,
    ...casinoPositions,
    areas: [...lasVegasRoyaleWords.areas, 'position-casinos'],
  },
  qwinto: qwintoWords,
  'railroad-ink': {
    ...railroadInkWords,
    ...railroadInkPositions,
    areas: [...railroadInkWords.areas, 'told', 'position-railroad-ink'],
  },
};
