import { commitPlayer, parseHex, printHex } from '@zaria/fair';
import type { GameId } from '@zaria/games';
import { ok, type AnyOptions, type Result, type Rng, type Seat } from '@zaria/kit';
import { REVEAL_WITHIN, SERVER_ENTROPY, opening, serverPart, type TableRefusal, type Wish } from '@zaria/table';
import type { Chance, Save } from '../files/save.ts';
import type { Io } from '../io.ts';
import { openHost } from './host.ts';
import type { Sitter } from './seats.ts';

/** A match to be. */
export interface Plan {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly options: AnyOptions;
  /** A seed or dice typed in make it a practice match. */
  readonly dice: 'drawn' | 'typed' | { readonly seed: string };
}

const SECRET_LENGTH = 32;

const bytes = (length: number, rng: Rng): Uint8Array => Uint8Array.from({ length }, () => rng.below(256));

/**
 * Opens a table and starts the match. Where dice are drawn this terminal plays both parts: it draws the seed and every
 * person's part, promises them first and shows those of the people at once.
 */
export function found({ game, sitters, options, dice }: Plan, io: Pick<Io, 'now' | 'rng'>): Result<Save, TableRefusal> {
  const { serverSeed, ...part } = serverPart(bytes(SERVER_ENTROPY, io.rng));
  const secret = printHex(bytes(SECRET_LENGTH, io.rng));
  const chance: Chance =
    dice === 'drawn'
      ? { kind: 'drawn', serverSeed }
      : dice === 'typed'
        ? { kind: 'typed' }
        : { kind: 'seeded', seed: dice.seed };
  const isDrawn = chance.kind === 'drawn';
  const opened = opening(
    {
      game,
      setting: { seats: sitters.length, options, clock: { kind: 'none' }, forced: false, spectators: 'none' },
      host: `${secret}:host`,
      dice: isDrawn ? { kind: 'local', part } : null,
      revealWithin: REVEAL_WITHIN.live,
    },
    io.now(),
  );
  if (!opened.ok) return opened;

  const host = openHost({ secret, chance, entries: opened.value }, { nodes: 0 }, io, () => undefined);
  const seated = sitters.map((sitter, at) => ({ ...sitter, seat: at as Seat, colour: at }));
  const people = seated.flatMap(({ seat, bot }) =>
    bot === null ? [{ seat, entropy: bytes(SECRET_LENGTH, io.rng) }] : [],
  );
  const promises = isDrawn ? people : [];
  const wishes: Wish[] = [
    ...seated.map(({ seat, name, colour, bot }): Wish =>
      bot === null ? { do: 'sit', seat, as: 'local', name, colour } : { do: 'seat-bot', seat, bot, name, colour },
    ),
    ...people.map(({ seat }): Wish => ({ do: 'ready', seat, ready: true })),
    ...promises.map(({ seat, entropy }): Wish => {
      const commit = printHex(commitPlayer(parseHex(part.matchId), seat, entropy));
      return { do: 'commit', seat, commit };
    }),
    { do: 'start' },
    ...promises.map(({ seat, entropy }): Wish => ({ do: 'reveal', seat, entropy: printHex(entropy) })),
  ];
  for (const wish of wishes) {
    const decided = host.decide(wish);
    if (!decided.ok) return decided;
    host.keep(decided.value);
  }
  return ok(host.save);
}
