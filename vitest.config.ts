import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Packages without I/O and without module state: their test files may share a thread and its loaded modules. */
const PURE = 'packages/{kit,games,words,testkit,bots,fair,table,worlds,protocol}/**/*.test.ts';
/**
 * What opens databases: in a process of its own each. A native module is not let go of in order when a thread is ended.
 */
const WITH_DATABASES = [
  'packages/server/**/*.test.ts',
  'packages/cli/src/commands/{backup,move,tables}.test.ts',
  'packages/cli/src/json.test.ts',
  'packages/cli/src/online/*by-link.test.ts',
  'examples/*-bot/*.test.ts',
  'trials/**/*.test.ts',
];
/** Whole matches in a real terminal are `npm run terminal`. */
const ELSEWHERE = '**/*.tmux.test.ts';
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**', 'bench/peers/**', ELSEWHERE];

/** Files that take many seconds each; `npm test` names the slowest at its end. */
const LONG = /\/(testkit\/src\/games\/[^/]+|simulate|faults|program)\.test\.ts$/;
const TEN_MINUTES = 600_000;
/** What drives real processes, terminals and sockets has one try more; `npm test` lists what needed it. */
const ONCE_MORE = 1;

/** What takes long is started first, and last what is small: no core is left to wait for one long file at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification): number =>
      LONG.test(moduleId) ? 0 : project.name === 'pure' ? 2 : 1;
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    // Vitest itself leaves one core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    // A hanging test ends; a slow machine does not fail one. No test has a limit of its own.
    testTimeout: TEN_MINUTES,
    hookTimeout: TEN_MINUTES,
    teardownTimeout: TEN_MINUTES,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.testing.ts', '**/generated/**'],
      reportsDirectory: 'coverage',
    },
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], exclude: NEVER, isolate: false } },
      {
        extends: true,
        test: {
          name: 'databases',
          include: WITH_DATABASES,
          exclude: NEVER,
          pool: 'forks',
          retry: ONCE_MORE,
          globalSetup: './tools/shared-servers.mjs',
        },
      },
      // Everything else, so that no test is left out because nobody listed its folder.
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, PURE, ...WITH_DATABASES],
          retry: ONCE_MORE,
        },
      },
    ],
  },
});
