import {
  A_DICE,
  B_DICE,
  EXTRA_DICE,
  LAKE_DIE,
  RIVER_DIE,
  ROUTE_A,
  ROUTE_B,
  ROUTE_FACES,
  type Piece,
  type RailroadInkView,
} from '@zaria/games/railroad-ink';
import { questionOn } from '@zaria/kit';
import { tIn } from '../../lib/words.svelte.ts';
import { full, starterEntry, type Entry, type EntryOf, type Group } from '../entry.ts';
import Die from './Die.svelte';
import { namePiece } from './spoken.ts';

const facesOf = (faces: readonly Piece[]): Group['values'] =>
  [...new Set(faces)].map(piece => ({ text: piece, name: namePiece(piece), picture: { Part: Die, given: { piece } } }));

const EXTRA = { none: [], rivers: RIVER_DIE, lakes: LAKE_DIE } as const;

export const entryOf: EntryOf = ({ view: seen, players }): Entry => {
  const view = seen as RailroadInkView;
  const step = questionOn(view)?.step;
  const { expansion } = view.options;
  const extra: readonly Group[] =
    expansion === 'none'
      ? []
      : [
          {
            label: tIn('own-dice', `own-dice.${expansion}`),
            values: facesOf(EXTRA[expansion]),
            isFull: full(EXTRA_DICE),
          },
        ];
  const withExtra = (routes: string, filled: readonly (readonly string[])[]): string =>
    expansion === 'none' ? routes : `${routes} + ${(filled.at(-1) ?? []).join(' ')}`;
  if (step === 'roll')
    return {
      groups: [
        { label: tIn('own-dice', 'own-dice.routes'), values: facesOf(ROUTE_A), isFull: full(A_DICE) },
        { label: tIn('own-dice', 'own-dice.station'), values: facesOf(ROUTE_B), isFull: full(B_DICE) },
        ...extra,
      ],
      skin: 'railroad',
      isDice: true,
      print: filled => withExtra(`roll ${filled.slice(0, 2).flat().join(' ')}`, filled),
    };
  if (step === 'pool') {
    const pairs = 2 * view.players;
    return {
      groups: [
        ...Array.from({ length: pairs }, (_, i) => ({
          label: tIn('own-dice', 'own-dice.pair', { nth: i + 1 }),
          values: facesOf(ROUTE_FACES),
          isFull: full(2),
        })),
        ...extra,
      ],
      skin: 'railroad',
      isDice: true,
      print: filled =>
        withExtra(
          `pool ${filled
            .slice(0, pairs)
            .map(pair => pair.join('+'))
            .join(' ')}`,
          filled,
        ),
    };
  }
  return starterEntry(tIn('own-dice', 'own-dice.starter'), players);
};
