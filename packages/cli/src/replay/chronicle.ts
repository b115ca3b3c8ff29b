import { openSight } from '@zaria/client';
import { say } from '@zaria/words';
import type { OpenedRecord } from '../files/record.ts';
import type { Presenter } from '../presenter.ts';
import { wrap } from '../text/layout.ts';
import { bullet } from '../text/pen.ts';

/** A match as it can be read and looked at once more. */
export interface Chronicle {
  /** How many entries there are. */
  readonly length: number;
  /** All of it in words. */
  readonly sentences: readonly string[];
  /** The table after so many entries, and what happened last. */
  at(entries: number): readonly string[];
}

export function chronicleOf(
  { match: { start, log }, viewer }: OpenedRecord,
  { game, board, pen, speaker }: Presenter,
): Chronicle {
  const { follower, moments } = openSight(game, start, viewer, log);
  const told = moments.map((_, at) => speaker.moment(moments, at));
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
    at: entries => [
      pen.colours.dim(say(pen.words, 'replay.at', { at: entries, count: log.length })),
      ...(told[entries - 1] ?? []).flatMap(line => bullet(line, pen)),
      '',
      ...board.draw(follower.at(entries).view, pen),
    ],
  };
}
