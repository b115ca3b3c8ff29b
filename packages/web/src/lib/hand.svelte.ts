import { readTyped, same, type AnyAction, type Back, type Result, type Seat } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table/public';
import { stage } from './motion.svelte.ts';
import type { Showing } from './showing.svelte.ts';

const NO_ACTIONS: readonly AnyAction[] = [];
const NO_WAYS_BACK: readonly Back[] = [];

/**
 * What people at this device can do, and what one of them looks at before doing it. `complaintOf` puts into words why
 * something was not done.
 */
export function openHand(showing: Showing, complaintOf: (done: Result<true, TableRefusal>) => string | null) {
  const { client } = showing;
  let looked = $state.raw<AnyAction | null>(null);
  let complaint = $state<string | null>(null);
  /** An action is on its way: a second tap is not a second action. */
  let isActing = false;

  const seat = $derived(showing.attendance.seat);
  const legal = $derived(seat === null || !showing.isSettled ? NO_ACTIONS : showing.follower.legal);
  /** What was looked at belongs to the question it was looked at for. */
  const considered = $derived(looked !== null && legal.some(one => same(one, looked)) ? looked : null);

  /** A lone player may also think again after he is done. */
  const back = $derived.by((): { readonly seat: Seat; readonly ways: readonly Back[] } => {
    const mine = seat ?? (showing.own.length === 1 ? showing.own[0] : undefined);
    if (mine === undefined || !showing.isSettled) return { seat: 0, ways: NO_WAYS_BACK };
    return { seat: mine, ways: showing.follower.back };
  });

  /** Who acted last on this device. */
  const undoable = $derived.by((): Seat | null => {
    const { moments, table } = showing.atRest;
    if (table.phase !== 'playing') return null;
    for (const { entry } of moments.toReversed()) {
      const actor = entry.kind === 'play' ? entry.actor : entry.kind === 'hidden' ? entry.seat : null;
      const mine = showing.own.find(one => one === actor);
      if (mine !== undefined) return mine;
    }
    return null;
  });

  const done = async (doing: Promise<Result<true, TableRefusal>>): Promise<string | null> => complaintOf(await doing);

  return {
    get seat() {
      return seat;
    },
    get legal() {
      return legal;
    },
    get considered() {
      return considered;
    },
    get waysBack() {
      return back.ways;
    },
    get canUndo() {
      return undoable !== null;
    },
    /** Why the last thing was not done. */
    get complaint() {
      return complaint;
    },
    consider(action: AnyAction | null): void {
      looked = action;
    },
    async act(action: AnyAction): Promise<void> {
      const known = legal.find(one => same(one, action));
      if (seat === null || known === undefined || isActing) return;
      looked = null;
      isActing = true;
      try {
        complaint = await done(client.play(seat, showing.follower.game.print(known)));
      } finally {
        isActing = false;
      }
    },
    /** Plays what was typed; says why not. */
    type: (mine: Seat, text: string): Promise<string | null> =>
      done(client.play(mine, readTyped(showing.follower.game, legal, text))),
    async undo(): Promise<void> {
      if (undoable === null) return;
      stage.clear();
      complaint = await done(client.undo(undoable));
    },
    async goBack(way: Back): Promise<void> {
      complaint = await done(client.back(back.seat, way));
    },
  };
}

export type Hand = ReturnType<typeof openHand>;
