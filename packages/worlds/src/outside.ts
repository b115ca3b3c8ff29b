import { simulationRng, type AnyAction } from '@zaria/kit';
import type { Dice, Outside } from '@zaria/table';
import type { Thought } from './event.ts';
import { FullStore, Restless } from './store.ts';
import type { Side } from './side.ts';

const BOTS = ['random'] as const;

/** A bot that was asked and has not answered yet. */
export interface Thinking extends Thought {
  /** `null`: it crashes. */
  answer(plan: readonly AnyAction[] | null): void;
}

export const diceOf = (side: Side): Dice | null =>
  side.table.dice === 'typed' ? null : (side.dice ??= side.authority.hostDice(side.host));

/** What the keeper of a world's table finds around him: a clock that stands still, and bots that answer when they do. */
export const outsideOf = (side: Side): Outside => ({
  append: (seq, entries) => side.store.append(seq, entries),
  read: seq => side.store.read(seq),
  think: ({ seat, question, count, told }) =>
    new Promise((resolve, reject) => {
      if (told.entries === side.table.match?.told(seat).entries)
        side.notice('copies', `what the bot of seat ${seat} is told`);
      if (side.ears !== null) side.outcome.asked.push({ seat, question, count, told: JSON.stringify(told) });
      const answer = (plan: readonly AnyAction[] | null): void =>
        plan === null ? reject(new Error('a bot crashed')) : resolve(plan);
      side.thinking = [...side.thinking, { seat, question, count, answer }];
    }),
  now: () => side.event.now,
  wake: at => void (side.wake = at),
  dice: () => diceOf(side),
  // The same for every decision on an event, on whichever side it happens.
  get rng() {
    return simulationRng(side.event.chance);
  },
  absent: () => side.event.absent,
  bots: BOTS,
  failed(error) {
    side.hasFailed = true;
    blame(side, error);
  },
});

/** Somebody else who keeps the same table: he asks no bots. */
export const rivalOf = (side: Side): Outside => ({
  ...outsideOf(side),
  think: () => new Promise(() => {}),
  wake: () => {},
  failed: error => blame(side, error),
});

/** What could not be written is nobody's fault here; anything else that is thrown is. */
export function blame(side: Side, error: unknown): void {
  if (error instanceof Restless) side.notice('stuck', error.message);
  else if (!(error instanceof FullStore))
    side.outcome.failures.push(error instanceof Error ? error : new Error(String(error)));
}
