import type { GameId } from '@zaria/games';
import type { Component } from 'svelte';

const FACES = import.meta.glob<Component>('./*/Face.svelte', { eager: true, import: 'default' });

/** The small picture that stands for a game. Who comes straight to a table does not fetch these. */
export function faceOf(id: GameId): Component {
  const face = FACES[`./${id}/Face.svelte`];
  if (face === undefined) throw new Error(`${id} has no picture`);
  return face;
}
