import { seatsOf, type Seat } from '@zaria/kit';
import { NOTHING_HEARD, recordOf, viewTable, type News, type TableView } from '@zaria/table';
import { NAMES, agree, lobby, ready, sit, tokenOf, turn, undoWish, type Scene } from '@zaria/table/testing';
import { holdDice, type DiceHand } from './hand.ts';
import { newHand, type KeptHand } from './kept-hand.ts';

const QWINTO = { game: 'qwinto', options: { starter: 0 }, friendly: true, dice: 'open' } as const;

/** A host that says something else than there is. */
export type Lie = (news: News) => News;

export interface Played {
  readonly scene: Scene;
  readonly hands: readonly DiceHand[];
  /** From now on seat 0 is told otherwise. */
  lie(lie: Lie): void;
  /** Everybody's device sends what it wants to; what those want to send who are named gets lost. */
  settle(...lost: readonly Seat[]): Promise<void>;
  /** The seat's device sleeps, and what it is told waits for it; it wakes up, and hears all of it at once. */
  sleeps(seat: Seat): void;
  wakes(seat: Seat): void;
  /** The hand of a seat once more, from what was kept; it listens from now on. */
  reopen(seat: Seat): DiceHand;
}

/** People with devices at a table of Qwinto that has started. */
export async function played(first: Lie = news => news): Promise<Played> {
  const scene = lobby(QWINTO);
  const { game } = scene.table;
  const hands: DiceHand[] = [];
  const outbox: { readonly seat: Seat; readonly wish: Parameters<Scene['wants']>[1] }[] = [];
  const inboxes = new Map<Seat, News[]>();
  let tell = first;
  function hear(seat: Seat, news: News): void {
    const inbox = inboxes.get(seat);
    if (inbox !== undefined) inbox.push(news);
    else for (const wish of hands[seat]?.hear(news, scene.now) ?? []) outbox.push({ seat, wish });
  }
  const listen = (seat: Seat): void =>
    void scene.keeper.listen(tokenOf(NAMES[seat]), seat, NOTHING_HEARD, news =>
      hear(seat, seat === 0 ? tell(structuredClone(news)) : news),
    );
  for (const seat of seatsOf(2)) {
    await scene.does(NAMES[seat], sit(seat));
    const hand = holdDice(game, newHand(seat, viewTable(scene.table), new Uint8Array(32).fill(77 + seat)));
    hands.push(hand);
    await scene.does(NAMES[seat], { do: 'head', seat, head: hand.head }, ready(scene, seat));
  }
  for (const seat of seatsOf(2)) listen(seat);
  let ids = 0;
  async function settle(...lost: readonly Seat[]): Promise<void> {
    for (let sent = outbox.shift(); sent !== undefined; sent = outbox.shift()) {
      const { seat, wish } = sent;
      if (lost.includes(seat)) continue;
      const reply = await scene.keeper.send({ id: `device ${ids++}`, token: tokenOf(NAMES[seat]), wish });
      if (reply.ok && wish.do === 'link') hands[seat]?.accepted(wish.n);
      await turn();
    }
  }
  await scene.does('Ada', { do: 'start' });
  await settle();
  return {
    scene,
    hands,
    lie(next) {
      tell = next;
    },
    settle,
    sleeps: seat => void inboxes.set(seat, []),
    wakes(seat) {
      const inbox = inboxes.get(seat) ?? [];
      inboxes.delete(seat);
      for (const news of inbox) hear(seat, news);
    },
    reopen(seat) {
      const hand = holdDice(game, JSON.parse(JSON.stringify(hands[seat]?.kept)) as KeptHand);
      hands[seat] = hand;
      listen(seat);
      return hand;
    },
  };
}

export async function roll({ scene, settle }: Played): Promise<void> {
  await scene.plays('0 roll orange');
  await settle();
}
/** The same throw once more: undone by consent. */
export async function rollAgain(match: Played): Promise<void> {
  const { scene } = match;
  await scene.does('Ada', undoWish(scene, 0));
  await scene.does('Ben', agree(scene, 1));
  await roll(match);
}
export const draws = ({ scene }: Played) =>
  recordOf(scene.table, 'spectator').log.flatMap(([, , draw]) => (draw === undefined ? [] : [draw]));
const table =
  (change: (view: TableView) => TableView): Lie =>
  news => ({
    ...news,
    table: news.table && change(news.table),
  });
export const dice = (change: (view: TableView['dice']) => Partial<TableView['dice']>): Lie =>
  table(view => ({ ...view, dice: { ...view.dice, ...change(view.dice) } }));
