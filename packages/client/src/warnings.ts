import { say, type Words } from '@zaria/words';
import type { Warning } from './dice/warning.ts';

/** What a device warns of, and what that means: once may be the network, twice is enough. */
export const warningTexts = (words: Words<'verdict'>, warnings: readonly Warning[]): readonly string[] =>
  warnings.length === 0
    ? []
    : [
        ...new Set(warnings.map(warning => say(words, `warning.${warning}`))),
        say(words, warnings.length === 1 ? 'warning.once' : 'warning.twice'),
      ];
