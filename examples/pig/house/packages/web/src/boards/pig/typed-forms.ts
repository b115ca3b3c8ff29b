import type { PigShape } from '@zaria/games/pig';
import { tIn } from '../../lib/words.svelte.ts';
import type { FormsOf } from '../typed-forms.ts';

/** “hold”, in the reader’s language. */
export const formsOf: FormsOf = given => {
  const action = given as PigShape['action'];
  return action.step === 'turn' ? [tIn('pig', `action.${action.answer}`)] : [];
};
