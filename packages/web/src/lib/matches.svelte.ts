import { openStore } from './database.ts';
import type { Summary } from './kept.ts';

let list = $state.raw<readonly Summary[]>([]);
let isLasting = $state(true);
let isKnown = $state(false);

/** The matches on this device, for the home page. */
export const matches = {
  get list(): readonly Summary[] {
    return list;
  },
  /** Whether they outlive the page. */
  get isLasting(): boolean {
    return isLasting;
  },
  get isKnown(): boolean {
    return isKnown;
  },
  async refresh(): Promise<void> {
    const store = await openStore();
    list = await store.list();
    isLasting = store.isLasting;
    isKnown = true;
  },
  async remove(id: string): Promise<void> {
    const store = await openStore();
    await store.remove(id);
    await matches.refresh();
  },
};
