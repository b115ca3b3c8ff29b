import { handOf, mindOf, netOf, tenLines, weightsWith, type Mind } from '@zaria/bots/qwinto/learned';
import { below, chanceOf } from '../chance.ts';
import { playMinds, type Player } from './match.ts';
import { gathering } from './samples.ts';
import { HEAD, bytesOf, floatsOf, joined, type Course, type Work } from './stage.ts';

/*
 * Among others of whom it is known how they choose: first what their sheets come to is learned, by watching them, and
 * then to play with them, by somebody who knows where they write every throw.
 */

interface Cast {
  /** Who plays one seat, and who all others. */
  readonly one: Player;
  readonly others: Player;
  /** Whose sheets are learned from, and who sees them. */
  readonly learning: Player;
  readonly mind: Mind;
}

type CastOf = (own: Float32Array, beside: Float32Array, course: Course) => Cast;

/** What the sheets of the others come to; beside it is who plays against them. */
export const watching = workWith((own, beside, { bonus }) => {
  const hand = handOf(tenLines);
  const mind = mindOf(netOf(own), 0);
  const others: Player = {
    ...hand,
    look(sheets, seat) {
      hand.look(sheets, seat);
      mind.look(sheets, seat);
    },
  };
  return { one: mindOf(netOf(beside), bonus), others, learning: others, mind };
});

/** How to play with them; beside it is what their sheets come to. */
export const meeting = workWith((own, beside, { bonus }) => {
  const hand = () => handOf(tenLines);
  const mind = mindOf(netOf(own), bonus, { outlook: netOf(beside), hand });
  return { one: mind, others: hand(), learning: mind, mind };
});

function workWith(castOf: CastOf): Work {
  return (course, { seed, generation, piece, brief }) => {
    const { name, seats, hidden, lambda, matches } = course;
    const chance = chanceOf(seed, name, generation, piece);
    const floats = floatsOf(brief);
    const size = weightsWith(hidden);
    const { one, others, learning, mind } = castOf(floats.slice(0, size), floats.slice(size), course);
    const head = new Float32Array(HEAD);
    const parts: Float32Array[] = [head];
    for (let match = 0; match < matches; match++) {
      const players = seats[below(chance, seats.length)] as number;
      const own = below(chance, players);
      const minds = Array.from({ length: players }, (_, seat) => (seat === own ? one : others));
      const samples = gathering(lambda);
      const ended = playMinds(minds, chance, (seat, player, field, dice, sum) => {
        if (player === learning) samples.see(seat, mind, field, dice, sum);
      });
      parts.push(...samples.end(ended));
      for (const [seat, player] of minds.entries()) {
        if (player !== learning) continue;
        head[0] = (head[0] as number) + 1;
        head[1] = (head[1] as number) + (ended.points[seat] as number);
        head[2] = (head[2] as number) + 1;
        head[3] = (head[3] as number) + (ended.wins[seat] as number);
      }
    }
    return bytesOf(joined(parts));
  };
}
