import { parseArgs } from 'node:util';
import { pliesOfPlayouts } from '@zaria/bots/las-vegas-royale/speed';
import { placementsOfPlayouts } from '@zaria/bots/las-vegas/speed';
import { judgeSheets } from '@zaria/bots/qwinto/speed';
import { judgingBoards } from '@zaria/bots/railroad-ink/speed';
import { GAME_IDS, isGameId, type ByGame } from '@zaria/games';
import * as bareRoyale from './bare/las-vegas-royale.ts';
import * as bareLasVegas from './bare/las-vegas.ts';
import * as bareQwinto from './bare/qwinto.ts';
import * as bareRailroadInk from './bare/railroad-ink.ts';
import { UsageError, type Benchmark } from './benchmark.ts';
import { bytesPerRun } from './bytes.ts';
import { decidingHere, decidingInChromium } from './decided.ts';
import type { Contestant } from './contestant.ts';
import { parsed, paceOf } from './settings.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

/** What search does in its head a second, and what the bare loop of the same game does. */
interface Speed {
  readonly game: string;
  /** What search looks at, one at a time. */
  readonly unit: string;
  readonly perSecond: number;
  /** How much memory one of them takes. */
  readonly bytes: number;
  /** What playouts are made of, and how many of them; `null` where nothing is played out. */
  readonly steps: { readonly unit: string; readonly perSecond: number } | null;
  readonly bare: { readonly unit: string; readonly perSecond: number } | null;
}

/** A throw, its question and the placement. */
const PLIES_A_PLACEMENT = 3;
const PLAYOUTS = 500;
const SHEETS = 20_000;
const BOARDS = 400;

interface Searching {
  readonly game: string;
  readonly unit: string;
  /** How many of them a run looks at. */
  readonly count: number;
  /** Says how many steps a run had, where they are counted. */
  readonly run: () => number;
  readonly step: string | null;
  readonly bare: { readonly unit: string; readonly loop: Pick<Contestant, 'playouts'> } | null;
}

/** The Vegas games are played out; of the other two every position is judged by a value made by hand. */
const SEARCHES: ByGame<() => readonly Searching[]> = {
  'las-vegas': () => [
    {
      game: 'las-vegas',
      unit: 'playouts',
      count: PLAYOUTS,
      run: placementsOfPlayouts(4, PLAYOUTS),
      step: 'placements',
      bare: { unit: 'placements', loop: bareLasVegas },
    },
  ],
  'las-vegas-royale': () => {
    const [run, withTiles] = [pliesOfPlayouts(4, 0, PLAYOUTS), pliesOfPlayouts(4, 3, PLAYOUTS)];
    return [
      {
        game: 'las-vegas-royale, no tiles',
        unit: 'playouts',
        count: PLAYOUTS,
        run: () => run() / PLIES_A_PLACEMENT,
        step: 'placements',
        bare: { unit: 'placements', loop: bareRoyale },
      },
      {
        game: 'las-vegas-royale, 3 tiles',
        unit: 'playouts',
        count: PLAYOUTS,
        run: withTiles,
        step: 'plies',
        bare: null,
      },
    ];
  },
  qwinto: () => [
    {
      game: 'qwinto',
      unit: 'sheets judged',
      count: SHEETS,
      run: () => (judgeSheets(SHEETS), 0),
      step: null,
      bare: { unit: 'decisions', loop: bareQwinto },
    },
  ],
  'railroad-ink': () => {
    const run = judgingBoards(BOARDS);
    return [
      {
        game: 'railroad-ink',
        unit: 'boards judged',
        count: BOARDS,
        run: () => (run(), 0),
        step: null,
        bare: { unit: 'choices', loop: bareRailroadInk },
      },
    ];
  },
};

/** How long it takes to get warm. */
const WARM_UP = 0.5;

function speedOf({ game, unit, count, run, step, bare }: Searching, seconds: number): Speed {
  repeated(run, WARM_UP);
  const bytes = bytesPerRun(run) / count;
  const { runs, sum, spent } = repeated(run, seconds);
  return {
    game,
    unit,
    perSecond: (runs * count) / spent,
    bytes,
    steps: step === null ? null : { unit: step, perSecond: sum / spent },
    bare: bare === null ? null : { unit: bare.unit, perSecond: barely(bare.loop, seconds) },
  };
}

function barely(loop: Pick<Contestant, 'playouts'>, seconds: number): number {
  const { placements, seconds: spent } = loop.playouts(1, seconds * 1000);
  return placements / spent;
}

function repeated(run: () => number, seconds: number) {
  const began = threadSeconds();
  let [runs, sum] = [0, 0];
  for (; threadSeconds() - began < seconds; runs++) sum += run();
  return { runs, sum, spent: threadSeconds() - began };
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const FINE = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const bots: Benchmark = {
  summary: 'decisions a second of every level, and playouts beside the bare loop',
  help: `usage: npm run bench bots [-- options]

Lets every level of every game play against itself and prints how long its decisions take, by the clock, so that it
means something on a quiet machine only; and how much its search does a second in its head, in thread seconds, with the
memory that takes, beside a bare loop that plays the same game at random.

  --game ID      one game only
  --chromium     decisions in a headless Chromium instead of Node
  --seconds S    how long each level thinks, 2 if left out
  --json         one JSON document instead of a table`,
  async run(args) {
    const options = {
      game: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      chromium: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    } as const;
    const { values } = parsed(() => parseArgs({ args: [...args], options }));
    const { seconds } = paceOf({ rounds: '1', seconds: values.seconds });
    const { game } = values;
    if (game !== undefined && !isGameId(game)) throw new UsageError(`there is no game "${game}"`);
    const games = game === undefined ? GAME_IDS : [game];
    const results = await (values.chromium ? decidingInChromium : decidingHere)(games, seconds);
    const playouts = games.flatMap(id => SEARCHES[id]().map(search => speedOf(search, seconds)));
    if (values.json) return console.log(JSON.stringify({ node: process.version, seconds, results, playouts }, null, 2));
    const rows = results.map(({ game: id, bot, nodes, decisionsPerSecond, medianMs, p99Ms }) => [
      id,
      bot,
      WHOLE.format(nodes),
      WHOLE.format(decisionsPerSecond),
      FINE.format(medianMs),
      FINE.format(p99Ms),
    ]);
    console.log(textTable(['game', 'level', 'nodes', 'decisions/s', 'median ms', 'p99 ms'], rows));
    const speeds = playouts.map(({ game: name, unit, perSecond, bytes, steps, bare }) => [
      name,
      `${WHOLE.format(perSecond)} ${unit}`,
      WHOLE.format(bytes),
      steps === null ? '' : `${WHOLE.format(steps.perSecond)} ${steps.unit}`,
      bare === null ? '' : `${WHOLE.format(bare.perSecond)} ${bare.unit}`,
    ]);
    const headings = ['a second, 4 players', 'search', 'bytes each', 'which are', 'bare loop, random matches'];
    console.log(`\n${textTable(headings, speeds)}`);
  },
};
