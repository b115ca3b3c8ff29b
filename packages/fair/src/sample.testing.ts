import vectors from '../vectors/zaria-2.json' with { type: 'json' };
import { parseHex, printHex, utf8 } from './bytes.ts';
import { chainOf, type Chain } from './chain.ts';
import type { Fabricated } from './fabricate.testing.ts';
import { lineOf, verifyBytes, type VerdictLine } from './verify.ts';

/** The same, to be edited. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;

/** The record of the protocol's own vectors: two people, a bot, a throw undone, a late chain, a lost number. */
export const SAMPLE = JSON.parse(vectors.records[0]?.record ?? '') as Fabricated;

const ofSecret = (owner: 0 | 1 | 'host', byte: number): Chain =>
  chainOf(parseHex(SAMPLE.start.matchId), owner, new Uint8Array(32).fill(byte));

/** Its chains, whose secrets are known. */
export const CHAINS = {
  host: ofSecret('host', 0x11),
  zero: ofSecret(0, 0x22),
  one: ofSecret(1, 0x33),
  late: ofSecret(1, 0x44),
} as const;
export const linkOf = (chain: keyof typeof CHAINS, number: number): string => printHex(CHAINS[chain].link(number));

export function edited(edit: (draft: Draft<Fabricated>) => void): Fabricated {
  const draft = structuredClone(SAMPLE) as Draft<Fabricated>;
  edit(draft);
  return draft;
}

/** What our own verifier says of a record given as a value, as it would be read from a file. */
export const verdictOn = (record: unknown): VerdictLine => lineOf(verifyBytes(utf8(JSON.stringify(record))));
