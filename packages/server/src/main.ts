/* The program that `npm start` runs, when the page is built. */
import { runServer, type Process } from './run.ts';

/** Runs until it is told to stop. */
export async function main(given: Pick<Process, 'pages' | 'policy'>): Promise<void> {
  const argv = process.argv.slice(2);
  const run = await runServer({
    ...given,
    argv,
    env: process.env,
    out: line => void process.stdout.write(`${line}\n`),
    err: line => void process.stderr.write(`${line}\n`),
  });
  if (run === null) {
    process.exitCode = argv.some(arg => arg === '--help' || arg === '-h') ? 0 : 1;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void run.stop().then(() => process.exit(0)));
}
