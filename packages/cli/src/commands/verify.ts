import { findGame } from '@zaria/games/all';
import { fail, fold, ok, type Match, type Result } from '@zaria/kit';
import { verifyRecord, type Verified, type VerifyFault } from '@zaria/table/public';
import { say } from '@zaria/words';
import type { Command, Exit, Surroundings } from '../command.ts';
import { parseJson } from '../files/json.ts';
import { LARGEST_FILE, readText, type ReadFault } from '../files/read.ts';
import { recordFrom, tooMuchFor } from '../files/record.ts';
import { printLine, type Io } from '../io.ts';
import { jsonComplaint, limitComplaint, readComplaint, saveComplaint } from '../text/complaints.ts';
import { plain } from '../text/plain.ts';
import { faultSentence, fineSentence } from '../text/verdict.ts';
import type { Voice } from '../text/voice.ts';

/** Why a record does not pass, or could not be looked at. */
interface Refused {
  readonly part: VerifyFault['part'] | 'file';
  readonly fault: { readonly at: string; readonly why: string };
  says(voice: Voice): string;
}

/** `zaria verify FILE…`: whether matches were played by the rules, with the dice that were promised. */
export const verify: Command = {
  name: 'verify',
  operands: 'FILE…',
  most: Infinity,
  about: 'usage.verify',
  flags: { json: { about: words => say(words, 'flag.json') } },
  note: words => say(words, 'usage.verify.note'),
  examples: ['./zaria verify match.json', './zaria verify --json one.json two.json', './zaria verify - < match.json'],
  json: [
    ['file, ok', words => say(words, 'json.verify.ok')],
    ['game, rules, finished, dice, takenBack', words => say(words, 'json.verify.fine')],
    ['part, at, why', words => say(words, 'json.verify.fault')],
  ],

  async run(given, surroundings) {
    const { voice } = surroundings;
    if (given.operands.length === 0) return fail(say(voice.words, 'complaint.file-missing'));
    let exit: Exit = 0;
    for (const file of given.operands) {
      const text = file === '-' ? await readInput(surroundings.io) : readText(file);
      const verdict = verdictOn(file, text);
      if (!verdict.ok) exit = 2;
      printVerdict(file, verdict, given.has('json'), surroundings);
    }
    return ok(exit);
  },
};

/** All of standard input. */
async function readInput({ stdin }: Io): Promise<Result<string, ReadFault>> {
  const lines: string[] = [];
  let length = 0;
  for (let line = await stdin.nextLine(); line !== null; line = await stdin.nextLine()) {
    if (line === 'too-long' || (length += line.text.length) > LARGEST_FILE) return fail({ why: 'file-huge' });
    lines.push(line.text);
  }
  return ok(lines.join('\n'));
}

function verdictOn(file: string, text: ReturnType<typeof readText>): Result<Verified, Refused> {
  const refuse = (at: string, why: string, says: Refused['says']): Result<never, Refused> =>
    fail({ part: 'file', fault: { at, why }, says });
  if (!text.ok) return refuse(file, text.error.why, voice => readComplaint(voice, file, text.error));
  const tooMuch = tooMuchFor(text.value);
  if (tooMuch !== null) return refuse('record', tooMuch, voice => limitComplaint(voice, file, tooMuch));
  const json = parseJson(text.value);
  if (!json.ok) {
    const { line, column } = json.error;
    return refuse(`line ${line}, column ${column}`, 'not-json', voice => jsonComplaint(voice, file, json.error));
  }
  const record = recordFrom(json.value);
  if (!record.ok) return refuse(file, record.error, voice => saveComplaint(voice, file, record.error));
  const verified = verifyRecord(record.value, findGame);
  if (verified.ok) return verified;
  const { part, fault } = verified.error;
  return fail({ part, fault, says: voice => faultSentence(voice, file, record.value, verified.error) });
}

function printVerdict(file: string, verdict: Result<Verified, Refused>, isJson: boolean, { io, voice }: Surroundings) {
  if (isJson) printLine(io.stdout, JSON.stringify({ file, ...jsonOf(verdict) }));
  else if (verdict.ok)
    printLine(io.stdout, plain(fineSentence(voice, file, verdict.value, isFinished(verdict.value.match))));
  else if (verdict.error.part === 'file') printLine(io.stderr, plain(`zaria: ${verdict.error.says(voice)}`));
  else printLine(io.stdout, plain(verdict.error.says(voice)));
}

function jsonOf(verdict: Result<Verified, Refused>): object {
  if (!verdict.ok) return { ok: false, part: verdict.error.part, ...verdict.error.fault };
  const { match, dice, takenBack } = verdict.value;
  return { ok: true, game: match.game.id, rules: match.game.rules, finished: isFinished(match), dice, takenBack };
}

const isFinished = ({ game, start, log }: Match): boolean => game.waiting(fold(game, start, log)).length === 0;
