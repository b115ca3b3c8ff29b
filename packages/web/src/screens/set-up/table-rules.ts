import { tIn } from '../../lib/words.svelte.ts';

/** How long the table waits after a choice, from milliseconds. */
export const breathText = (breath: number): string =>
  breath === 0
    ? tIn('web-set-up', 'set-up.breath.none')
    : tIn('web-set-up', 'set-up.breath.seconds', { seconds: breath / 1000 });
