/**
 * Runs the command line of Zaria in this very process: one process gets the signals, the exit code is its own, and the
 * caller's working directory stays what it was.
 */
import { pathToFileURL } from 'node:url';
import { BUNDLE, bundle } from './bundle.mjs';
import { ensure } from './ensure.mjs';

try {
  ensure();
  await bundle();
} catch (error) {
  process.stderr.write(`zaria: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

process.env['ZARIA_PROGRAM'] ??= './zaria';
process.argv[1] = BUNDLE;
await import(pathToFileURL(BUNDLE).href);
