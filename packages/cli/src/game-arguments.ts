import { GAME_IDS, isGameId, type GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { completeOptions, fail, ok, type AnyOptions, type OptionValue } from '@zaria/kit';
import { optionFault, say } from '@zaria/words';
import type { Checked } from './command.ts';
import { gameName, type Voice } from './text/voice.ts';

/** The game that was named. */
export function gameFor({ words }: Voice, name: string | undefined): Checked<GameId> {
  if (name === undefined) return fail(say(words, 'complaint.game-missing', { games: GAME_IDS }));
  if (isGameId(name)) return ok(name);
  return fail(say(words, 'complaint.game-unknown', { game: name, games: GAME_IDS }));
}

/** Whether so many can play. */
export function seatsFor(voice: Voice, id: GameId, count: number): Checked<number> {
  const { min, max } = registered(id).game.players;
  if (count >= min && count <= max) return ok(count);
  return fail(say(voice.words, 'complaint.seats-count', { game: gameName(voice, id), min, max, count }));
}

/** `--option KEY=VALUE`, as often as it was given. */
export function readOptions({ words }: Voice, id: GameId, texts: readonly string[]): Checked<Record<string, unknown>> {
  const { options } = registered(id).game;
  const given: Record<string, unknown> = {};
  for (const text of texts) {
    const [, key = '', value = ''] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (key === '') return fail(say(words, 'complaint.option-unreadable', { text }));
    const values: readonly OptionValue[] = (Object.hasOwn(options, key) ? options[key]?.values : undefined) ?? [];
    // A value is written as it is listed; what is not among them is left for the game to refuse.
    given[key] = values.find(known => String(known) === value) ?? value;
  }
  return ok(given);
}

/** Every option spelt out. */
export function fullOptions(
  voice: Voice,
  id: GameId,
  seats: number,
  given: Record<string, unknown>,
): Checked<AnyOptions> {
  const options = completeOptions(registered(id).game.options, seats, given);
  return options.ok ? options : fail(optionFault(voice.words, options.error));
}
