import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fail, ok, type Result } from '@zaria/kit';

/** No record or position comes near it; what is larger was given by mistake, or has no end. */
export const LARGEST_FILE = 64 * 1024 * 1024;

export type ReadFault =
  | { readonly why: 'file-absent' | 'file-folder' | 'file-forbidden' | 'file-huge' | 'file-binary' }
  | { readonly why: 'file-unreadable'; readonly code: string };

const PIECE = 256 * 1024;

/** The whole text of a file that may be anything: missing, a folder, endless, or not text. */
export function readText(path: string, largest = LARGEST_FILE): Result<string, ReadFault> {
  const bytes = readBytes(path, largest);
  return bytes.ok ? decodeText(bytes.value) : bytes;
}

/** Why a file cannot be read at all; `null`: it can be. */
export function unreadable(path: string): ReadFault | null {
  const first = readBytes(path, 0);
  return first.ok || first.error.why === 'file-huge' ? null : first.error;
}

/** All bytes of a file that may be anything. */
export function readBytes(path: string, largest = LARGEST_FILE): Result<Uint8Array, ReadFault> {
  try {
    const file = openSync(path, 'r');
    try {
      if (fstatSync(file).isDirectory()) return fail({ why: 'file-folder' });
      const bytes = readUpTo(file, largest);
      return bytes === null ? fail({ why: 'file-huge' }) : ok(bytes);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return fail(faultOf(error));
  }
}

/** `null`: there is more. Read piece by piece, since what is not a regular file does not tell its size. */
function readUpTo(file: number, largest: number): Uint8Array | null {
  const pieces: Buffer[] = [];
  for (let size = 0; size <= largest;) {
    const piece = Buffer.alloc(PIECE);
    const count = readSync(file, piece);
    if (count === 0) return Buffer.concat(pieces);
    pieces.push(piece.subarray(0, count));
    size += count;
  }
  return null;
}

export function decodeText(bytes: Uint8Array): Result<string, ReadFault> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? fail({ why: 'file-binary' }) : ok(text);
  } catch {
    return fail({ why: 'file-binary' });
  }
}

function faultOf(error: unknown): ReadFault {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return { why: 'file-absent' };
  if (code === 'EISDIR') return { why: 'file-folder' };
  if (code === 'EACCES' || code === 'EPERM') return { why: 'file-forbidden' };
  return { why: 'file-unreadable', code };
}

/** What the system calls an error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
