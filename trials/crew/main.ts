/* `npm run crew`: see --help. */
import { argumentsOf, flag, text, whole } from '../arguments.ts';
import { watchCrew } from './crew.ts';

const HELP = `usage: npm run crew [-- options]

Bots play at many tables of all four games, as a server has them, while somebody asks it again and again whether it is
there. Prints how late the server's loop was and how long he waited.

  --tables N       50 if left out
  --seats N        bots at each, as far as the game has room; 5 if left out
  --bot NAME       master if left out
  --seconds N      30 if left out`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { help, ...plan } = argumentsOf('crew', {
  tables: whole(50),
  seats: whole(5),
  bot: text('master'),
  seconds: whole(30),
  help: flag,
});
if (help) print(HELP);
else {
  const { rows, p50, p99, figures } = await watchCrew(plan);
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const { delay, memory, processor } = figures;
  print(
    [
      `${plan.tables} tables of ${plan.seats} ${plan.bot} for ${plan.seconds} s: ${(rows / plan.seconds).toFixed(0)} entries/s`,
      `the loop late p50 ${ms(delay.p50)}, p99 ${ms(delay.p99)}, at most ${ms(delay.most)}`,
      `an answer after p50 ${ms(p50)}, p99 ${ms(p99)}`,
      `${memory.toFixed(0)} MB, ${(processor * 100).toFixed(0)} % of a core`,
    ].join('; '),
  );
}
