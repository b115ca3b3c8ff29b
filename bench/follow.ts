import { parseArgs } from 'node:util';
import { follower, narrate, type Entry, type ToldEntry, type Viewer } from '@zaria/kit';
import { entryOf, startOf, toy, type ToyAction, type ToyEntry, type ToyShape } from '@zaria/kit/testing';
import type { Benchmark } from './benchmark.ts';
import { parsed, roundsOf } from './settings.ts';
import { median } from './statistics.ts';
import { textTable } from './text-table.ts';
import { threadSeconds } from './thread-clock.ts';

/** Where in the match hearing is measured. */
const PLACES = [10, 10_000] as const;
/** How many entries are heard from there on: two rounds of the match. */
const SPAN = 24;
/** So many followers hear the same entries one after the other: one alone is done before the clock moves. */
const FOLLOWERS = 400;
const VIEWER: Viewer = 1;

const help = `usage: npm run bench follow [-- options]

What a follower needs to hear one entry, around the ${PLACES[0]}th and around the ${PLACES[1]}th of the same match of the small
game of the tests, undos included. Both are measured in turns; the median of the rounds counts. Seconds are those the
thread computes, so that a busy machine changes little.

  --rounds N     how many rounds, 21 if left out`;

export const follow: Benchmark = {
  summary: 'hearing an entry, early and late in a match of more than 10,000',
  help,
  run(args) {
    const options = { rounds: { type: 'string', default: '21' } } as const;
    const { values } = parsed(() => parseArgs({ args: [...args], options }));
    const rounds = roundsOf(values.rounds);
    const told = match();
    const measure = measuring(told);
    for (const place of PLACES) measure(place);
    const times = PLACES.map((): number[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, place] of PLACES.entries()) times[index]?.push(measure(place));
    const [early, late] = times.map(median);
    if (early === undefined || late === undefined) throw new Error('nothing was measured');
    const rows = [early, late].map((ns, index) => [`around entry ${PLACES[index]}`, ns.toFixed(0)]);
    console.log(`a match of ${told.length} entries, median of ${rounds} rounds\n`);
    console.log(textTable(['hearing', 'ns/entry'], rows));
    console.log(`\nlate in the match an entry costs ${(late / early).toFixed(2)} times what it costs early`);
    return Promise.resolve();
  },
};

const ROUND = ['nature die 2', '0 hide 1', '1 guess 2', '0 write stop', '0 reopen', '0 write stop'];
const START = startOf(2, { rounds: 1_000_000, long: false });

/** What somebody was told of a match that is long enough: round after round, each with a way back and an undo. */
function match(): readonly ToldEntry<ToyAction>[] {
  const truth = narrate<ToyShape>(toy, START);
  const add = (entry: Entry<ToyAction>): void => truth.append(entry);
  while (truth.told(VIEWER).entries.length < PLACES[1] + SPAN) {
    for (const row of ROUND) add(entryOf(row));
    add({ kind: 'undo', to: truth.log.length - 1 } satisfies ToyEntry);
    for (const row of ['0 write stop', '1 write stop']) add(entryOf(row));
  }
  return truth.told(VIEWER).entries;
}

/** Nanoseconds for an entry, from that place on. */
function measuring(told: readonly ToldEntry<ToyAction>[]): (place: number) => number {
  const whole = follower(toy, START, VIEWER, told);
  return place => {
    const entries = told.slice(place, place + SPAN);
    const followers = Array.from({ length: FOLLOWERS }, () => whole.at(place));
    const before = threadSeconds();
    for (const own of followers) for (const entry of entries) own.hear(entry);
    return ((threadSeconds() - before) * 1e9) / (FOLLOWERS * SPAN);
  };
}
