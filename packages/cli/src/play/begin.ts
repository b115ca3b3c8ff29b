import { existsSync } from 'node:fs';
import type { GameId } from '@zaria/games';
import { fail, ok, type AnyOptions } from '@zaria/kit';
import { say } from '@zaria/words';
import { nodesOf } from '../bots.ts';
import type { Checked, Given, Surroundings } from '../command.ts';
import { fullOptions, gameFor, readOptions } from '../game-arguments.ts';
import { found, type NewMatch, type Sitter } from '../keeper/found.ts';
import type { Save } from '../keeper/save.ts';
import { newSave } from '../keeper/saves.ts';
import { speakerOf, type Voice } from '../text/voice.ts';
import type { LocalMatch } from './attend.ts';
import { readSeats, usualSeats } from './seats.ts';
import { chooseGame, chooseOptions, chooseSeats } from './setup.ts';

/** Of what was not given, a person at a terminal is asked; `null` when he leaves. */
type Asked<T> = Promise<Checked<T> | null>;

/** A new match. */
export async function begin(given: Given, surroundings: Surroundings): Asked<LocalMatch> {
  const { io, voice } = surroundings;
  const nodes = nodesOf(given);
  if (!nodes.ok) return nodes;
  const dice = diceOf(given, voice);
  if (!dice.ok) return dice;
  const game = await gameOf(given, surroundings);
  if (!game?.ok) return game;
  const sitters = await seatsOf(given, game.value, surroundings);
  if (!sitters?.ok) return sitters;
  if (dice.value === 'typed' && sitters.value.every(({ bot }) => bot !== null))
    return fail(say(voice.words, 'complaint.dice-nobody'));
  const options = await optionsOf(given, game.value, sitters.value.length, surroundings);
  if (!options?.ok) return options;

  const match = {
    game: game.value,
    sitters: sitters.value,
    options: options.value,
    dice: dice.value,
    friendly: given.has('friendly'),
  };
  const file = given.text('save') ?? newSave(io, game.value);
  return ok({
    file,
    isNew: true,
    nodes: nodes.value,
    record: given.text('record'),
    open: () => foundAt(file, match, surroundings),
  });
}

function foundAt(file: string, match: NewMatch, { io, voice }: Surroundings): Checked<Save> {
  if (existsSync(file)) return fail(say(voice.words, 'complaint.file-exists', { file }));
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

async function gameOf(given: Given, { io: { terminal }, voice }: Surroundings): Asked<GameId> {
  const named = given.operands[0];
  if (named !== undefined || terminal === null) return gameFor(voice, named);
  const chosen = await chooseGame(terminal, voice);
  return chosen === null ? null : ok(chosen);
}

async function seatsOf(
  given: Given,
  game: GameId,
  { io: { terminal }, voice }: Surroundings,
): Asked<readonly Sitter[]> {
  const named = given.text('seats');
  if (named !== null) return readSeats(voice, game, named);
  const chosen = terminal === null ? usualSeats(game) : await chooseSeats(terminal, voice, game);
  return chosen === null ? null : readSeats(voice, game, chosen);
}

/** Asked about only by somebody who was asked about the seats too: whoever gave those wants to play at once. */
async function optionsOf(
  given: Given,
  game: GameId,
  seats: number,
  { io: { terminal }, voice }: Surroundings,
): Asked<AnyOptions> {
  const named = readOptions(voice, game, given.texts('option'));
  if (!named.ok) return named;
  const isAsked = terminal !== null && !given.has('seats') && !given.has('option');
  const chosen = isAsked ? await chooseOptions(terminal, voice, game, seats) : named.value;
  return chosen === null ? null : fullOptions(voice, game, seats, chosen);
}
