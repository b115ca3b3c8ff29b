import { warningTexts, type Moment } from '@zaria/client';
import type { AnyFollower, Seat, Viewer } from '@zaria/kit';
import { usualViewer } from '@zaria/table/public';
import { peopleIn, type Hall } from './hall.ts';

/** What is seen of a match, always with somebody's eyes. */
export interface Looking {
  /** Follows the match for whoever looks; knows as much as was said. */
  readonly follower: AnyFollower;
  /** Says what was told to whoever looks and was not said yet. */
  tell(): void;
  /** Waits until this person looks; `false`: he leaves. */
  showTo(seat: Seat): Promise<boolean>;
}

export function lookingAt(hall: Hall): Looking {
  const { client, speaker, pen, front } = hall;
  let inFront: Seat | null = null;
  let viewer = eyes();

  /** With whose eyes the screen is to be seen now: where there is something to hide, of who sits in front of it. */
  function eyes(): Viewer {
    const [only, second] = peopleIn(hall);
    if (second !== undefined) return (isShared(hall) ? inFront : null) ?? 'spectator';
    return only ?? usualViewer(client.own);
  }

  /** How many remarks were said. */
  let remarked = 0;
  function remarks(): readonly string[] {
    const from = remarked;
    remarked = hall.remarks.length;
    return hall.remarks.slice(from);
  }

  /** How much the hands at this terminal had warned of when it was last said. */
  let warned = 0;
  function warnings(): readonly string[] {
    if (client.warnings.length === warned) return [];
    warned = client.warnings.length;
    return warningTexts(pen.words, client.warnings);
  }

  /** What somebody was told from a moment on. A request and what came of it are told in one. */
  const saidTo = (who: Viewer, from: number): readonly string[] => {
    const { moments } = client.sight(who);
    return moments.slice(from).flatMap((moment, i) => (isOpenRequest(moment) ? [] : speaker.moment(moments, from + i)));
  };

  /** What somebody has not heard yet. */
  function heardBy(who: Viewer): readonly string[] {
    const sight = client.sight(who);
    const from = sight.moments.length;
    sight.catchUp();
    return saidTo(who, from);
  }

  function tell(): void {
    front.told(viewer, [...warnings(), ...remarks(), ...heardBy(viewer)]);
    const next = eyes();
    // What stands on the screen already is not said again to who looks now.
    if (next !== viewer) front.known(next, heardBy(next));
    viewer = next;
  }

  /** Whoever is to agree is asked in these words. */
  const isOpenRequest = (moment: Moment): boolean =>
    client.table.undo !== null && moment.entry.kind === 'note' && moment.entry.note.note === 'asks';

  // Of a match that goes on everybody may read what happened before.
  for (const who of new Set([...client.own, usualViewer(client.own)])) front.known(who, saidTo(who, 0));

  return {
    get follower() {
      return client.sight(viewer).follower;
    },
    tell,
    async showTo(seat) {
      const passed = isShared(hall) && inFront !== seat ? await front.pass(pen.player(seat)) : 'unwiped';
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
