import { NATURE, isCommon, questionOn, requestFor, takenBack } from '@zaria/kit';
import type { AnyAction, Entry, Seat, ToldEntry } from '@zaria/kit';
import type { World } from '../world.ts';

/** An undo: where it stands in the log and in what everybody was told, and how much each says is left. */
interface Undone {
  readonly at: number;
  readonly to: number;
  readonly heardAt: number;
  readonly heardTo: number;
}

/** Watches that nothing is undone against anybody's will, and that what was taken back is counted. */
export function consentCheck(world: World): () => void {
  const { main } = world;
  /** How many undos were looked at. */
  let looked = 0;

  /** By which everybody could have learnt nothing: all that was told since is of one seat, and of no common step. */
  function isFree({ at, to, heardAt, heardTo }: Undone, told: readonly ToldEntry<AnyAction>[]): boolean {
    const { game, match, setting } = main.table;
    if (match === null) return false;
    const seats = new Set(
      placesInForce(told.slice(0, heardAt), heardTo).map(place => {
        const entry = told[place];
        if (entry?.kind === 'hidden') return entry.seat;
        return entry?.kind === 'play' && game.steps[entry.action.step]?.kind === 'ask' ? entry.actor : NATURE;
      }),
    );
    if (seats.size !== 1 || seats.has(NATURE)) return false;
    if (!isCommon(questionOn(match.stateAt(at)))) return true;
    // Others may be at work: only as long as they were made to wait.
    const [first = 0] = placesInForce(match.log.slice(0, at), to);
    const chosen = main.store.entries.filter(({ what }) => what.kind === 'match')[first];
    return chosen !== undefined && world.now < chosen.at + setting.breath;
  }

  /** Seats of people who have not agreed, by a note in the log. */
  function missing(at: number, log: readonly Entry<AnyAction>[]): readonly number[] {
    const { chairs } = main.table;
    const asked = log.slice(0, at).findLastIndex(entry => entry.kind === 'note' && entry.note.note === 'asks');
    const agreed = new Set<Seat>();
    for (const entry of log.slice(asked, at)) {
      if (entry.kind !== 'note' || entry.note.note === 'lost') continue;
      const { note, seat } = entry.note;
      if (note === 'asks' || note === 'agrees') agreed.add(seat);
      // Another sits there now, who has not said anything.
      if (note === 'seat') agreed.delete(seat);
      if (note === 'removed') world.broken('consent', `seat ${seat} was removed before it could agree`);
    }
    // Also whoever is away, and everybody at one device.
    return chairs.flatMap(({ kind, cover }, seat) =>
      kind === 'bot' || cover === 'resigned' || cover === 'removed' || agreed.has(seat as Seat) ? [] : [seat],
    );
  }

  function judge(undone: Undone, log: readonly Entry<AnyAction>[], told: readonly ToldEntry<AnyAction>[]): void {
    if (isFree(undone, told)) return;
    const { at } = undone;
    if (!main.table.setting.friendly) return world.broken('consent', `entry ${at} undoes too much for this table`);
    if (requestFor(log, at) === null) return world.broken('consent', `nobody asked for entry ${at}`);
    const seats = missing(at, log);
    if (seats.length > 0) world.broken('consent', `seats ${seats.join()} did not agree`);
  }

  return () => {
    const { match, takeBacks } = main.table;
    if (match === null) return;
    const { log } = match;
    const told = match.told('spectator').entries;
    const heard = undosIn(told);
    for (const [i, [at, to]] of undosIn(log).entries()) {
      const [heardAt, heardTo] = heard[i] ?? [0, 0];
      if (i >= looked) judge({ at, to, heardAt, heardTo }, log, told);
    }
    looked = heard.length;
    const { times } = takenBack(log);
    if (takeBacks !== times) world.broken('consent', `${takeBacks} take-backs are told, where there were ${times}`);
  };
}

type Entries = readonly (Entry<AnyAction> | ToldEntry<AnyAction>)[];

const undosIn = (log: Entries): readonly (readonly [at: number, to: number])[] =>
  log.flatMap((entry, at) => (entry.kind === 'undo' ? [[at, entry.to] as const] : []));

/** Where in a log, or in what was told of it, the entries are that are in force, from a place on. */
function placesInForce(log: Entries, from: number): readonly number[] {
  const places: number[] = [];
  for (let at = log.length - 1; at >= from; at--) {
    const entry = log[at];
    if (entry?.kind === 'undo') at = entry.to;
    else if (entry?.kind !== 'note') places.push(at);
  }
  return places.reverse();
}
