import { qwinto, type QwintoShape, type QwintoView } from '@zaria/games/qwinto';
import { NATURE, type Seat, type Viewer } from '@zaria/kit';
import type { Telling } from '@zaria/kit';

/** A table for two after these rows of a record, as `viewer` sees it; for tests. */
export function played(
  rows: readonly (readonly [who: Seat | 'nature', what: string])[],
  viewer: Viewer = 0,
): {
  readonly view: QwintoView;
  /** What the last row told. */
  readonly tellings: readonly Telling<QwintoShape>[];
  readonly legal: readonly QwintoShape['action'][];
} {
  const table = qwinto.setup({ rules: qwinto.rules, seats: 2, options: { starter: 0 } });
  let tellings: Telling<QwintoShape>[] = [];
  for (const [who, what] of rows) {
    const action = qwinto.parse(what);
    if (action === null) throw new Error(`not a move: ${what}`);
    tellings = [];
    qwinto.play(table, who === 'nature' ? NATURE : who, action, fact =>
      tellings.push({ fact, view: qwinto.view(table, viewer) }),
    );
  }
  const legal = viewer === 'spectator' ? [] : qwinto.legal(table, viewer);
  return { view: qwinto.view(table, viewer), tellings, legal };
}

/** The first roll: an orange and a yellow die, 3 and 4, kept. */
export const SEVEN = [
  [0, 'roll orange yellow'],
  ['nature', 'dice 3 4'],
  [0, 'result keep'],
] as const;
