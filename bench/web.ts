import { SLOWED, measureWeb, type Moving } from '@zaria/web/bench';
import { GAME_IDS } from '@zaria/games';
import { UsageError, type Benchmark } from './benchmark.ts';
import { textTable } from './text-table.ts';

/**
 * What the shell may weigh, a game on top of it, and a playable table with both, in kB of JavaScript, gzipped. The shell is
 * what the home page asks for.
 */
const [SHELL, GAME, TABLE] = [60, 60, 120];
/** Milliseconds that no piece of our script may take while something moves, on a slow processor. */
const LONGEST_SCRIPT = 50;

export const web: Benchmark = {
  summary: 'the page: sizes per route, time to the first roll, script and frames of rolls and a payout',
  help: [
    'usage: npm run bench web [-- GAME...]',
    '',
    'Builds the page, loads each route in a fresh headless Chromium and adds up the JavaScript it asks for, gzipped, the',
    'bots’ worker included; what a bot fetches when it is first asked, and what the service worker keeps for later, is left',
    `out. Chance is the same every time, so that a person begins. The shell, which is the home page, may have ${SHELL} kB, a`,
    `game on top of it ${GAME}, and a table with both ${TABLE}.`,
    '',
    'Then it plays: from asking for the home page to the first roll; and, with a processor slowed down',
    `${SLOWED} times, it watches bots through the rolls and the payout of a round of both Vegas games, some rounds of Qwinto, a`,
    'late round of Railroad Ink with six players and lakes, five of the strongest bots at both Vegas games, and the ending',
    'of a match of each game with as many players as there can be. Script and tasks are measured by the time of the page’s',
    'own thread: all script that one task of the browser runs counts together, with what the browser does inside of it',
    '(layout that is asked for, tidying up), which is also told by itself. Frames are measured by the clock and only mean',
    'something on a machine with nothing else to do.',
    '',
    'With the names of games only those move. TRACES=<folder> keeps the traces. Fails when the home page, a game or a table',
    'is too heavy, or a piece of script too long.',
  ].join('\n'),
  async run(games) {
    const unknown = games.find(name => !GAME_IDS.some(id => id === name));
    if (unknown !== undefined) throw new UsageError(`there is no game "${unknown}". There is: ${GAME_IDS.join(', ')}`);
    const { routes, firstRoll, moving } = await measureWeb(games.length === 0 ? GAME_IDS : games);
    const shell = routes.find(({ route }) => route === '/')?.total ?? Infinity;
    const rows = routes.map(({ route, total, files }) => [
      route,
      kilobytes(total),
      kilobytes(total - shell),
      String(files),
    ]);
    console.log(`${textTable(['first visit to', 'JavaScript kB gzip', 'over the shell', 'files'], rows)}\n`);
    const kept = [
      isWithin('shell', shell / 1000, SHELL, 'kB'),
      ...routes
        .filter(({ route }) => route.startsWith('/play/'))
        .flatMap(({ route, total }) => [
          isWithin(`${route} over the shell`, (total - shell) / 1000, GAME, 'kB'),
          isWithin(`${route} with the shell`, total / 1000, TABLE, 'kB'),
        ]),
    ];
    console.log(`time to the first roll: ${Math.round(firstRoll)} ms`);
    console.log(`\n${SLOWED} times slowed down, in ms`);
    console.log(
      textTable(
        ['at', 'while', 'longest script', 'browser in it', 'longest task', 'median frame', 'slowest frame', 'frames'],
        moving.map(movingRow),
      ),
    );
    const script = Math.max(...moving.map(scene => scene.script));
    const isQuick = isWithin('\nlongest script', script, LONGEST_SCRIPT, 'ms');
    if (!isQuick || kept.includes(false)) process.exitCode = 1;
  },
};

function isWithin(what: string, measured: number, limit: number, unit: string): boolean {
  const isKept = measured <= limit;
  console.log(`${what}: ${measured.toFixed(1)} ${unit} of ${limit} ${unit}: ${isKept ? 'kept' : 'too much'}`);
  return isKept;
}

const movingRow = ({ game, scene, script, inside, task, frames }: Moving): string[] => [
  game,
  scene,
  ...[script, inside, task, frames.median, frames.slowest].map(ms => ms.toFixed(1)),
  String(frames.count),
];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
