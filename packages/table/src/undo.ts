import { NATURE, type AnyAction, type Entry, type Seat } from '@zaria/kit';
import type { TableRefusal } from './command.ts';
import { goOn, note, placesInForce, undo, type Draft } from './draft.ts';
import { isBotSeat, type Chair, type Table } from './table.ts';

const logOf = (table: Table): readonly Entry<AnyAction>[] => table.match?.log ?? [];

/** The place of the seat's last own action that is in force; with it gone, the seat decides again. */
function lastOwnPlace(table: Table, seat: Seat): number | null {
  const log = logOf(table);
  const own = placesInForce(log).findLast(at => {
    const entry = log[at];
    return entry?.kind === 'play' && entry.actor === seat;
  });
  return own ?? null;
}

/** Whether nothing happened since that anybody else could have learnt from: no dice, no reveal, no other's action. */
function isFree({ game, match }: Table, place: number): boolean {
  const log = match?.log ?? [];
  if (placesInForce(log).at(-1) !== place) return false;
  const entry = log[place];
  if (entry?.kind !== 'play' || entry.actor === NATURE) return false;
  const { step } = entry.action;
  const lifts = Object.values(game.steps).some(info => info.kind === 'ask' && info.secret?.until === step);
  // What was answered in a common step is taken back in the step itself; once revealed it is not free.
  return game.steps[step]?.kind === 'ask' && !lifts;
}

/** Undoes at once what is free; asks the others for the rest. */
export function askUndo(to: Draft, seat: Seat): TableRefusal | null {
  const { table } = to;
  const place = lastOwnPlace(table, seat);
  if (place === null) return { why: 'nothing-to-undo' };
  if (isFree(table, place)) {
    undo(to, place);
    return null;
  }
  if (table.undoAsked !== null) return { why: 'not-now' };
  note(to, { note: 'asks', seat, to: place });
  if (mustAgree(table, seat, [seat]).length === 0) {
    undo(to, place);
    goOn(to);
  }
  return null;
}

/** Seats whose players have not agreed yet. Who asks agrees for all the seats he holds; bots do not mind. */
export function mustAgree(table: Table, asking: Seat, agreed: readonly Seat[]): readonly Seat[] {
  const asker = table.chairs[asking];
  const isAsked = (chair: Chair): boolean => !isBotSeat(chair) && chair.token !== asker?.token;
  return table.chairs.flatMap((chair, seat) =>
    isAsked(chair) && !agreed.includes(seat as Seat) ? [seat as Seat] : [],
  );
}

export function answerUndo(to: Draft, seat: Seat, agree: boolean): TableRefusal | null {
  const asked = to.table.undoAsked;
  if (asked === null) return { why: 'no-undo-asked' };
  if (!mustAgree(to.table, asked.seat, asked.agreed).includes(seat)) return { why: 'not-now' };
  note(to, { note: agree ? 'agrees' : 'declines', seat });
  if (agree && mustAgree(to.table, asked.seat, [...asked.agreed, seat]).length === 0) {
    undo(to, asked.to);
    goOn(to);
  }
  return null;
}
