import type { Summary } from '../keeper/kept.ts';
import { listMatches, removeMatch } from '../keeper/matches.ts';

let list = $state.raw<readonly Summary[]>([]);
let damaged = $state.raw<readonly string[]>([]);
let isLasting = $state(true);
let isKnown = $state(false);

/** The matches on this device, for the home page. */
export const matches = {
  get list(): readonly Summary[] {
    return list;
  },
  /** The names of those that cannot even be listed. */
  get damaged(): readonly string[] {
    return damaged;
  },
  /** Whether they outlive the page. */
  get isLasting(): boolean {
    return isLasting;
  },
  get isKnown(): boolean {
    return isKnown;
  },
  async refresh(): Promise<void> {
    ({ list, damaged, isLasting } = await listMatches());
    isKnown = true;
  },
  async remove(id: string): Promise<void> {
    await removeMatch(id);
    await matches.refresh();
  },
};
