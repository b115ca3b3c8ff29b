import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makePath } from '@zaria/server/make-path';
import { codeOf } from './read.ts';

/** A file could not be written; `message` is what the system calls the reason. */
export class Unwritable extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(codeOf(cause), { cause });
    this.file = file;
  }
}

/** What a file is written by. Tests bring a disk that is full, or fails. */
export type Disk = Pick<typeof fs, 'writeSync' | 'fsyncSync' | 'renameSync'>;

/**
 * Replaces a file as a whole: whoever reads it finds the old text or the new one, also after a crash in between. A link
 * stays one, and what it leads to is replaced; what is not a file, as a pipe, is written into.
 */
export function writeWhole(path: string, text: string, disk: Disk = fs): void {
  try {
    makePath(dirname(path));
    const target = isLink(path) ? fs.realpathSync(path) : path;
    if (isFileOrNothing(target)) replace(target, text, disk);
    else writeInto(target, 'w', text, disk);
  } catch (error) {
    throw new Unwritable(path, error);
  }
}

const isLink = (path: string): boolean => fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

const isFileOrNothing = (path: string): boolean => fs.statSync(path, { throwIfNoEntry: false })?.isFile() !== false;

function replace(path: string, text: string, disk: Disk): void {
  const draft = `${path}.${process.pid}.new`;
  discard(draft);
  try {
    writeInto(draft, 'wx', text, disk);
    disk.renameSync(draft, path);
    syncFolder(dirname(path), disk);
  } catch (error) {
    discard(draft);
    throw error;
  }
}

/** All of the text, or it throws: a disk that is full takes a part and says how much. */
function writeInto(path: string, flags: 'w' | 'wx', text: string, disk: Disk): void {
  const file = fs.openSync(path, flags, 0o600);
  try {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length;) {
      const count = disk.writeSync(file, bytes, done);
      if (count <= 0) throw Object.assign(new Error('nothing more can be written'), { code: 'ENOSPC' });
      done += count;
    }
    if (fs.fstatSync(file).isFile()) disk.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** That the file has its name is durable too. Not every system lets a folder be opened. */
function syncFolder(folder: string, disk: Disk): void {
  let file: number;
  try {
    file = fs.openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    disk.fsyncSync(file);
  } catch (error) {
    if (codeOf(error) !== 'EINVAL' && codeOf(error) !== 'EPERM') throw error;
  } finally {
    fs.closeSync(file);
  }
}

/** Removes what a process left that was ended while it wrote this file: in it may be what nobody else is to know. */
export function removeLeftovers(path: string): void {
  const left = new RegExp(String.raw`^\.\d+\.new$`);
  for (const name of namesIn(dirname(path)))
    if (name.startsWith(basename(path)) && left.test(name.slice(basename(path).length)))
      discard(join(dirname(path), name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

function discard(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // Where nothing can be written there is nothing to discard either.
  }
}
