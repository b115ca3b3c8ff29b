import { say, type Words } from '@zaria/words';
import { LONGEST_LINE } from '../lines.ts';

/** What is said of a line of which nothing was kept. */
export const longLine = (words: Words<'cli'>): string =>
  say(words, 'complaint.line-long', { megabytes: LONGEST_LINE / 1024 / 1024 });
