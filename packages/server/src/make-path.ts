import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes what is missing of a path of folders, and throws what the system says where that cannot be; `mode` is who may
 * look into what is made. Step by step: where a system says of a place in which nothing can be made that there is none,
 * as Linux does of /proc, Node's own way goes on for ever.
 */
export function makePath(path: string, mode?: number): void {
  const whole = resolve(path);
  const there = statSync(whole, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) return;
  if (there !== undefined) throw Object.assign(new Error(`${whole} is no folder`), { code: 'ENOTDIR' });
  if (dirname(whole) !== whole) makePath(dirname(whole), mode);
  try {
    mkdirSync(whole, { mode });
  } catch (error) {
    // Somebody else may have been faster.
    if (statSync(whole, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
