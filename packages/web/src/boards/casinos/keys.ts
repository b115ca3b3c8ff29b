import { FACES, type Face } from './lying.ts';

/** What a key means at a table of casinos. */
export type Meaning =
  | { readonly does: 'choose'; readonly face: Face }
  | { readonly does: 'go' }
  | { readonly does: 'focus'; readonly face: Face }
  | { readonly does: 'explain'; readonly face: Face }
  | null;

interface Situation {
  /** The casinos that may be chosen, and the one that is. */
  readonly open: readonly Face[];
  readonly chosen: Face | null;
  /** The casino that has the focus. */
  readonly focused: Face | null;
  /** Whether the focus is on something that has its own use for Enter. */
  readonly isOnControl: boolean;
  /** Whether there is something that Enter does. */
  readonly canGo: boolean;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function meaningOf(key: string, { open, chosen, focused, isOnControl, canGo }: Situation): Meaning {
  const step = STEPS[key];
  if (step !== undefined && focused !== null) {
    const faces = open.length > 0 ? open : FACES;
    const next = faces[(faces.indexOf(focused) + step + faces.length) % faces.length];
    return next === undefined ? null : { does: 'focus', face: next };
  }
  if (key === 'Enter') {
    const isOnChosen = chosen !== null && chosen === focused;
    return canGo && (isOnChosen || !isOnControl) ? { does: 'go' } : null;
  }
  const face = FACES.find(number => String(number) === key);
  if (face === undefined) return null;
  return open.includes(face) ? { does: 'choose', face } : { does: 'explain', face };
}
