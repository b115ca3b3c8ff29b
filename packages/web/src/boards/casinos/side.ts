import type { Player } from '../board.ts';

/** One side at a casino: a player, or dice that nobody plays. */
export interface Side {
  readonly key: string | number;
  readonly name: string;
  /** What stands on its mark. */
  readonly letter: string;
  /** `null`: nobody's. */
  readonly player: Player | null;
}

/** How its dice look. Nobody's have rings for pips: told apart without their colour, too. */
export interface Look {
  readonly tint: string;
  readonly pips: string;
  readonly isHollow: boolean;
}

export const lookOf = ({ player }: Pick<Side, 'player'>): Look =>
  player === null
    ? { tint: 'var(--die)', pips: 'var(--pip)', isHollow: true }
    : { tint: `var(--${player.colour})`, pips: `var(--on-${player.colour})`, isHollow: false };
