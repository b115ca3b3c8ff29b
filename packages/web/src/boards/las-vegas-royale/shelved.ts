import type { Shelved } from '../shelved.ts';
import Face from './Face.svelte';

export const lasVegasRoyale: Shelved = { players: { min: 2, max: 5 }, Face, board: null };
