import { NONE, type Ask, type None, type Notation } from '@zaria/kit';
import { FACES, isFace, type Face } from '../../casinos/faces.ts';
import { award } from '../money.ts';
import { askMoveDie } from '../moveDie.ts';
import { moveBlank } from '../moves.ts';
import { ask } from '../steps.ts';
import { tileOf, type Table } from '../table.ts';
import type { Tile } from './tile.ts';

const REWARDS = ['chip', 'card', 'move'] as const;
type Reward = (typeof REWARDS)[number];
const SPACES: Readonly<Record<Reward, number>> = { chip: 2, card: 3, move: 4 };
const AMOUNT = { chip: 10, card: 30 } as const;
/** Blank dice a casino starts with. */
const BLANK = [1, 1, 1, 2, 2, 2] as const;

export interface HandicapTile {
  readonly side: 'F2';
  /** Free spaces by reward. */
  free: Readonly<Record<Reward, number>>;
}

/** Where a blank die is taken from, and the space it goes to. */
interface Relief {
  readonly casino: Face;
  readonly reward: Reward;
}

export interface HandicapSteps {
  'handicap.take': Ask<None, Relief | 'no'>;
}

/** All there are, so that a list of legal ones makes no new objects. */
const RELIEFS: readonly Relief[] = FACES.flatMap(casino => REWARDS.map(reward => ({ casino, reward })));

const reliefs = (table: Table, { free }: HandicapTile): readonly Relief[] =>
  RELIEFS.filter(
    ({ casino, reward }) => casino !== table.closed && table.casinos[casino].blank > 0 && free[reward] > 0,
  );

/** "4 card": from casino 4. */
const reliefNotation: Notation<Relief | 'no'> = {
  print: answer => (answer === 'no' ? answer : `${answer.casino} ${answer.reward}`),
  parse(text) {
    if (text === 'no') return text;
    const [casino, reward] = [Number(text[0]), REWARDS.find(name => name === text.slice(2))];
    return isFace(casino) && reward !== undefined ? { casino, reward } : null;
  },
};

/** Tile F2. You may take a blank die from any casino, put it on a free space and take what that shows. */
export const handicap: Tile<HandicapTile, HandicapSteps> = {
  track: [AMOUNT.chip, AMOUNT.card],
  fresh: () => ({ side: 'F2', free: SPACES }),

  setUp(table) {
    for (const face of FACES) table.casinos[face].blank += BLANK[face - 1] ?? 0;
  },

  activate(table, tile, { seat }, tell) {
    if (reliefs(table, tile).length > 0) ask(table, 'handicap.take', seat, NONE);
    else tell?.({ fact: 'idle', side: 'F2' });
  },

  steps: {
    'handicap.take': {
      kind: 'ask',
      notation: reliefNotation,
      answers: table => ['no', ...reliefs(table, tileOf(table, 'F2'))],
      refuse(table, _data, answer) {
        if (answer === 'no') return null;
        const { casino } = answer;
        if (casino === table.closed) return { why: 'closed', casino };
        return table.casinos[casino].blank === 0 ? { why: 'no-blank', casino } : { why: 'no-space' };
      },
      resolve(table, _data, answer, seat, tell) {
        if (answer === 'no') return tell?.({ fact: 'declined', seat, side: 'F2' });
        const { casino, reward } = answer;
        const tile = tileOf(table, 'F2');
        tile.free = { ...tile.free, [reward]: tile.free[reward] - 1 };
        moveBlank(table, casino, -1, tell && { fact: 'unblocked', seat, casino }, tell);
        if (reward !== 'move') award(table, seat, AMOUNT[reward], 'F2', tell);
        else if (!askMoveDie(table, seat)) tell?.({ fact: 'idle', side: 'F2' });
      },
    },
  },
};
