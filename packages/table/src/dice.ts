import {
  MATCH_ID_LENGTH,
  SECRET_LENGTH,
  chainOf,
  growChain,
  grown,
  mixDraw,
  mixedRng,
  parseHex,
  printHex,
  seededMatch,
  type Chain,
} from '@zaria/fair';
import type { Rng } from '@zaria/kit';
import type { Dice } from './context.ts';

/** The host's part in the dice of one match. The secret is kept apart from everything else, and shown to nobody. */
export interface HostPart {
  readonly matchId: string;
  readonly secret: string;
  readonly chain: Chain;
}

/** How many random bytes `hostPart` takes. */
export const HOST_ENTROPY = MATCH_ID_LENGTH + SECRET_LENGTH;

export const hostPart = (random: Uint8Array): HostPart => grown(growPart(random));

/** The same, with pauses. */
export function* growPart(random: Uint8Array): Generator<undefined, HostPart, undefined> {
  if (random.length !== HOST_ENTROPY) throw new Error(`expected ${HOST_ENTROPY} bytes, got ${random.length}`);
  return yield* partOf(random.slice(0, MATCH_ID_LENGTH), random.slice(MATCH_ID_LENGTH));
}

/** The same text gives the same dice: such a match is local, and whoever knows the text knows them all. */
export function seededPart(seed: string): HostPart {
  const { matchId, secret } = seededMatch(seed);
  return grown(partOf(matchId, secret));
}

function* partOf(matchId: Uint8Array, secret: Uint8Array): Generator<undefined, HostPart, undefined> {
  const chain = yield* growChain(matchId, 'host', secret);
  const part = { matchId: printHex(matchId), secret: printHex(secret), chain };
  begun.set(nameOf(part), part.chain);
  const [oldest] = begun.keys();
  if (begun.size > MOST_BEGUN && oldest !== undefined) begun.delete(oldest);
  return part;
}

/** Chains of tables that were opened just now: whoever keeps them wants them soon, and they take thousands of hashes. */
const begun = new Map<string, Chain>();
const MOST_BEGUN = 512;

const nameOf = ({ matchId, secret }: Pick<HostPart, 'matchId' | 'secret'>): string => `${matchId} ${secret}`;

/**
 * The host's chain once more, from what was kept of it. It grows when somebody asks for one of its links: when a server comes
 * back all its tables are opened at once, and few of them throw at that moment.
 */
export function hostChain(part: Pick<HostPart, 'matchId' | 'secret'>): Chain {
  const name = nameOf(part);
  const known = begun.get(name);
  begun.delete(name);
  if (known !== undefined) return known;
  let chain: Chain | null = null;
  const grow = (): Chain => (chain ??= chainOf(parseHex(part.matchId), 'host', parseHex(part.secret)));
  return {
    get head() {
      return grow().head;
    },
    link: number => grow().link(number),
  };
}

/** The dice of a match, for whoever keeps its chain. */
export const chainDice = (chain: Chain): Dice => ({
  draw({ purpose, n, before, parts }) {
    const secret = chain.link(n);
    const mixed = mixDraw(parseHex(before), n, secret, parts);
    const rng = mixedRng(mixed, purpose);
    return {
      rng,
      taken: () => ({ draw: { n, ...rng.taken() }, spent: { host: printHex(secret), mixed: printHex(mixed) } }),
    };
  },
});

/** Dice of which nothing is claimed: to their table it is as if somebody typed them in. */
export const unclaimedDice = (rng: Rng): Dice => ({
  draw: () => ({ rng, taken: () => ({ draw: null, spent: null }) }),
});
