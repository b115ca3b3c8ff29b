import { GAME_IDS, isGameId, type GameId } from '@zaria/games';
import { registered, type AnyPositionFault } from '@zaria/games/all';
import { fail, isObject, ok, type Json, type Result } from '@zaria/kit';
import { say } from '@zaria/words';
import { EXIT, worstOf, type Command, type Exit, type Surroundings } from '../command.ts';
import { parseJson } from '../files/json.ts';
import { readText } from '../files/read.ts';
import { unreadExit } from '../files/record.ts';
import { printLine, printLines } from '../io.ts';
import { complain } from '../text/complain.ts';
import { jsonComplaint, readComplaint } from '../text/complaints.ts';
import { longLine } from '../text/long-line.ts';
import { plain } from '../text/plain.ts';
import { speakerOf, type Voice } from '../text/voice.ts';

/** Where a position is wrong, and why; `says` puts it into words. */
interface Refused {
  readonly fault: AnyPositionFault;
  /** Whether there was nothing to look at. */
  readonly isUnread?: boolean;
  says(voice: Voice): string;
}

interface Scored {
  readonly game: GameId;
  readonly score: Json;
}

/** `zaria score FILE…`: positions written by hand. */
export const score: Command = {
  name: 'score',
  operands: 'FILE…',
  most: Infinity,
  about: 'usage.score',
  flags: { json: { about: words => say(words, 'flag.json') } },
  note: words => say(words, 'usage.score.note'),
  examples: [
    './zaria score position.json',
    './zaria score --json one.json two.json',
    './zaria score - < positions.jsonl',
  ],
  json: [['…, error', words => say(words, 'json.score')]],

  async run(given, surroundings) {
    const { voice } = surroundings;
    if (given.operands.length === 0) return fail(say(voice.words, 'complaint.file-missing'));
    const exits: Exit[] = [];
    for (const file of given.operands) {
      const print = given.has('json') ? 'json' : given.operands.length > 1 ? 'named' : 'plain';
      exits.push(file === '-' ? await scoreLines(surroundings) : scoreFile(file, print, surroundings));
    }
    return ok(worstOf(exits));
  },
};

/** One position a file. */
function scoreFile(file: string, print: 'json' | 'named' | 'plain', { io, voice }: Surroundings): Exit {
  const result = scoreText(file, readText(file));
  if (print === 'json') printLine(io.stdout, jsonOf(result));
  else if (result.ok) {
    if (print === 'named') printLine(io.stdout, `${file}:`);
    printLines(io.stdout, speakerOf(result.value.game, voice, []).positionScore(result.value.score).map(plain));
  }
  if (!result.ok) complain(io, result.error.says(voice));
  if (result.ok) return EXIT.fine;
  return result.error.isUnread ? EXIT.file : EXIT.refused;
}

/** One position a line, one line of JSON for each. */
async function scoreLines({ io }: Surroundings): Promise<Exit> {
  let isFine = true;
  let number = 0;
  for (let line = await io.stdin.nextLine(); line !== null; line = await io.stdin.nextLine()) {
    number++;
    if (line !== 'too-long' && line.text.trim() === '') continue;
    const result =
      line === 'too-long' ? fail(tooLong(number)) : scoreText('-', ok(unmarked(line.text, number)), number);
    printLine(io.stdout, jsonOf(result));
    isFine &&= result.ok;
  }
  return isFine ? EXIT.fine : EXIT.refused;
}

/** Without the mark that says what follows is UTF-8: where a text is read from a file, the decoder takes it away. */
const unmarked = (text: string, number: number): string => (number === 1 ? text.replace(/^\uFEFF/, '') : text);

const jsonOf = (result: Result<Scored, Refused>): string =>
  JSON.stringify(result.ok ? result.value.score : { error: result.error.fault });

/** `first` is the number of the text's first line where it is part of a stream. */
function scoreText(file: string, text: ReturnType<typeof readText>, first = 1): Result<Scored, Refused> {
  if (!text.ok) {
    const { error } = text;
    return fail({
      fault: { at: file, why: error.why },
      isUnread: unreadExit(error) === EXIT.file,
      says: voice => readComplaint(voice, file, error),
    });
  }
  const json = parseJson(text.value);
  if (!json.ok) {
    const at = `line ${json.error.line + first - 1}, column ${json.error.column}`;
    return fail({ fault: { at, why: 'not-json' }, says: voice => jsonComplaint(voice, file, text.value, json.error) });
  }
  return scoreJson(file, json.value);
}

function scoreJson(file: string, position: unknown): Result<Scored, Refused> {
  const refuse = (fault: AnyPositionFault, words: (voice: Voice) => string): Result<never, Refused> =>
    fail({ fault, says: voice => `${file}: ${fault.at}: ${words(voice)}` });
  if (!isObject(position))
    return refuse({ at: 'position', why: 'position-shape' }, ({ words }) => say(words, 'complaint.position-shape'));
  const game = position['game'];
  if (typeof game !== 'string')
    return refuse({ at: 'game', why: 'game-missing' }, ({ words }) =>
      say(words, 'complaint.position-game', { games: GAME_IDS }),
    );
  if (!isGameId(game))
    return refuse({ at: 'game', why: 'game-unknown' }, ({ words }) =>
      say(words, 'complaint.game-unknown', { game, games: GAME_IDS }),
    );
  const result = registered(game).scorePosition(position);
  if (result.ok) return ok({ game, score: result.value });
  return refuse(result.error, voice => speakerOf(game, voice, []).positionFault(result.error));
}

const tooLong = (number: number): Refused => ({
  fault: { at: `line ${number}`, why: 'too-long' },
  says: ({ words }) => longLine(words),
});
