import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';

/** Whether somebody at the terminal is sure: only a yes in his language is one. `null`: there is nobody to ask. */
export async function isSure(
  message: string,
  { io, voice: { words, language } }: Surroundings,
): Promise<boolean | null> {
  if (!io.stdin.isTTY) return null;
  const [yes, no] = [say(words, 'value.true'), say(words, 'value.false')];
  io.stderr.write(`${message} (${yes}/${no}) `);
  const line = await io.stdin.nextLine();
  const said = line === null || line === 'too-long' ? '' : line.text.trim().toLocaleLowerCase(language);
  return said !== '' && yes.startsWith(said);
}
