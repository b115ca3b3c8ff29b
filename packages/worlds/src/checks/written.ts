import { NATURE, isCommon, questionOn, requestFor, takenBack } from '@zaria/kit';
import type { AnyAction, Entry, Seat, ToldEntry } from '@zaria/kit';
import { isBotSeat, type Stored } from '@zaria/table';
import type { Outcome } from '../side.ts';
import type { World } from '../world.ts';
import { breathCheck } from './breath.ts';

/** Watches what is written: that draws are counted, that nobody is hurried, and nothing undone against anybody's will. */
export function writtenCheck(world: World): (outcome: Outcome) => void {
  const { main } = world;
  const checkBreath = breathCheck(world);
  /** Counted, not believed. */
  let draws = 0;
  /** Entries of the match, and of what a spectator was told, that were looked at. */
  let [looked, told] = [0, 0];

  return ({ written }) => {
    for (const { what } of written) {
      if (what.kind !== 'match' || what.entry.kind !== 'play' || what.entry.actor !== NATURE) continue;
      const { draw, action } = what.entry;
      if (main.table.dice === 'typed' ? draw !== undefined : draw?.n !== draws || draw.purpose !== action.step)
        world.broken('draws', `draw ${JSON.stringify(draw)} where number ${draws} is due`);
      draws++;
    }
    const { match, takeBacks } = main.table;
    const log = match?.log ?? [];
    checkBreath(written, looked);
    const entries = match?.told('spectator').entries ?? [];
    const undos = entries.flatMap((entry, at) => (at >= told && entry.kind === 'undo' ? [at] : []));
    for (const place of log.keys())
      if (place >= looked && log[place]?.kind === 'undo')
        checkConsent(world, log, place, entries, undos.shift() ?? 0, written);
    if (undos.length > 0) world.broken('consent', 'more is told to be undone than was');
    if (takeBacks !== takenBack(log).times)
      world.broken('consent', `${takeBacks} take-backs are told, where there were ${takenBack(log).times}`);
    [looked, told] = [log.length, entries.length];
  };
}

/** Whoever has seen something that an undo takes away has agreed, by a note in the log, at a friendly table. */
function checkConsent(
  world: World,
  log: readonly Entry<AnyAction>[],
  at: number,
  told: readonly ToldEntry<AnyAction>[],
  heard: number,
  written: readonly Stored[],
): void {
  const { chairs, setting } = world.main.table;
  if (isFree(world, log, at, told, heard, written)) return;
  const asked = requestFor(log, at);
  if (!setting.friendly) return world.broken('consent', `entry ${at} undoes too much for this table`);
  if (asked === null) return world.broken('consent', 'nobody asked');
  const since = log.slice(0, at).findLastIndex(entry => entry.kind === 'note' && entry.note.note === 'asks');
  const agreed: readonly Seat[] = log
    .slice(since, at)
    .flatMap(entry =>
      entry.kind === 'note' && (entry.note.note === 'asks' || entry.note.note === 'agrees') ? [entry.note.seat] : [],
    );
  const isAgreed = (seat: Seat): boolean =>
    agreed.some(
      other =>
        other === seat ||
        (chairs[other]?.token === chairs[seat]?.token &&
          chairs[other]?.kind === 'remote' &&
          chairs[seat]?.kind === 'remote'),
    );
  const missing = chairs.flatMap((chair, seat) => (isBotSeat(chair) || isAgreed(seat as Seat) ? [] : [seat]));
  if (missing.length > 0) world.broken('consent', `seats ${missing.join()} did not agree`);
}

/** Whether nobody could have learnt anything: all that everybody was told since is of one seat, and of no common step. */
function isFree(
  { main, now }: World,
  log: readonly Entry<AnyAction>[],
  at: number,
  told: readonly ToldEntry<AnyAction>[],
  heard: number,
  written: readonly Stored[],
): boolean {
  const { game, match, setting } = main.table;
  const undo = told[heard];
  if (undo?.kind !== 'undo' || match === null) return false;
  const lost = placesInForce(told.slice(0, heard)).flatMap(place => {
    const entry = told[place];
    return place >= undo.to && entry !== undefined ? [entry] : [];
  });
  const seats = new Set(
    lost.map(entry => {
      if (entry.kind === 'hidden') return entry.seat;
      return entry.kind === 'play' && game.steps[entry.action.step]?.kind === 'ask' ? entry.actor : NATURE;
    }),
  );
  if (seats.size !== 1 || seats.has(NATURE)) return false;
  if (!isCommon(questionOn(match.stateAt(at)))) return true;
  // Others may be at work: only as long as they were made to wait.
  const [first] = placesInForce(log.slice(0, at)).filter(place => place >= undoOf(log[at]));
  const chosen = main.store.entries.filter(({ what }) => what.kind === 'match')[first ?? 0];
  return written.length > 0 && chosen !== undefined && now < chosen.at + setting.breath;
}

const undoOf = (entry: Entry<AnyAction> | undefined): number => (entry?.kind === 'undo' ? entry.to : 0);

/** Where in a log, or in what was told of it, the entries are that are in force. */
function placesInForce(log: readonly (Entry<AnyAction> | ToldEntry<AnyAction>)[]): readonly number[] {
  const places: number[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry?.kind === 'undo') at = entry.to;
    else if (entry?.kind !== 'note') places.push(at);
  }
  return places.reverse();
}
