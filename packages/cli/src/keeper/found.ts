import { printHex } from '@zaria/fair';
import type { GameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { SEATS, ok, type AnyOptions, type Result, type Rng, type Seat } from '@zaria/kit';
import { HOST_ENTROPY, absorb, decide, hostPart, openTable, opening, seededPart } from '@zaria/table';
import type { Context, HostPart, TableRefusal, Wish } from '@zaria/table';
import type { Io } from '../io.ts';
import type { Chance } from './chance.ts';
import { tokenFor } from './holder.ts';
import type { Save } from './save.ts';

/** Who is to sit in a seat. */
export interface Sitter {
  readonly name: string;
  /** `null`: a person. */
  readonly bot: string | null;
}

/** A match to be. */
export interface NewMatch {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly options: AnyOptions;
  /** A seed or dice typed in make it a practice match. */
  readonly dice: 'drawn' | 'typed' | { readonly seed: string };
  /** Whether any step may be taken back, if all agree. */
  readonly friendly: boolean;
}

const SECRET_LENGTH = 32;

const bytes = (length: number, rng: Rng): Uint8Array => Uint8Array.from({ length }, () => rng.below(256));

/** What the dice come from, and what is published of it. A match from a seed is a local one whose dice anybody can foresee. */
function chanceOf(dice: NewMatch['dice'], rng: Rng): { readonly chance: Chance; readonly part: HostPart } {
  if (typeof dice === 'object') return { chance: { kind: 'seeded', seed: dice.seed }, part: seededPart(dice.seed) };
  const part = hostPart(bytes(HOST_ENTROPY, rng));
  return { chance: dice === 'typed' ? { kind: 'typed' } : { kind: 'chained', secret: part.secret }, part };
}

/** Opens a table and starts the match. This terminal alone makes its dice: nobody else has a part in them. */
export function found(
  { game, sitters, options, dice, friendly }: NewMatch,
  { now, rng }: Pick<Io, 'now' | 'rng'>,
): Result<Save, TableRefusal> {
  const { chance, part } = chanceOf(dice, rng);
  const secret = printHex(bytes(SECRET_LENGTH, rng));
  const isTyped = chance.kind === 'typed';
  const opened = opening(
    {
      game,
      setting: {
        seats: sitters.length,
        options,
        clock: { kind: 'none' },
        forced: false,
        spectators: 'none',
        friendly,
        // Who types a move has thought before.
        breath: 0,
        chairsEach: SEATS.length,
      },
      host: `${secret}:host`,
      dice: {
        kind: isTyped ? 'typed' : 'local',
        matchId: part.matchId,
        head: isTyped ? null : part.chain.head,
      },
    },
    now(),
    findGame,
  );
  if (!opened.ok) return opened;

  const entries = [...opened.value];
  const table = openTable(entries, findGame);
  const bots = sitters.flatMap(({ bot }) => (bot === null ? [] : [bot]));
  for (const wish of wishesOf(sitters)) {
    // Nothing is thrown yet: the match goes on when somebody keeps it.
    const context: Context = { now: now(), dice: null, rng, absent: new Map(), bots };
    const decided = decide(table, { id: `entry ${table.seq}`, token: tokenFor(table, secret, wish), wish }, context);
    if (!decided.ok) return decided;
    entries.push(...decided.value.entries);
    absorb(table, decided.value);
  }
  return ok({ secret, chance, entries });
}

/** All that people do until the match has begun. */
function wishesOf(sitters: readonly Sitter[]): readonly Wish[] {
  const seated = sitters.map((sitter, at) => ({ ...sitter, seat: at as Seat, colour: at }));
  return [
    ...seated.map(({ seat, name, colour, bot }): Wish =>
      bot === null ? { do: 'sit', seat, as: 'local', name, colour } : { do: 'seat-bot', seat, bot, name, colour },
    ),
    ...seated.flatMap(({ seat, bot }): Wish[] =>
      bot === null ? [{ do: 'ready', seat, version: 0, ready: true }] : [],
    ),
    { do: 'start' },
  ];
}
