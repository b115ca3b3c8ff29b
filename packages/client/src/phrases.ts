import type { Phrase, Said } from '@zaria/table/public';
import { say, type Words } from '@zaria/words';

/** A quick phrase in the reader's language. */
export const phraseText = (words: Words<'table'>, phrase: Phrase): string => say(words, `phrase.${phrase}`);

/** What somebody said, as its reader sees it: a text as it was written, a phrase in the reader's language. */
export const saidText = (words: Words<'table'>, said: Said): string =>
  'text' in said ? said.text : phraseText(words, said.phrase);
