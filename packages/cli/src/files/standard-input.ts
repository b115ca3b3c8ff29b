import { fail, ok, type Result } from '@zaria/kit';
import type { Io } from '../io.ts';
import { LARGEST_FILE, type ReadFault } from './read.ts';

/** All of standard input, line by line. */
export async function readInput({ stdin }: Pick<Io, 'stdin'>): Promise<Result<string, ReadFault>> {
  const lines: string[] = [];
  let length = 0;
  for (let line = await stdin.nextLine(); line !== null; line = await stdin.nextLine()) {
    if (line === 'too-long' || (length += line.text.length) > LARGEST_FILE) return fail({ why: 'file-huge' });
    lines.push(line.text);
  }
  return ok(lines.join('\n'));
}
