import { sfc32, type Sfc32 } from '../bench/sfc32.ts';

export { below, type Sfc32 } from '../bench/sfc32.ts';

/** A generator from words (FNV-1a). */
export function chanceOf(...words: readonly (string | number)[]): Sfc32 {
  let hash = 0x811c9dc5;
  for (const character of words.join(' ')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return sfc32(hash);
}
