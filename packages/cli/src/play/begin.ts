import { existsSync } from 'node:fs';
import { registered, type GameId } from '@zaria/games';
import { fail, ok, type AnyOptions } from '@zaria/kit';
import { say } from '@zaria/words';
import { budgetOf } from '../bots.ts';
import type { Checked, Given, Surroundings } from '../command.ts';
import { newSave } from '../files/saves.ts';
import { fullOptions, gameFor, readOptions } from '../game-arguments.ts';
import { readSeats, usualSeats } from './seats.ts';
import { chooseGame, chooseOptions, chooseSeats } from './setup.ts';
import type { LocalTable, Sitter } from './table.ts';

/** Of what was not given, a person at a terminal is asked; `null` when he leaves. */
type Asked<T> = Promise<Checked<T> | null>;

/** A new match. */
export async function begin(given: Given, surroundings: Surroundings): Asked<LocalTable> {
  const { io, voice } = surroundings;
  const budget = budgetOf(given);
  if (!budget.ok) return budget;
  const game = await gameOf(given, surroundings);
  if (!game?.ok) return game;
  const seats = await seatsOf(given, game.value, surroundings);
  if (!seats?.ok) return seats;
  const options = await optionsOf(given, game.value, seats.value.length, surroundings);
  if (!options?.ok) return options;

  const file = given.text('save') ?? newSave(io, game.value);
  if (existsSync(file)) return fail(say(voice.words, 'complaint.file-exists', { file }));
  return ok({
    id: game.value,
    match: {
      game: registered(game.value).game,
      start: { seats: seats.value.length, options: options.value },
      seats: seats.value,
      fairness: null,
      log: [],
    },
    seed: given.text('seed'),
    budget: budget.value,
    file,
  });
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
