import { fail } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, complaint, type Tried } from '../command.ts';
import { Unwritable } from '../files/write.ts';
import type { Voice } from '../text/voice.ts';
import { lockOf, takeLock } from './lock.ts';

/**
 * Does something with what a file is the lock of, and nobody else at the same time; `called` is what people know it as.
 * What cannot be written meanwhile ends it with a sentence.
 */
export async function whileLocked<T>(
  file: string,
  called: string,
  { words }: Voice,
  work: () => Promise<Tried<T>>,
): Promise<Tried<T>> {
  try {
    const lock = takeLock(file);
    if (!lock.ok) {
      const busy = { file: called, pid: String(lock.error.pid), lock: lockOf(file) };
      return fail(complaint(EXIT.file, say(words, 'complaint.busy', busy)));
    }
    try {
      return await work();
    } finally {
      lock.value();
    }
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    const unwritable = { file: error.file, code: error.message };
    return fail(complaint(EXIT.file, say(words, 'complaint.file-unwritable', unwritable)));
  }
}
