import type { LasVegasFact, LasVegasShape } from '@zaria/games/las-vegas';
import { dice } from './casinos.ts';
import type { TableWords } from './game-words.ts';
import { starterValue, yesOrNo } from './options.ts';
import { nameOf, type Names } from './seats.ts';
import { say, type Words } from './words.ts';

type Areas = 'common' | 'casinos' | 'las-vegas';
type Party = Extract<LasVegasFact, { readonly fact: 'paid' }>['party'];

export const lasVegasWords: TableWords<LasVegasShape, Areas> = {
  areas: ['common', 'casinos', 'las-vegas'],

  fact(words, fact, names) {
    switch (fact.fact) {
      case 'starts':
        return say(words, 'fact.starts', { name: nameOf(names, fact.seat) });
      case 'round':
        return say(words, 'fact.round', { round: fact.round, name: nameOf(names, fact.seat) });
      case 'dealt':
        return say(words, fact.notes.length > 0 ? 'fact.dealt' : 'fact.dealt-nothing', fact);
      case 'spare':
        return say(words, 'fact.spare', fact);
      case 'rolled': {
        const rolled = { name: nameOf(names, fact.seat), own: dice(fact.own), white: dice(fact.white) };
        return say(words, `fact.rolled${whose(fact.own.length, fact.white.length)}`, rolled);
      }
      case 'placed': {
        const placed = { ...fact, name: nameOf(names, fact.seat) };
        return say(words, `fact.placed${whose(fact.own, fact.white)}`, placed);
      }
      case 'tied':
        return say(words, 'fact.tied', { ...fact, names: fact.parties.map(party => partyName(words, party, names)) });
      case 'paid':
        return say(words, 'fact.paid', { ...fact, name: partyName(words, fact.party, names) });
      case 'returned':
        return say(words, 'fact.returned', { ...fact, count: fact.notes.length });
      case 'over':
        return say(words, 'fact.over');
    }
  },

  question: (words, step) => say(words, `ask.${step}`),

  action: (words, action) =>
    action.step === 'roll' ? say(words, 'action.roll') : say(words, 'action.place', { casino: action.answer }),

  reason: (words, { why, casino }) => say(words, `reason.${why}`, { casino }),

  option: (words, option) => ({ name: say(words, `option.${option}`), about: say(words, `option.${option}.about`) }),
  optionValue: (words, _option, value, names) =>
    typeof value === 'boolean' ? yesOrNo(words, value) : starterValue(words, value, names),

  score: (words, score) => say(words, 'money', { amount: score }),
  part(words, { part, value }) {
    switch (part) {
      case 'money':
        return { name: say(words, 'part.money'), value: say(words, 'money', { amount: value }) };
      case 'notes':
        return { name: say(words, 'part.notes'), value: say(words, 'number', { n: value }) };
    }
  },

  ending: (words, { round }) => say(words, 'ending.rounds', { rounds: round }),
};

/** Which of the sentences about own and white dice is meant. */
const whose = (own: number, white: number): '' | '-both' | '-white' =>
  white === 0 ? '' : own === 0 ? '-white' : '-both';

const partyName = (words: Words<'las-vegas'>, party: Party, names: Names): string =>
  party === 'white' ? say(words, 'white') : nameOf(names, party);
