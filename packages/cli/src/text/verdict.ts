import { startDigits, type ChainedFault, type DiceSummary, type DiceVerdict } from '@zaria/fair';
import { isGameId } from '@zaria/games';
import { CHAINED_FORMAT, type ReadMatch, type Result, type Seat, type TakenBack } from '@zaria/kit';
import type { Verified, VerifyFault } from '@zaria/table/public';
import { diceVerdict, nameFor, say } from '@zaria/words';
import { recordComplaint } from './complaints.ts';
import { placeIn } from './places.ts';
import { gameName, type Voice } from './voice.ts';

/** That something was taken back by consent is never left out. */
export const takenBackLines = ({ words }: Pick<Voice, 'words'>, { times, throws }: TakenBack): readonly string[] => [
  ...(times === 0 ? [] : [say(words, 'taken-back.times', { times })]),
  ...(throws === 0 ? [] : [say(words, 'taken-back.throws', { throws })]),
];

/** What was checked and found in order. */
export function fineSentence(voice: Voice, file: string, verified: Verified, isReceiptCompared: boolean): string {
  const { words } = voice;
  const { match, isFinished } = verified;
  const { id } = match.game;
  if (!isGameId(id)) throw new Error(`${id} was found in the registry`);
  const game = gameName(voice, id);
  if (verified.format !== CHAINED_FORMAT) return firstSentence(voice, file, game, { ...verified, dice: verified.dice });
  const names = shownNames(voice, namesIn(match));
  return [
    say(words, 'verify.chained', { file, game }),
    ...diceVerdict(words, verified.dice, { names, isFinished, isReceiptCompared }),
    // Whoever played along can say whether it is the start that he was shown.
    ...(verified.dice.kind === 'open' ? [say(words, 'verdict.start', { start: startDigits(verified.begun) })] : []),
    say(words, 'verdict.receipt', { receipt: verified.dice.receipt }),
  ].join(' ');
}

/** Who sits where in the end. */
function namesIn({ seats, log }: ReadMatch): readonly string[] {
  const names = seats.map(({ name }) => name);
  for (const entry of log)
    if (entry.kind === 'note' && entry.note.note === 'seat') names[entry.note.seat] = entry.note.name;
  return names;
}

/** A name that was erased is the seat's. */
const shownNames = ({ words }: Pick<Voice, 'words'>, kept: readonly string[]): readonly string[] =>
  kept.map((name, seat) => (name === '' ? `#${seat + 1}` : nameFor(words, name)));

/** What is said of a match whose dice were fixed at its start, by the protocol of records in the format zaria/1. */
function firstSentence(
  voice: Voice,
  file: string,
  game: string,
  { match, dice, takenBack, isFinished }: Pick<Verified, 'match' | 'takenBack' | 'isFinished'> & { dice: DiceSummary },
): string {
  const { words } = voice;
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

/** What is said of the dice alone, where no rules were asked. */
export function diceOnlySentence(
  voice: Voice,
  file: string,
  verdict: Result<DiceVerdict, ChainedFault>,
  isReceiptCompared: boolean,
  kept: readonly string[],
  record: unknown,
): string {
  const { words } = voice;
  if (!verdict.ok)
    return `${file}: ${placeIn(voice, verdict.error.at, record)}: ${say(words, `fair.${verdict.error.why}`)}`;
  const names = shownNames(voice, kept);
  return [
    say(words, 'verify.dice-only', { file }),
    ...diceVerdict(words, verdict.value, { names, isFinished: null, isReceiptCompared }),
    say(words, 'verdict.receipt', { receipt: verdict.value.receipt }),
  ].join(' ');
}

/** Where a record fails, and why. */
export function faultSentence(voice: Voice, file: string, record: unknown, { part, fault }: VerifyFault): string {
  const { words } = voice;
  switch (part) {
    case 'record':
      return recordComplaint(voice, file, record, fault);
    case 'dice':
      return `${file}: ${placeIn(voice, fault.at, record)}: ${say(words, `fair.${fault.why}`)}`;
    case 'rules':
      return `${file}: ${placeIn(voice, fault.at, record)}: ${say(words, `rules.${fault.why}`)}`;
  }
}
