import { firstAction, firstFact, firstWords, isFirstAction, isFirstFact } from '@zaria/words/las-vegas-royale/first';
import type { TableWords } from '@zaria/words';
import { whole } from './later.svelte.ts';
import type { RoyaleShape } from './types.ts';

type Words = TableWords<RoyaleShape, (typeof firstWords)['areas'][number]>;

/** What is said from the first; the rest is there before a table shows what it is needed for (`fetchedLater`). */
export const royaleWords: Words = {
  ...firstWords,
  fact: (words, fact, names) =>
    isFirstFact(fact) ? firstFact(words, fact, names) : (whole.now?.fact(words, fact, names) ?? ''),
  action: (words, action, names) =>
    isFirstAction(action) ? firstAction(words, action) : (whole.now?.action(words, action, names) ?? ''),
  reason: (words, reason, names) => whole.now?.reason(words, reason, names) ?? '',
  option: (words, option) => whole.now?.option(words, option) ?? { name: '', about: '' },
  optionValue: (words, option, value, names) => whole.now?.optionValue(words, option, value, names) ?? '',
  part: (words, part) => whole.now?.part(words, part) ?? { name: '', value: '' },
  ending: (words, view, names) => whole.now?.ending(words, view, names) ?? '',
};
