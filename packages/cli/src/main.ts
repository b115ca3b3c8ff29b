import { randomInt } from 'node:crypto';
import { homedir } from 'node:os';
import type { Io, Output } from './io.ts';
import { linesOf } from './lines.ts';
import { run } from './run.ts';

/** `| head` closes the pipe when it has seen enough: that is no error, and there is nothing left to do. */
const leaveQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
};

/** Elsewhere the property is missing, whatever its type says. */
const isTerminal = (stream: { readonly isTTY?: boolean }): boolean => stream.isTTY === true;

function outputOf(stream: NodeJS.WriteStream): Output {
  stream.on('error', leaveQuietly);
  return {
    isTTY: isTerminal(stream),
    get columns() {
      return stream.columns ?? 80;
    },
    write: text => void stream.write(text),
  };
}

let nextLine: ReturnType<typeof linesOf> | null = null;

const io: Io = {
  stdin: {
    isTTY: isTerminal(process.stdin),
    // Not touched before it is asked: an open standard input keeps the process alive.
    nextLine: async () => (nextLine ??= linesOf(process.stdin))(),
  },
  stdout: outputOf(process.stdout),
  stderr: outputOf(process.stderr),
  terminal:
    isTerminal(process.stdin) && isTerminal(process.stdout) ? { input: process.stdin, output: process.stdout } : null,
  env: process.env,
  home: homedir(),
  now: () => Date.now(),
  rng: { below: m => randomInt(m) },
  interruption() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => controller.abort());
    return controller.signal;
  },
};

process.exitCode = await run(process.argv.slice(2), io);
// Whatever was typed ahead is nobody's.
process.stdin.destroy();
