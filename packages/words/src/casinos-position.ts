import type { scorePosition } from '@zaria/games/las-vegas';
import type { PositionOf, PositionWords } from './game-words.ts';
import { say } from './words.ts';

/** Of casinos written by hand, in both Vegas games. The page has no use for it, so it does not fetch it. */
export const casinoPositions: PositionWords<'position-casinos', PositionOf<typeof scorePosition>> = {
  positionScore(words, { gains, returned }) {
    const won = Object.entries(gains).map(([name, notes]) => say(words, 'position.gains', { name, notes }));
    const lines = won.length > 0 ? won : [say(words, 'position.nothing')];
    if (returned.length === 0) return lines;
    return [...lines, say(words, 'position.returned', { notes: returned, count: returned.length })];
  },

  positionFault(words, fault) {
    if (fault.why === 'note-unknown') return say(words, 'position.note-unknown', { values: fault.values.map(String) });
    if (fault.why === 'notes-many' || fault.why === 'dice-count')
      return say(words, `position.${fault.why}`, { most: fault.most });
    if (fault.why === 'dice-size') return say(words, 'position.dice-size', { sizes: fault.sizes });
    return say(words, `position.${fault.why}`);
  },
};
