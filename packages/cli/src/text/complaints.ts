import { isGameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { gameNamedIn, seatsOf, type RecordFault, type TooMuch } from '@zaria/kit';
import { recordFault, say } from '@zaria/words';
import { isBrokenOff, type JsonFault } from '../files/json.ts';
import { LARGEST_FILE, type ReadFault } from '../files/read.ts';
import { impossibleIn, type SaveFault } from '../keeper/save.ts';
import { entryPlace, placeIn } from './places.ts';
import { seatNames, speakerOf, type Voice } from './voice.ts';

/** Why a file cannot be read. */
export function readComplaint({ words }: Voice, file: string, fault: ReadFault): string {
  if (fault.why === 'file-unreadable') return say(words, 'complaint.file-unreadable', { file, code: fault.code });
  if (fault.why === 'file-huge')
    return say(words, 'complaint.file-huge', { file, megabytes: LARGEST_FILE / 1024 / 1024 });
  return say(words, `complaint.${fault.why}`, { file });
}

/** Why a text is no JSON: there is nothing in it, it breaks off, or something in it is wrong. */
export function jsonComplaint({ words }: Voice, file: string, text: string, fault: JsonFault): string {
  if (text.trim() === '') return say(words, 'complaint.file-empty', { file });
  return say(words, isBrokenOff(text, fault) ? 'complaint.json-cut' : 'complaint.not-json', { file, ...fault });
}

export const limitComplaint = ({ words }: Voice, file: string, tooMuch: TooMuch): string =>
  `${file}: ${say(words, `fault.${tooMuch}`)}`;

/** Why a save cannot go on, and which of its entries cannot have happened, if that can be told. */
export function saveComplaint(voice: Voice, file: string, json: unknown, fault: SaveFault): string {
  const { words } = voice;
  const sentence = say(words, `complaint.${fault}`, { file });
  const wrong = fault === 'save-newer' ? null : impossibleIn(json);
  if (wrong === null) return sentence;
  const { index, count, row, names } = wrong;
  const place = entryPlace(voice, { at: `entries[${index}]`, number: index + 1, count }, row, names);
  return `${sentence} ${say(words, 'complaint.save-first', { place })}`;
}

/** Where a record is damaged, and how. */
export function recordComplaint(voice: Voice, file: string, json: unknown, fault: RecordFault): string {
  const at = placeIn(voice, fault.at, json);
  const sentence = recordFault(voice.words, { ...fault, at }, refused => {
    const game = gameNamedIn(json);
    if (!isGameId(game)) throw new Error('only a known game refuses entries');
    const most = findGame(game)?.players.max ?? 0;
    return speakerOf(game, voice, seatNames(voice, seatsOf(most))).refusal(refused);
  });
  return `${file}: ${sentence}`;
}
