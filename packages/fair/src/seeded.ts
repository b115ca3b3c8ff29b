import { utf8 } from './bytes.ts';
import { MATCH_ID_LENGTH, hash } from './hash.ts';

/** What a match from a seed has instead of random bytes, so that the same text gives the same dice. */
export const seededMatch = (seed: string): { readonly matchId: Uint8Array; readonly secret: Uint8Array } => ({
  matchId: hash('seed id', utf8(seed)).slice(0, MATCH_ID_LENGTH),
  secret: hash('seed', utf8(seed)),
});
