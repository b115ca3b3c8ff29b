import type { Seat } from '@zaria/kit';
import { lp, u32, utf8 } from '../bytes.ts';
import { HASH_LENGTH, MATCH_ID_LENGTH, sized } from '../hash.ts';
import { hmac, sha256 } from '../sha256.ts';

export const PROTOCOL = 'fair/1';

/** Length in bytes. */
export const SEED_LENGTH = 32;

const PARTS = ['server', 'player', 'start', 'transcript', 'key', 'draw'] as const;
/** What a hash or a mac is for. Each use has a name of its own, so that none can stand in for another. */
export type Tag = `${typeof PROTOCOL}/${(typeof PARTS)[number]}`;

const hash = (tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array => sha256(lp(utf8(tag), ...parts));

export const mac = (key: Uint8Array, tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array =>
  hmac(key, lp(utf8(tag), ...parts));

/** The server's promise: published before anybody else adds anything. */
export const commitServer = (matchId: Uint8Array, serverSeed: Uint8Array): Uint8Array =>
  hash('fair/1/server', sized(matchId, MATCH_ID_LENGTH), sized(serverSeed, SEED_LENGTH));

/** A player's promise: made before anybody's entropy is known. */
export const commitPlayer = (matchId: Uint8Array, seat: Seat, entropy: Uint8Array): Uint8Array =>
  hash('fair/1/player', sized(matchId, MATCH_ID_LENGTH), u32(seat), sized(entropy, SEED_LENGTH));

/** What a seat adds: its commitment, or the entropy it revealed. */
export type Share = readonly [seat: Seat, bytes: Uint8Array];

export interface Transcript {
  readonly matchId: Uint8Array;
  /** The frozen start, verbatim. */
  readonly start: string;
  readonly commitS: Uint8Array;
  readonly commits: readonly Share[];
  /** Of the seats that revealed. */
  readonly reveals: readonly Share[];
}

/** Everything that was said in the open, in one hash. */
export const transcript = ({ matchId, start, commitS, commits, reveals }: Transcript): Uint8Array =>
  hash(
    'fair/1/transcript',
    sized(matchId, MATCH_ID_LENGTH),
    hash('fair/1/start', utf8(start)),
    sized(commitS, HASH_LENGTH),
    shares(commits, HASH_LENGTH),
    shares(reveals, SEED_LENGTH),
  );

/** What all draws of the match come from. As secret as the server's seed until the match has ended. */
export const drawKey = (serverSeed: Uint8Array, said: Uint8Array, beacon: Uint8Array): Uint8Array =>
  mac(sized(serverSeed, SEED_LENGTH), 'fair/1/key', sized(said, HASH_LENGTH), beacon);

const shares = (list: readonly Share[], length: number): Uint8Array =>
  lp(...list.toSorted(([a], [b]) => a - b).flatMap(([seat, bytes]) => [u32(seat), sized(bytes, length)]));
