import { outlooksOf } from '@zaria/games/las-vegas-royale';
import type { Speech } from '../board.ts';
import type { Outcome } from '../casinos/CasinoCard.svelte';
import { tIn } from '../../lib/words.svelte.ts';
import { NUMBERED, actionAt, casinoIn, facesIn } from './choosing.ts';
import { choiceInWords, outcomeInWords } from './choices-in-words.ts';
import type { BoardWords, Players } from './spoken.ts';
import { turnOf } from './turn.ts';
import type { Action, CasinoView, RoyaleShape, RoyaleView } from './types.ts';

interface Choice {
  /** All about the casino, and what choosing it does. */
  readonly name: string;
  readonly outcome: Outcome;
}

function choiceAt(
  view: RoyaleView,
  casino: CasinoView,
  action: Action,
  words: BoardWords,
  players: Players,
  speech: Speech<RoyaleShape>,
): Choice {
  const turn = turnOf(view);
  const outlook = outlooksOf(view, action).find(one => one.casino === casino.number);
  const outcome = outlook === undefined || turn === null ? null : outcomeInWords(words, players, turn, outlook);
  const does = speech.action(action);
  return {
    name: choiceInWords(words, players, casino, does, outcome?.said ?? null),
    outcome: {
      put:
        action.step === 'place' && outlook !== undefined ? tIn('web-casinos', 'lv.put', { dice: outlook.dice }) : does,
      brings: outcome?.short ?? '',
      brief: outcome?.brief ?? '',
      isGood: outcome?.isGood ?? false,
    },
  };
}

/** Where no casino is named, a number is that of the answer. */
const numbered = (legal: readonly Action[], number: number): Action | null =>
  legal[0] !== undefined && (NUMBERED as readonly string[]).includes(legal[0].step)
    ? (legal[number - 1] ?? null)
    : null;

/** What may be chosen on the board, and what that would come to: needed when the first dice lie there. */
export const choices = {
  facesIn,
  casinoIn,
  actionAt,
  choiceAt,
  numbered,
  /** Each casino as it would be. */
  foreseen: outlooksOf,
};
