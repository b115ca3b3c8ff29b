import { NATURE, type AnyFollower, type Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Hall } from './hall.ts';
import { choice, undoChoice, undoable, type Choice, type Question } from './question.ts';

/** While it is for others to act: who is waited for, and what somebody here may do meanwhile. */
export function meanwhile(hall: Omit<Hall, 'front'>, follower: AnyFollower): Question {
  const { client } = hall;
  const others = awaited(hall, follower);
  const seat = undoable(hall);
  const choices: Choice[] = [
    ...(seat === null || others.length === 0 ? [] : [undoChoice(hall, seat)]),
    ...client.own.flatMap(own => seatChoices(hall, own, others.length > 0)),
  ];
  const typed = choices.map(({ notation }) => notation);
  return {
    follower,
    sentence: sentenceFor(hall, others, typed),
    choices: [],
    others: choices,
    example: '',
    read(line) {
      const text = line.trim();
      const { question } = client.table;
      // Whoever types a move now hears from the table why it cannot be.
      return (
        choices.find(({ notation }) => notation === text)?.wish ?? {
          do: 'play',
          seat: client.own[0] ?? 0,
          question,
          count: follower.given,
          action: text,
        }
      );
    },
  };
}

/** People elsewhere who are asked. */
function awaited({ client: { own, table } }: Pick<Hall, 'client'>, { waiting }: AnyFollower): readonly Seat[] {
  const asked = table.undo?.waiting ?? waiting.filter(actor => actor !== NATURE);
  return asked.filter(seat => !own.includes(seat) && table.chairs[seat]?.isBot === false);
}

function sentenceFor(
  { client, pen }: Pick<Hall, 'client' | 'pen'>,
  others: readonly Seat[],
  typed: readonly string[],
): string {
  const { words } = pen;
  const names = others.map(seat => pen.player(seat));
  const { undo } = client.table;
  return [
    ...(client.own.length === 0 ? [say(words, 'play.watch')] : []),
    ...(names.length === 0 ? [] : [say(words, undo === null ? 'play.waits' : 'play.waits-undo', { names })]),
    ...(typed.length === 0 ? [] : [say(words, 'play.waits-type', { moves: typed.join(' · ') })]),
  ].join(' ');
}

/** A seat that a bot plays meanwhile can be taken back; one that somebody waits in can be given up. */
function seatChoices(
  { client: { table }, pen: { words } }: Pick<Hall, 'client' | 'pen'>,
  seat: Seat,
  isIdle: boolean,
): readonly Choice[] {
  const chair = table.chairs[seat];
  if (chair?.cover === 'absent' || chair?.cover === 'timeout')
    return [choice({ do: 'return', seat }, 'return', say(words, 'play.return'))];
  if (!isIdle || chair?.isBot !== false) return [];
  return [choice({ do: 'resign', seat }, 'resign', say(words, 'play.resign'))];
}
