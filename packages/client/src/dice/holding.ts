import { ok, type AnyGame, type Result } from '@zaria/kit';
import { NOTHING_HEARD, type Connection, type HearingRefusal, type Wish } from '@zaria/table/public';
import { holdDice, type DiceHand } from './hand.ts';
import type { KeptHand } from './kept-hand.ts';
import type { Warning } from './warning.ts';

/** What a hand needs of its device. */
export interface HandDevice {
  /** Milliseconds. */
  now(): number;
  /** Keeps it for good. Asked before anything is sent, so that no link is given twice in two positions. */
  keep(kept: KeptHand): Promise<void>;
  warned(warning: Warning): void;
  /** Calls it at that time, until the function that comes back is called. Left out: the timers of where it runs. */
  at?(time: number, call: () => void): () => void;
}

/** A hand that listens at a table and answers by itself. */
export interface HeldHand {
  readonly hand: DiceHand;
  /** When what it wanted to send is sent. */
  settled(): Promise<void>;
  stop(): void;
}

/** Lets a hand play its part at a table, with the eyes of its seat. */
export function playHand(
  connection: Connection,
  game: AnyGame,
  kept: KeptHand,
  device: HandDevice,
): Result<HeldHand, HearingRefusal> {
  const hand = holdDice(game, kept, warning => device.warned(warning));
  let last: Promise<unknown> = Promise.resolve();
  const at = device.at ?? ((time, call) => timer(time - device.now(), call));
  let unwake = (): void => {};
  function watch(): void {
    unwake();
    const { lateAt } = hand;
    unwake =
      lateAt === null
        ? () => {}
        : at(lateAt, () => {
            hand.tick(device.now());
            watch();
          });
  }
  async function give(now: KeptHand, wishes: readonly Wish[]): Promise<void> {
    await device.keep(now);
    for (const wish of wishes) {
      const reply = await connection.send(wish);
      if (reply.ok && wish.do === 'link') hand.accepted(wish.n);
    }
  }
  // From the beginning: what was told before must not have changed.
  const hearing = connection.hear(kept.seat, NOTHING_HEARD, news => {
    const wishes = hand.hear(news, device.now());
    const now = hand.kept;
    watch();
    // A wish that did not get through is asked for again, or the seat is silent in that throw.
    last = last.then(() => give(now, wishes)).catch(() => null);
  });
  if (!hearing.ok) return hearing;
  return ok({
    hand,
    settled: async () => void (await last),
    stop() {
      unwake();
      hearing.value();
    },
  });
}

function timer(ms: number, call: () => void): () => void {
  const set = setTimeout(call, Math.max(0, ms));
  return () => clearTimeout(set);
}
