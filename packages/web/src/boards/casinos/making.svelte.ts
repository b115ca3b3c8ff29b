import { lingering } from '../../lib/task-later.svelte.ts';
import type { Face } from './lying.ts';
import type { Look } from './side.ts';

/** The dice of one number. */
export interface Group {
  readonly face: Face;
  readonly dice: readonly Look[];
  readonly name: string;
  readonly place: string;
}

/** The first so many dice of all. */
function firstOf(groups: readonly Group[], count: number): readonly Group[] {
  let left = count;
  return groups.flatMap(group => {
    const dice = group.dice.slice(0, Math.max(0, left));
    left -= group.dice.length;
    if (dice.length === 0) return [];
    return [dice.length === group.dice.length ? group : { ...group, dice }];
  });
}
const diceIn = (groups: readonly Group[]): number => groups.reduce((sum, { dice }) => sum + dice.length, 0);

/** How many dice are made in one task. */
const IN_ONE_TASK = 3;

/** Dice that are about to fly are made in several tasks, so that none is long; not to be seen before all are made. */
export function bitByBit(groups: () => readonly Group[] | null, areToFly: () => boolean) {
  let ready = $state(IN_ONE_TASK);
  const now = $derived(groups());
  const areMade = $derived(now !== null && (!areToFly() || diceIn(now) <= ready));
  $effect.pre(() => {
    if (now === null) ready = IN_ONE_TASK;
  });
  $effect(() => {
    if (now === null || areMade) return;
    const soFar = ready;
    const timer = setTimeout(() => {
      ready = soFar + IN_ONE_TASK;
    });
    return () => clearTimeout(timer);
  });
  // What lay there last is cleared away a task after it was taken, and not seen meanwhile.
  const lying = lingering(() => now);
  const made = $derived(now === null || areMade ? (lying.now ?? []) : firstOf(now, ready));
  return {
    get made() {
      return made;
    },
    get areMade() {
      return areMade;
    },
  };
}
