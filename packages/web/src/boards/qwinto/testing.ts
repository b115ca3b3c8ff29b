import { qwinto, type QwintoFact, type QwintoShape, type QwintoView } from '@zaria/games/qwinto';
import { NATURE, type Seat, type Viewer } from '@zaria/kit';

/** A table for two after these rows of a record, as `viewer` sees it; for tests. */
export function played(
  rows: readonly (readonly [who: Seat | 'nature', what: string])[],
  viewer: Viewer = 0,
): {
  readonly view: QwintoView;
  readonly facts: readonly QwintoFact[];
  readonly legal: readonly QwintoShape['action'][];
} {
  const table = qwinto.setup({ rules: qwinto.rules, seats: 2, options: { starter: 0 } });
  let facts: QwintoFact[] = [];
  for (const [who, what] of rows) {
    const action = qwinto.parse(what);
    if (action === null) throw new Error(`not a move: ${what}`);
    facts = [];
    qwinto.play(table, who === 'nature' ? NATURE : who, action, fact => facts.push(fact));
  }
  return { view: qwinto.view(table, viewer), facts, legal: viewer === 'spectator' ? [] : qwinto.legal(table, viewer) };
}

/** The first roll: an orange and a yellow die, 3 and 4, kept. */
export const SEVEN = [
  [0, 'roll orange yellow'],
  ['nature', 'dice 3 4'],
  [0, 'result keep'],
] as const;
