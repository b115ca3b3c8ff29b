import { readTyped, same, type AnyAction, type Back, type Result, type Seat } from '@zaria/kit';
import type { TableRefusal } from '@zaria/table/public';
import { stage } from './motion.svelte.ts';
import { nextTask } from './next-task.ts';
import { settings } from './settings.svelte.ts';
import type { Showing } from './showing.svelte.ts';
import { tried } from './trouble.ts';

const NO_ACTIONS: readonly AnyAction[] = [];
const NO_WAYS_BACK: readonly Back[] = [];
/** After so many milliseconds without an answer whoever has acted is told that he has: the line may be lost. */
const LONG = 1000;

/**
 * What people at this device can do, and what one of them looks at before doing it. `complaintOf` puts into words why
 * something was not done.
 */
export function openHand(showing: Showing, complaintOf: (done: Result<true, TableRefusal>) => Promise<string | null>) {
  const { client } = showing;
  let looked = $state.raw<AnyAction | null>(null);
  let complaint = $state<string | null>(null);
  /** An action is on its way: a second tap is not a second action. */
  let isActing = false;
  /** The same, once it takes long: boards may show it where it was done, and nothing else can be done. */
  let underWay = $state.raw<AnyAction | null>(null);

  const seat = $derived(showing.attendance.seat);
  const legal = $derived(
    seat === null || !showing.isSettled || underWay !== null ? NO_ACTIONS : showing.follower.legal,
  );
  /** Most are taken from the list itself, and hundreds need not be compared. */
  const knownOf = (action: AnyAction): AnyAction | undefined =>
    legal.includes(action) ? action : legal.find(one => same(one, action));
  /** What was looked at belongs to the question it was looked at for. */
  const considered = $derived(underWay ?? (looked !== null && knownOf(looked) !== undefined ? looked : null));

  /** A lone player may also think again after he is done. */
  const back = $derived.by((): { readonly seat: Seat; readonly ways: readonly Back[] } => {
    const mine = seat ?? (showing.own.length === 1 ? showing.own[0] : undefined);
    if (mine === undefined || !showing.isSettled) return { seat: 0, ways: NO_WAYS_BACK };
    return { seat: mine, ways: showing.follower.back };
  });

  const isOwn = ({ seat: one }: { readonly seat: Seat }): boolean => showing.own.includes(one);
  /** Who acted last on this device, if he may take it back or ask for it. */
  const undoable = $derived(showing.latest.undoable.find(isOwn) ?? null);
  const breath = $derived(
    showing.latest.breath !== null && isOwn(showing.latest.breath) ? showing.latest.breath : null,
  );
  const isAlone = $derived(!showing.latest.chairs.some((chair, at) => chair.isPerson && at !== undoable?.seat));
  /** Who asks to go back, and who here has not said yet what he thinks of it. */
  const request = $derived.by((): { readonly asking: Seat; readonly seat: Seat; readonly number: number } | null => {
    const { undo } = showing.latest;
    const asked = undo?.waiting.find(one => showing.own.includes(one));
    return undo === null || asked === undefined ? null : { asking: undo.seat, seat: asked, number: undo.request };
  });

  const done = (doing: Promise<Result<true, TableRefusal>>): Promise<string | null> =>
    tried(async () => complaintOf(await doing));

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
    /** Whether something was done here that has not been answered for a while. */
    get isUnderWay() {
      return underWay !== null;
    },
    get waysBack() {
      return back.ways;
    },
    /** What can be taken back here: whose it is, whether at once, and whether others are to be asked otherwise. */
    get undoable() {
      return undoable && { ...undoable, isAlone };
    },
    /** Whether the table lets everything be taken back, if all agree. */
    get isFriendly() {
      return showing.latest.friendly;
    },
    /** As long as this the table waits for somebody here. */
    get breath() {
      return breath;
    },
    get request() {
      return request;
    },
    /** Why the last thing was not done. */
    get complaint() {
      return complaint;
    },
    consider(action: AnyAction | null): void {
      looked = action;
    },
    async act(action: AnyAction): Promise<void> {
      const [mine, known] = [seat, knownOf(action)];
      if (mine === null || known === undefined || isActing) return;
      looked = null;
      isActing = true;
      const late = setTimeout(() => (underWay = known), LONG);
      try {
        // What was looked at is put away by now; what the table says is a task of its own, when somebody else may be asked.
        if (settings.pace > 0) await nextTask();
        complaint = await done(client.play(mine, showing.follower.game.print(known)));
      } finally {
        clearTimeout(late);
        underWay = null;
        isActing = false;
      }
    },
    /** Plays what was typed; says why not. */
    type: (mine: Seat, text: string): Promise<string | null> =>
      done(client.play(mine, readTyped(showing.follower.game, legal, text))),
    /** Says what the real dice show, in the game's notation. */
    async throwDice(action: string): Promise<void> {
      complaint = await done(client.send({ do: 'throw', question: client.table.question, action }));
    },
    async undo(): Promise<void> {
      if (undoable === null) return;
      stage.clear();
      complaint = await done(client.undo(undoable.seat));
    },
    /** Nobody here wants to think again. If the breath was over by then, so much the better. */
    async hurry(): Promise<void> {
      if (breath !== null) await client.send({ do: 'hurry', seat: breath.seat });
    },
    async answerRequest(agree: boolean): Promise<void> {
      if (request === null) return;
      const { seat: mine, number } = request;
      complaint = await done(client.send({ do: 'answer-undo', seat: mine, request: number, agree }));
    },
    async goBack(way: Back): Promise<void> {
      complaint = await done(client.back(back.seat, way));
    },
  };
}

export type Hand = ReturnType<typeof openHand>;
