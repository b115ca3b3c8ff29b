import { SEED_LENGTH, commitPlayer, parseHex, printHex } from '@zaria/fair';
import type { Rng, Seat } from '@zaria/kit';
import { hashToken, type Command, type Table, type TokenHash, type Wish } from '@zaria/table';

const MOST_PEOPLE = 9;

/** Everybody around a table, and what each of them knows and has sent. */
export interface People {
  readonly tokens: readonly string[];
  /** Who looks on and never sits down. */
  readonly watcher: string;
  /** Who has no business at the table. */
  readonly stranger: string;
  readonly byHash: ReadonlyMap<TokenHash, string>;
  /** `hashToken`, worked out once for each. */
  hashOf(token: string): TokenHash;
  /** Who is not there, and since when. */
  readonly away: Map<Seat | 'host', number>;
  /** Invitations that were given, by what the table keeps of each. */
  readonly invitations: Map<TokenHash, string>;
  /** What a seat promised, and the part that keeps the promise. */
  readonly promises: Map<string, string>;
  /** Commands that were sent, in that order. */
  readonly sent: Command[];
  /** Commands that have not arrived yet. */
  readonly underWay: Command[];
}

export const randomHex = (rng: Rng, bytes: number): string =>
  printHex(Uint8Array.from({ length: bytes }, () => rng.below(256)));

export function gather(rng: Rng): People {
  const tokenOf = (who: string | number): string => `token-${who}-${randomHex(rng, 12)}`;
  const tokens = Array.from({ length: MOST_PEOPLE }, (_, i) => tokenOf(i));
  const hashes = new Map<string, TokenHash>();
  const hashOf = (token: string): TokenHash => {
    const hash = hashes.get(token) ?? hashToken(token);
    hashes.set(token, hash);
    return hash;
  };
  const byHash = new Map(tokens.map(token => [hashOf(token), token]));
  const [watcher, stranger] = [tokenOf('watcher'), tokenOf('stranger')];
  return {
    tokens,
    watcher,
    stranger,
    byHash,
    hashOf,
    away: new Map(),
    invitations: new Map(),
    promises: new Map(),
    sent: [],
    underWay: [],
  };
}

/** A new command, or several from the same hand: each has a name of its own. */
export function write(people: People, token: string, wish: Wish): Command {
  const command = { id: `c${people.sent.length}`, token, wish };
  people.sent.push(command);
  return command;
}

/** The name that the table remembers a command by. */
export const nameOf = ({ hashOf }: People, { token, id }: Command): string => `${hashOf(token)}:${id}`;

/** Who holds the seat, if anybody. */
export function holderOf({ byHash }: People, { chairs }: Table, seat: Seat): string | null {
  const hash = chairs[seat]?.token ?? null;
  return hash === null ? null : (byHash.get(hash) ?? null);
}

export const hostOf = ({ byHash }: People, { host }: Table): string => byHash.get(host) ?? '';

/** Draws a part in the dice and promises it. */
export function promise({ promises }: People, { matchId }: Table, seat: Seat, rng: Rng): string {
  const entropy = randomHex(rng, SEED_LENGTH);
  const commit = printHex(commitPlayer(parseHex(matchId), seat, parseHex(entropy)));
  promises.set(commit, entropy);
  return commit;
}
