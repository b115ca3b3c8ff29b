/* `npm run load`: see --help. */
import { tmpdir } from 'node:os';
import { argumentsOf, flag, refuse, text, whole } from '../arguments.ts';
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

/** How many can play it. */
const SEATS: readonly number[] = [2, 3, 4, 5];

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const values = argumentsOf('load', {
  sockets: whole(2000),
  tables: whole(500),
  rate: whole(200),
  seconds: whole(300),
  'no-links': flag,
  folder: text(tmpdir()),
  peer: flag,
  profile: text(null),
  beside: flag,
  runs: whole(3),
  step: whole(8),
  from: whole(200),
  help: flag,
});
const { tables, sockets, rate, seconds, folder, profile } = values;
const seating = { tables, each: sockets / tables };
if (!SEATS.includes(seating.each))
  refuse(
    'load',
    `${sockets} sockets at ${tables} tables are not ${SEATS.join(', ')} at each, as the game has room for`,
  );
if (values.help) print(HELP);
else if (values.beside) {
  const plan = { seating, runs: values.runs, seconds: values.step, from: values.from };
  print(`${seating.tables} tables with ${seating.each} sockets each, beside boardgame.io`);
  printSearch(await besideThePeer(plan, folder, print), print);
} else {
  const ours = { links: !values['no-links'], folder, ...(profile === null ? {} : { profile }) };
  const side = values.peer ? boardgameIo() : zaria(ours);
  print(
    `${side.name}: ${seating.tables} tables with ${seating.each} sockets each, ${rate} placements/s for ${seconds} s`,
  );
  printStretch(await measure(side, seating, rate, seconds), print);
}
