/**
 * The command line as one file, so that it starts at once: made when it is missing or a file that went into it has
 * changed. What is checked is what the last bundle was made of, which takes a few milliseconds.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CLI = join(ROOT, 'packages', 'cli');
/** The program, and the threads that read a server's data and let bots meet: each is looked for beside the program. */
const ENTRIES = {
  zaria: join(CLI, 'src', 'main.ts'),
  'arena-worker': join(CLI, 'src', 'arena', 'worker.ts'),
  'store-worker': join(ROOT, 'packages', 'server', 'src', 'store', 'sqlite', 'worker.ts'),
};
/** What decides which file an import leads to. */
const ALSO = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'tools/bundle.mjs'];

/** Packages with binaries, which cannot go into a file of text; loaded from node_modules where a command needs one. */
const NATIVE = ['@photostructure/sqlite', 'pg-native'];

export const BUNDLE = join(CLI, 'dist', 'zaria.mjs');
const FOLDER = dirname(BUNDLE);
const MADE_OF = join(FOLDER, 'made-of.json');

/** @param {string} file relative to the root */
function stateOf(file) {
  const stat = statSync(join(ROOT, file), { throwIfNoEntry: false });
  return stat === undefined ? 'gone' : `${stat.size} ${stat.mtimeMs}`;
}

/** Whether all files are as they were when the bundle was made of them. */
export function isFresh() {
  if (!existsSync(BUNDLE)) return false;
  try {
    const madeOf = /** @type {unknown} */ (JSON.parse(readFileSync(MADE_OF, 'utf8')));
    const files = Object.entries(/** @type {Record<string, string>} */ (madeOf));
    return files.length > 0 && files.every(([file, state]) => stateOf(file) === state);
  } catch {
    return false;
  }
}

/**
 * Makes the bundle if it is not fresh. Esbuild is imported only then: before the installation there may be none, and
 * loading it takes longer than all the rest.
 */
export async function bundle() {
  if (isFresh()) return false;
  const { build } = await import('esbuild');
  // Looked at before: what changes while it is being made is noticed the next time.
  const before = Object.fromEntries(ALSO.map(file => [file, stateOf(file)]));
  const { metafile, outputFiles } = await build({
    entryPoints: ENTRIES,
    bundle: true,
    write: false,
    metafile: true,
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Names stay what they are: a stack trace is read by people.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
    external: NATIVE,
    // Packages of the older kind ask for Node's own modules when they run.
    banner: {
      js: `import { createRequire as createRequireHere } from 'node:module';\nconst require = createRequireHere(import.meta.url);`,
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const inputs = Object.fromEntries(Object.keys(metafile.inputs).map(file => [file, stateOf(file)]));
  // What is imported first, so that no file looks for one that is not there yet.
  const inOrder = outputFiles.toSorted((a, b) => Number(a.path === BUNDLE) - Number(b.path === BUNDLE));
  for (const { path, contents } of inOrder) replace(path, contents);
  replace(MADE_OF, `${JSON.stringify({ ...before, ...inputs })}\n`);
  const made = new Set(outputFiles.map(({ path }) => basename(path)));
  for (const name of readdirSync(FOLDER))
    if (name.endsWith('.mjs') && !made.has(name)) rmSync(join(FOLDER, name), { force: true });
  return true;
}

/**
 * As a whole: whoever starts at the same time finds the old one or the new one.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
function replace(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await bundle();
