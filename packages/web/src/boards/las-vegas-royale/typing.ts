import { CARD_COUNTS, DICE, PAPER_CARDS, SIDES, parseChosen, type RoyaleView } from '@zaria/games/las-vegas-royale';
import { questionOn } from '@zaria/kit';
import { t, tIn, wordsFor } from '../../lib/words.svelte.ts';
import { FACES } from '../casinos/lying.ts';
import { lookOf, type Side } from '../casinos/side.ts';
import { casinoLabel, diceGroup, moneyOf } from '../casinos/typing.ts';
import { full, starterEntry, type Entry, type EntryOf, type Value } from '../entry.ts';
import { BLACK, sidesOf } from './sides.ts';
import { tileName } from './tiles/saying.ts';

/** Both small and big dice of one side, as a throw is written: "1 1 5 B6". */
function throwEntry(step: string, side: Side, small: number, big: number): Entry {
  const look = lookOf(side);
  return {
    groups: [
      ...(small > 0 ? [diceGroup(tIn('own-dice', 'own-dice.small', { name: side.name }), look, small)] : []),
      ...(big > 0
        ? [diceGroup(tIn('own-dice', 'own-dice.big', { name: side.name }), { ...look, isBig: true }, big)]
        : []),
    ],
    skin: '',
    isDice: true,
    print(filled) {
      const faces = small > 0 ? (filled[0] ?? []).toSorted() : [];
      const biggy = big > 0 ? [`B${filled.at(-1)?.[0] ?? ''}`] : [];
      return [step, ...faces, ...biggy].join(' ');
    },
  };
}

export const entryOf: EntryOf = ({ view: seen, players }): Entry => {
  const view = seen as RoyaleView;
  const frame = questionOn(view);
  const sideOf = sidesOf(wordsFor('web-casinos', 'web-las-vegas-royale', 'las-vegas-royale'), players);
  // Whatever else nature is asked is who begins.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (frame?.step) {
    case 'deal':
      return {
        groups: FACES.map(nth => ({
          label: tIn('own-dice', 'own-dice.pair', { nth }),
          values: moneyOf(PAPER_CARDS),
          isFull: full(2),
        })),
        skin: '',
        isDice: false,
        print: filled => `deal ${filled.map(pair => pair.join('+')).join(' ')}`,
      };
    case 'bank':
      return {
        groups: CARD_COUNTS.map(([value, printed]) => ({
          label: tIn('own-dice', 'own-dice.bank', { amount: value }),
          values: Array.from({ length: printed + 1 }, (_, n): Value => ({
            text: String(n),
            name: t('number', { n }),
            picture: null,
          })),
          isFull: full(1),
        })),
        skin: '',
        isDice: false,
        print: filled =>
          `bank ${filled.flatMap(([n = '0'], i) => (n === '0' ? [] : [`${CARD_COUNTS[i]?.[0]}*${n}`])).join(' ')}`,
      };
    case 'tiles': {
      const { tiles } = view.options;
      const many = typeof tiles === 'number' ? tiles : (parseChosen(tiles)?.length ?? 0);
      return {
        groups: FACES.slice(0, many).map(face => ({
          label: casinoLabel(face),
          values: SIDES.map(side => ({ text: side, name: `${side} · ${tileName(side)}`, picture: null })),
          isFull: full(1),
        })),
        skin: '',
        isDice: false,
        print: filled => `tiles ${filled.flat().join(' ')}`,
      };
    }
    case 'neutral':
      return throwEntry('neutral', sideOf('neutral'), DICE.small, DICE.big);
    case 'dice': {
      const { seat } = frame.data;
      return throwEntry('dice', sideOf(seat), view.small[seat] ?? 0, view.big[seat] ?? 0);
    }
    case 'fiftyFifty.dice':
    case 'jackpot.dice':
    case 'primeTime.dice':
    case 'myChoice.dice': {
      const { step } = frame;
      return {
        groups: [diceGroup(tIn('own-dice', 'own-dice.black'), BLACK, 2)],
        skin: '',
        isDice: true,
        print: filled => `${step} ${filled.flat().toSorted().join(' ')}`,
      };
    }
    default:
      return starterEntry(tIn('own-dice', 'own-dice.starter'), players);
  }
};
