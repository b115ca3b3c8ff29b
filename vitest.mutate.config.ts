import { defineConfig } from 'vitest/config';

const ROYALE = 'packages/games/src/las-vegas-royale';

/** What mutation testing runs: the tests of Royale's rules, without those that play at random for seconds. */
export default defineConfig({
  test: {
    pool: 'threads',
    include: [`${ROYALE}/**/*.test.ts`],
    exclude: ['coverage', 'drawing', 'notation', 'draw'].map(name => `${ROYALE}/${name}.test.ts`),
  },
});
