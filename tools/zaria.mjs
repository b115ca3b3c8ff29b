/**
 * Runs the command line of Zaria in this very process: one process gets the signals, the exit code is its own, and the
 * caller's working directory stays what it was.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensure } from './ensure.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MAIN = join(ROOT, 'packages', 'cli', 'src', 'main.ts');

try {
  ensure();
} catch (error) {
  process.stderr.write(`zaria: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// Imported only now: before `ensure` there may be no tsx. The tsconfig is ours, not one in the caller's folder.
const { register } = await import('tsx/esm/api');
register({ tsconfig: join(ROOT, 'tsconfig.json') });
process.argv[1] = MAIN;
await import(pathToFileURL(MAIN).href);
