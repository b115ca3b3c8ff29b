import { CASINO_MINIMUM, NOTES, type LasVegasView } from '@zaria/games/las-vegas';
import { questionOn } from '@zaria/kit';
import { tIn, wordsFor } from '../../lib/words.svelte.ts';
import { FACES } from '../casinos/lying.ts';
import { lookOf } from '../casinos/side.ts';
import { casinoLabel, diceGroup, moneyOf } from '../casinos/typing.ts';
import { starterEntry, type Entry, type EntryOf } from '../entry.ts';
import { sidesOf } from './sides.ts';

export const entryOf: EntryOf = ({ view: seen, players }): Entry => {
  const view = seen as LasVegasView;
  const frame = questionOn(view);
  const sideOf = sidesOf(wordsFor('web-casinos'), players);
  const white = (count: number) => diceGroup(sideOf('white').name, lookOf(sideOf('white')), count);
  // Whatever else nature is asked is who begins.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (frame?.step) {
    case 'deal':
      return {
        groups: FACES.map(face => ({
          label: casinoLabel(face),
          values: moneyOf(NOTES),
          isFull: texts => texts.reduce((sum, text) => sum + Number(text), 0) >= CASINO_MINIMUM,
        })),
        skin: '',
        isDice: false,
        print: filled => `deal ${filled.map(notes => notes.join('+')).join(' ')}`,
      };
    case 'spare':
      return {
        groups: [white(view.spare)],
        skin: '',
        isDice: true,
        print: filled => `spare ${filled.flat().toSorted().join(' ')}`,
      };
    case 'dice': {
      const { seat } = frame.data;
      const groups = [
        { of: diceGroup(sideOf(seat).name, lookOf(sideOf(seat)), view.supply[seat] ?? 0), n: view.supply[seat] ?? 0 },
        { of: white(view.white[seat] ?? 0), n: view.white[seat] ?? 0 },
      ].filter(({ n }) => n > 0);
      const hasOwn = (view.supply[seat] ?? 0) > 0;
      return {
        groups: groups.map(({ of }) => of),
        skin: '',
        isDice: true,
        print(filled) {
          const texts = filled.map(faces => faces.toSorted().join(' '));
          return hasOwn ? `dice ${texts.join(' + ')}` : `dice + ${texts.join(' ')}`;
        },
      };
    }
    default:
      return starterEntry(tIn('own-dice', 'own-dice.starter'), players);
  }
};
