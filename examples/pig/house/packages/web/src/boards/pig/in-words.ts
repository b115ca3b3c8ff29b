import type { PigView } from '@zaria/games/pig';
import { tIn } from '../../lib/words.svelte.ts';
import type { InParts } from '../in-words.ts';

/** The pot, then how everybody stands. */
export const inParts: InParts = ({ view: seen, players, speech }) => {
  const { pot, scores } = seen as PigView;
  return [
    { kind: 'table', name: tIn('web-sight', 'part.table'), lines: [tIn('pig', 'pot', { pot })] },
    {
      kind: 'scores',
      name: tIn('web-sight', 'part.scores'),
      lines: players.map(({ seat, name }) => `${name}: ${speech.score(scores[seat] ?? 0)}`),
    },
  ];
};
