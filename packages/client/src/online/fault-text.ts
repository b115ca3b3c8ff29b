import type { Why } from '@zaria/protocol';
import { say, type Words } from '@zaria/words';

/** What is the matter between this device and the server, and what to do. A reason without a sentence does not compile. */
export const faultText = (words: Words<'online'>, why: Why | 'away'): string => say(words, `online.${why}`);
