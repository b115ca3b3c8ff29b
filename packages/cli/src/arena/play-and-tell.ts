import { availableParallelism } from 'node:os';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok, type AnyOptions } from '@zaria/kit';
import { EXIT, complaint, type Exit, type Given, type Surroundings, type Tried } from '../command.ts';
import { printLine, printLines } from '../io.ts';
import { faultSentence, patienceOf } from '../outside/words.ts';
import { progressOn } from '../progress.ts';
import { givenOptions } from './arguments.ts';
import type { Bout } from './bout.ts';
import { playAll, type Results } from './play-all.ts';

const MOST_THREADS = 256;

/** What is played: the same words in the JSON of both. */
export interface Asked {
  readonly game: GameId;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  /** Match `i`, or block `i`, is played with the entry `i mod length`: one for each seat that may begin. */
  readonly options: readonly AnyOptions[];
}

/** What came of it, as JSON and for people; `null`: nothing was played that could be told. */
export interface Told {
  readonly json: object;
  lines(): readonly string[];
}

/** Plays bouts on as many threads as there are cores, prints what came of them, and says how the run ended. */
export async function playAndTell(
  asked: Asked,
  bouts: readonly Bout[],
  given: Given,
  { io, voice }: Surroundings,
  tell: (results: Results) => Told | null,
): Promise<Tried<Exit>> {
  const threads = given.whole('threads', 1, MOST_THREADS);
  if (!threads.ok) return threads;
  const patience = patienceOf(given);
  if (!patience.ok) return patience;
  const progress = progressOn(io.stderr, bouts.length, () => io.now());
  const signal = io.interruption();
  const { results, fault, crash } = await playAll(bouts, {
    threads: threads.value ?? availableParallelism(),
    manner: { isTimed: given.has('times'), patience: patience.value },
    signal,
    seen: done => progress.at(done),
  });
  progress.end();
  const told = tell(results);
  if (told !== null && given.has('json'))
    printLine(io.stdout, JSON.stringify({ ...headOf(asked), ...told.json }, withoutInfinity));
  else if (told !== null) printLines(io.stdout, told.lines());
  // That is for whoever catches what only we can cause.
  if (crash !== null) throw crash;
  // Whoever interrupts interrupts the programs, too.
  if (signal.aborted) return ok(EXIT.interrupted);
  return fault === null ? ok(EXIT.fine) : fail(complaint(EXIT.program, faultSentence(voice, fault)));
}

function headOf({ game: id, seats, matches, seed, options }: Asked): object {
  return { game: id, rules: registered(id).game.rules, seats, matches, seed, options: givenOptions(options) };
}

/** For `JSON.stringify`: a bound that is not known is `null`, and numbers have as many digits as anybody reads. */
const withoutInfinity = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return Number.isFinite(value) ? Number(value.toPrecision(6)) : null;
};
