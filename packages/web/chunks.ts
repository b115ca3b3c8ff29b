import type { Plugin } from 'vite';

/** What is fetched together when the first table is opened: these, and all that they import at once. */
const TABLE = ['/src/screens/Begin.svelte', '/src/screens/Table.svelte', '/src/lib/sitting.ts', '/src/keeper/bots.ts'];

/**
 * Scripts in few files. By itself the bundler makes one of every set of modules that some screens share, a hundred in
 * all; each is a request, and small files compress badly: a tenth more to fetch before the first move.
 */
export function fewChunks(): Plugin {
  const atTable = new Set<string>();
  return {
    name: 'zaria-few-chunks',
    apply: 'build',
    buildEnd() {
      const add = (id: string): void => {
        // A game comes by itself.
        if (atTable.has(id) || id.includes('/boards/') || id.includes('/games/')) return;
        atTable.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) add(next);
      };
      for (const id of this.getModuleIds()) if (TABLE.some(end => id.endsWith(end))) add(id);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', tags: ['$initial'], priority: 1 },
                { name: 'table', test: (id: string) => atTable.has(id) },
              ],
            },
          },
        },
      },
    }),
  };
}
