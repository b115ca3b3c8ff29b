import { effective, type Entry } from './log.ts';
import type { Note } from './notes.ts';
import type { ToldEntry } from './told.ts';
import { NATURE, type Actor, type Seat } from './seats.ts';

type Asks = Extract<Note, { readonly note: 'asks' }>;

/** An entry of a log, or what a viewer was told of one. */
type Noted = Entry<unknown> | ToldEntry<unknown>;

const noteIn = (entry: Noted | undefined): Note | null => (entry?.kind === 'note' ? entry.note : null);

/** The request that was open at this place, if nobody had played on since. */
function openRequest(entries: readonly Noted[], at: number): Asks | null {
  for (let i = at - 1; i >= 0; i--) {
    const note = noteIn(entries[i]);
    if (entries[i]?.kind === 'undo' || note?.note === 'declines') return null;
    if (note?.note === 'asks') return note;
  }
  return null;
}

/** The request that the undo, or the refusal, at this place answers; `null`: it needed nobody's consent. */
export function requestFor(entries: readonly Noted[], at: number): Asks | null {
  const answer = entries[at];
  const isRefusal = noteIn(answer)?.note === 'declines';
  const asked = answer?.kind === 'undo' || isRefusal ? openRequest(entries, at) : null;
  return asked !== null && (isRefusal || (answer?.kind === 'undo' && answer.to === asked.to)) ? asked : null;
}

/** Whether the request at this place was answered in the end. */
export function isAnswered(entries: readonly Noted[], at: number): boolean {
  for (let i = at + 1; i < entries.length; i++) {
    if (noteIn(entries[i])?.note === 'asks') return false;
    if (requestFor(entries, i) !== null) return true;
  }
  return false;
}

/** Who takes something back with the undo at this place; `null` where that cannot be told. */
export function undoneBy(entries: readonly Noted[], at: number): Seat | null {
  const undo = entries[at];
  if (undo?.kind !== 'undo') return null;
  const first = entries[undo.to];
  const seat = requestFor(entries, at)?.seat ?? (first === undefined ? null : seatOf(first));
  return seat === NATURE ? null : seat;
}

function seatOf(entry: Noted): Actor | null {
  if (entry.kind === 'play') return entry.actor;
  return 'seat' in entry ? entry.seat : null;
}

/** What was taken back in a match. */
export interface TakenBack {
  /** How often, by consent. */
  readonly times: number;
  /** How many throws are in force no longer. */
  readonly throws: number;
}

export function takenBack(log: readonly Noted[]): TakenBack {
  const throwsIn = (entries: readonly Noted[]): number =>
    entries.filter(entry => entry.kind === 'play' && entry.actor === NATURE).length;
  return {
    times: log.filter((entry, at) => entry.kind === 'undo' && requestFor(log, at) !== null).length,
    throws: throwsIn(log) - throwsIn(effective<Noted>(log)),
  };
}
