import { ok } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Checked, Flag, Given } from '../command.ts';
import { plain } from '../text/plain.ts';
import type { Voice } from '../text/voice.ts';
import type { ProgramFault } from './seat-program.ts';

/** Seconds that a program may take to decide, if nobody says otherwise; and at most. */
const USUAL_PATIENCE = 10;
const MOST_PATIENCE = 3600;

export const patienceFlag: Flag = {
  value: 'S',
  about: words => say(words, 'flag.patience', { seconds: USUAL_PATIENCE }),
};

/** In milliseconds. */
export function patienceOf(given: Given): Checked<number> {
  const seconds = given.whole('patience', 1, MOST_PATIENCE);
  return seconds.ok ? ok(1000 * (seconds.value ?? USUAL_PATIENCE)) : seconds;
}

/** What is the matter with a program, in words. */
export function faultSentence({ words }: Voice, { why, command, said }: ProgramFault): string {
  const sentence = say(words, `program.${why}`, { command: plain(command), said: plain(said) });
  return why === 'ended' && said !== ''
    ? `${sentence} ${say(words, 'program.last-words', { said: plain(said) })}`
    : sentence;
}
