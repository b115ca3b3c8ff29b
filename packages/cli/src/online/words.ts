import { faultText } from '@zaria/client/online';
import { tableRefusal } from '@zaria/client/refusals';
import { isGameId, type GameId } from '@zaria/games';
import type { Why } from '@zaria/protocol';
import { say, type Words } from '@zaria/words';
import { GAME_WORDS, wordsOf } from '@zaria/words/all';
import { EXIT, complaint, type Complaint, type Exit } from '../command.ts';
import type { Voice } from '../text/voice.ts';
import type { AskRefusal } from './server.ts';

/** What there is to say about a table elsewhere: as on the page, and what is different here. */
export type OnlineWords = Words<'common' | 'cli' | 'screen' | 'verdict' | 'online' | 'web-online' | 'cli-online'>;

export const onlineWords = ({ language }: Voice): OnlineWords =>
  wordsOf(language, 'common', 'told', 'cli', 'screen', 'verdict', 'online', 'web-online', 'cli-online');

/** The page would be loaded anew, or allowed cookies. */
const OWN = ['version', 'no-guest', 'message-wrong', 'too-many'] as const;

export function faultSentence(words: OnlineWords, why: Why | 'away', origin: string): string {
  if (why === 'away') return say(words, 'visit.away', { origin });
  const own = OWN.find(one => one === why);
  return own === undefined ? faultText(words, why) : say(words, `visit.${own}`);
}

/** How a run ends because of it. */
function exitOf(why: Why | 'away'): Exit {
  if (why === 'away' || why === 'stopping') return EXIT.away;
  return why === 'name-wrong' ? EXIT.usage : EXIT.file;
}

export const faultComplaint = (words: OnlineWords, why: Why | 'away', origin: string): Complaint =>
  complaint(exitOf(why), faultSentence(words, why, origin));

/** Why a server did not do it. What the table refuses is said in the words of its game. */
export function refusalComplaint(voice: Voice, refusal: AskRefusal, origin: string, game: GameId | null): Complaint {
  const words = onlineWords(voice);
  if (refusal.why !== 'refused') return faultComplaint(words, refusal.why, origin);
  if (game === null || !isGameId(game)) return faultComplaint(words, 'failed', origin);
  const own = GAME_WORDS[game];
  const speech = wordsOf(voice.language, 'common', 'told', 'table', ...own.areas);
  return complaint(EXIT.file, tableRefusal(speech, refusal.refusal, own, []));
}
