import { SLOWED, measureWeb, type Moving } from '@zaria/web/bench';
import type { Benchmark } from './benchmark.ts';
import { textTable } from './text-table.ts';

/** What the first visit to a playable table of Las Vegas may weigh, in kB of JavaScript, gzipped. */
const BUDGET = 120;
/** By way of the home page, as a visitor comes. */
const TABLE = '/ → /play/las-vegas';
/** Milliseconds that no piece of our script may take while something moves, on a slow processor. */
const LONGEST_SCRIPT = 50;

export const web: Benchmark = {
  summary: 'the page: sizes per route, time to the first roll, script and frames of rolls and a payout',
  help: [
    'usage: npm run bench web',
    '',
    'Builds the page, loads each route in a fresh headless Chromium and adds up the JavaScript it asks for, gzipped,',
    'the bots’ worker included and what the service worker keeps for later left out. Then it plays: from asking for the',
    `home page to the first roll; and with a processor slowed down ${SLOWED} times it watches bots through the rolls and the`,
    'payout of a round. Script and tasks are measured by the time of the page’s own thread, frames by the clock: the',
    'latter only mean something on a machine with nothing else to do. Fails when a table of Las Vegas is too heavy or a',
    'piece of script too long.',
  ].join('\n'),
  async run() {
    const { routes, firstRoll, moving } = await measureWeb();
    const rows = routes.map(({ route, total, files }) => [route, kilobytes(total), String(files)]);
    console.log(textTable(['first visit to', 'JavaScript kB gzip', 'files'], rows));
    const weight = (routes.find(({ route }) => route === TABLE)?.total ?? Infinity) / 1000;
    const isKept = weight <= BUDGET;
    console.log(`\na table of Las Vegas: ${weight.toFixed(1)} kB of ${BUDGET} kB: ${isKept ? 'kept' : 'too heavy'}`);
    console.log(`time to the first roll: ${Math.round(firstRoll)} ms`);
    console.log(`\n${SLOWED} times slowed down, in ms`);
    console.log(
      textTable(
        ['while', 'longest script', 'longest task', 'median frame', 'slowest frame', 'frames'],
        [movingRow('dice are thrown and put', moving.rolls), movingRow('a round is paid out', moving.payout)],
      ),
    );
    const script = Math.max(moving.rolls.script, moving.payout.script);
    const isQuick = script <= LONGEST_SCRIPT;
    console.log(`\nlongest script: ${script.toFixed(1)} ms of ${LONGEST_SCRIPT} ms: ${isQuick ? 'kept' : 'too long'}`);
    if (!isKept || !isQuick) process.exitCode = 1;
  },
};

const movingRow = (name: string, { script, task, frames }: Moving): string[] => [
  name,
  ...[script, task, frames.median, frames.slowest].map(ms => ms.toFixed(1)),
  String(frames.count),
];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
