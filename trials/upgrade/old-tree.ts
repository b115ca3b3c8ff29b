import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * The commit that ended the issue of the server: the last one before tables had nudges, and rows said who was told. Its
 * data has one step of the schema less.
 */
export const END_OF_THE_SERVER = '900b6a20c36e8a08ff5f524295ff5a9b9646ba94';

/** An earlier Zaria in a folder of its own, installed and built as its operator would. It is left there for the next time. */
export function treeOf(revision: string, tell: (line: string) => void): string {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = join(tmpdir(), `zaria-upgrade-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) {
    tell(`taking ${commit.slice(0, 8)} (${git('log', '-1', '--format=%s', commit)}) to ${folder}`);
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft);
    const packed = join(draft, 'tree.tar');
    git('archive', '--output', packed, commit);
    execFileSync('tar', ['-x', '-f', packed, '-C', draft]);
    rmSync(packed);
    renameSync(draft, folder);
  }
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  for (const script of ['ensure', 'build-server'])
    execFileSync(process.execPath, [join(folder, 'tools', `${script}.mjs`)], { cwd: folder, env, stdio: 'inherit' });
  return folder;
}
