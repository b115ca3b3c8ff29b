/* The program that `npm start` runs, when the page is built. */
import { runServer, type Process } from './run.ts';

/** As often as one Ctrl-C arrives: the terminal sends it to all, and `npm start` passes on what it got. */
const ONE_WISH = 2;

/** Runs until it is told to stop. */
export async function main(given: Pick<Process, 'pages' | 'policy'>): Promise<void> {
  const argv = process.argv.slice(2);
  const starting = runServer({
    ...given,
    argv,
    env: process.env,
    out: line => void process.stdout.write(`${line}\n`),
    err: line => void process.stderr.write(`${line}\n`),
  });
  let told = 0;

  /** Lets everything be written first. The threads of the store end with it: a process that exits under them aborts. */
  async function stop(): Promise<void> {
    const run = await starting;
    await run?.stop();
    process.exit();
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      told++;
      if (told === 1) void stop();
      // What anybody was told is on disk already.
      else if (told > ONE_WISH) process.kill(process.pid, 'SIGKILL');
    });
  const run = await starting;
  if (run === null) process.exitCode = argv.some(arg => arg === '--help' || arg === '-h') ? 0 : 1;
}
