import { defineConfig } from 'vitest/config';

const ROYALE = 'packages/games/src/las-vegas-royale';

/** What mutation testing runs: the tests of what is mutated, without those that play at random for seconds. */
export default defineConfig({
  test: {
    pool: 'threads',
    include: [
      `${ROYALE}/**/*.test.ts`,
      'packages/kit/src/{told,timeline,follower}*.test.ts',
      'packages/table/src/{undo,breath,net,record}*.test.ts',
    ],
    exclude: ['coverage', 'drawing', 'notation', 'draw'].map(name => `${ROYALE}/${name}.test.ts`),
  },
});
