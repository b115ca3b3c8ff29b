/* `npm run load`: see --help. */
import { tmpdir } from 'node:os';
import { argumentsOf, flag, refuse, text, whole } from '../arguments.ts';
import { printSearch, searchAll } from './beside.ts';
import { boardgameIo } from './boardgame-io.ts';
import { lackOfHandles } from './handles.ts';
import { measure, printStretch } from './measure.ts';
import { relay } from './relay.ts';
import type { Side } from './side.ts';
import { isFlat, printSteady, watchSteady } from './steady.ts';
import { isWeathered, printStorm, runStorms } from './storm.ts';
import { zaria } from './zaria.ts';

const HELP = `usage: npm run load [-- options]

People sit at tables of Las Vegas and place dice at a steady rate; every placement is durable before anybody hears of it.
Prints how long it takes from when a placement is due until all at its table were told.

  --sockets N      2000 if left out
  --tables N       500 if left out
  --rate N         placements a second, 200 if left out
  --seconds N      300 if left out
  --database       servers on a PostgreSQL of the trial's own instead of one with SQLite; the people of a table are at
                   different ones of them
  --processes N    how many servers share it, 2 if left out
  --bus            they tell each other by a NATS of the trial's own instead of by the database
  --peer           the same of boardgame.io's own server
  --no-links       nobody adds to the dice but the server
  --folder PATH    where the store is written, so that its disk counts; that for temporary files if left out
  --profile PATH   where a profile of each server is written, for the tools of Chromium
  --beside         beside boardgame.io's own server, and beside one that only passes on what is said, without and with
                   our store: placements a second until p99 passes 100 ms, in alternating runs, medians. --runs N (3),
                   --step N (seconds at each rate, 8), --from N (first rate, 200)
  --stores         the same of several servers on PostgreSQL (--processes, --bus) beside one with SQLite
  --storm          all lines are dropped at once while people play, and then a server is killed; ends with 1 unless all
                   are back within 10 s, have heard what is kept, and play on. --play N: seconds of play around each
                   drop, and after it (15)
  --steady         for --minutes N (30): what the servers keep in memory and open file handles, every minute, and how it
                   rises in an hour; ends with 1 unless it is flat`;

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
  database: flag,
  processes: whole(2),
  bus: flag,
  peer: flag,
  profile: text(null),
  beside: flag,
  stores: flag,
  storm: flag,
  play: whole(15),
  steady: flag,
  minutes: whole(30),
  runs: whole(3),
  step: whole(8),
  from: whole(200),
  help: flag,
});
const { tables, sockets, rate, seconds, folder, profile } = values;
const seating = { tables, each: sockets / tables };
const people = `${seating.tables} tables with ${seating.each} sockets each`;
const shared = { processes: values.processes, bus: values.bus ? 'nats' : 'postgres' } as const;
const ours = {
  links: !values['no-links'],
  folder,
  ...(values.database ? { database: shared } : {}),
  ...(profile === null ? {} : { profile }),
};

async function search(beside: string, groups: readonly (readonly Side[])[]): Promise<void> {
  const plan = { seating, runs: values.runs, seconds: values.step, from: values.from };
  print(`${people}, ${beside}`);
  printSearch(await searchAll(groups.flat(), plan, print), groups, print);
}

async function stretch(side: Side): Promise<void> {
  print(`${side.name}: ${people}, ${rate} placements/s for ${seconds} s`);
  printStretch(await measure(side, seating, { rate, seconds }), print);
}

async function storms(): Promise<void> {
  print(`${zaria(ours).name}: ${people}, ${rate} placements/s`);
  await runStorms(ours, { seating, rate, seconds: values.play }, storm => {
    printStorm(storm, print);
    if (!isWeathered(storm)) process.exitCode = 1;
  });
}

async function steady(): Promise<void> {
  const side = zaria(ours);
  print(`${side.name}: ${people}, ${rate} placements/s for ${values.minutes} minutes`);
  const found = await watchSteady(side, { seating, rate, minutes: values.minutes }, print);
  printSteady(found, print);
  if (!isFlat(found)) process.exitCode = 1;
}

if (!SEATS.includes(seating.each))
  refuse(
    'load',
    `${sockets} sockets at ${tables} tables are not ${SEATS.join(', ')} at each, as the game has room for`,
  );
const lack = lackOfHandles(sockets);
if (lack !== null) refuse('load', lack);

if (values.help) print(HELP);
else if (values.beside)
  await search('beside boardgame.io', [
    [boardgameIo(), zaria({ links: false, folder }), zaria({ links: true, folder }), relay(null), relay(folder)],
  ]);
else if (values.stores)
  await search(
    'PostgreSQL beside SQLite',
    [false, true].map(links => [zaria({ links, folder }), zaria({ links, folder, database: shared })]),
  );
else if (values.storm) await storms();
else if (values.steady) await steady();
else await stretch(values.peer ? boardgameIo() : zaria(ours));
