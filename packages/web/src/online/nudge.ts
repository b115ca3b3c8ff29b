import type { Seat } from '@zaria/kit';
import { tIn } from '../lib/words.svelte.ts';
import { ask, refusalText } from './server.ts';

/** Asks that those who are waited for and away be told once more; says what came of it. */
export async function nudge(table: string, nameOf: (seat: Seat) => string): Promise<string> {
  const answer = await ask('nudge', { table });
  if (!answer.ok) return refusalText(answer.error);
  const { told, untold } = answer.value;
  const said = (['told', 'untold'] as const).flatMap(how => {
    const names = (how === 'told' ? told : untold).map(nameOf);
    return names.length === 0 ? [] : [tIn('web-online', `nudge.${how}`, { names })];
  });
  return said.join(' ');
}
