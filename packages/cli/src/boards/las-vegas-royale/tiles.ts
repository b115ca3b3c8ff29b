import type { CasinoView, TileView } from '@zaria/games/las-vegas-royale';
import { seatsOf } from '@zaria/kit';
import type { Pen } from '../../text/pen.ts';
import { inThousands } from '../prizes.ts';

type Party = CasinoView['winning'][number]['party'];

/** Signs for what is nobody's. */
export const BADGES = { neutral: '○N', blank: '□', black: '✦', closed: '⊘', counter: '▸' } as const;

export const partyBadge = (party: Party, pen: Pen): string =>
  typeof party === 'number' ? pen.badge(party) : BADGES[party];

/** "2+B": two small dice and the Biggy; "✦1" for a black one. Nothing for none. */
export function pile(small: number, big: number, black: number): string {
  const own = [...(small > 0 ? [String(small)] : []), ...(big > 0 ? ['B'] : [])].join('+');
  return black > 0 ? `${own}${BADGES.black}${black}` : own;
}

interface Heap {
  readonly small: readonly number[];
  readonly big: readonly number[];
}

const heap = ({ small, big }: Heap, pen: Pen): string =>
  seatsOf(small.length)
    .flatMap(seat => {
      const dice = pile(small[seat] ?? 0, big[seat] ?? 0, 0);
      return dice === '' ? [] : [`${pen.badge(seat)} ${dice}`];
    })
    .join('  ');

/** Spaces with what they show, in thousands; the one with the counter is marked. */
const track = (spaces: readonly number[], at: number | null): string =>
  spaces.map((amount, i) => `${i === at ? BADGES.counter : ''}${inThousands(amount)}`).join(' ');

/** What lies on a tile. */
export function describeTile(tile: TileView, pen: Pen): string {
  const spaces = tile.track;
  const beside = (text: string): string => [track(spaces, null), text].filter(part => part !== '').join('  ');
  switch (tile.side) {
    case 'A2':
    case 'B2':
    case 'E1':
      return track(spaces, tile.space);
    case 'C1':
    case 'D2':
      return beside(tile.holder === null ? '' : `→ ${pen.badge(tile.holder)}`);
    case 'C2':
      return beside(tile.fined.map(seat => pen.badge(seat)).join(' '));
    case 'E2':
      return heap(tile.bar, pen);
    case 'F1':
      return tile.groups.map(dice => BADGES.blank.repeat(dice)).join('  ');
    case 'F2':
      return `10k × ${tile.free.chip}  30k × ${tile.free.card}  ↷ × ${tile.free.move}`;
    case 'G2':
      return beside(heap(tile.dice, pen));
    case 'H1':
      return spaces
        .map((amount, i) => {
          const die = tile.slots[(i + 1) as 1 | 2 | 3 | 4 | 5 | 6];
          const here = die === null ? '·' : pen.badge(die.seat) + (die.size === 'big' ? '+B' : '');
          return `${i + 1}:${here} ${amount}k`;
        })
        .join(' ');
    case 'H2':
      return tile.gold === null ? '' : `60k → ${pen.badge(tile.gold.seat)}${tile.gold.size === 'big' ? '+B' : ''}`;
    case 'A1':
    case 'B1':
    case 'D1':
    case 'G1':
      return beside('');
  }
}
