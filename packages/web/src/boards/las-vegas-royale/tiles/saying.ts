import type { Side, TileView } from '@zaria/games/las-vegas-royale';
import type { Seat } from '@zaria/kit';
import { t, tIn } from '../../../lib/words.svelte.ts';
import type { Player } from '../../board.ts';

const AREA = 'las-vegas-royale';

export const tileName = (side: Side): string => tIn(AREA, `tile.${side}`);

/** What the side does and when, in one sentence. */
export const tileSays = (side: Side): string => tIn(AREA, `tile.${side}.about`);

/** A counter's space: 10 and 20 are chips. */
function amountSays(amount: number): string {
  if (amount === 0) return tIn(AREA, 'tile.now.nothing');
  return amount < 30 ? tIn(AREA, 'tile.now.chips', { chips: amount / 10 }) : t('money', { amount });
}

/** What is to be said about the tile as it lies now; `null` where nothing on it changes. */
export function tileNow(tile: TileView, players: readonly Player[]): string | null {
  const nameAt = (seat: Seat): string => players.find(player => player.seat === seat)?.name ?? '';
  const share = (seat: Seat, n: number): string => tIn(AREA, 'tile.now.share', { name: nameAt(seat), n });
  const shares = (count: (seat: Seat) => number): string[] =>
    players.filter(({ seat }) => count(seat) > 0).map(({ seat }) => share(seat, count(seat)));

  switch (tile.side) {
    case 'A2':
      return tIn(AREA, 'tile.now.wins', { amount: tile.track[tile.space] ?? 0 });
    case 'B2':
      return tile.space === 0 ? null : tIn(AREA, 'tile.now.shows', { what: amountSays(tile.track[tile.space] ?? 0) });
    case 'C1':
    case 'D2':
      return tile.holder === null
        ? tIn(AREA, 'tile.now.free')
        : tIn(AREA, 'tile.now.holds', { name: nameAt(tile.holder) });
    case 'C2':
      return tile.fined.length === 0 ? null : tIn(AREA, 'tile.now.pays', { names: tile.fined.map(nameAt) });
    case 'E1':
      return tIn(AREA, 'tile.now.next', { what: amountSays(tile.track[(tile.space + 1) % tile.track.length] ?? 0) });
    case 'E2': {
      const { small, big } = tile.bar;
      const bar = shares(seat => small[seat] + big[seat]);
      return bar.length === 0 ? tIn(AREA, 'tile.now.bar-empty') : tIn(AREA, 'tile.now.bar', { dice: bar });
    }
    case 'F1':
      return tIn(AREA, 'tile.now.groups', { n: tile.groups.length });
    case 'F2':
      return tIn(AREA, 'tile.now.spaces', { n: tile.free.chip + tile.free.card + tile.free.move });
    case 'G2': {
      const { small, big } = tile.dice;
      const piles = shares(seat => small[seat] + 2 * big[seat]);
      return piles.length === 0 ? tIn(AREA, 'tile.now.tile-empty') : tIn(AREA, 'tile.now.tile', { dice: piles });
    }
    case 'H1': {
      const slots = shares(seat => Object.values(tile.slots).filter(die => die?.seat === seat).length);
      return slots.length === 0 ? tIn(AREA, 'tile.now.slots-empty') : tIn(AREA, 'tile.now.slots', { dice: slots });
    }
    case 'H2':
      return tile.gold === null
        ? tIn(AREA, 'tile.now.gold-free')
        : tIn(AREA, 'tile.now.gold', { name: nameAt(tile.gold.seat) });
    case 'A1':
    case 'B1':
    case 'D1':
    case 'G1':
      return null;
  }
}
