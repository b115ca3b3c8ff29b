import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok } from '@zaria/kit';
import { tidyName } from '@zaria/table/public';
import { keptNames, say } from '@zaria/words';
import { USUAL_BOT, playerFor } from '../bots.ts';
import type { Checked } from '../command.ts';
import { seatsFor } from '../game-arguments.ts';
import type { Sitter } from '../keeper/found.ts';
import type { Voice } from '../text/voice.ts';

/** One person against bots, three in all where the game allows it. */
export const usualSeats = (game: GameId): string => against(game, [USUAL_BOT]);

function usualCount(game: GameId): number {
  const { min, max } = registered(game).game.players;
  return Math.min(Math.max(min, 3), max);
}

/** One person against these, or as many of them as the usual table has seats. */
const against = (game: GameId, bots: readonly string[]): string =>
  ['you', ...(bots.length === 1 ? Array<string>(usualCount(game) - 1).fill(bots[0] ?? '') : bots)]
    .map((sitter, at) => (at === 0 ? sitter : `bot:${sitter}`))
    .join(',');

/**
 * Reads `you,you:Anna,bot:greedy`. `bots` names those who play where only `bot` is written, in turn; without `text`, those
 * who play against one person.
 */
export function readSeats(
  voice: Voice,
  game: GameId,
  text: string | null,
  bots: readonly string[] = [],
): Checked<readonly Sitter[]> {
  let named = 0;
  const parts = (text ?? against(game, bots)).split(',').map(part => {
    const sitter = part.trim();
    return sitter === 'bot' && bots.length > 0 ? `bot:${bots[named++ % bots.length]}` : sitter;
  });
  const count = seatsFor(voice, game, parts.length);
  if (!count.ok) return count;
  const sitters: Sitter[] = [];
  for (const part of parts) {
    const sitter = readSitter(voice, game, part);
    if (!sitter.ok) return sitter;
    sitters.push(sitter.value);
  }
  const written = sitters.map(({ name }) => tidyName(name));
  const twice = written.find((name, i) => name !== '' && written.slice(0, i).some(other => isSameName(other, name)));
  if (twice !== undefined) return fail(say(voice.words, 'complaint.name-twice', { name: twice }));
  const kept = keptNames(voice.words, written);
  return ok(sitters.map((sitter, i) => ({ ...sitter, name: kept[i] ?? '' })));
}

/** Whether two names are the same, but for capitals and spaces. */
export const isSameName = (one: string, other: string): boolean =>
  tidyName(one).toLocaleLowerCase() === tidyName(other).toLocaleLowerCase();

/** A sitter with the name that was written; empty for none. */
function readSitter(voice: Voice, game: GameId, part: string): Checked<Sitter> {
  const [, kind = '', detail] = /^(you|bot)(?::(.+))?$/s.exec(part) ?? [];
  if (kind === 'you') return ok({ name: detail?.trim() ?? '', bot: null });
  if (kind !== 'bot') return fail(say(voice.words, 'complaint.seat-unreadable', { seat: part }));
  const bot = playerFor(voice, game, detail ?? USUAL_BOT);
  return bot.ok ? ok({ name: '', bot: bot.value }) : bot;
}
