import type { Player } from '../board.ts';

/** One side at a casino: a player, or dice that nobody plays. */
export interface Side {
  readonly key: string | number;
  readonly name: string;
  /** What stands on its mark, where it is no player's. */
  readonly letter: string | null;
  /** `null`: nobody's. */
  readonly player: Player | null;
  /** Whether its dice have no pips. */
  readonly isBlank?: boolean;
}

/** How a die looks. Nobody's have rings for pips: told apart without their colour, too. */
export interface Look {
  readonly tint: string;
  readonly pips: string;
  readonly isHollow: boolean;
  readonly isBlank?: boolean;
  /** Larger than the others, and drawn with a rim. */
  readonly isBig?: boolean;
}

export function lookOf({ player, isBlank = false }: Pick<Side, 'player' | 'isBlank'>): Look {
  if (isBlank) return { tint: '#9aa39f', pips: '#3c4441', isHollow: false, isBlank };
  return player === null
    ? { tint: 'var(--die)', pips: 'var(--pip)', isHollow: true }
    : { tint: `var(--${player.colour})`, pips: `var(--on-${player.colour})`, isHollow: false };
}

/** As many small dice that look so, and then the big ones. */
export const looksOf = (look: Look, small: number, big = 0): readonly Look[] => [
  ...Array.from({ length: small }, () => look),
  ...Array.from({ length: big }, () => ({ ...look, isBig: true })),
];
