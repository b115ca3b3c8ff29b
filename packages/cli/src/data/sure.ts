import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';

/** Whether somebody at the terminal is sure: yes, or its first letter. `null`: there is nobody to ask. */
export async function isSure(question: string, { io, voice: { words } }: Surroundings): Promise<boolean | null> {
  if (!io.stdin.isTTY || !io.stderr.isTTY) return null;
  const [yes, no] = [say(words, 'value.true'), say(words, 'value.false')];
  io.stderr.write(`${question} (${yes}/${no}) `);
  const line = await io.stdin.nextLine();
  const answer = line === null || line === 'too-long' ? '' : bare(line.text.trim());
  return answer !== '' && bare(yes).startsWith(answer);
}

/** As somebody types it who leaves capitals and accents out. */
const bare = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
