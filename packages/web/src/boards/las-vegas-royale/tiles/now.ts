import type { TileView } from '@zaria/games/las-vegas-royale';
import type { Seat } from '@zaria/kit';
import { say, type Words } from '@zaria/words';
import type { Player } from '../../board.ts';

type RoyaleWords = Words<'common' | 'las-vegas-royale'>;

/** A counter's space: 10 and 20 are chips. */
function amountSays(words: RoyaleWords, amount: number): string {
  if (amount === 0) return say(words, 'tile.now.nothing');
  return amount < 30 ? say(words, 'tile.now.chips', { chips: amount / 10 }) : say(words, 'money', { amount });
}

/** What is to be said about the tile as it lies now; `null` where nothing on it changes. */
export function nowIn(words: RoyaleWords, tile: TileView, players: readonly Player[]): string | null {
  const nameAt = (seat: Seat): string => players.find(player => player.seat === seat)?.name ?? '';
  const share = (seat: Seat, n: number): string => say(words, 'tile.now.share', { name: nameAt(seat), n });
  const shares = (count: (seat: Seat) => number): string[] =>
    players.filter(({ seat }) => count(seat) > 0).map(({ seat }) => share(seat, count(seat)));

  switch (tile.side) {
    case 'A2':
      return say(words, 'tile.now.wins', { amount: tile.track[tile.space] ?? 0 });
    case 'B2':
      return tile.space === 0
        ? null
        : say(words, 'tile.now.shows', { what: amountSays(words, tile.track[tile.space] ?? 0) });
    case 'C1':
    case 'D2':
      return tile.holder === null
        ? say(words, 'tile.now.free')
        : say(words, 'tile.now.holds', { name: nameAt(tile.holder) });
    case 'C2':
      return tile.fined.length === 0 ? null : say(words, 'tile.now.pays', { names: tile.fined.map(nameAt) });
    case 'E1':
      return say(words, 'tile.now.next', {
        what: amountSays(words, tile.track[(tile.space + 1) % tile.track.length] ?? 0),
      });
    case 'E2': {
      const { small, big } = tile.bar;
      const bar = shares(seat => small[seat] + big[seat]);
      return bar.length === 0 ? say(words, 'tile.now.bar-empty') : say(words, 'tile.now.bar', { dice: bar });
    }
    case 'F1':
      return say(words, 'tile.now.groups', { n: tile.groups.length });
    case 'F2':
      return say(words, 'tile.now.spaces', { n: tile.free.chip + tile.free.card + tile.free.move });
    case 'G2': {
      const { small, big } = tile.dice;
      const piles = shares(seat => small[seat] + 2 * big[seat]);
      return piles.length === 0 ? say(words, 'tile.now.tile-empty') : say(words, 'tile.now.tile', { dice: piles });
    }
    case 'H1': {
      const slots = shares(seat => Object.values(tile.slots).filter(die => die?.seat === seat).length);
      return slots.length === 0 ? say(words, 'tile.now.slots-empty') : say(words, 'tile.now.slots', { dice: slots });
    }
    case 'H2':
      return tile.gold === null
        ? say(words, 'tile.now.gold-free')
        : say(words, 'tile.now.gold', { name: nameAt(tile.gold.seat) });
    case 'A1':
    case 'B1':
    case 'D1':
    case 'G1':
      return null;
  }
}
