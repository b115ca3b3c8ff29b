import { MATCH_ID_LENGTH, SEED_LENGTH, commitServer, printHex } from '@zaria/fair';
import { fail, ok, type AnyGame, type Result } from '@zaria/kit';
import type { TableRefusal } from './command.ts';
import type { DiceKind, Setting, Stored, TableEntry } from './entries.ts';
import { completeSetting } from './lobby.ts';
import { hashToken, isToken } from './token.ts';

/** The server's part in the dice of one match. The seed is kept apart from everything else until the match has ended. */
export interface ServerPart {
  readonly matchId: string;
  readonly serverSeed: string;
  readonly commitS: string;
}

/** How many random bytes `serverPart` takes. */
export const SERVER_ENTROPY = MATCH_ID_LENGTH + SEED_LENGTH;

export function serverPart(random: Uint8Array): ServerPart {
  if (random.length !== SERVER_ENTROPY) throw new Error(`expected ${SERVER_ENTROPY} bytes, got ${random.length}`);
  const matchId = random.slice(0, MATCH_ID_LENGTH);
  const serverSeed = random.slice(MATCH_ID_LENGTH);
  return {
    matchId: printHex(matchId),
    serverSeed: printHex(serverSeed),
    commitS: printHex(commitServer(matchId, serverSeed)),
  };
}

/** Milliseconds in which seats are to reveal: at a live table, and where people come and go over days. */
export const REVEAL_WITHIN = { live: 30_000, slow: 15 * 60_000 } as const;

export interface Opening {
  readonly game: string;
  /** Options left out take their defaults. */
  readonly setting: Setting;
  /** The token of whoever opens the table. */
  readonly host: string;
  /** `null`: dice are typed in by hand, and nothing is claimed of them. */
  readonly dice: { readonly kind: Exclude<DiceKind, 'typed'>; readonly part: Omit<ServerPart, 'serverSeed'> } | null;
  readonly revealWithin: number;
  /** Who sits down at once, after a match at the same table (`rematch`). */
  readonly sitting?: readonly TableEntry[];
}

/** The first entries of a new table. */
export function opening(
  { game: id, setting: wished, host, dice, revealWithin, sitting = [] }: Opening,
  now: number,
  games: (id: string) => AnyGame | null,
): Result<readonly Stored[], TableRefusal> {
  const game = games(id);
  if (game === null) return fail({ why: 'game-unknown' });
  if (!isToken(host)) return fail({ why: 'token-wrong' });
  const setting = completeSetting(game, wished);
  if (!setting.ok) return setting;
  const opened: TableEntry = {
    kind: 'opened',
    game: id,
    rules: game.rules,
    setting: setting.value,
    host: hashToken(host),
    dice: dice?.kind ?? 'typed',
    matchId: dice?.part.matchId ?? '',
    commitS: dice?.part.commitS ?? '',
    revealWithin,
  };
  return ok([opened, ...sitting].map(what => ({ at: now, by: null, what })));
}
