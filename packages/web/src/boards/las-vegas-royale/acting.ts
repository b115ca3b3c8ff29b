import type { Fact, TileView } from './types.ts';

type Side = TileView['side'];

/** Facts that only one side can cause. Others that a side causes name it. */
const CAUSED_BY: Partial<Record<Fact['fact'], Side>> = {
  hid: 'A1',
  guessed: 'A1',
  primeTime: 'B1',
  bet: 'B2',
  betLost: 'B2',
  fewest: 'C2',
  fined: 'C2',
  set: 'D2',
  closed: 'E1',
  knockedOut: 'E2',
  leftBar: 'E2',
  blocked: 'F1',
  unblocked: 'F2',
  split: 'G1',
  picked: 'G1',
  doubled: 'G2',
  slotted: 'H1',
  pushed: 'H1',
  chose: 'H2',
  gold: 'H2',
  goldLeft: 'H2',
};

/** The tile that does something by that fact; `null`: none does. */
export function actingSide(fact: Fact): Side | null {
  if (fact.fact === 'tile') return null;
  return 'side' in fact ? fact.side : (CAUSED_BY[fact.fact] ?? null);
}
