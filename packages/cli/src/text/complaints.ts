import { isGameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { gameNamedIn, seatsOf, type RecordFault, type TooMuch } from '@zaria/kit';
import { recordFault, say } from '@zaria/words';
import type { JsonFault } from '../files/json.ts';
import { LARGEST_FILE, type ReadFault } from '../files/read.ts';
import type { SaveFault } from '../keeper/save.ts';
import { seatNames, speakerOf, type Voice } from './voice.ts';

/** Why a file cannot be read. */
export function readComplaint({ words }: Voice, file: string, fault: ReadFault): string {
  if (fault.why === 'file-unreadable') return say(words, 'complaint.file-unreadable', { file, code: fault.code });
  if (fault.why === 'file-huge')
    return say(words, 'complaint.file-huge', { file, megabytes: LARGEST_FILE / 1024 / 1024 });
  return say(words, `complaint.${fault.why}`, { file });
}

export const jsonComplaint = ({ words }: Voice, file: string, { line, column }: JsonFault): string =>
  say(words, 'complaint.not-json', { file, line, column });

export const limitComplaint = ({ words }: Voice, file: string, tooMuch: TooMuch): string =>
  `${file}: ${say(words, `fault.${tooMuch}`)}`;

export const saveComplaint = ({ words }: Voice, file: string, fault: SaveFault): string =>
  say(words, `complaint.${fault}`, { file });

/** A place in a record, for people: entries are counted from 1, as `--at` does. */
export function placeIn({ words }: Voice, at: string): string {
  const entry = /^log\[(\d+)\]$/.exec(at)?.[1];
  return entry === undefined ? at : say(words, 'complaint.entry', { number: Number(entry) + 1 });
}

/** Where a record is damaged, and how. */
export function recordComplaint(voice: Voice, file: string, json: unknown, fault: RecordFault): string {
  const at = placeIn(voice, fault.at);
  const sentence = recordFault(voice.words, { ...fault, at }, refused => {
    const game = gameNamedIn(json);
    if (!isGameId(game)) throw new Error('only a known game refuses entries');
    const most = findGame(game)?.players.max ?? 0;
    return speakerOf(game, voice, seatNames(voice, seatsOf(most))).refusal(refused);
  });
  return `${file}: ${sentence}`;
}
