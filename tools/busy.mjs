/**
 * Runs a command while every core also has something else to do, to see that nothing fails for lack of speed:
 * `node tools/busy.mjs npm run e2e -- --grep-invert @matrix`. Ends when the command ends, with its exit code.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * @param {string} command
 * @param {string[]} args
 */
function runBusy(command, args) {
  const spinners = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  /** @param {number} code */
  const end = code => {
    for (const spinner of spinners) void spinner.terminate();
    process.exitCode = code;
  };
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  child.on('close', code => end(code ?? 1));
  child.on('error', error => {
    process.stderr.write(`busy: ${error.message}\n`);
    end(2);
  });
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  process.stderr.write('usage: node tools/busy.mjs <command …>\n');
  process.exitCode = 2;
} else runBusy(command, args);
