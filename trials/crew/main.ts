/* `npm run crew`: see --help. */
import { parseArgs } from 'node:util';
import { watchCrew } from './crew.ts';

const HELP = `usage: npm run crew [-- options]

Bots play at many tables of all four games, as a server has them, while somebody asks it again and again whether it is
there. Prints how late the server's loop was and how long he waited.

  --tables N       50 if left out
  --seats N        bots at each, as far as the game has room; 5 if left out
  --bot NAME       master if left out
  --seconds N      30 if left out`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seats: { type: 'string', default: '5' },
    bot: { type: 'string', default: 'master' },
    seconds: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) print(HELP);
else {
  const seconds = Number(values.seconds);
  const plan = { tables: Number(values.tables), seats: Number(values.seats), bot: values.bot, seconds };
  const { rows, p50, p99, figures } = await watchCrew(plan);
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const { delay, memory, processor } = figures;
  print(
    [
      `${plan.tables} tables of ${plan.seats} ${plan.bot} for ${seconds} s: ${(rows / seconds).toFixed(0)} entries/s`,
      `the loop late p50 ${ms(delay.p50)}, p99 ${ms(delay.p99)}, at most ${ms(delay.most)}`,
      `an answer after p50 ${ms(p50)}, p99 ${ms(p99)}`,
      `${memory.toFixed(0)} MB, ${(processor * 100).toFixed(0)} % of a core`,
    ].join('; '),
  );
}
