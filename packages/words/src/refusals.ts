import { NATURE, type Actor, type OptionFault, type RecordFault, type Refusal } from '@zaria/kit';
import type { Names } from './seats.ts';
import { turn } from './turn.ts';
import { say, type Words } from './words.ts';

/** Why an action is not taken. A game's own reasons are put into words by `reason`. */
export function refusal<R>(
  words: Words<'common' | 'told'>,
  refused: Refusal<R>,
  names: Names,
  reason: (reason: R) => string,
): string {
  switch (refused.why) {
    case 'over':
    case 'not-possible':
      return say(words, `refusal.${refused.why}`);
    case 'ill-formed':
      return say(words, 'fault.notation-unknown');
    case 'not-asked':
      return `${say(words, 'refusal.not-asked')} ${insteadOfYou(words, refused.waiting, names)}`;
    case 'illegal':
      return refused.reason === null ? say(words, 'refusal.illegal') : reason(refused.reason);
  }
}

function insteadOfYou(words: Words<'common' | 'told'>, waiting: readonly Actor[], names: Names): string {
  const seats = waiting.filter(actor => actor !== NATURE);
  return seats.length < waiting.length ? say(words, 'refusal.luck') : turn(words, seats, names);
}

export const optionFault = (words: Words<'common' | 'told'>, fault: OptionFault): string =>
  fault.why === 'option-unknown'
    ? say(words, 'fault.option-unknown', { option: fault.option })
    : say(words, 'fault.option-value', { option: fault.option, values: fault.values.map(String) });

/** Where a record is damaged, and how. A refused entry is put into words by `refused`. */
export const recordFault = (
  words: Words<'common' | 'told'>,
  fault: RecordFault,
  refused: (refusal: Refusal) => string,
): string => `${fault.at}: ${damage(words, fault, refused)}`;

function damage(words: Words<'common' | 'told'>, fault: RecordFault, refused: (refusal: Refusal) => string): string {
  if (fault.why === 'refused') return refused(fault.refusal);
  if (fault.why === 'option-unknown' || fault.why === 'option-value') return optionFault(words, fault);
  if (fault.why === 'seats-wrong') return say(words, 'fault.seats-wrong', fault);
  if (fault.why === 'seat-shape') return say(words, 'fault.seat-shape', fault);
  return say(words, `fault.${fault.why}`);
}
