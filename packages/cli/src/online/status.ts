import { faultText } from '@zaria/client/online';
import { say } from '@zaria/words';
import type { Visit } from './visit.ts';
import type { OnlineWords } from './words.ts';

/** What is the matter between this terminal and the table, and needs no answer; `null`: nothing. */
export function statusOf({ online, hands }: Visit, words: OnlineWords, folder: string): string | null {
  if (online.state === 'connecting') return say(words, 'visit.connecting');
  if (online.state === 'lost') return say(words, 'line.lost');
  if (online.trouble === 'not-kept') return faultText(words, online.trouble);
  if (hands.isBlocked) return say(words, 'visit.dice-blocked', { folder });
  if (hands.elsewhere.length > 0) return say(words, 'visit.dice-elsewhere');
  return null;
}
