import type { Playable } from './playable.ts';

/** A game that was played on paper or with the real box, to be tapped in and scored. */
export interface PaperProps {
  readonly playable: Playable;
}
