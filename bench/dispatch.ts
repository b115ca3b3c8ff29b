import { alone } from './alone.ts';
import { UsageError, type Benchmark } from './benchmark.ts';
import { bots } from './bots.ts';
import { cli } from './cli.ts';
import { engine } from './engine.ts';
import { follow } from './follow.ts';
import { lighthouse } from './lighthouse.ts';
import { railroadInk } from './railroad-ink.ts';
import { simulation } from './simulate.ts';
import { store } from './store.ts';
import { undo } from './undo.ts';
import { web } from './web.ts';

const BENCHMARKS: ReadonlyMap<string, Benchmark> = new Map([
  ['alone', alone],
  ['bots', bots],
  ['cli', cli],
  ['engine', engine],
  ['follow', follow],
  ['lighthouse', lighthouse],
  ['railroad-ink', railroadInk],
  ['simulate', simulation],
  ['store', store],
  ['undo', undo],
  ['web', web],
]);

/** In the order in which they are offered. */
export const BENCHMARK_NAMES = [...BENCHMARKS.keys()].join(', ');

function usage(): string {
  const names = [...BENCHMARKS].map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`);
  return [
    'usage: npm run bench <name> [-- options]',
    '',
    ...names,
    '',
    'npm run bench <name> -- --help lists its options.',
  ].join('\n');
}

/** Runs the benchmark that the first argument names. Throws `UsageError` when the arguments make no sense. */
export async function dispatch([name, ...args]: readonly string[]): Promise<void> {
  if (name === '--help' || name === '-h') return console.log(usage());
  if (name === undefined) throw new UsageError(`which benchmark? There is: ${BENCHMARK_NAMES}`);
  const benchmark = BENCHMARKS.get(name);
  if (benchmark === undefined) throw new UsageError(`there is no benchmark "${name}". There is: ${BENCHMARK_NAMES}`);
  if (args.includes('--help') || args.includes('-h')) return console.log(benchmark.help);
  return benchmark.run(args);
}
