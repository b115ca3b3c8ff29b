import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run terminal`: whole matches in a real terminal. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.tmux.ts', '*.test.ts'],
    testTimeout: 1_800_000,
    fileParallelism: false,
  },
});
