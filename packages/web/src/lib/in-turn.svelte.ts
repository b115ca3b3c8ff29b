import { tick } from 'svelte';
import { stage } from './motion.svelte.ts';
import { nextTask } from './next-task.ts';

/**
 * How many parts of something large are made: one more in every task, so that none is long. Nothing is shown to happen
 * before all are there. Made while a component is made.
 */
export function inTurn(parts: number): { readonly now: number } {
  let made = $state(0);
  void stage.wait(async () => {
    while (made < parts) {
      await nextTask();
      made++;
      await tick();
    }
  });
  return {
    get now() {
      return made;
    },
  };
}
