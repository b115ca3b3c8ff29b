import { hintsOf, studying, type Hint } from '@zaria/bots/hints';
import { gameBots } from '@zaria/bots/all';
import { mayHint } from '@zaria/client';
import { isGameId } from '@zaria/games';
import type { AnyFollower, Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import type { Hall } from './hall.ts';

/** What the strongest bot would do in a seat, and why: at most three ways, a line each. */
export function hintLines(
  { client, game, pen, speaker, rng }: Omit<Hall, 'front'>,
  follower: AnyFollower,
  seat: Seat,
): readonly string[] {
  const words = wordsOf(pen.words.language, 'hint');
  if (!mayHint(client.table)) return [say(words, 'hint.forbidden')];
  const hints = isGameId(game.id) ? hintsOf(studying(gameBots(game.id).levels.master), follower, seat, rng) : [];
  if (hints.length === 0) return [say(words, 'hint.alone')];

  const score = (value: number): string => speaker.score(Math.round(value * 10) / 10 || 0);
  function why({ reason }: Hint, place: number): string {
    const amount = reason === null ? 0 : Math.abs(Math.round(reason.difference * 10) / 10);
    if (reason === null || amount === 0) return say(words, 'hint.even');
    const direction = reason.difference > 0 ? 'more' : 'less';
    return say(words, `why.${reason.quantity}.${direction}`, {
      to: place === 0 ? 'other' : 'best',
      amount: score(amount),
    });
  }
  return hints.map((hint, place) => {
    const named = { n: place + 1, actions: hint.plan.map(action => speaker.action(action)) };
    if (hint.result === null) return say(words, 'hint.lots', named);
    const offer = say(words, 'hint.offer', { ...named, result: score(hint.result) });
    const notes = hint.notes.map(note =>
      note.note === 'closes'
        ? say(words, 'note.closes', { colour: note.colour, numbers: note.numbers.map(number => `${number}`) })
        : say(words, 'note.reaches', { exits: note.exits }),
    );
    return [offer, ...(hints.length === 1 ? [] : [why(hint, place)]), ...notes].join(' ');
  });
}
