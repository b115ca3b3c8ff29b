import { printHex } from '@zaria/fair';
import type { Rng } from '@zaria/kit';

/** Secret bytes, in hex. Also where there is no secure context: `randomUUID` is not to be had there. */
export const randomHex = (bytes: number): string => printHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** True chance, for what is not dice. */
export const trueRng: Rng = {
  below(m) {
    // Throws away what would make the low numbers likelier.
    const limit = 2 ** 32 - (2 ** 32 % m);
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    return value < limit ? value % m : trueRng.below(m);
  },
};
