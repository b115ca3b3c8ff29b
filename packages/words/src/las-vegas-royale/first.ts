import type { RoyaleFact, RoyaleShape, RoyaleSteps } from '@zaria/games/las-vegas-royale';
import { dice } from '../casinos.ts';
import type { SeatAction, TableWords } from '../game-words.ts';
import { nameOf, type Names } from '../seats.ts';
import { say, type Words } from '../words.ts';
import { tileWords, whichDice, type Areas } from './tiles.ts';

/* What a table has to say before any tile has acted. The page fetches the rest when it comes to that. */

export const FIRST_FACTS = [
  'starts',
  'round',
  'dealt',
  'bank',
  'tile',
  'neutral',
  'rolled',
  'placed',
  'passed',
] as const;
export type FirstFact = Extract<RoyaleFact, { readonly fact: (typeof FIRST_FACTS)[number] }>;
export const isFirstFact = (fact: RoyaleFact): fact is FirstFact =>
  (FIRST_FACTS as readonly string[]).includes(fact.fact);

const STEPS = ['roll', 'place'] as const;
type Action = SeatAction<RoyaleSteps>;
export type FirstAction = Extract<Action, { readonly step: (typeof STEPS)[number] }>;
export const isFirstStep = (step: string): step is FirstAction['step'] => (STEPS as readonly string[]).includes(step);
export const isFirstAction = (action: Action): action is FirstAction => isFirstStep(action.step);

export function firstFact(words: Words<Areas>, fact: FirstFact, names: Names): string {
  const name = 'seat' in fact ? nameOf(names, fact.seat) : '';
  switch (fact.fact) {
    case 'starts':
      return say(words, 'fact.starts', { name });
    case 'round':
      return say(words, 'fact.round', { ...fact, name });
    case 'dealt':
    case 'bank':
      return fact.fact === 'dealt' ? say(words, 'fact.dealt', fact) : say(words, 'fact.bank', fact);
    case 'tile':
      return say(words, 'fact.tile', {
        casino: fact.casino,
        tile: tileWords(words, fact.side).name,
        about: tileWords(words, fact.side).about,
      });
    case 'neutral':
      return say(words, `fact.neutral${whichDice(fact.small, fact.big)}`, fact);
    case 'rolled': {
      const rolled = { name, small: dice(fact.small), big: fact.big ?? 0 };
      return say(words, `fact.rolled${whichDice(fact.small.length, rolled.big)}`, rolled);
    }
    case 'placed':
      return say(words, `fact.placed${whichDice(fact.small, fact.big)}`, { ...fact, name });
    case 'passed':
      return say(words, fact.chips > 0 ? 'fact.passed' : 'fact.passed-free', { name });
  }
}

export function firstAction(words: Words<Areas>, action: FirstAction): string {
  if (action.step === 'roll') return say(words, 'action.roll');
  return action.answer === 'pass' ? say(words, 'action.pass') : say(words, 'action.place', { casino: action.answer });
}

export const firstWords: Pick<TableWords<RoyaleShape, Areas>, 'areas' | 'question' | 'score'> = {
  areas: [
    'common',
    'casinos',
    'las-vegas-royale',
    'acting-las-vegas-royale',
    'ask-las-vegas-royale',
    'set-up-las-vegas-royale',
  ],
  question: (words, step) => say(words, `ask.${step}`),
  score: (words, score) => say(words, 'money', { amount: score }),
};
