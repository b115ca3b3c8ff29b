import type { Seat, Shape } from '@zaria/kit';
import type { Component } from 'svelte';
import type { Player } from './board.ts';
import type { BoardShape } from './playable.ts';

interface PictureProps<G extends Shape> {
  readonly view: G['view'];
  readonly players: readonly Player[];
  /** The seat of whoever plays here alone; else `null`. */
  readonly seat: Seat | null;
}

/** A match at a glance, for a list of matches: a small picture of its table as it is now, and how far it is. */
export interface Glance<G extends Shape> {
  readonly Picture: Component<PictureProps<G>>;
  how(view: G['view'], seat: Seat | null): string;
}
export type AnyGlance = Glance<BoardShape>;

/** The game's own types are forgotten. */
export const glanceOf = <G extends Shape>(glance: Glance<G>): AnyGlance => glance as unknown as AnyGlance;
