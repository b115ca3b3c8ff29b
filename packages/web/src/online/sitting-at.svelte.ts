import type { Playable } from '../boards/playable.ts';
import type { Sitting } from '../lib/sitting.ts';
import { aroundTable } from './around.svelte.ts';
import type { AtTable } from './at-table.svelte.ts';
import { sitOnline } from './sit-online.ts';

interface Found {
  readonly at: AtTable;
  readonly playable: Playable;
}

/**
 * A table elsewhere as any other is shown, as long as there is one to show; made anew when what `found` reads has
 * changed. Call this while a component is made.
 */
export function sittingAt(found: () => Found | null): { readonly now: Sitting | null } {
  let sitting = $state.raw<Sitting | null>(null);
  async function sit({ at, playable }: Found): Promise<Sitting> {
    // What it is made of lives as long as the sitting, and not as long as whatever called for it.
    await Promise.resolve();
    return sitOnline(at, playable, aroundTable(at, playable));
  }
  $effect(() => {
    const there = found();
    if (there === null) return;
    let isOld = false;
    const show = async (): Promise<void> => {
      const next = await sit(there);
      if (isOld) next.close();
      else sitting = next;
    };
    void show();
    return () => {
      isOld = true;
      sitting = null;
    };
  });
  return {
    get now() {
      return sitting;
    },
  };
}
