/**
 * The server, with the page: `npm start -- --port 8080 --data data`. What is installed and built is seen to before, by
 * `prestart`; flags are the server's own (`npm start -- --help`).
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { POLICY } from '../packages/web/policy.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PROGRAM = join(ROOT, 'packages', 'server', 'dist', 'main.mjs');

const { main } = /** @type {typeof import('../packages/server/src/main.ts')} */ (
  await import(pathToFileURL(PROGRAM).href)
);
await main({ pages: join(ROOT, 'packages', 'web', 'dist'), policy: POLICY });
