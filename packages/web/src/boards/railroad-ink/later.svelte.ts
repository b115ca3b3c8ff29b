import { fetched } from '../../lib/fetched.svelte.ts';

/** What is needed when a die was taken or a square touched. */
export const handling = fetched(() => import('./handling.ts'));

/** What is needed when a part of the score is to be lit. */
export const lighting = fetched(() => import('./lighting.ts'));

/** All boards side by side: when the match is over, and on a table screen. */
export const allBoards = fetched(() => import('./AllBoards.svelte'));
