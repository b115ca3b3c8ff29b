import { readTableRow } from '@zaria/fair';
import { printRow, type Note, type NoteKind, type Seat } from '@zaria/kit';
import type { TokenHash } from './entries.ts';
import { change, changeFirst, endBreath, type Writable } from './pen.ts';

/** Whoever might think again does not play there any more. */
const VACATES: ReadonlySet<NoteKind> = new Set(['seat', 'timeout', 'covered', 'resigned', 'removed']);

export function takeNote(table: Writable, at: number, note: Note, token: TokenHash | null): void {
  hearRow(table, note);
  if (note.note === 'lost') {
    table.numbers = note.n;
    table.asked = null;
    return;
  }
  const { seat } = note;
  if (VACATES.has(note.note) && table.breath?.seat === seat) endBreath(table, at);
  switch (note.note) {
    case 'chain':
      change(table, seat, { head: note.head, silent: 0 });
      break;
    case 'reveal':
      changeFirst(table, ({ reveals }) => ({ reveals: [...reveals, [seat, note.entropy]] }));
      break;
    case 'withheld':
      changeFirst(table, ({ withheld }) => ({ withheld: [...withheld, seat] }));
      break;
    case 'seat':
      table.names = table.names.map((held, at) => (at === seat ? [...held, note.name] : held));
      change(table, seat, {
        kind: note.kind,
        name: note.name,
        bot: null,
        token,
        cover: null,
        sitter: ++table.sittings,
        invitation: null,
        head: null,
        silent: 0,
      });
      dropRequest(table, seat);
      break;
    case 'timeout':
      change(table, seat, { cover: 'timeout' });
      break;
    case 'covered':
      change(table, seat, { cover: 'absent' });
      break;
    case 'returned':
      change(table, seat, { cover: null });
      break;
    case 'resigned':
      goes(table, seat);
      change(table, seat, { cover: 'resigned', invitation: null });
      dropRequest(table, seat);
      break;
    case 'removed':
      goes(table, seat);
      change(table, seat, { cover: 'removed', token: null, invitation: null });
      // Nobody is removed because he does not agree.
      table.undoAsked = null;
      break;
    case 'asks':
      table.undoAsked = { seat, request: ++table.requests, to: note.to, agreed: [seat] };
      break;
    case 'agrees':
      if (table.undoAsked) table.undoAsked = { ...table.undoAsked, agreed: [...table.undoAsked.agreed, seat] };
      break;
    case 'declines':
      table.undoAsked = null;
      break;
  }
}

/** Whose chains count follows from the rows of the log, as it does for whoever checks the record. */
function hearRow(table: Writable, note: Note): void {
  if (table.sitting === null) return;
  const row = readTableRow(printRow(note), table.chairs.length);
  if (row === null || !table.sitting.hear(row, table.numbers)) throw new Error(`${note.note} cannot stand here`);
}

/** Whoever asked to undo is no longer there to want it; who had agreed has not, if it is another now. */
function dropRequest(table: Writable, seat: Seat): void {
  const asked = table.undoAsked;
  if (asked === null) return;
  table.undoAsked = asked.seat === seat ? null : { ...asked, agreed: asked.agreed.filter(one => one !== seat) };
}

/** Somebody leaves for good. */
function goes(table: Writable, seat: Seat): void {
  const token = table.chairs[seat]?.token ?? null;
  if (token !== null && !table.gone.includes(token)) table.gone = [...table.gone, token];
}
