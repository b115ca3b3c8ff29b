import { mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makePath } from './make-path.ts';

const scratch = (): string => mkdtempSync(join(tmpdir(), 'zaria-path-'));
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function codeOf(make: () => void): string | undefined {
  try {
    make();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

describe('a path of folders', () => {
  test('is made as far as it is missing, and stays where it is there', () => {
    const path = join(scratch(), 'one', 'two', 'three');
    makePath(path);
    makePath(path);
    expect(isFolder(path)).toBe(true);
  });

  test.skipIf(process.platform === 'win32')('is for whom it was said', () => {
    const top = scratch();
    makePath(join(top, 'one', 'two'), 0o700);
    expect(['one', 'one/two'].map(name => statSync(join(top, name)).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  test('does not lead through a file, nor through a link to one', () => {
    const top = scratch();
    writeFileSync(join(top, 'file'), '');
    symlinkSync(join(top, 'file'), join(top, 'link'));
    for (const name of ['file', 'link'])
      for (const path of [join(top, name), join(top, name, 'one', 'two')])
        expect(codeOf(() => makePath(path))).toBe('ENOTDIR');
  });

  test.skipIf(process.platform !== 'linux')('is refused at once where nothing can be made', () => {
    expect(codeOf(() => makePath('/proc/nothing/there'))).toBe('ENOENT');
  });
});
