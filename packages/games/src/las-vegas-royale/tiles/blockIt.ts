import { NONE, type Ask, type None, type Notation } from '@zaria/kit';
import { FACES, isFace, type Face } from '../../casinos/faces.ts';
import { moveBlank } from '../moves.ts';
import { ask } from '../steps.ts';
import { tileOf } from '../table.ts';
import type { Tile } from './tile.ts';

const GROUPS: readonly number[] = [1, 1, 2, 2, 3];

export interface BlockItTile {
  readonly side: 'F1';
  /** Groups of blank dice still on the tile, the smallest first. */
  groups: readonly number[];
}

/** A group by its size, and where it goes. */
interface Block {
  readonly dice: number;
  readonly casino: Face;
}

export interface BlockItSteps {
  'blockIt.put': Ask<None, Block>;
}

/** All there are, so that a list of legal ones makes no new objects. */
const BLOCKS: readonly Block[] = [1, 2, 3].flatMap(dice => FACES.map(casino => ({ dice, casino })));

/** "3 5": the group of three on casino 5. */
const blockNotation: Notation<Block> = {
  print: ({ dice, casino }) => `${dice} ${casino}`,
  parse(text) {
    const [dice, casino] = [Number(text[0]), Number(text[2])];
    return text.length === 3 && GROUPS.includes(dice) && isFace(casino) ? { dice, casino } : null;
  },
};

/** Tile F1. Put one group of blank dice on a casino of your choice. */
export const blockIt: Tile<BlockItTile, BlockItSteps> = {
  track: [],
  fresh: () => ({ side: 'F1', groups: GROUPS }),

  activate(table, { groups }, { seat }, tell) {
    if (groups.length > 0) ask(table, 'blockIt.put', seat, NONE);
    else tell?.({ fact: 'idle', side: 'F1' });
  },

  steps: {
    'blockIt.put': {
      kind: 'ask',
      notation: blockNotation,
      answers(table) {
        const { groups } = tileOf(table, 'F1');
        return BLOCKS.filter(({ dice, casino }) => groups.includes(dice) && casino !== table.closed);
      },
      refuse: ({ closed }, _data, { dice, casino }) =>
        casino === closed ? { why: 'closed', casino } : { why: 'no-group', dice },
      resolve(table, _data, { dice, casino }, seat, tell) {
        const tile = tileOf(table, 'F1');
        tile.groups = tile.groups.toSpliced(tile.groups.indexOf(dice), 1);
        moveBlank(table, casino, dice, tell && { fact: 'blocked', seat, casino, dice }, tell);
      },
    },
  },
};
