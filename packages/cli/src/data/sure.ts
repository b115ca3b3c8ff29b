import { select } from '@clack/prompts';
import { say } from '@zaria/words';
import type { Surroundings } from '../command.ts';
import { prompted } from '../play/prompted.ts';

/** Whether somebody at the terminal is sure; `null`: there is nobody to ask. */
export async function isSure(message: string, { io, voice: { words } }: Surroundings): Promise<boolean | null> {
  if (io.terminal === null) return null;
  const answer = await prompted(io.terminal, null, place =>
    select<boolean>({
      ...place,
      message,
      initialValue: false,
      showInstructions: false,
      options: [
        { value: true, label: say(words, 'value.true') },
        { value: false, label: say(words, 'value.false') },
      ],
    }),
  );
  return answer ?? false;
}
