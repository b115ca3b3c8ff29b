import type { PigShape, scorePosition } from '@zaria/games/pig';
import type { Starter } from '@zaria/kit';
import type { GameWords, PositionOf } from './game-words.ts';
import { starterValue } from './options.ts';
import { nameOf } from './seats.ts';
import { say } from './words.ts';

export const pigWords: GameWords<PigShape, 'common' | 'pig', PositionOf<typeof scorePosition>> = {
  areas: ['common', 'pig'],

  fact(words, fact, names) {
    const name = nameOf(names, fact.seat);
    switch (fact.fact) {
      case 'starts':
        return say(words, 'fact.starts', { name });
      case 'rolled':
        return say(words, 'fact.rolled', { ...fact, name });
      case 'lost':
        return say(words, 'fact.lost', { ...fact, name });
      case 'held':
        return say(words, 'fact.held', { ...fact, name });
    }
  },

  question: (words, step) => say(words, `ask.${step}`),
  action: (words, { answer }) => say(words, `action.${answer}`),
  reason: (words, { why }) => say(words, `reason.${why}`),

  option: (words, option) => ({ name: say(words, `option.${option}`), about: say(words, `option.${option}.about`) }),
  optionValue: (words, option, value, names) =>
    option === 'target'
      ? say(words, 'count.points', { n: Number(value) })
      : starterValue(words, value as Starter, names),

  score: (words, score) => say(words, 'count.points', { n: score }),
  part: (words, { part, value }) => ({ name: say(words, `part.${part}`), value: say(words, 'number', { n: value }) }),
  ending: (words, { options }) => say(words, 'ending', { target: options.target }),

  positionScore: (words, { total }) => [say(words, 'count.points', { n: total })],
  positionFault: (words, { why }) => say(words, `position.${why}`),
};
