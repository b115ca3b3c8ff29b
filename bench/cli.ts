import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { UsageError, type Benchmark } from './benchmark.ts';
import { textTable } from './text-table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS = 15;

/** What is asked of the program: as little as there is, a list, a match of bots, and a table that is drawn once. */
const TASKS: readonly (readonly [name: string, ...argv: string[]])[] = [
  ['--version', '--version'],
  ['games --json', 'games', '--json'],
  ['play, until it asks', 'play', 'las-vegas', '--seats', 'you,bot:greedy', '--seed', '1'],
];

const help = `usage: npm run bench cli [-- --runs N] [-- --before FOLDER]

How long ./zaria takes to start, and how much memory: the bundle, and the same sources through tsx, as it was before there
was a bundle. With --before also the ./zaria of another checkout, whose dependencies are installed: an earlier commit.
Medians of ${RUNS} runs each, in turn; the first of each is not counted.`;

interface Run {
  readonly milliseconds: number;
  /** The most memory that the process had, in MB. */
  readonly megabytes: number;
}

export const cli: Benchmark = {
  summary: 'start-up time and memory of ./zaria, bundled and through tsx',
  help,
  run(args) {
    const { runs, before } = readArguments(args);
    const folder = mkdtempSync(join(tmpdir(), 'zaria-bench-'));
    try {
      const report = join(folder, 'report.mjs');
      const tsx = join(folder, 'tsx.mjs');
      writeFileSync(report, REPORT);
      writeFileSync(tsx, throughTsx());
      const ways = [
        ...(before === null ? [] : [['before', join(before, 'zaria')] as const]),
        ['through tsx', tsx] as const,
        ['bundle', join(ROOT, 'zaria')] as const,
      ];
      const rows = TASKS.flatMap(([name, ...argv]) => {
        const measured = ways.map((): Run[] => []);
        // In turn, so that what else the machine does falls on all alike.
        for (let round = 0; round <= runs; round++)
          ways.forEach(([, script], way) => {
            const run = runOnce(script, argv, report, folder);
            if (round > 0) measured[way]?.push(run);
          });
        return ways.map(([way], i) => {
          const own = measured[i] ?? [];
          return [
            `${name}, ${way}`,
            median(own.map(({ milliseconds }) => milliseconds)).toFixed(0),
            median(own.map(({ megabytes }) => megabytes)).toFixed(0),
          ];
        });
      });
      console.log(textTable(['./zaria', 'ms', 'MB'], rows));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return Promise.resolve();
  },
};

function readArguments(args: readonly string[]): { readonly runs: number; readonly before: string | null } {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string' }, before: { type: 'string' } },
    strict: false,
  });
  const runs = values['runs'] === undefined ? RUNS : Number(values['runs']);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs takes a whole number from 1 on');
  const { before } = values;
  return { runs, before: typeof before === 'string' ? before : null };
}

/** Writes down, when the process ends, the most memory that it had. */
const REPORT = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.ZARIA_BENCH, String(process.resourceUsage().maxRSS)));
`;

/** How ./zaria started before there was a bundle. */
const throughTsx = (): string => `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
register({ tsconfig: ${JSON.stringify(join(ROOT, 'tsconfig.json'))} });
await import(${JSON.stringify(pathToFileURL(join(ROOT, 'packages', 'cli', 'src', 'main.ts')).href)});
`;

function runOnce(script: string, argv: readonly string[], report: string, folder: string): Run {
  const memory = join(folder, 'memory');
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', pathToFileURL(report).href, script, ...argv], {
    input: '',
    encoding: 'utf8',
    env: { ...process.env, ZARIA_BENCH: memory, XDG_STATE_HOME: folder, LC_ALL: 'C' },
  });
  const milliseconds = performance.now() - start;
  if (status !== 0) throw new Error(`${script} ${argv.join(' ')} ended with ${status}: ${stderr}`);
  return { milliseconds, megabytes: Number(readFileSync(memory, 'utf8')) / 1024 };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
