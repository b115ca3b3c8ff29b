import type { Shelved } from '../shelved.ts';
import Face from './Face.svelte';

export const railroadInk: Shelved = { players: { min: 1, max: 6 }, Face, board: null };
