import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const VERIFIER = fileURLToPath(new URL('../../../tools/verify/verify.py', import.meta.url));
const OLDEST = [3, 7];

/** What the verifier in Python says of one file. */
export type PythonVerdict =
  { readonly ok: true; readonly says: string } | { readonly ok: false; readonly at: string; readonly why: string };

export interface PythonRun {
  readonly exitCode: number | null;
  readonly verdicts: readonly PythonVerdict[];
  readonly errors: string;
}

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

/** Runs the verifier once over many files with these contents. */
export function runPython(contents: readonly (string | Uint8Array)[]): PythonRun {
  const folder = mkdtempSync(join(tmpdir(), 'zaria-verify-'));
  try {
    const names = contents.map((content, i) => {
      const name = `${i}.json`;
      writeFileSync(join(folder, name), content);
      return name;
    });
    const { status, stdout, stderr } = spawnSync('python3', [VERIFIER, ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const lines = stdout.split('\n').slice(0, -1);
    return { exitCode: status, verdicts: lines.map(readLine), errors: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The verdicts on records given as values. */
export const runPythonOn = (records: readonly unknown[]): PythonRun =>
  runPython(records.map(record => JSON.stringify(record)));

/** "12.json: refused at log[3]: draw-values: the key gives other numbers" */
function readLine(line: string, i: number): PythonVerdict {
  const [, says] = new RegExp(String.raw`^${i}\.json: (.+)$`).exec(line) ?? [];
  if (says === undefined) throw new Error(`line ${i} is not about file ${i}: ${line}`);
  const [, at, why] = /^refused at ([^:]+): ([a-z-]+): ./.exec(says) ?? [];
  return at === undefined || why === undefined ? { ok: true, says } : { ok: false, at, why };
}
