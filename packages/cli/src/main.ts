import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import { homedir } from 'node:os';
import { say } from '@zaria/words';
import { languageOf } from './arguments.ts';
import { EXIT } from './command.ts';
import type { Io, Output } from './io.ts';
import { linesOf } from './lines.ts';
import { realNetwork } from './real-network.ts';
import { realTerminal } from './real-terminal.ts';
import { run } from './run.ts';
import { voiceIn } from './text/voice.ts';

/**
 * `| head` closes the pipe when it has seen enough: that is no error, and there is nothing left to do. Where what is
 * printed cannot be written otherwise, as on a full disk, nobody can use it: that is said, if it can be.
 */
const leave = (error: NodeJS.ErrnoException): void => {
  if (error.code === 'EPIPE') process.exit(0);
  process.exitCode = EXIT.unwritable;
  const language = languageOf(process.argv.slice(2), process.env);
  const { words } = voiceIn(language.ok ? language.value : 'en');
  try {
    writeSync(2, `zaria: ${say(words, 'complaint.output', { code: error.code ?? error.message })}\n`);
  } catch {
    // Nobody can be told.
  }
  process.exit();
};

/** Elsewhere the property is missing, whatever its type says. */
const isTerminal = (stream: { readonly isTTY?: boolean }): boolean => stream.isTTY === true;
/** Some write what they are given, line after line, and nothing else. */
const isSteered = process.env['TERM'] !== 'dumb';

function outputOf(stream: NodeJS.WriteStream): Output {
  stream.on('error', leave);
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
  terminal: isSteered && isTerminal(process.stdin) && isTerminal(process.stdout) ? realTerminal() : null,
  env: process.env,
  platform: process.platform,
  home: homedir(),
  now: () => Date.now(),
  rng: { below: m => randomInt(m) },
  network: realNetwork,
  interruption() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => controller.abort());
    return controller.signal;
  },
};

process.exitCode = await run(process.argv.slice(2), io);
// Whatever was typed ahead is nobody's.
process.stdin.destroy();
