import { canonical, type Draw, type Rng, type Seat } from '@zaria/kit';
import { lp, u32, utf8 } from './bytes.ts';
import { HASH_LENGTH, hash, mac, sized } from './hash.ts';
import { bytesOf, numbersFrom } from './numbers.ts';
import type { MatchStart } from './start.ts';

/** What a seat adds to one draw. */
export type Part = readonly [seat: Seat, link: Uint8Array];

/** What the first draw is chained to: everything that was fixed before anybody gave anything. */
export const mixStart = (start: MatchStart): Uint8Array => hash('start', utf8(canonical(start)));

/** What draw n comes from: the draw made before it, the host's link and those of the seats that took part. */
export const mixDraw = (before: Uint8Array, n: number, secret: Uint8Array, parts: readonly Part[]): Uint8Array =>
  hash(
    'draw',
    sized(before, HASH_LENGTH),
    u32(n),
    sized(secret, HASH_LENGTH),
    lp(
      ...parts
        .toSorted(([one], [other]) => one - other)
        .flatMap(([seat, link]) => [u32(seat), sized(link, HASH_LENGTH)]),
    ),
  );

/** A step's name, as it goes into the draw. */
export const isPurpose = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{1,64}$/.test(value);

/** Chance for one entry of a match, from what was mixed for it. */
export interface MixedRng extends Rng {
  /** What has been asked and answered so far. */
  taken(): Pick<Draw, 'purpose' | 'm' | 'values'>;
}

export function mixedRng(mixed: Uint8Array, purpose: string): MixedRng {
  if (!isPurpose(purpose)) throw new Error('a purpose is a word of visible ASCII characters');
  const numbers = numbersFrom(bytesOf(block => mac(mixed, 'bytes', utf8(purpose), u32(block))));
  return {
    below: m => numbers.below(m),
    taken: () => ({ purpose, m: [...numbers.asked], values: [...numbers.values] }),
  };
}
