import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { utf8 } from './bytes.ts';
import type { VerdictLine } from './verify.ts';

export const VERIFIER = fileURLToPath(new URL('../../../tools/verify/verify.py', import.meta.url));
const OLDEST = [3, 7];
const MOST_OUTPUT = 1 << 28;

/** Why Python cannot be run here, or `null`. In CI that is an error: there both verifiers must run. */
export function missingPython(): string | null {
  const { status, stdout } = spawnSync('python3', ['-c', 'import sys; print(*sys.version_info[:2])'], {
    encoding: 'utf8',
  });
  const [major = 0, minor = 0] = status === 0 ? stdout.split(' ').map(Number) : [];
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  const missing = `python3 (${OLDEST.join('.')} or newer) is not here: the second verifier was not run`;
  if (process.env['CI']) throw new Error(missing);
  console.warn(missing);
  return missing;
}

const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? utf8(content) : content);

/** One record in base64 for each line, as both verifiers take them. */
export const toLines = (contents: readonly (string | Uint8Array)[]): string =>
  contents.map(content => `${Buffer.from(bytesOf(content)).toString('base64')}\n`).join('');

/** What the verifier in Python says of records with these contents, in its batch mode: the lines as they are. */
export function pythonLines(contents: readonly (string | Uint8Array)[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('python3', [VERIFIER, 'lines'], {
    input: toLines(contents),
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  });
  if (status !== 0 || stderr !== '') throw new Error(`the verifier in Python ended with ${status}: ${stderr}`);
  return stdout.split('\n').slice(0, -1);
}

export const pythonVerdicts = (contents: readonly (string | Uint8Array)[]): readonly VerdictLine[] =>
  pythonLines(contents).map(line => JSON.parse(line) as VerdictLine);

export interface PythonRun {
  readonly exitCode: number | null;
  readonly lines: readonly string[];
  readonly errors: string;
}

/** Runs it over files with these contents, as a person does. */
export function runPython(contents: readonly (string | Uint8Array)[], ...options: readonly string[]): PythonRun {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-verify-'));
  try {
    const names = contents.map((content, i) => {
      const name = `${i}.json`;
      writeFileSync(join(folder, name), content);
      return name;
    });
    const { status, stdout, stderr } = spawnSync('python3', [VERIFIER, ...options, ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MOST_OUTPUT,
    });
    return { exitCode: status, lines: stdout.split('\n').slice(0, -1), errors: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
