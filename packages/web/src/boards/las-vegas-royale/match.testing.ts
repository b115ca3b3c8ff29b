import { lasVegasRoyale, type RoyaleShape, type Side } from '@zaria/games/las-vegas-royale';
import { completeOptions, NATURE, pick, questionOn, simulationRng, type Actor, type Seat } from '@zaria/kit';
import { played, type Played } from '../played.testing.ts';
import type { Action, Fact, RoyaleView, SideOf, Told } from './types.ts';

type Options = RoyaleShape['options'];

/** One entry of a match: the table before it, what it told and when, the table after it. */
export interface Entry {
  readonly actor: Actor;
  readonly action: Action;
  readonly before: RoyaleView;
  readonly tellings: readonly Told[];
  readonly after: RoyaleView;
}

export function optionsOf(players: number, given: Partial<Options>): Options {
  const options = completeOptions(lasVegasRoyale.options, players, given);
  if (!options.ok) throw new Error(options.error.why);
  return options.value;
}

/** A whole match of players who choose at random, as seat 0 sees it; for tests. */
export function playedMatch(players: number, given: Partial<Options>, seed: string): readonly Entry[] {
  const options = optionsOf(players, given);
  const rng = simulationRng(seed);
  const entries: Entry[] = [];
  const state = lasVegasRoyale.setup({ rules: lasVegasRoyale.rules, seats: players, options });
  for (let [actor] = lasVegasRoyale.waiting(state); actor !== undefined; [actor] = lasVegasRoyale.waiting(state)) {
    const before = lasVegasRoyale.view(state, 0);
    const action = actor === NATURE ? lasVegasRoyale.sample(state, rng) : pick(lasVegasRoyale.legal(state, actor), rng);
    const tellings: Told[] = [];
    lasVegasRoyale.play(state, actor, action, fact => tellings.push({ fact, view: lasVegasRoyale.view(state, 0) }));
    entries.push({ actor, action, before, tellings, after: lasVegasRoyale.view(state, 0) });
  }
  return entries;
}

/** A table in the middle of a match: how it was opened, what was played, and what somebody is to do then. */
export interface Position {
  readonly players: number;
  readonly options: Options;
  readonly plays: readonly Pick<Entry, 'actor' | 'action'>[];
  /** Who is asked, and what he answered in the match it comes from. */
  readonly seat: Seat;
  readonly text: string;
}

/** The first position of matches with these tiles that is wanted; for tests. */
export function positionWith(
  given: Partial<Options>,
  isWanted: (entry: Entry, at: number, match: readonly Entry[]) => boolean,
): Position {
  const players = 2;
  const options = optionsOf(players, { openMoney: true, starter: 0, ...given });
  for (let seed = 0; seed < 400; seed++) {
    const match = playedMatch(players, options, `position ${seed}`);
    const at = match.findIndex((entry, index) => entry.actor !== NATURE && isWanted(entry, index, match));
    const entry = match[at];
    if (entry === undefined) continue;
    const plays = match.slice(0, at).map(({ actor, action }) => ({ actor, action }));
    return { players, options, plays, seat: entry.actor as Seat, text: lasVegasRoyale.print(entry.action) };
  }
  throw new Error('no match comes to that');
}

/** Tiles that lay dice down where others lie, and hold some themselves. */
const CROWDING = 'F1 E2 H1 G2 C1 D2';

/** Where somebody is to place and the table is as full as it gets: the hardest to be shown without covering anything. */
export function crowdedPosition(players: number): Position {
  const options = optionsOf(players, { openMoney: true, starter: 0, tiles: CROWDING });
  const found = Array.from({ length: 40 }, (_, seed) => {
    const match = playedMatch(players, options, `crowded ${seed}`);
    return match.flatMap((entry, at) => {
      if (questionOn(entry.before)?.step !== 'place') return [];
      const piles = Object.values(entry.before.casinos).reduce((sum, { weights }) => sum + weights.length, 0);
      return [{ match, entry, at, piles }];
    });
  })
    .flat()
    .reduce((most, one) => (one.piles > most.piles ? one : most));
  const { match, entry, at } = found;
  const plays = match.slice(0, at).map(({ actor, action }) => ({ actor, action }));
  return { players, options, plays, seat: entry.actor as Seat, text: lasVegasRoyale.print(entry.action) };
}

/** A table on which this was played, as a record writes it; for tests. */
export const positionOf = (players: number, given: Partial<Options>, texts: readonly string[]): Played<RoyaleShape> =>
  played(lasVegasRoyale, optionsOf(players, { openMoney: true, starter: 0, ...given }), players, texts);

/** All questions that the rules ask a seat. */
export const ASKED = Object.entries(lasVegasRoyale.steps).flatMap(([step, { kind }]) => (kind === 'ask' ? [step] : []));

/** Where somebody is asked that. */
export const positionAt = (step: string, given: Partial<Options> = { tiles: 6 }): Position =>
  positionWith(given, ({ before }) => questionOn(before)?.step === step);

/** What is told when a side does what it is there for, not only that it was set off. */
export const EFFECTS: Readonly<Record<Side, Fact['fact']>> = {
  A1: 'guessed',
  A2: 'counter',
  B1: 'primeTime',
  B2: 'counter',
  C1: 'marker',
  C2: 'fined',
  D1: 'awarded',
  D2: 'marker',
  E1: 'closed',
  E2: 'knockedOut',
  F1: 'blocked',
  F2: 'unblocked',
  G1: 'picked',
  G2: 'doubled',
  H1: 'slotted',
  H2: 'chose',
};

/** Where the answer makes the side do that; black dice that are thrown for it come after the answer. */
export const positionBefore = (side: Side): Position =>
  positionWith({ tiles: side }, (_entry, at, match) => {
    const [now, next] = [match[at], match[at + 1]];
    const told = [...(now?.tellings ?? []), ...(next?.actor === NATURE ? next.tellings : [])];
    return told.some(({ fact }) => fact.fact === EFFECTS[side] && (!('side' in fact) || fact.side === side));
  });

/** Parties as they are told apart in tests. */
export const sideOf: SideOf = party => ({ key: party, name: String(party), letter: '', player: null });
