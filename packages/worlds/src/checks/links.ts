import { LINKS } from '@zaria/fair';
import { isCommon, isDone, questionOn, same, type Draw, type Seat } from '@zaria/kit';
import type { Stored } from '@zaria/table';
import type { Event } from '../event.ts';
import type { Outcome } from '../side.ts';
import { isPlaying, type World } from '../world.ts';

/** What was asked for and what has come in, kept apart from the table's own account. */
interface Asking {
  readonly n: number;
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly links: ReadonlyMap<Seat, string>;
}

const SILENT_TWICE = 2;
/** So many numbers more may have been used if somebody does not say what he knows. */
const UNHEARD = 64;

/** Watches draws to which people add: who is asked, what waits meanwhile, and who is in them. */
export function linksCheck(world: World): (event: Event, outcome: Outcome) => void {
  const { main } = world;
  let asking: Asking | null = null;
  /** As they were before the event. */
  let numbers = 0;
  let wasPlaying = false;
  /** In how many draws in a row a seat was silent. */
  const silent = new Map<Seat, number>();
  const wrong = (what: string, { what: entry }: Stored): void =>
    world.broken('links', `${what}: ${JSON.stringify(entry)}`);

  function ask(stored: Stored, n: number, seats: readonly Seat[], absent: Event['absent']): void {
    if (asking !== null && (asking.n !== n || !asking.seats.every(seat => seats.includes(seat))))
      wrong('asked again for something else', stored);
    const fresh = seats.filter(seat => asking?.seats.includes(seat) !== true);
    if (fresh.some(seat => absent.has(seat))) wrong('somebody who is away is asked', stored);
    if (fresh.some(seat => (silent.get(seat) ?? 0) >= SILENT_TWICE)) wrong('somebody asleep is asked', stored);
    asking = { n, seats, at: stored.at, links: asking?.links ?? new Map() };
  }

  function drawn(stored: Stored, { n, by = [], withheld = [] }: Draw, absent: Event['absent']): void {
    const { table } = main;
    if (asking === null) {
      const ignored = table.start?.seats.findIndex(({ head }, seat) => {
        const chair = table.chairs[seat];
        const isThere = chair?.token !== null && !absent.has(seat as Seat) && !silent.has(seat as Seat);
        return head !== null && chair?.head === head && isThere;
      });
      if (by.length + withheld.length > 0 || (ignored ?? -1) >= 0) wrong('drawn without asking', stored);
      return;
    }
    const { links, seats, at } = asking;
    const expected = seats.filter(seat => links.has(seat));
    const missing = seats.filter(seat => !links.has(seat));
    if (n !== asking.n || !same(by, expected) || !same(withheld, missing)) wrong('not those who were asked', stored);
    if (missing.length > 0 && stored.at < at + table.wait) wrong('not waited for', stored);
    for (const seat of by) silent.delete(seat);
    for (const seat of withheld) silent.set(seat, (silent.get(seat) ?? 0) + 1);
    asking = null;
  }

  /** Whether it stays his who did it: then it must not show that he is awake either. */
  function isUnseen({ what }: Stored): boolean {
    const { match } = main.table;
    if (what.kind !== 'match' || match === null) return false;
    const { entry } = what;
    if (entry.kind === 'back') return entry.back === 'retract';
    const question = questionOn(match.state);
    const isOpen = isCommon(question) && entry.kind === 'play' && question?.step === entry.action.step;
    return isOpen && !isDone(question, entry.actor as Seat);
  }

  function hearFrom(stored: Stored): void {
    const { by } = stored;
    if (by === null || isUnseen(stored)) return;
    for (const [seat, chair] of main.table.chairs.entries())
      if (chair.token !== null && by.startsWith(`${chair.token}:`)) silent.delete(seat as Seat);
  }

  /** After a backup was restored no number is used again that anybody may know. */
  function recovered(known: readonly (readonly [Seat, number])[], written: readonly Stored[]): void {
    const { sitting } = main.table;
    if (sitting === null || !wasPlaying) return;
    const isEverybody = sitting.people().every(seat => known.some(([one]) => one === seat));
    const highest = Math.max(numbers, asking?.n ?? 0, ...known.map(([, n]) => n));
    const lost = written.flatMap(({ what }) =>
      what.kind === 'match' && what.entry.kind === 'note' && what.entry.note.note === 'lost' ? [what.entry.note.n] : [],
    );
    const expected = isEverybody ? highest : highest + UNHEARD;
    if (expected > numbers && expected < LINKS && lost[0] !== expected)
      world.broken('links', `restored, and lost ${lost.join()} instead of ${expected}`);
  }

  function watch({ absent, what: happening, trouble }: Event, { written }: Outcome): void {
    if (happening.kind === 'recover' && trouble === 'none') recovered(happening.known, written);
    for (const stored of written) {
      const { what } = stored;
      if (what.kind === 'asked') ask(stored, what.n, what.seats, absent);
      else if (what.kind === 'linked' && asking !== null)
        asking = { ...asking, links: new Map([...asking.links, [what.seat, what.link]]) };
      else if (what.kind === 'match') {
        const { entry } = what;
        if (entry.kind === 'play' && entry.draw !== undefined) drawn(stored, entry.draw, absent);
        else if (entry.kind === 'note' && entry.note.note === 'lost') asking = null;
        else {
          const moves = entry.kind !== 'note' || entry.note.note === 'seat' || entry.note.note === 'chain';
          if (moves && asking !== null) wrong('something moves before the dice have fallen', stored);
          if (entry.kind === 'note' && (entry.note.note === 'seat' || entry.note.note === 'chain'))
            silent.delete(entry.note.seat);
        }
      }
      hearFrom(stored);
    }
  }

  return (event, outcome) => {
    if (main.table.dice !== 'open') return;
    watch(event, outcome);
    ({ numbers } = main.table);
    wasPlaying = isPlaying(main.table);
  };
}
