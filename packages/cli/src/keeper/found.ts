import { botsOf } from '@zaria/bots/all';
import { commitPlayer, parseHex, printHex } from '@zaria/fair';
import type { GameId } from '@zaria/games';
import { findGame } from '@zaria/games/all';
import { SEATS, ok, type AnyOptions, type Result, type Rng, type Seat } from '@zaria/kit';
import { REVEAL_WITHIN, SERVER_ENTROPY, absorb, decide, openTable, opening, serverPart } from '@zaria/table';
import type { Context, TableRefusal, Wish } from '@zaria/table';
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

function chanceOf(dice: NewMatch['dice'], serverSeed: string): Chance {
  if (dice === 'drawn') return { kind: 'drawn', serverSeed };
  return dice === 'typed' ? { kind: 'typed' } : { kind: 'seeded', seed: dice.seed };
}

/**
 * Opens a table and starts the match. Where dice are drawn this terminal plays both parts: it draws the seed and every
 * person's part, promises them first and shows those of the people at once.
 */
export function found(
  { game, sitters, options, dice, friendly }: NewMatch,
  { now, rng }: Pick<Io, 'now' | 'rng'>,
): Result<Save, TableRefusal> {
  const { serverSeed, ...part } = serverPart(bytes(SERVER_ENTROPY, rng));
  const secret = printHex(bytes(SECRET_LENGTH, rng));
  const chance = chanceOf(dice, serverSeed);
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
      dice: chance.kind === 'drawn' ? { kind: 'local', part } : null,
      revealWithin: REVEAL_WITHIN.live,
    },
    now(),
    findGame,
  );
  if (!opened.ok) return opened;

  const entries = [...opened.value];
  const table = openTable(entries, findGame);
  const bots = botsOf(game).map(bot => bot.id);
  for (const wish of wishesOf(sitters, chance.kind === 'drawn' ? part.matchId : null, rng)) {
    // Nothing is thrown yet: the match goes on when somebody keeps it.
    const context: Context = { now: now(), dice: null, rng, absent: new Map(), bots };
    const decided = decide(table, { id: `entry ${table.seq}`, token: tokenFor(table, secret, wish), wish }, context);
    if (!decided.ok) return decided;
    entries.push(...decided.value.entries);
    absorb(table, decided.value);
  }
  return ok({ secret, chance, entries });
}

/** All that people do until the match has begun; `matchId` where they have a part in the dice. */
function wishesOf(sitters: readonly Sitter[], matchId: string | null, rng: Rng): readonly Wish[] {
  const seated = sitters.map((sitter, at) => ({ ...sitter, seat: at as Seat, colour: at }));
  const people = seated.flatMap(({ seat, bot }) =>
    bot === null ? [{ seat, entropy: bytes(SECRET_LENGTH, rng) }] : [],
  );
  const parts = (matchId === null ? [] : people).map(({ seat, entropy }) => ({
    seat,
    commit: printHex(commitPlayer(parseHex(matchId ?? ''), seat, entropy)),
    entropy: printHex(entropy),
  }));
  return [
    ...seated.map(({ seat, name, colour, bot }): Wish =>
      bot === null ? { do: 'sit', seat, as: 'local', name, colour } : { do: 'seat-bot', seat, bot, name, colour },
    ),
    ...people.map(({ seat }): Wish => ({ do: 'ready', seat, version: 0, ready: true })),
    ...parts.map(({ seat, commit }): Wish => ({ do: 'commit', seat, commit })),
    { do: 'start' },
    ...parts.map(({ seat, entropy }): Wish => ({ do: 'reveal', seat, entropy })),
  ];
}
