import type { Starter } from '@zaria/kit';
import { nameOf, type Names } from './seats.ts';
import { say, type Words } from './words.ts';

/** A switch. */
export const yesOrNo = (words: Words<'common'>, value: boolean): string => say(words, `value.${value}`);

/** A value of the usual option of who begins. */
export const starterValue = (words: Words<'common'>, value: Starter, names: Names): string =>
  value === 'random' ? say(words, 'option.starter.random') : nameOf(names, value);
