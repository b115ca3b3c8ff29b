import { defineConfig } from 'vitest/config';

/** Packages without I/O and without module state: their test files may share a thread and its loaded modules. */
const PURE = 'packages/{kit,games,words,testkit,bots,fair,table,protocol}/**/*.test.ts';
const NEVER = ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**', 'bench/peers/**'];

export default defineConfig({
  test: {
    pool: 'threads',
    // A hanging test ends; a slow machine does not fail one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.testing.ts', '**/generated/**'],
      reportsDirectory: 'coverage',
    },
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], exclude: NEVER, isolate: false } },
      // Everything else, so that no test is left out because nobody listed its folder.
      { extends: true, test: { name: 'rest', include: ['**/*.test.ts'], exclude: [...NEVER, PURE] } },
    ],
  },
});
