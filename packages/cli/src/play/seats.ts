import { printBotName } from '@zaria/bots';
import type { GameId } from '@zaria/games';
import { registered } from '@zaria/games/all';
import { fail, ok } from '@zaria/kit';
import { keptNames, say } from '@zaria/words';
import { USUAL_BOT, botFor } from '../bots.ts';
import type { Checked } from '../command.ts';
import { seatsFor } from '../game-arguments.ts';
import type { Sitter } from '../keeper/found.ts';
import type { Voice } from '../text/voice.ts';

/** One person against bots, three in all where the game allows it. */
export function usualSeats(game: GameId): string {
  const { min, max } = registered(game).game.players;
  const count = Math.min(Math.max(min, 3), max);
  return ['you', ...Array<string>(count - 1).fill(`bot:${USUAL_BOT}`)].join(',');
}

/** Reads `you,you:Anna,bot:greedy`. */
export function readSeats(voice: Voice, game: GameId, text: string): Checked<readonly Sitter[]> {
  const parts = text.split(',').map(part => part.trim());
  const count = seatsFor(voice, game, parts.length);
  if (!count.ok) return count;
  const sitters: Sitter[] = [];
  for (const part of parts) {
    const sitter = readSitter(voice, game, part);
    if (!sitter.ok) return sitter;
    sitters.push(sitter.value);
  }
  const written = sitters.map(({ name }) => name);
  const folded = written.map(name => name.toLocaleLowerCase());
  const twice = written.find((name, i) => name !== '' && folded.indexOf(folded[i] ?? '') < i);
  if (twice !== undefined) return fail(say(voice.words, 'complaint.name-twice', { name: twice }));
  const kept = keptNames(voice.words, written);
  return ok(sitters.map((sitter, i) => ({ ...sitter, name: kept[i] ?? '' })));
}

/** A sitter with the name that was written; empty for none. */
function readSitter(voice: Voice, game: GameId, part: string): Checked<Sitter> {
  const [, kind = '', detail] = /^(you|bot)(?::(.+))?$/s.exec(part) ?? [];
  if (kind === 'you') return ok({ name: detail?.trim() ?? '', bot: null });
  if (kind !== 'bot') return fail(say(voice.words, 'complaint.seat-unreadable', { seat: part }));
  const bot = botFor(voice, game, detail ?? USUAL_BOT);
  return bot.ok ? ok({ name: '', bot: printBotName(bot.value) }) : bot;
}
