import { lineOf, parseReceipt, readExactly, verifyBytes } from '@zaria/fair';
import type { ChainedFault, ChainedRecord, DiceVerdict } from '@zaria/fair';
import { findGame } from '@zaria/games/all';
import { fail, ok, type Result } from '@zaria/kit';
import { verifyFile, verifyRecord, type Verified, type VerifyFault } from '@zaria/table/public';
import { say } from '@zaria/words';
import { EXIT, worstOf, type Command, type Exit, type Surroundings } from '../command.ts';
import { parseJson } from '../files/json.ts';
import { decodeText, readBytes, type ReadFault } from '../files/read.ts';
import { recordFrom, tooMuchFor, unreadExit } from '../files/record.ts';
import { readInput } from '../files/standard-input.ts';
import { printLine, type Io } from '../io.ts';
import { isSave } from '../keeper/save.ts';
import { complain, printSentence } from '../text/complain.ts';
import { jsonComplaint, limitComplaint, readComplaint, saveComplaint } from '../text/complaints.ts';
import { diceOnlySentence, faultSentence, fineSentence } from '../text/verdict.ts';
import type { Voice } from '../text/voice.ts';

/** Why a record does not pass, or could not be looked at. */
interface Refused {
  readonly part: VerifyFault['part'] | 'file';
  readonly fault: { readonly at: string; readonly why: string };
  /** Whether there was nothing to look at. */
  readonly isUnread?: boolean;
  says(voice: Voice): string;
}

type Read = Result<Uint8Array, ReadFault>;

async function inputBytes(io: Io): Promise<Read> {
  const text = await readInput(io);
  return text.ok ? ok(new TextEncoder().encode(text.value)) : text;
}

/** `zaria verify FILE…`: whether matches were played by the rules, with the dice that were promised. */
export const verify: Command = {
  name: 'verify',
  operands: 'FILE…',
  most: Infinity,
  about: 'usage.verify',
  flags: {
    json: { about: words => say(words, 'flag.json') },
    'dice-only': { about: words => say(words, 'flag.dice-only') },
    receipt: { value: 'R', about: words => say(words, 'flag.receipt') },
    lines: { about: words => say(words, 'flag.lines') },
  },
  note: words => say(words, 'usage.verify.note'),
  examples: [
    './zaria verify match.json',
    './zaria verify --json one.json two.json',
    './zaria verify - < match.json',
    "./zaria verify --receipt 'b7b83 cae41 caba8 674f9' match.json",
  ],
  json: [
    ['file, ok', words => say(words, 'json.verify.ok')],
    ['game, rules, finished, dice, takenBack', words => say(words, 'json.verify.fine')],
    ['part, at, why', words => say(words, 'json.verify.fault')],
  ],

  async run(given, surroundings) {
    const { voice, io } = surroundings;
    const isDiceOnly = given.has('dice-only');
    const noted = given.text('receipt');
    const receipt = noted === null ? null : parseReceipt(noted);
    if (noted !== null && receipt === null) return fail(say(voice.words, 'complaint.receipt', { receipt: noted }));
    if (given.has('lines')) return ok(await judgeLines(io, isDiceOnly, receipt));
    if (given.operands.length === 0) return fail(say(voice.words, 'complaint.file-missing'));
    const exits: Exit[] = [];
    for (const file of given.operands) {
      const bytes = file === '-' ? await inputBytes(io) : readBytes(file);
      exits.push(
        isDiceOnly
          ? tellDice(file, bytes, receipt, given.has('json'), surroundings)
          : tell(file, verdictOn(file, bytes, receipt), receipt, given.has('json'), surroundings),
      );
    }
    return ok(worstOf(exits));
  },
};

/** A verdict in JSON for each record in base64, as the verifier in Python gives them. */
async function judgeLines({ stdin, stdout }: Io, isDiceOnly: boolean, receipt: string | null): Promise<Exit> {
  for (let line = await stdin.nextLine(); line !== null; line = await stdin.nextLine()) {
    const bytes = line === 'too-long' ? null : bytesIn(line.text);
    printLine(stdout, JSON.stringify(verdictLine(bytes ?? new Uint8Array(), isDiceOnly, receipt)));
  }
  return EXIT.fine;
}

const SPACES = ' \t\r\v\f';
/** No group that repeats: a regular expression with one falls over a line of some megabytes. */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** What a line says; `null`: it is no base64. Spaces around it do not count. */
function bytesIn(line: string): Uint8Array | null {
  let [first, end] = [0, line.length];
  while (first < end && SPACES.includes(line.charAt(first))) first++;
  while (end > first && SPACES.includes(line.charAt(end - 1))) end--;
  const text = line.slice(first, end);
  return text.length % 4 === 0 && BASE64.test(text) ? Buffer.from(text, 'base64') : null;
}

