import { NATURE } from '@zaria/kit';
import type { Playable } from '../boards/playable.ts';
import { openMatch, type LocalMatch } from '../keeper/match.svelte.ts';
import { openHand, type Hand } from './hand.svelte.ts';
import { playersOf } from './players.ts';
import { complaintOf } from './say.ts';
import { openShowing, type Showing } from './showing.svelte.ts';
import { wordsFor } from './words.svelte.ts';

/** A table of this device, with all that shows it and lets people play at it. */
export interface Sitting {
  readonly playable: Playable;
  readonly local: LocalMatch;
  readonly showing: Showing;
  readonly hand: Hand;
  close(): void;
}

/** `null`: there is no such match here. */
export async function sitDown(id: string, playable: Playable): Promise<Sitting | null> {
  let shown: Showing['shown'] = () => Promise.resolve();
  const local = await openMatch(id, playable.game, () => shown());
  if (local === null) return null;
  const showing = openShowing(local.connection, playable, () => local.role === 'plays');
  ({ shown } = showing);
  const { waiting, question } = showing.follower;
  await playable.board.later?.for(
    showing.moments.flatMap(({ facts }) => facts),
    waiting.includes(NATURE) ? null : (question?.step ?? null),
  );
  const names = (): readonly string[] =>
    playersOf(wordsFor('common'), showing.atRest.table.chairs, showing.own).map(({ name }) => name);
  const hand = openHand(showing, done => complaintOf(done, playable, names()));
  return {
    playable,
    local,
    showing,
    hand,
    close() {
      showing.close();
      local.close();
    },
  };
}
