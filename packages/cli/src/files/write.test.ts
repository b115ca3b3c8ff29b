import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from '../stage.testing.ts';
import { Unwritable, writeWhole, type Disk } from './write.ts';

const OLD = 'the last good file';
const NEW = `${'a new text, with Þ and Ω '.repeat(40)}end`;

type Write = (path: string, text: string, disk: Disk) => void;

/** What a disk takes at once, and how much in all. */
const diskOf = (piece: number, room: number): Disk => {
  let left = room;
  return {
    ...fs,
    writeSync: ((file: number, bytes: Buffer, from?: number | null) => {
      const offset = from ?? 0;
      const count = Math.min(piece, left, bytes.length - offset);
      left -= count;
      return count === 0 ? 0 : fs.writeSync(file, bytes, offset, count);
    }) as typeof fs.writeSync,
  };
};

/** Tries to write; whether it was said to be done, and what is there then. */
function tried(write: Write, path: string, disk: Disk = fs): readonly [isSaid: boolean, text: string, names: string[]] {
  let isSaid = true;
  try {
    write(path, NEW, disk);
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    isSaid = false;
  }
  return [isSaid, fs.readFileSync(path, 'utf8'), fs.readdirSync(dirname(path)).toSorted()];
}

function fileOf(text: string = OLD): string {
  const file = join(scratch(), 'match.json');
  fs.writeFileSync(file, text);
  return file;
}

/** Everything that must hold of writing a file: says what does not, or `null`. */
const CHECKS: Readonly<Record<string, (write: Write) => string | null>> = {
  'a disk that takes pieces gets all of them'(write) {
    const [isSaid, text] = tried(write, fileOf(), diskOf(100, Infinity));
    return isSaid && text === NEW ? null : `${text.length} characters`;
  },
  'a full disk is said, and the last good file stays'(write) {
    const [isSaid, text, names] = tried(write, fileOf(), diskOf(100, 250));
    return !isSaid && text === OLD && names.length === 1 ? null : `${isSaid}: ${text.length}, ${names.join()}`;
  },
  'the name is durable too'(write) {
    const synced: boolean[] = [];
    const fsyncSync = (file: number): void => void synced.push(fs.fstatSync(file).isDirectory());
    tried(write, fileOf(), { ...fs, fsyncSync });
    return synced.join() === 'false,true' ? null : synced.join();
  },
  'a link stays a link'(write) {
    const file = fileOf();
    const link = join(scratch(), 'link.json');
    fs.symlinkSync(file, link);
    tried(write, link);
    return fs.lstatSync(link).isSymbolicLink() && fs.readFileSync(file, 'utf8') === NEW ? null : 'it was replaced';
  },
  'a draft that lies there as a link is not written through'(write) {
    const [file, other] = [fileOf(), fileOf()];
    fs.symlinkSync(other, `${file}.${process.pid}.new`);
    tried(write, file);
    return fs.readFileSync(other, 'utf8') === OLD ? null : 'somebody else’s file was written to';
  },
};

describe('a file is written as a whole or not at all', () => {
  test.each(Object.entries(CHECKS))('%s', (_what, check) => {
    expect(check(writeWhole)).toBeNull();
  });

  test('what is no file is written into, and stays what it is', () => {
    writeWhole('/dev/null', NEW);
    expect(fs.statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a link that leads nowhere is refused', () => {
    const link = join(scratch(), 'link.json');
    fs.symlinkSync(join(dirname(link), 'nowhere', 'match.json'), link);
    expect(() => writeWhole(link, NEW)).toThrow(Unwritable);
  });
});

/** As it once was: the count is ignored, the folder not synced, links replaced, drafts written through. */
const careless =
  (mended: Partial<Record<'count' | 'folder' | 'link' | 'draft', true>>): Write =>
  (path, text, disk) => {
    const target = mended.link && fs.lstatSync(path).isSymbolicLink() ? fs.realpathSync(path) : path;
    const draft = `${target}.${process.pid}.new`;
    if (mended.draft) fs.rmSync(draft, { force: true });
    const file = fs.openSync(draft, 'w');
    const bytes = Buffer.from(text);
    let done = disk.writeSync(file, bytes);
    while (mended.count && done < bytes.length) {
      const count = disk.writeSync(file, bytes, done);
      if (count === 0) {
        fs.closeSync(file);
        fs.rmSync(draft);
        throw new Unwritable(path, new Error('ENOSPC'));
      }
      done += count;
    }
    disk.fsyncSync(file);
    fs.closeSync(file);
    fs.renameSync(draft, target);
    if (!mended.folder) return;
    const folder = fs.openSync(dirname(target), 'r');
    disk.fsyncSync(folder);
    fs.closeSync(folder);
  };

test.each<[string, keyof typeof CHECKS, Parameters<typeof careless>[0]]>([
  ['the count is ignored', 'a disk that takes pieces gets all of them', { folder: true, link: true, draft: true }],
  [
    'the count is ignored',
    'a full disk is said, and the last good file stays',
    { folder: true, link: true, draft: true },
  ],
  ['the folder is not synced', 'the name is durable too', { count: true, link: true, draft: true }],
  ['links are replaced', 'a link stays a link', { count: true, folder: true, draft: true }],
  [
    'drafts are written through',
    'a draft that lies there as a link is not written through',
    { count: true, folder: true, link: true },
  ],
])('caught: %s (%s)', (_what, check, mended) => {
  expect(CHECKS[check]?.(careless(mended))).not.toBeNull();
  expect(CHECKS[check]?.(careless({ count: true, folder: true, link: true, draft: true }))).toBeNull();
});
