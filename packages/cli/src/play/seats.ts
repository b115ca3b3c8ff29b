import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok, seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { botFor, usualBot } from '../bots.ts';
import type { Checked } from '../command.ts';
import { seatsFor } from '../game-arguments.ts';
import type { Sitter } from '../keeper/found.ts';
import { seatNames, type Voice } from '../text/voice.ts';

/** One person against bots, three in all where the game allows it. */
export function usualSeats(game: GameId): string {
  const { min, max } = registered(game).game.players;
  const count = Math.min(Math.max(min, 3), max);
  return ['you', ...Array<string>(count - 1).fill(`bot:${usualBot(game)}`)].join(',');
}

/** Reads `you,you:Anna,bot:greedy`. */
export function readSeats(voice: Voice, game: GameId, text: string): Checked<readonly Sitter[]> {
  const parts = text.split(',').map(part => part.trim());
  const count = seatsFor(voice, game, parts.length);
  if (!count.ok) return count;
  const names = seatNames(voice, seatsOf(count.value));
  const sitters: Sitter[] = [];
  for (const [i, part] of parts.entries()) {
    const sitter = readSitter(voice, game, part, names[i] ?? '');
    if (!sitter.ok) return sitter;
    sitters.push(sitter.value);
  }
  return ok(sitters);
}

function readSitter(voice: Voice, game: GameId, part: string, usualName: string): Checked<Sitter> {
  const [, kind = '', detail] = /^(you|bot)(?::(.+))?$/s.exec(part) ?? [];
  if (kind === 'you') return ok({ name: detail?.trim() || usualName, bot: null });
  if (kind !== 'bot') return fail(say(voice.words, 'complaint.seat-unreadable', { seat: part }));
  const bot = botFor(voice, game, detail ?? usualBot(game));
  return bot.ok ? ok({ name: usualName, bot: bot.value.id }) : bot;
}
