import type { Sitter } from '../keeper/begin.ts';
import { usualBot } from '../keeper/bots.ts';
import type { Filled } from './route.ts';

/** Who sits down if nobody says otherwise: three where the game allows it, alone where that is wanted. No name is a usual one. */
export function usualSitters(
  { min, max }: { readonly min: number; readonly max: number },
  way: Filled,
  bots: readonly string[],
  name: string,
): readonly Sitter[] {
  const count = way === 'solo' ? min : Math.min(Math.max(min, way === 'pass' ? 2 : 3), max);
  const bot = usualBot(bots);
  return Array.from({ length: count }, (_, colour): Sitter => {
    const isPerson = way === 'pass' || way === 'solo' || (way === 'bots' && colour === 0);
    const isReader = colour === 0 && way !== 'watch';
    return {
      kind: isPerson ? 'local' : 'bot',
      name: isReader ? name.trim() : '',
      colour,
      bot: isPerson ? null : bot,
    };
  });
}
