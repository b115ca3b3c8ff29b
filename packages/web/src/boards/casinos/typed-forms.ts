import { tIn } from '../../lib/words.svelte.ts';
import type { FormsOf } from '../typed-forms.ts';

/** “casino 5”: also where another word is said for it, since everybody at these tables knows that one. */
export const formsOf: FormsOf = ({ answer }) =>
  typeof answer === 'number' ? [tIn('web-sight', 'typed.casino', { n: answer }), `casino ${answer}`] : [];
