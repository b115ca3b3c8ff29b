import { isAsTold } from '@zaria/client/dice';
import { readExactly } from '@zaria/fair';
import { findGame } from '@zaria/games/all';
import { usualViewer, verifyFile } from '@zaria/table/public';
import { say } from '@zaria/words';
import { readBytes } from '../files/read.ts';
import { readComplaint } from '../text/complaints.ts';
import { faultSentence, fineSentence } from '../text/verdict.ts';
import type { Voice } from '../text/voice.ts';
import type { Hall } from './hall.ts';

/**
 * What this terminal finds when the match is over: whether the record in the file is sound, and whether it is the match
 * that was told here. Read from the file again, since that is what others will be given.
 */
export function ownCheck(file: string, { client }: Pick<Hall, 'client'>, voice: Voice): readonly string[] {
  const bytes = readBytes(file);
  if (!bytes.ok) return [readComplaint(voice, file, bytes.error)];
  const verified = verifyFile(bytes.value, findGame, null);
  if (!verified.ok) return [faultSentence(voice, file, readExactly(bytes.value) ?? null, verified.error)];
  const { game, start, log } = verified.value.match;
  const sight = client.sight(usualViewer(client.own));
  sight.catchUp();
  const told = sight.moments.map(({ entry }) => entry);
  const isOurs = isAsTold(game, start, log, sight.follower.viewer, told);
  return [
    fineSentence(voice, file, verified.value, false),
    say(voice.words, isOurs ? 'verdict.told' : 'verdict.not-told'),
  ];
}
