import {
  FEATURES,
  HIDDEN,
  HANDS_WIN_POINTS,
  WEIGHTS_VERSION,
  WIN_POINTS,
  handOf,
  mindOf,
  netIn,
  packed,
  tenLines,
  netOf,
  type Hand,
  type Net,
  type WeightsFile,
} from '@zaria/bots/qwinto/learned';
import { lineOf, picture } from '../picture.ts';
import type { Stage, Training } from '../training.ts';
import { meanOf, scoresOf, shareOf } from './measure.ts';
import { parOf } from './par.ts';
import { meeting, watching } from './known.ts';
import { floatsOf, stageOf } from './stage.ts';

/** How many players, mostly two. */
const MANY = [2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 5, 6];
const USUAL = {
  seats: MANY,
  matches: 24,
  winWeight: 0.5,
  pooled: 0,
  lambda: 0.7,
  hidden: HIDDEN,
  beside: null,
} as const;
const FOR_WINS = { bonus: WIN_POINTS, winWeight: 2 } as const;
/** Where it is known how the others choose: mostly with three of them. */
const KNOWN = { seats: [2, 2, 3, 4, 4, 4, 4, 5, 6] } as const;
const MEASURED = 1000;
const PAR = 200;

/**
 * The first learns points alone, which is what the second is measured against and begins with; the next two are about
 * those who judge by ten lines, of whom that is known; the last plays alone.
 */
const STAGES: readonly Stage[] = [
  stageOf({ ...USUAL, name: 'points', generations: 140, bonus: 0, from: null, rate: 0.002 }),
  stageOf({ ...USUAL, ...FOR_WINS, name: 'wins', generations: 90, from: 'points', pooled: 5, rate: 0.001 }),
  stageOf(
    {
      ...USUAL,
      ...KNOWN,
      name: 'outlook',
      generations: 60,
      bonus: WIN_POINTS,
      winWeight: 0,
      // Nothing but what came of it: so that it is known how far it is off.
      lambda: 1,
      from: null,
      hidden: 16,
      beside: 'wins',
      rate: 0.004,
    },
    watching,
  ),
  stageOf(
    {
      ...USUAL,
      ...KNOWN,
      name: 'known',
      generations: 200,
      bonus: HANDS_WIN_POINTS,
      winWeight: 4,
      lambda: 0.9,
      from: 'wins',
      beside: 'outlook',
      rate: 0.001,
    },
    meeting,
  ),
  stageOf({ ...USUAL, name: 'alone', generations: 30, bonus: 0, from: 'points', rate: 0.001, seats: [1] }),
];

type Unmeasured = Omit<WeightsFile, 'measured'>;

function readNet(file: Unmeasured): Net {
  const net = netIn({ ...file, measured: {} });
  if (net === null) throw new Error('what was written cannot be read');
  return net;
}

export const qwintoTraining: Training = {
  summary:
    'what a sheet comes to, by playing against itself and others: points, wins, company that judges by hand, and alone',
  stages: STAGES,
  finish({ command, results, curves, minutes, say }) {
    const fileOf = (stage: string): Unmeasured => {
      const result = results.get(stage);
      if (result === undefined) throw new Error(`${stage} was not trained`);
      const weights = floatsOf(result);
      const data = Buffer.from(packed(weights)).toString('base64');
      return { version: WEIGHTS_VERSION, command, features: FEATURES, hidden: netOf(weights).hidden, data };
    };
    const [points, wins, alone] = [fileOf('points'), fileOf('wins'), fileOf('alone')];
    const [outlook, known] = [fileOf('outlook'), fileOf('known')];
    // As they are played: from the files, not from what was rounded for them.
    const [pointsNet, winsNet, aloneNet] = [readNet(points), readNet(wins), readNet(alone)];
    const written = (path: string, file: Unmeasured, measured: WeightsFile['measured']) => {
      say(`${path}: ${JSON.stringify(measured)}`);
      const { data, ...head } = file;
      return {
        path: `packages/bots/weights/${path}`,
        content: `${JSON.stringify({ ...head, measured, data } satisfies WeightsFile, null, 2)}\n`,
      };
    };
    const minutesOf = (stage: string): number => Math.round(minutes.get(stage) ?? 0);
    const share = shareOf(mindOf(winsNet, WIN_POINTS), mindOf(pointsNet, 0), 2, MEASURED, 'against points');
    const hand = (): Hand => handOf(tenLines);
    const knownMind = mindOf(readNet(known), HANDS_WIN_POINTS, { outlook: readNet(outlook), hand });
    const againstHands = (seats: number): number => shareOf(knownMind, hand(), seats, MEASURED, 'against ten lines');
    const soloScores = scoresOf(aloneNet, 0, 1, MEASURED, 'alone');
    const lines = ['points', 'wins', 'alone'].map(name => lineOf(name, curves.get(name) ?? [], 'points'));
    return [
      written('qwinto-points.json', points, {
        matches: MEASURED,
        'points each with two': meanOf(scoresOf(pointsNet, 0, 2, MEASURED, 'points')),
        'thread-minutes': minutesOf('points'),
      }),
      written('qwinto.json', wins, {
        matches: MEASURED,
        'points each with two': meanOf(scoresOf(winsNet, WIN_POINTS, 2, MEASURED, 'wins')),
        'share of wins against points alone': share,
        'thread-minutes': minutesOf('wins'),
      }),
      written('qwinto-known.json', known, {
        matches: MEASURED,
        'share of wins against ten lines': againstHands(2),
        'share of wins against three of ten lines': againstHands(4),
        'thread-minutes': minutesOf('known'),
      }),
      written('qwinto-outlook.json', outlook, {
        'points off': Math.round(100 * (curves.get('outlook')?.at(-1)?.['off'] ?? 0)) / 100,
        'thread-minutes': minutesOf('outlook'),
      }),
      written('qwinto-alone.json', alone, {
        matches: MEASURED,
        points: meanOf(soloScores),
        'thread-minutes': minutesOf('alone'),
      }),
      {
        path: 'packages/bots/par/qwinto.json',
        content: `${JSON.stringify({ command, scores: parOf(aloneNet, PAR, 'par') }, null, 2)}\n`,
      },
      {
        path: 'docs/pictures/train-qwinto.svg',
        content: picture('Qwinto', 'points a sheet', lines, [0, 20, 40, 60, 80, 100]),
      },
    ];
  },
};
