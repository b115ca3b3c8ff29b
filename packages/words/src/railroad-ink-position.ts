import type { scorePosition } from '@zaria/games/railroad-ink';
import type { PositionOf, PositionWords } from './game-words.ts';
import { say, type Words } from './words.ts';

type Areas = 'common' | 'told' | 'railroad-ink' | 'position-railroad-ink';
type Position = PositionOf<typeof scorePosition>;

/** Of a board written by hand. The page has no use for it, so it does not fetch it. */
export const railroadInkPositions: PositionWords<Areas, Position> = {
  positionScore: (words, { networks, total, ...parts }) => [
    ...networks.map(network => say(words, 'position.network', network)),
    ...(['highway', 'railway', 'centre', 'errors', 'river', 'lake'] as const).map(part =>
      say(words, 'position.line', { part: say(words, `part.${part}`), n: parts[part] }),
    ),
    say(words, 'position.total', { n: total }),
  ],
  positionFault,
};

function positionFault(words: Words<Areas>, fault: Position['fault']): string {
  switch (fault.why) {
    case 'option-unknown':
      return say(words, 'fault.option-unknown', { option: fault.option });
    case 'option-value':
      return say(words, 'fault.option-value', { option: fault.option, values: fault.values.map(String) });
    case 'rounds-too-many':
      return say(words, 'position.rounds-too-many', { most: fault.most });
    case 'clash':
      return say(words, fault.exit ? 'reason.clash-exit' : 'reason.clash', fault);
    case 'specials-spent':
      return say(words, 'reason.specials-spent', fault);
    case 'occupied':
    case 'unconnected':
      return say(words, `reason.${fault.why}`, fault);
    case 'square-unknown':
    case 'special-this-round':
      return say(words, `position.${fault.why}`, fault);
    case 'tile-unknown':
    case 'tile-not-in-play':
    case 'special-twice':
    case 'no-die':
      return say(words, `position.${fault.why}`, fault);
    case 'options-shape':
      return say(words, 'fault.options-shape');
    case 'placements-missing':
    case 'placements-both':
    case 'rounds-shape':
    case 'placements-shape':
    case 'placement-shape':
      return say(words, `position.${fault.why}`);
  }
}
