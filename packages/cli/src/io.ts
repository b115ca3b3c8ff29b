import type { Fetch, SocketLike } from '@zaria/client/online';
import type { Rng } from '@zaria/kit';
import type { Readable, Writable } from 'node:stream';
import type { Size } from './screen/fit.ts';

/** Where text goes. */
export interface Output {
  readonly isTTY: boolean;
  /** Characters in a line. */
  readonly columns: number;
  write(text: string): void;
}

/** A line of input; `null` at its end, and `too-long` for one that is, of which nothing is kept. */
export type Line = { readonly text: string } | 'too-long' | null;

interface Input {
  readonly isTTY: boolean;
  nextLine(): Promise<Line>;
}

/** What may happen to a terminal while somebody uses the whole of it. */
export interface TerminalEvents {
  readonly resized: () => void;
  /** The process is about to be stopped. */
  readonly stopping: () => void;
  /** The process was stopped, and goes on. */
  readonly continued: () => void;
  /** The process is about to end, whatever the reason. */
  readonly ending: () => void;
}

/** A terminal that is used as a whole: its keys, its lines and its size. */
export interface Terminal {
  readonly input: Readable & { setRawMode?(on: boolean): unknown };
  readonly output: Writable;
  readonly size: Size;
  /** Until the function that it gives is called. */
  watch(events: TerminalEvents): () => void;
  /** Stops the process until somebody lets it go on. */
  suspend(): void;
}

/** The way to servers. */
export interface Network {
  /** As `fetch`; what the server wants to be kept comes with the answer. */
  fetch(
    address: string,
    request: Parameters<Fetch>[1],
  ): Promise<Awaited<ReturnType<Fetch>> & { readonly cookies: readonly string[] }>;
  socket(address: string): SocketLike;
}

/** All that a command has of the world around it. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  /** `null` where input or output is not a terminal. */
  readonly terminal: Terminal | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What Node calls the system: `linux`, `win32`. */
  readonly platform: string;
  /** The folder that saves and other state belong to when the environment does not say. */
  readonly home: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Chance that nobody can foresee. */
  readonly rng: Rng;
  /** Loaded when it is asked for: most commands need none. */
  network(): Promise<Network>;
  /** Aborts when the process is asked to stop. Whoever asks for it promises to stop in time. */
  interruption(): AbortSignal;
}

export const printLine = (output: Output, text = ''): void => output.write(`${text}\n`);
export const printLines = (output: Output, lines: readonly string[]): void =>
  lines.forEach(line => printLine(output, line));
