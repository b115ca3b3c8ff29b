/**
 * Puts the server into one file, and its threads into one each: from the sources it takes seconds to start, as files a
 * fraction of that. Npm packages stay where they are.
 */
import { mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SERVER = join(ROOT, 'packages', 'server');

/** @type {import('esbuild').Plugin} */
const onlyOurs = {
  name: 'only-ours',
  setup(within) {
    within.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@zaria/') ? null : { path, external: true },
    );
  },
};

/** Gives the path of the program: the server's own, or that of a trial, in whatever folder of the server's. */
export async function buildServer(main = join(SERVER, 'src', 'main.ts'), name = '') {
  const folder = join(SERVER, 'dist', name);
  const { outputFiles } = await build({
    write: false,
    entryPoints: {
      main,
      'store-worker': join(SERVER, 'src', 'store', 'sqlite', 'worker.ts'),
      bots: join(SERVER, 'src', 'bots', 'worker.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [onlyOurs],
    logLevel: 'warning',
  });
  mkdirSync(folder, { recursive: true });
  // Each as a whole: whoever starts it meanwhile, or builds it, too, finds the old one or the new one.
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
  return join(folder, 'main.mjs');
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await buildServer();
