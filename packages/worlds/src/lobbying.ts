import { SEATS, completeOptions, pick, seatsOf, type AnyGame, type AnyOptions, type Rng, type Seat } from '@zaria/kit';
import { LONGEST_BREATH, SPECTATORS, type Clock, type Setting, type Table, type Wish } from '@zaria/table';
import { holderOf, hostOf, someHead, type People } from './people.ts';
import { passSeatOn } from './playing.ts';

/** Where bots answer for whoever is slow few matches last until they are given up: those are a third. */
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'none' },
  { kind: 'gentle', after: 5_000 },
  { kind: 'gentle', after: 5_000 },
  { kind: 'strict', after: 20_000 },
  { kind: 'days', after: 20_000, night: { from: 0, to: 60, ahead: 0 } },
];
const BREATHS = [0, 1, LONGEST_BREATH];
const NAMES = ['Ada', 'Bó', 'Γιώργος', 'D. Þór', 'È vero', '🎲'];

/** Any number of seats and any options that go with it. */
export function randomSetting(game: AnyGame, rng: Rng): Setting {
  const { min, max } = game.players;
  const seats = min + rng.below(max - min + 1);
  for (;;) {
    const wish: AnyOptions = Object.fromEntries(
      Object.entries(game.options).map(([key, option]) => [key, pick(option.values, rng)]),
    );
    const options = completeOptions(game.options, seats, wish);
    if (!options.ok) continue;
    return {
      seats,
      options: options.value,
      clock: pick(CLOCKS, rng),
      forced: rng.below(2) === 0,
      spectators: pick(SPECTATORS, rng),
      friendly: rng.below(4) > 0,
      breath: pick(BREATHS, rng),
      chairsEach: pick([1, 2, SEATS.length], rng),
    };
  }
}

/** What somebody does before the match: mostly what is needed for it to start. */
export function lobbyWish(people: People, table: Table, rng: Rng): readonly [token: string, wish: Wish] {
  const host = hostOf(people, table);
  const seats = seatsOf(table.setting.seats);
  const seat = pick(seats, rng);
  const name = pick(NAMES, rng);
  const colour = rng.below(7);
  const somebody = pick(people.tokens, rng);
  switch (rng.below(14)) {
    case 0:
      if (rng.below(4) === 0)
        return [pick([host, somebody], rng), { do: 'talk', talk: table.talk === 'free' ? 'phrases' : 'free' }];
      return [pick([host, somebody], rng), { do: 'set', ...randomSetting(table.game, rng) }];
    case 1:
      return [pick([host, holderOf(people, table, seat) ?? host], rng), { do: 'leave', seat }];
    case 2:
      return [somebody, { do: 'sit', seat, as: pick(['local', 'remote'] as const, rng), name, colour }];
    case 3:
      return [holderOf(people, table, seat) ?? somebody, { do: 'take-over', seat }];
    case 4:
      return passSeatOn(people, table, seat, rng);
    case 5:
      return [host, outOfRange(people, table, rng)];
    default:
      return nextNeeded(people, table, rng);
  }
}

/** What no table grants: a value out of its range, or one more than there is. */
function outOfRange(people: People, { setting }: Table, rng: Rng): Wish {
  const set = { do: 'set', ...setting } as const;
  return pick<unknown>(
    [
      { ...set, clock: { kind: 'strict', after: 2 ** 31 } },
      { ...set, clock: { kind: 'none', after: 5000 } },
      { ...set, clock: { kind: 'days', after: 5000, night: { from: 60, to: 60, ahead: 0 } } },
      { ...set, options: { ...setting.options, more: { deep: [] } } },
      { ...set, more: people.sent.length },
      { ...set, breath: -1 },
      { do: 'start', now: true },
      { do: 'sit', seat: 0, as: 'remote', name: 'x'.repeat(50_000), colour: 0 },
    ],
    rng,
  ) as Wish;
}

function nextNeeded(people: People, table: Table, rng: Rng): readonly [token: string, wish: Wish] {
  const host = hostOf(people, table);
  const name = pick(NAMES, rng);
  for (const [at, chair] of table.chairs.entries()) {
    const seat = at as Seat;
    if (chair.kind === null) {
      if (rng.below(4) === 0) return [host, { do: 'seat-bot', seat, bot: 'random', name, colour: freeColour(table) }];
      const as = pick(['local', 'remote', 'remote'] as const, rng);
      return [pick([host, ...people.tokens], rng), { do: 'sit', seat, as, name, colour: freeColour(table) }];
    }
    const holder = holderOf(people, table, seat);
    if (holder === null) continue;
    if (chair.head === null && table.dice === 'open' && rng.below(8) > 0)
      return [holder, { do: 'head', seat, head: someHead(table, seat, rng) }];
    // Now and then for a setting that somebody saw before.
    const version = Math.max(0, table.version - (rng.below(6) === 0 ? 1 : 0));
    if (!chair.ready) return [holder, { do: 'ready', seat, version, ready: true }];
  }
  return [host, { do: 'start' }];
}

const freeColour = (table: Table): number =>
  [0, 1, 2, 3, 4, 5].find(colour => !table.chairs.some(chair => chair.kind !== null && chair.colour === colour)) ?? 0;
