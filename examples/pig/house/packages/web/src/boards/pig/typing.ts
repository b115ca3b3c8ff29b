import type { PigView } from '@zaria/games/pig';
import { questionOn } from '@zaria/kit';
import { t, tIn } from '../../lib/words.svelte.ts';
import { full, starterEntry, type EntryOf } from '../entry.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** The die, or who begins. */
export const entryOf: EntryOf = ({ view, players }) => {
  if (questionOn(view as PigView)?.step !== 'die') return starterEntry(tIn('own-dice', 'own-dice.starter'), players);
  return {
    groups: [
      {
        label: tIn('pig', 'die'),
        values: FACES.map(face => ({ text: String(face), name: t('number', { n: face }), picture: null })),
        isFull: full(1),
      },
    ],
    skin: '',
    isDice: true,
    print: filled => `die ${filled.flat().join(' ')}`,
  };
};
