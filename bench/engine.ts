import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findGame } from '@zaria/games/all';
import { completeOptions } from '@zaria/kit';
import * as bareLasVegas from './bare/las-vegas.ts';
import * as bareQwinto from './bare/qwinto.ts';
import { UsageError, type Benchmark } from './benchmark.ts';
import { compete, type Result } from './contest.ts';
import type { Contestant } from './contestant.ts';
import { zaria, type Table } from './contestants/zaria.ts';
import { installBeside } from './install-beside.ts';
import { paceOf, parsed, type Pace } from './settings.ts';
import { textTable } from './text-table.ts';

const SEATS = 4;

/** A game that all contestants can play. */
interface Contest {
  readonly title: string;
  /** What is counted. */
  readonly unit: string;
  readonly counts: Table['counts'];
  readonly bare: Pick<Contestant, 'playouts'>;
  /** The module that plays it with boardgame.io. */
  readonly peer: string;
}

const CONTESTS: Readonly<Record<string, Contest>> = {
  'las-vegas': {
    title: 'Las Vegas (2012)',
    unit: 'placements',
    counts: ({ step }) => step === 'place',
    bare: bareLasVegas,
    peer: 'las-vegas-bgio.ts',
  },
  qwinto: {
    title: 'Qwinto',
    unit: 'decisions',
    counts: () => true,
    bare: bareQwinto,
    peer: 'qwinto-bgio.ts',
  },
};

const help = `usage: npm run bench engine [-- options]

Plays ${Object.values(CONTESTS)
  .map(({ title }) => title)
  .join(' and ')} with ${SEATS} random players: Zaria in place and with a clone before each ply,
boardgame.io, and a bare loop as the upper limit. They take turns; the median of the rounds counts.
Seconds are those the playing thread computes, so that a busy machine changes little.

  --game ID      ${Object.keys(CONTESTS).join(' or ')}; all if left out
  --rounds N     how many rounds, 9 if left out
  --seconds S    how long each contestant plays in a round, 0.5 if left out
  --json         one JSON document instead of tables`;

interface Settings extends Pace {
  readonly games: readonly string[];
  readonly json: boolean;
}

export const engine: Benchmark = {
  summary: 'placements and playouts a second, beside boardgame.io and a bare loop',
  help,
  async run(args) {
    const { games, rounds, seconds, json } = settingsOf(args);
    installBeside(new URL('peers/', import.meta.url));
    const reports = [];
    for (const id of games) {
      const contest = contestOf(id);
      const results = compete(await contestantsOf(id, contest), rounds, seconds * 1000);
      if (!json) console.log(`${titleOf(contest, rounds, seconds)}\n\n${tableOf(contest, results)}\n`);
      reports.push({
        game: id,
        seats: SEATS,
        unit: contest.unit,
        results: results.map(result => numbersOf(result, results)),
      });
    }
    if (json) console.log(JSON.stringify({ node: process.version, rounds, seconds, reports }, null, 2));
  },
};

function settingsOf(args: readonly string[]): Settings {
  const known = Object.keys(CONTESTS);
  const options = {
    game: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '0.5' },
    json: { type: 'boolean', default: false },
  } as const;
  const { values } = parsed(() => parseArgs({ args: [...args], options }));
  const pace = paceOf(values);
  const { game } = values;
  if (game !== undefined && !known.includes(game)) {
    throw new UsageError(`there is no contest for the game "${game}". There is: ${known.join(', ')}`);
  }
  return { games: game === undefined ? known : [game], ...pace, json: values.json };
}

function contestOf(id: string): Contest {
  const contest = CONTESTS[id];
  if (contest === undefined) throw new Error(`there is no contest for ${id}`);
  return contest;
}

const PEER = 'boardgame.io';
const BARE = 'bare loop';

async function contestantsOf(id: string, contest: Contest): Promise<Contestant[]> {
  const game = findGame(id);
  if (game === null) throw new Error(`the registry has no ${id}`);
  const options = completeOptions(game.options, SEATS, {});
  if (!options.ok) throw new Error(`${id} has no options for ${SEATS} players`);
  const table: Table = { game, seats: SEATS, options: options.value, counts: contest.counts };
  return [
    { name: PEER, playouts: (await loadPeer(contest.peer)).playouts },
    zaria('zaria, clone before each ply', table, true),
    zaria('zaria, in place', table, false),
    { name: BARE, playouts: contest.bare.playouts },
  ];
}

/** Loaded by its address, since the product is checked and installed without the peers. */
async function loadPeer(file: string): Promise<Pick<Contestant, 'playouts'>> {
  // Without it boardgame.io checks every state for being serializable.
  process.env['NODE_ENV'] = 'production';
  return (await import(new URL(`peers/${file}`, import.meta.url).href)) as Pick<Contestant, 'playouts'>;
}

function peerVersion(): string {
  const file = new URL(`peers/node_modules/${PEER}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function numbersOf(result: Result, all: readonly Result[]) {
  const times = (name: string): number => {
    const other = all.find(({ contestant }) => contestant === name);
    if (other === undefined) throw new Error(`${name} did not take part`);
    return result.placementsPerSecond / other.placementsPerSecond;
  };
  return {
    contestant: result.contestant,
    version: result.contestant === PEER ? peerVersion() : null,
    placementsPerSecond: result.placementsPerSecond,
    matchesPerSecond: result.matchesPerSecond,
    timesBoardgameIo: times(PEER),
    timesBareLoop: times(BARE),
    meanScore: result.scores.mean,
    placementsPerMatch: result.lengths.mean,
  };
}

const titleOf = ({ title }: Contest, rounds: number, seconds: number): string =>
  `${title}, ${SEATS} random players, Node ${process.versions.node}; median of ${rounds} rounds of ${seconds} s`;

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const RATIO = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

function tableOf({ unit }: Contest, results: readonly Result[]): string {
  const header = [
    'contestant',
    `${unit}/s`,
    'matches/s',
    '× boardgame.io',
    '× bare loop',
    'mean score',
    `${unit}/match`,
  ];
  const rows = results.map(result => {
    const numbers = numbersOf(result, results);
    return [
      [numbers.contestant, numbers.version].filter(part => part !== null).join(' '),
      WHOLE.format(numbers.placementsPerSecond),
      WHOLE.format(numbers.matchesPerSecond),
      RATIO.format(numbers.timesBoardgameIo),
      RATIO.format(numbers.timesBareLoop),
      numbers.meanScore.toFixed(1),
      numbers.placementsPerMatch.toFixed(1),
    ];
  });
  return textTable(header, rows);
}
