import { isGameId } from '@zaria/games';
import type { Seat, TakenBack } from '@zaria/kit';
import type { Verified, VerifyFault } from '@zaria/table/public';
import { nameFor, say } from '@zaria/words';
import { placeIn, recordComplaint } from './complaints.ts';
import { gameName, type Voice } from './voice.ts';

/** That something was taken back by consent is never left out. */
export const takenBackLines = ({ words }: Pick<Voice, 'words'>, { times, throws }: TakenBack): readonly string[] => [
  ...(times === 0 ? [] : [say(words, 'taken-back.times', { times })]),
  ...(throws === 0 ? [] : [say(words, 'taken-back.throws', { throws })]),
];

/** What was checked and found in order. */
export function fineSentence(
  voice: Voice,
  file: string,
  { match, dice, takenBack }: Verified,
  isFinished: boolean,
): string {
  const { words } = voice;
  const { id } = match.game;
  if (!isGameId(id)) throw new Error(`${id} was found in the registry`);
  const game = gameName(voice, id);
  const remarks = [...takenBackLines(voice, takenBack), ...(isFinished ? [] : [say(words, 'verify.unfinished')])];
  if (dice.kind === 'typed') return [say(words, 'verify.typed', { file, game }), ...remarks].join(' ');

  const names = (seats: readonly Seat[]): string[] => seats.map(seat => nameFor(words, match.seats[seat]?.name ?? ''));
  const { draws, values, revealed, withheld } = dice;
  return [
    say(words, 'verify.fine', { file, game, draws, values }),
    say(words, `verify.${dice.kind}`),
    ...(revealed.length === 0 ? [] : [say(words, 'verify.revealed', { names: names(revealed) })]),
    ...(withheld.length === 0 ? [] : [say(words, 'verify.withheld', { names: names(withheld) })]),
    ...remarks,
  ].join(' ');
}

/** Where a record fails, and why. */
export function faultSentence(voice: Voice, file: string, record: unknown, { part, fault }: VerifyFault): string {
  const { words } = voice;
  switch (part) {
    case 'record':
      return recordComplaint(voice, file, record, fault);
    case 'dice':
      return `${file}: ${placeIn(voice, fault.at)}: ${say(words, `fair.${fault.why}`)}`;
    case 'rules':
      return `${file}: ${placeIn(voice, fault.at)}: ${say(words, `rules.${fault.why}`)}`;
  }
}
