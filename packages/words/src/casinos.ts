import type { scorePosition } from '@zaria/games/las-vegas';
import type { PositionOf } from './game-words.ts';
import { say, type Words } from './words.ts';

/* What both Vegas games say in the same words. */

export type CasinoPosition = PositionOf<typeof scorePosition>;

/** Dice as they are read out: 3, 3, 5. */
export const dice = (faces: readonly number[]): string => faces.join(', ');

export function positionScore(
  words: Words<'casinos'>,
  { gains, returned }: CasinoPosition['score'],
): readonly string[] {
  const won = Object.entries(gains).map(([name, notes]) => say(words, 'position.gains', { name, notes }));
  const lines = won.length > 0 ? won : [say(words, 'position.nothing')];
  if (returned.length === 0) return lines;
  return [...lines, say(words, 'position.returned', { notes: returned, count: returned.length })];
}

export function positionFault(words: Words<'casinos'>, fault: CasinoPosition['fault']): string {
  if (fault.why === 'note-unknown') return say(words, 'position.note-unknown', { values: fault.values.map(String) });
  if (fault.why === 'notes-many' || fault.why === 'dice-count')
    return say(words, `position.${fault.why}`, { most: fault.most });
  if (fault.why === 'dice-size') return say(words, 'position.dice-size', { sizes: fault.sizes });
  return say(words, `position.${fault.why}`);
}
