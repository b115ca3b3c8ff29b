import { UsageError, type Benchmark } from './benchmark.ts';
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
  const names = [...BENCHMARKS.keys()].join(', ');
  if (name === undefined) throw new UsageError(`which benchmark? There is: ${names}`);
  const benchmark = BENCHMARKS.get(name);
  if (benchmark === undefined) throw new UsageError(`there is no benchmark "${name}". There is: ${names}`);
  if (args.includes('--help') || args.includes('-h')) return console.log(benchmark.help);
  return benchmark.run(args);
}
