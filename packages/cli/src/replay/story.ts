import { narrate, type AnyFact, type AnyShape, type Match } from '@zaria/kit';
import { say } from '@zaria/words';
import type { Scene } from '../scene.ts';
import { wrap } from '../text/layout.ts';
import { bullet } from '../text/pen.ts';

/** A match as it can be read and looked at. */
export interface Story {
  readonly length: number;
  /** All of it in words. */
  readonly sentences: readonly string[];
  /** The table after so many entries, and what happened last. */
  at(entries: number): readonly string[];
  readonly end: AnyShape['state'];
}

export function storyOf({ start, log }: Match, { game, board, pen, speaker }: Scene): Story {
  const narration = narrate<AnyShape>(game, start);
  const told = log.map(entry => {
    const facts: AnyFact[] = [];
    const before = narration.told('spectator').entries.length;
    narration.append(entry, fact => facts.push(fact));
    const heard = narration.told('spectator').entries.slice(before);
    const tidings = heard.map(speaker.tidings).filter((line): line is string => line !== null);
    return [...tidings, ...facts.map(speaker.fact)];
  });
  const digits = String(log.length).length;
  return {
    length: log.length,
    sentences: told.flatMap((lines, i) =>
      lines.flatMap(line => {
        const [first = '', ...more] = wrap(line, pen.width - digits - 2);
        const number = pen.colours.dim(String(i + 1).padStart(digits));
        return [`${number}  ${first}`, ...more.map(rest => ' '.repeat(digits + 2) + rest)];
      }),
    ),
    at(entries) {
      const { state } = narrate<AnyShape>(game, start, log.slice(0, entries));
      return [
        pen.colours.dim(say(pen.words, 'replay.at', { at: entries, count: log.length })),
        ...(told[entries - 1] ?? []).flatMap(line => bullet(line, pen)),
        '',
        ...board.draw(game.view(state, 'spectator'), pen),
      ];
    },
    end: narration.state,
  };
}
