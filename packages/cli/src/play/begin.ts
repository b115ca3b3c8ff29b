import { existsSync } from 'node:fs';
import type { GameId } from '@zaria/games';
import { fail, ok, type AnyOptions } from '@zaria/kit';
import { say } from '@zaria/words';
import { commandIn, programName } from '../outside/command-line.ts';
import { thoughtOf } from './thought.ts';
import { EXIT, complaint, type Checked, type Given, type Surroundings, type Tried } from '../command.ts';
import { fullOptions, gameFor, readOptions } from '../game-arguments.ts';
import { found, type NewMatch, type Sitter } from '../keeper/found.ts';
import type { Save } from '../keeper/save.ts';
import { newSave } from '../keeper/saves.ts';
import { inkOf } from '../text/pen.ts';
import { speakerOf, type Voice } from '../text/voice.ts';
import type { LocalMatch } from './attend.ts';
import { readSeats, usualSeats } from './seats.ts';
import { askOn, chooseGame, chooseOptions, chooseSeats, type Asked } from './setup.ts';

/** Of what was not given, a person at a terminal is asked; `null` when he leaves. */
type Asking<T> = Promise<Checked<T> | null>;

/** What is left to be asked is asked here; opened when something is. */
interface Desk {
  ask(): Asked;
}

/** A new match. */
export async function begin(given: Given, surroundings: Surroundings): Asking<LocalMatch> {
  const { io, voice } = surroundings;
  if (io.terminal === null || given.has('lines')) return chosen(given, surroundings, null);
  const { terminal } = io;
  let asked: Asked | null = null;
  const desk: Desk = {
    ask: () => (asked ??= askOn({ terminal, voice, ink: inkOf(io), signal: io.interruption() })),
  };
  try {
    return await chosen(given, surroundings, desk);
  } finally {
    (asked as Asked | null)?.screen.close();
  }
}

async function chosen(given: Given, surroundings: Surroundings, desk: Desk | null): Asking<LocalMatch> {
  const { io, voice } = surroundings;
  const thought = thoughtOf(given);
  if (!thought.ok) return thought;
  const dice = diceOf(given, voice);
  if (!dice.ok) return dice;
  const game = await gameOf(given, voice, desk);
  if (!game?.ok) return game;
  const sitters = await seatsOf(given, game.value, voice, desk);
  if (!sitters?.ok) return sitters;
  if (dice.value === 'typed' && sitters.value.every(({ bot }) => bot !== null))
    return fail(say(voice.words, 'complaint.dice-nobody'));
  const options = await optionsOf(given, game.value, sitters.value.length, voice, desk);
  if (!options?.ok) return options;

  const programs = sitters.value.flatMap(({ bot }) => commandIn(bot ?? '') ?? []);
  const match = {
    game: game.value,
    sitters: sitters.value.map(asKept),
    options: options.value,
    dice: dice.value,
    friendly: given.has('friendly'),
  };
  const file = given.text('save') ?? newSave(io, game.value);
  return ok({
    file,
    isNew: true,
    thought: { ...thought.value, programs },
    record: given.text('record'),
    isInLines: given.has('lines'),
    open: () => foundAt(file, match, surroundings),
  });
}

/** A match is kept with the name of a program, and without its command line. */
const asKept = ({ name, bot }: Sitter): Sitter => {
  const command = commandIn(bot ?? '');
  return { name, bot: command === null ? bot : programName(command) };
};

function foundAt(file: string, match: NewMatch, { io, voice }: Surroundings): Tried<Save> {
  if (existsSync(file)) return fail(complaint(EXIT.file, say(voice.words, 'complaint.file-exists', { file })));
  const save = found(match, io);
  if (save.ok) return save;
  const names = match.sitters.map(({ name }) => name);
  return fail(speakerOf(match.game, voice, names).tableRefusal(save.error));
}

function diceOf(given: Given, { words }: Voice): Checked<NewMatch['dice']> {
  const [value, seed] = [given.text('dice') ?? 'fair', given.text('seed')];
  if (value !== 'fair' && value !== 'typed') return fail(say(words, 'complaint.dice-unknown', { value }));
  if (seed === null) return ok(value === 'fair' ? 'drawn' : 'typed');
  if (given.has('dice')) return fail(say(words, 'complaint.flag-together', { flag: '--dice', other: '--seed' }));
  return ok({ seed });
}

async function gameOf(given: Given, voice: Voice, desk: Desk | null): Asking<GameId> {
  const named = given.operands[0];
  if (named !== undefined || desk === null) return gameFor(voice, named);
  const game = await chooseGame(desk.ask());
  return game === null ? null : ok(game);
}

async function seatsOf(given: Given, game: GameId, voice: Voice, desk: Desk | null): Asking<readonly Sitter[]> {
  const named = given.text('seats');
  const bots =
    given
      .text('bots')
      ?.split(',')
      .map(bot => bot.trim()) ?? [];
  if (named !== null || bots.length > 0) return readSeats(voice, game, named, bots);
  const seats = desk === null ? usualSeats(game) : await chooseSeats(desk.ask(), game);
  return seats === null ? null : readSeats(voice, game, seats);
}

/** Asked about only by somebody who was asked about the seats too: whoever gave those wants to play at once. */
async function optionsOf(
  given: Given,
  game: GameId,
  seats: number,
  voice: Voice,
  desk: Desk | null,
): Asking<AnyOptions> {
  const named = readOptions(voice, game, given.texts('option'));
  if (!named.ok) return named;
  const isAsked = desk !== null && !given.has('seats') && !given.has('option');
  const options = isAsked ? await chooseOptions(desk.ask(), game, seats) : named.value;
  return options === null ? null : fullOptions(voice, game, seats, options);
}
