import { parseArgs } from 'node:util';
import {
  EXPANSIONS,
  cloneBoard,
  emptyBoard,
  place,
  placements,
  rollExtra,
  rollRoutes,
  score,
} from '@zaria/games/railroad-ink';
import type { Board, Expansion, Piece, Placement } from '@zaria/games/railroad-ink';
import { randomBoard, scoreSlowly } from '@zaria/games/railroad-ink/agreement';
import { pick, simulationRng, type Rng } from '@zaria/kit';
import type { Benchmark } from './benchmark.ts';
import { paceOf, parsed } from './settings.ts';
import { median } from './statistics.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

/** Boards as they come up in play, with the pieces that are to be drawn on them. */
interface Scene {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly placements: readonly Placement[];
}

const SCENES = 300;

/** Does its work once over the scenes; how many things it did. */
type Work = (scenes: readonly Scene[]) => number;

const WORKS: Readonly<Record<string, Work>> = {
  'legal placements generated': scenes =>
    scenes.reduce(
      (sum, { board, pieces }) => sum + pieces.reduce((n, piece) => n + placements(board, piece).length, 0),
      0,
    ),
  'placements played': scenes => {
    let played = 0;
    for (const scene of scenes) {
      for (const placement of scene.placements) {
        place(cloneBoard(scene.board), placement, 1);
        played++;
      }
    }
    return played;
  },
  'full scores': scenes => {
    for (const { board } of scenes) score(board, 'once');
    return scenes.length;
  },
  'full scores, drawn and searched (the tests’ slow scorer)': scenes => {
    const few = scenes.slice(0, 6);
    for (const { board } of few) scoreSlowly(board);
    return few.length;
  },
};

function scenesOf(expansion: Expansion, rng: Rng): readonly Scene[] {
  return Array.from({ length: SCENES }, () => {
    const board = rng.below(8) === 0 ? emptyBoard() : randomBoard(expansion, rng);
    const pieces = [...rollRoutes(rng), ...rollExtra(expansion, rng)];
    const fitting = pieces.flatMap(piece => placements(board, piece));
    const chosen = fitting.length === 0 ? [] : Array.from({ length: 8 }, () => pick(fitting, rng));
    return { board, pieces, placements: chosen };
  });
}

/** How many a second, in one slot of that length. */
function rate(work: Work, scenes: readonly Scene[], seconds: number): number {
  let done = 0;
  const start = threadSeconds();
  let spent = 0;
  do {
    done += work(scenes);
    spent = threadSeconds() - start;
  } while (spent < seconds);
  return done / spent;
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const railroadInk: Benchmark = {
  summary: 'legal placements, placements and full scores a second on one core',
  help: `usage: npm run bench railroad-ink [-- options]

Boards of random play of each expansion: legal placements generated, placements played (a copy of the board
before each), and full scores, beside the slow scorer that the tests compare with. Medians, thread seconds.

  --rounds N     how many rounds, 5 if left out
  --seconds S    how long each work lasts in a round, 0.3 if left out
  --json         one JSON document instead of a table`,
  run(args) {
    const options = {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '0.3' },
      json: { type: 'boolean', default: false },
    } as const;
    const { values } = parsed(() => parseArgs({ args: [...args], options }));
    const { rounds, seconds } = paceOf(values);
    const boards = EXPANSIONS.map(expansion => scenesOf(expansion, simulationRng(`bench-${expansion}`)));
    const results = Object.entries(WORKS).map(([name, work]) => ({
      name,
      perSecond: boards.map(scenes => {
        rate(work, scenes, seconds / 3);
        return median(Array.from({ length: rounds }, () => rate(work, scenes, seconds)));
      }),
    }));
    if (values.json) console.log(JSON.stringify({ node: process.version, expansions: EXPANSIONS, results }, null, 2));
    else
      console.log(
        textTable(
          ['a second, one core', ...EXPANSIONS],
          results.map(({ name, perSecond }) => [name, ...perSecond.map(value => WHOLE.format(value))]),
        ),
      );
    return Promise.resolve();
  },
};
