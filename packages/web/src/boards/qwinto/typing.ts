import type { QwintoView } from '@zaria/games/qwinto';
import { questionOn } from '@zaria/kit';
import { t, tIn } from '../../lib/words.svelte.ts';
import { full, starterEntry, type Entry, type EntryOf } from '../entry.ts';
import ColourDie from './ColourDie.svelte';

const FACES = [1, 2, 3, 4, 5, 6];

export const entryOf: EntryOf = ({ view, players }): Entry => {
  const frame = questionOn(view as QwintoView);
  if (frame?.step !== 'dice') return starterEntry(tIn('own-dice', 'own-dice.starter'), players);
  return {
    groups: frame.data.dice.map(colour => ({
      label: tIn('qwinto', 'die', { colour }),
      values: FACES.map(face => ({
        text: String(face),
        name: t('number', { n: face }),
        picture: { Part: ColourDie, given: { colour, face, size: '3.25rem' } },
      })),
      isFull: full(1),
    })),
    skin: 'qwinto',
    isDice: true,
    print: filled => `dice ${filled.flat().join(' ')}`,
  };
};
