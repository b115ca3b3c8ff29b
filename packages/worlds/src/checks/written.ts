import { NATURE, type AnyAction, type Entry, type Note, type Seat } from '@zaria/kit';
import { isBotSeat } from '@zaria/table';
import type { Outcome } from '../side.ts';
import type { World } from '../world.ts';

/** Watches what is written: that draws are counted, and that nothing is undone against anybody's will. */
export function writtenCheck(world: World): (outcome: Outcome) => void {
  const { main } = world;
  /** Counted, not believed. */
  let draws = 0;
  let looked = 0;

  return ({ written }) => {
    for (const { what } of written) {
      if (what.kind !== 'match' || what.entry.kind !== 'play' || what.entry.actor !== NATURE) continue;
      const { draw, action } = what.entry;
      if (main.table.dice === 'typed' ? draw !== undefined : draw?.n !== draws || draw.purpose !== action.step)
        world.broken('draws', `draw ${JSON.stringify(draw)} where number ${draws} is due`);
      draws++;
    }
    const log = main.table.match?.log ?? [];
    for (; looked < log.length; looked++) {
      const entry = log[looked];
      if (entry?.kind === 'undo') checkConsent(world, log.slice(0, looked), entry.to);
    }
  };
}

/** Whoever has seen something that an undo takes away has agreed, by a note in the log. */
function checkConsent(world: World, log: readonly Entry<AnyAction>[], to: number): void {
  const { game, chairs } = world.main.table;
  const notes = log.flatMap((entry): Note[] => (entry.kind === 'note' ? [entry.note] : []));
  const asked = notes.findLastIndex(note => note.note === 'asks');
  // What had been undone before is not lost now.
  const lost = placesInForce(log).flatMap(place => {
    const one = log[place];
    return place >= to && one?.kind === 'play' ? [one] : [];
  });
  const [first] = lost;
  const isFree = lost.every(
    ({ actor, action }) => actor === first?.actor && actor !== NATURE && game.steps[action.step]?.kind === 'ask',
  );
  if (isFree) return;
  const agreed = notes
    .slice(asked)
    .flatMap(note => (note.note === 'asks' || note.note === 'agrees' ? [note.seat] : []));
  const people = chairs.flatMap((chair, seat) => (isBotSeat(chair) ? [] : [seat as Seat]));
  const missing = people.filter(seat => !agreed.some(other => chairs[other]?.token === chairs[seat]?.token));
  if (asked < 0 || missing.length > 0) world.broken('consent', `seats ${missing.join()} did not agree`);
}

/** Where in the log the entries are that are in force. */
function placesInForce(log: readonly Entry<AnyAction>[]): readonly number[] {
  const places: number[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at];
    if (entry?.kind === 'undo') at = entry.to;
    else if (entry?.kind !== 'note') places.push(at);
  }
  return places.reverse();
}
