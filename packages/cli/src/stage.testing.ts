import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@zaria/games/all';
import { simulationRng, type Rng } from '@zaria/kit';
import { openTable, type Table, type WrittenRecord } from '@zaria/table';
import { onTestFinished } from 'vitest';
import type { Io, Line, Network, Output, Terminal } from './io.ts';
import { recordSoFar as recordOf } from './keeper/own-record.ts';
import { isSave, readSave, type Save } from './keeper/save.ts';
import { LONGEST_LINE } from './lines.ts';
import { realNetwork } from './real-network.ts';
import { run } from './run.ts';

/** A folder of its own for a test, gone afterwards. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Stage {
  /** What standard input says next; `null` at its end. Lines, or something that makes them up as it goes. */
  readonly input?: readonly string[] | (() => string | null);
  readonly env?: Readonly<Record<string, string>>;
  readonly home?: string;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly terminal?: Terminal;
  readonly signal?: AbortSignal;
  /** Otherwise that of this machine. */
  readonly network?: Network;
  /** Otherwise always the same. */
  readonly rng?: Rng;
  /** Otherwise a clock of its own. */
  readonly now?: () => number;
  /** Hears what is printed as it is printed. */
  readonly written?: (text: string) => void;
}

export interface Run {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

let stages = 0;

/** A world for a command, and what it printed into it. */
export function stageOf({
  input = [],
  env = {},
  home,
  isTTY = false,
  columns = 80,
  terminal,
  signal,
  now,
  written,
  network,
  rng,
}: Stage = {}) {
  const printed = { out: '', err: '' };
  const lines = typeof input === 'function' ? null : [...input];
  const next = (): Line => {
    const text = typeof input === 'function' ? input() : (lines?.shift() ?? null);
    if (text === null) return null;
    return text.length > LONGEST_LINE ? 'too-long' : { text };
  };
  const output = (name: 'out' | 'err'): Output => ({
    isTTY,
    columns,
    write(text) {
      printed[name] += text;
      written?.(text);
    },
  });
  // A minute later than the one before.
  let time = Date.UTC(2026, 10, 15, 12, stages++);
  const io: Io = {
    stdin: { isTTY, nextLine: async () => next() },
    stdout: output('out'),
    stderr: output('err'),
    terminal: terminal ?? null,
    env: { LANG: 'C', ...env },
    platform: 'linux',
    home: home ?? join(tmpdir(), 'zaria-nobody'),
    now: now ?? (() => (time += 1000)),
    rng: rng ?? simulationRng('the world'),
    network: async () => network ?? realNetwork(),
    interruption: () => signal ?? new AbortController().signal,
  };
  return { io, printed };
}

/** Runs a command line in this process. */
export async function zaria(argv: readonly string[], stage: Stage = {}): Promise<Run> {
  const { io, printed } = stageOf(stage);
  const exit = await run(argv, io);
  return { exit, ...printed };
}

/** Money and numbers are written with no-break spaces; people type the others. */
export const typed = (text: string): string => text.replaceAll('\u00A0', ' ');

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What a file keeps of a match in play. */
export function saveIn(file: string): Save {
  const kept = json(file);
  const save = isSave(kept) ? readSave(kept) : null;
  if (!save?.ok) throw new Error(`${file} is no save`);
  return save.value;
}
export const tableIn = (file: string): Table => openTable(saveIn(file).entries, findGame);
/** The record so far. */
export const recordSoFar = (file: string): WrittenRecord => recordOf(saveIn(file)) as WrittenRecord;
/** The record of a match that is over. */
export const recordIn = (file: string): WrittenRecord => json(file) as WrittenRecord;
