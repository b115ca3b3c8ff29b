import { measureWeb } from '@zaria/web/bench';
import type { Benchmark } from './benchmark.ts';
import { textTable } from './text-table.ts';

/** What the first visit to a playable table of Las Vegas may weigh, in kB of JavaScript, gzipped. */
const BUDGET = 120;
/** By way of the home page, as a visitor comes. */
const TABLE = '/ → /play/las-vegas';

export const web: Benchmark = {
  summary: 'the page: sizes per route, time to the first roll, the slowest frame of a payout',
  help: [
    'usage: npm run bench web',
    '',
    'Builds the page, loads each route in a fresh headless Chromium and adds up the JavaScript it asks for, gzipped,',
    'the bots’ worker included and what the service worker keeps for later left out. Then it plays: from asking for the',
    'home page to the first roll, and frame by frame through a payout. Fails when a table of Las Vegas is too heavy.',
  ].join('\n'),
  async run() {
    const { routes, firstRoll, payout } = await measureWeb();
    const rows = routes.map(({ route, total, files }) => [route, kilobytes(total), String(files)]);
    console.log(textTable(['first visit to', 'JavaScript kB gzip', 'files'], rows));
    const weight = (routes.find(({ route }) => route === TABLE)?.total ?? Infinity) / 1000;
    const isKept = weight <= BUDGET;
    console.log(`\na table of Las Vegas: ${weight.toFixed(1)} kB of ${BUDGET} kB: ${isKept ? 'kept' : 'too heavy'}`);
    console.log(`time to the first roll: ${Math.round(firstRoll)} ms`);
    console.log(`slowest frame of a payout: ${payout.slowest.toFixed(1)} ms, of ${payout.frames} frames`);
    if (!isKept) process.exitCode = 1;
  },
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
