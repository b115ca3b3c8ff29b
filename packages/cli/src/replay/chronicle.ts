import { openSight, type Sight } from '@zaria/client';
import { isSeat, type Actor, type AnyFollower, type RecordedEntry, type Viewer } from '@zaria/kit';
import { say } from '@zaria/words';
import type { OpenedRecord } from '../files/record.ts';
import type { Scene } from '../play/table-frame.ts';
import type { Presenter } from '../presenter.ts';
import { wrap } from '../text/layout.ts';
import { bullet } from '../text/pen.ts';

/** A match as it can be read and looked at once more. */
export interface Chronicle {
  /** How many entries there are. */
  readonly length: number;
  /** All of it in words. */
  readonly sentences: readonly string[];
  /** What each entry is told by. */
  readonly told: readonly (readonly string[])[];
  /** The table after so many entries, and what happened last. */
  at(entries: number): readonly string[];
  /** The same for a screen. */
  scene(entries: number): Scene;
  /** With the eyes that it is looked at with. */
  lookAt(entries: number): AnyFollower;
}

export function chronicleOf(record: OpenedRecord, { game, board, pen, speaker, title }: Presenter): Chronicle {
  const { start, log } = record.match;
  const sights = new Map<Viewer, Sight>();
  const sightOf = (viewer: Viewer): Sight => {
    const known = sights.get(viewer) ?? openSight(game, start, viewer, log);
    sights.set(viewer, known);
    return known;
  };
  const { moments } = sightOf(record.viewer);
  const told = moments.map((_, at) => speaker.moment(moments, at));
  const digits = String(log.length).length;

  /**
   * With whose eyes an entry is looked at. What somebody does in a step that all play at the same time is seen by nobody
   * else until it ends: there the match is seen with his, if all of it is open.
   */
  function eyesAt(entries: number): Viewer {
    const entry = log[entries - 1];
    const actor = entry === undefined || !record.isOpen ? null : actorIn(entry);
    if (actor === null || !isSeat(actor)) return record.viewer;
    const step = entry?.kind === 'play' ? game.steps[entry.action.step] : null;
    return step === null || step?.kind === 'together' ? actor : record.viewer;
  }
  const lookAt = (entries: number): AnyFollower => sightOf(eyesAt(entries)).follower.at(entries);
  const place = (entries: number): string => say(pen.words, 'replay.at', { at: entries, count: log.length });

  return {
    length: log.length,
    told,
    lookAt,
    sentences: told.flatMap((lines, i) =>
      lines.flatMap(line => {
        const [first = '', ...more] = wrap(line, pen.width - digits - 2);
        const number = pen.colours.dim(String(i + 1).padStart(digits));
        return [`${number}  ${first}`, ...more.map(rest => ' '.repeat(digits + 2) + rest)];
      }),
    ),
    at: entries => [
      pen.colours.dim(place(entries)),
      ...(told[entries - 1] ?? []).flatMap(line => bullet(line, pen)),
      '',
      ...board.draw(lookAt(entries).view, pen),
    ],
    scene(entries) {
      const { view } = lookAt(entries);
      return {
        title,
        heading: [place(entries), board.heading(view, pen)].filter(Boolean).join(' · '),
        parts: own => board.parts(view, own, null),
        events: told.slice(0, entries).flat(),
        read: told.slice(0, Math.max(0, entries - 1)).flat().length,
        answer: null,
        isLogAtHand: false,
        inLines: '--print',
        sentence: '',
        items: [],
        chosen: 0,
        field: null,
        message: null,
        keys: say(pen.words, 'screen.keys.replay'),
      };
    },
  };
}

/** Who did it; `null` for what the table did. */
function actorIn(entry: RecordedEntry): Actor | null {
  if (entry.kind === 'play') return entry.actor;
  return entry.kind === 'back' ? entry.seat : null;
}