function verdictLine(bytes: Uint8Array, isDiceOnly: boolean, receipt: string | null): object {
  if (isDiceOnly) return lineOf(verifyBytes(bytes, receipt));
  const verified = verifyFile(bytes, findGame, receipt);
  return verified.ok ? { ok: true, ...verified.value.dice } : { ok: false, ...placeOf(verified.error.fault) };
}

const placeOf = ({ at, why }: { readonly at: string; readonly why: string }): object => ({ at, why });

function verdictOn(file: string, bytes: Read, receipt: string | null): Result<Verified, Refused> {
  const refuse = (at: string, why: string, says: Refused['says']): Result<never, Refused> =>
    fail({ part: 'file', fault: { at, why }, says });
  const text = bytes.ok ? decodeText(bytes.value) : bytes;
  if (!text.ok || !bytes.ok) {
    const error = text.ok ? { why: 'file-binary' as const } : text.error;
    return fail({
      part: 'file',
      fault: { at: file, why: error.why },
      isUnread: unreadExit(error) === EXIT.file,
      says: voice => readComplaint(voice, file, error),
    });
  }
  const tooMuch = tooMuchFor(text.value);
  if (tooMuch !== null) return refuse('record', tooMuch, voice => limitComplaint(voice, file, tooMuch));
  const json = parseJson(text.value);
  if (!json.ok) {
    const { line, column } = json.error;
    return refuse(`line ${line}, column ${column}`, 'not-json', voice =>
      jsonComplaint(voice, file, text.value, json.error),
    );
  }
  const record = recordFrom(json.value);
  if (!record.ok) return refuse(file, record.error, voice => saveComplaint(voice, file, json.value, record.error));
  // What is kept of a match in play is no record: it is read as our own, and only what comes of it is checked.
  const verified = isSave(json.value)
    ? verifyRecord(record.value, findGame, receipt)
    : verifyFile(bytes.value, findGame, receipt);
  if (verified.ok) return verified;
  const { part, fault } = verified.error;
  return fail({ part, fault, says: voice => faultSentence(voice, file, record.value, verified.error) });
}

/** Says what came of it. */
function tell(
  file: string,
  verdict: Result<Verified, Refused>,
  receipt: string | null,
  isJson: boolean,
  { io, voice }: Surroundings,
): Exit {
  if (isJson) printLine(io.stdout, JSON.stringify({ file, ...jsonOf(verdict) }));
  else if (verdict.ok) printSentence(io.stdout, fineSentence(voice, file, verdict.value, receipt !== null));
  else if (verdict.error.part === 'file') complain(io, verdict.error.says(voice));
  else printSentence(io.stdout, verdict.error.says(voice));
  if (verdict.ok) return EXIT.fine;
  return verdict.error.isUnread ? EXIT.file : EXIT.refused;
}

function tellDice(
  file: string,
  bytes: Read,
  receipt: string | null,
  isJson: boolean,
  { io, voice }: Surroundings,
): Exit {
  if (!bytes.ok) {
    if (isJson) printLine(io.stdout, JSON.stringify({ file, ok: false, at: file, why: bytes.error.why }));
    else complain(io, readComplaint(voice, file, bytes.error));
    return unreadExit(bytes.error);
  }
  const verdict: Result<DiceVerdict, ChainedFault> = verifyBytes(bytes.value, receipt);
  if (isJson) printLine(io.stdout, JSON.stringify({ file, ...lineOf(verdict) }));
  else printSentence(io.stdout, diceSentence(voice, file, bytes.value, verdict, receipt !== null));
  return verdict.ok ? EXIT.fine : EXIT.refused;
}

/** What is said of the dice in a file; of one that is no text, or no JSON, where it stops being that. */
function diceSentence(
  voice: Voice,
  file: string,
  bytes: Uint8Array,
  verdict: Result<DiceVerdict, ChainedFault>,
  isReceiptCompared: boolean,
): string {
  if (verdict.ok) return diceOnlySentence(voice, file, verdict, isReceiptCompared, namesIn(bytes), null);
  const text = decodeText(bytes);
  if (!text.ok) return readComplaint(voice, file, text.error);
  const tooMuch = tooMuchFor(text.value);
  if (tooMuch !== null) return limitComplaint(voice, file, tooMuch);
  const json = parseJson(text.value);
  if (!json.ok) return jsonComplaint(voice, file, text.value, json.error);
  return diceOnlySentence(voice, file, verdict, isReceiptCompared, [], json.value);
}

/** Who held each seat last, in a record that was found in order. */
function namesIn(bytes: Uint8Array): readonly string[] {
  const record = readExactly(bytes) as unknown as ChainedRecord | undefined;
  return (record?.names ?? []).map(held => held.at(-1) ?? '');
}

function jsonOf(verdict: Result<Verified, Refused>): object {
  if (!verdict.ok) return { ok: false, part: verdict.error.part, ...verdict.error.fault };
  const { match, dice, takenBack, isFinished } = verdict.value;
  return { ok: true, game: match.game.id, rules: match.game.rules, finished: isFinished, dice, takenBack };
}
