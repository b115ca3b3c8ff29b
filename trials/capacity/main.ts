/* `npm run capacity`: see --help. */
import { textTable } from '../../bench/text-table.ts';
import { argumentsOf, flag, text, whole, type Option } from '../arguments.ts';
import { MEASURED } from './costs.ts';
import { needTable } from './model.ts';
import { HEADER, rowsFor } from './print.ts';
import { weighMatches } from './weigh.ts';

const HELP = `usage: npm run capacity [-- options]

What so many who are connected at the same time need, by arithmetic from what was measured; then people who come, think and
move are simulated, from a seed: how busy the processes are, what waits there, and how long a move takes until it is
durable and told, for more and for fewer processes than the arithmetic asks for.

  --players N      10000 if left out; --players 1000000 takes a minute for each row
  --processes N    only for so many processes
  --databases N    matches are spread over so many databases, 1 if left out
  --seconds N      that are simulated, 60 if left out
  --commit N       microseconds of a commit, ${MEASURED.commit.value} if left out
  --append N       microseconds of each append in it, ${MEASURED.append.value} if left out
  --slow N         per cent of them who look at a slow match, 10 if left out
  --think N        seconds that somebody thinks, in the middle, 6 if left out
  --seed TEXT
  --weigh N        instead: N matches are played, and what each leaves on disk and sends is printed`;

const maybe: Option<number | null> = { ...whole(1), usual: null, read: written => whole(1).read(written, null) };
const values = argumentsOf('capacity', {
  players: whole(10_000),
  processes: maybe,
  databases: whole(1),
  seconds: whole(60),
  commit: whole(MEASURED.commit.value),
  append: whole(MEASURED.append.value),
  slow: whole(10, 0),
  think: whole(6),
  seed: text('capacity'),
  weigh: maybe,
  help: flag,
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);

if (values.help) print(HELP);
else if (values.weigh !== null) {
  const { placements, entries, appends, frames, stored } = await weighMatches(values.weigh);
  const each = (what: number): string => (what / placements).toFixed(1);
  print(`Las Vegas, four people, all of them add to every throw; ${values.weigh} matches`);
  print(`${placements.toFixed(1)} turns a match; for each of them`);
  print(`  ${each(entries)} entries in ${each(appends)} appends`);
  print(`  ${each(frames)} frames`);
  print(`  ${each(stored)} bytes of the database`);
} else {
  const { players, processes, databases, seconds, seed } = values;
  print(`${needTable()}\n`);
  print(`${players.toLocaleString('en')} players, simulated for ${seconds} s`);
  const rows = rowsFor({
    players,
    processes,
    databases,
    seconds,
    seed,
    commit: values.commit / 1000,
    append: values.append / 1000,
    slowShare: values.slow / 100,
    think: values.think,
  });
  print(textTable(HEADER, rows));
}
