import { chainOf, parseHex, printHex, type Chain } from '@zaria/fair';
import type { Rng, Seat } from '@zaria/kit';
import {
  HOST_ENTROPY,
  hashToken,
  hostPart,
  type Command,
  type HostPart,
  type Table,
  type TokenHash,
  type Wish,
} from '@zaria/table';

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
  /** Links that the devices of seats want to give. */
  readonly links: Map<Seat, Extract<Wish, { do: 'link' }>>;
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
    links: new Map(),
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

/** A chain takes thousands of hashes: worlds share a few. */
const HOSTS = 16;
const hosts = new Map<number, HostPart>();

/** The host's part in the dice of a world. */
export function someHost(rng: Rng): HostPart {
  const number = rng.below(HOSTS);
  const host =
    hosts.get(number) ?? hostPart(Uint8Array.from({ length: HOST_ENTROPY }, (_, i) => (37 * number + i) % 256));
  hosts.set(number, host);
  return host;
}

/** For each seat and host a few chains; by their heads. */
const SECRETS = 12;
const grown = new Map<string, PersonalChain>();
const byHead = new Map<string, PersonalChain>();

/** What somebody adds links of, with the secret that it grows from. */
export interface PersonalChain {
  readonly secret: string;
  readonly chain: Chain;
}

/** The chain with this head. */
export const chainOfHead = (head: string): PersonalChain | null => byHead.get(head) ?? null;

/** The head of a chain for a seat, now and then of one that was used there before. */
export function someHead({ matchId }: Table, seat: Seat, rng: Rng): string {
  const which = rng.below(SECRETS);
  const name = `${matchId} ${seat} ${which}`;
  const known = grown.get(name);
  if (known !== undefined) return known.chain.head;
  const secret = Uint8Array.from({ length: 32 }, (_, i) => (101 * which + 7 * seat + i) % 256);
  const made = { secret: printHex(secret), chain: chainOf(parseHex(matchId), seat, secret) };
  grown.set(name, made);
  byHead.set(made.chain.head, made);
  return made.chain.head;
}
