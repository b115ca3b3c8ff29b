import { warningTexts, type Moment } from '@zaria/client';
import type { AnyFollower, Seat, Viewer } from '@zaria/kit';
import { printLine, printLines } from '../io.ts';
import { bullet } from '../text/pen.ts';
import { peopleIn, type Hall } from './hall.ts';

/** What is seen of a match, always with somebody's eyes. */
export interface Screen {
  /** Follows the match for whoever looks; knows as much as was said. */
  readonly follower: AnyFollower;
  /** Says what was told to whoever looks and was not said yet. */
  tell(): void;
  /** The table as it is now. */
  draw(): void;
  /** Waits until this person looks; `false`: he leaves. */
  showTo(seat: Seat): Promise<boolean>;
}

export function screenIn(hall: Hall): Screen {
  const { client, output, board, speaker, pen, asker } = hall;
  const { words } = pen;
  let inFront: Seat | null = null;
  let viewer = eyes();

  /** With whose eyes the screen is to be seen now: where there is something to hide, of who sits in front of it. */
  function eyes(): Viewer {
    const [only, second] = peopleIn(hall);
    if (second !== undefined) return (isShared(hall) ? inFront : null) ?? 'spectator';
    return only ?? 'spectator';
  }

  /** How much the hands at this terminal had warned of when it was last said. */
  let warned = 0;
  function warn(): void {
    if (client.warnings.length === warned) return;
    warned = client.warnings.length;
    for (const line of warningTexts(words, client.warnings)) printLines(output, bullet(line, pen));
  }

  function tell(): void {
    warn();
    const sight = client.sight(viewer);
    const from = sight.moments.length;
    // A request and what came of it are told in one.
    sight.catchUp();
    for (let at = from; at < sight.moments.length; at++)
      if (!isOpenRequest(sight.moments[at]))
        for (const line of speaker.moment(sight.moments, at)) printLines(output, bullet(line, pen));
    const next = eyes();
    // What stands on the screen already is not said again to who looks now.
    if (next !== viewer) client.sight(next).catchUp();
    viewer = next;
  }

  /** Whoever is to agree is asked in these words. */
  const isOpenRequest = (moment: Moment | undefined): boolean =>
    client.table.undo !== null && moment?.entry.kind === 'note' && moment.entry.note.note === 'asks';

  return {
    get follower() {
      return client.sight(viewer).follower;
    },
    tell,
    draw() {
      printLine(output);
      printLines(output, board.draw(client.sight(viewer).follower.view, pen));
      printLine(output);
    },
    async showTo(seat) {
      const passed = isShared(hall) && inFront !== seat ? await asker.pass(pen.player(seat)) : 'unwiped';
      if (passed === null) return false;
      inFront = seat;
      if (passed === 'wiped') viewer = eyes();
      tell();
      return true;
    },
  };
}

/** Whether people at one screen must not see each other's answers, or sheets they work on at the same time. */
const isShared = (hall: Hall): boolean =>
  peopleIn(hall).length > 1 &&
  Object.values(hall.game.steps).some(
    step => step.kind === 'together' || (step.kind === 'ask' && step.secret !== null),
  );
