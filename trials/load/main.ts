/* `npm run load`: see --help. */
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { besideThePeer, printSearch } from './beside.ts';
import { boardgameIo } from './boardgame-io.ts';
import { measure, printStretch } from './measure.ts';
import { zaria } from './zaria.ts';

const HELP = `usage: npm run load [-- options]

People sit at tables of Las Vegas and place dice at a steady rate; every placement is durable before anybody hears of it.
Prints how long it takes from when a placement is due until all at its table were told.

  --sockets N      2000 if left out
  --tables N       500 if left out
  --rate N         placements a second, 200 if left out
  --seconds N      300 if left out
  --peer           the same of boardgame.io's own server
  --no-links       nobody adds to the dice but the server
  --folder PATH    where the store is written, so that its disk counts; that for temporary files if left out
  --profile PATH   where a profile of the server is written, for the tools of Chromium
  --beside         beside boardgame.io's own server: placements a second until p99 passes 100 ms, in alternating
                   runs, medians. --runs N (3), --step N (seconds at each rate, 8), --from N (first rate, 200)`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    'no-links': { type: 'boolean', default: false },
    folder: { type: 'string', default: tmpdir() },
    peer: { type: 'boolean', default: false },
    profile: { type: 'string' },
    beside: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    step: { type: 'string', default: '8' },
    from: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const seating = { tables, each: Math.round(Number(values.sockets) / tables) };
if (values.help) print(HELP);
else if (values.beside) {
  const plan = { seating, runs: Number(values.runs), seconds: Number(values.step), from: Number(values.from) };
  print(`${seating.tables} tables with ${seating.each} sockets each, beside boardgame.io`);
  printSearch(await besideThePeer(plan, values.folder, print), print);
} else {
  const { folder, profile } = values;
  const ours = { links: !values['no-links'], folder, ...(profile === undefined ? {} : { profile }) };
  const side = values.peer ? boardgameIo() : zaria(ours);
  const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
  print(
    `${side.name}: ${seating.tables} tables with ${seating.each} sockets each, ${rate} placements/s for ${seconds} s`,
  );
  printStretch(await measure(side, seating, rate, seconds), print);
}
