import { isSeat, type Seat } from './seats.ts';

export const SEAT_KINDS = ['local', 'remote', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Something the table did that the game knows nothing of. Open to everybody. */
export type Note =
  /** The seat's part in the dice, 32 bytes in hex, and that it kept it back. */
  | { readonly note: 'reveal'; readonly seat: Seat; readonly entropy: string }
  | { readonly note: 'withheld'; readonly seat: Seat }
  /** Who sits there from now on. */
  | { readonly note: 'seat'; readonly seat: Seat; readonly kind: SeatKind; readonly name: string }
  /** The seat's time is up; a bot plays for it; its player is back; its player has left for good, or was removed. */
  | { readonly note: 'timeout' | 'covered' | 'returned' | 'resigned' | 'removed'; readonly seat: Seat }
  /** The seat asks to go back to where the log had `to` entries; somebody agrees or not. */
  | { readonly note: 'asks'; readonly seat: Seat; readonly to: number }
  | { readonly note: 'agrees' | 'declines'; readonly seat: Seat }
  /** The seat adds to the dice from a new chain of links from here on; its head is 32 bytes in hex. */
  | { readonly note: 'chain'; readonly seat: Seat; readonly head: string }
  /** No throw was made of the numbers up to this one. */
  | { readonly note: 'lost'; readonly n: number };

export type NoteKind = Note['note'];

/** "resigned 2", "seat 1 bot Greedy". */
export function printNote(note: Note): string {
  switch (note.note) {
    case 'reveal':
      return `reveal ${note.seat} ${note.entropy}`;
    case 'seat':
      return `seat ${note.seat} ${note.kind} ${note.name}`;
    case 'asks':
      return `asks ${note.seat} ${note.to}`;
    case 'chain':
      return `chain ${note.seat} ${note.head}`;
    case 'lost':
      return `lost ${note.n}`;
    case 'withheld':
    case 'timeout':
    case 'covered':
    case 'returned':
    case 'resigned':
    case 'removed':
    case 'agrees':
    case 'declines':
      return `${note.note} ${note.seat}`;
  }
}

/** The same where nobody is named: names are kept apart from the log, and may be erased. */
export const printRow = (note: Note): string =>
  note.note === 'seat' ? `seat ${note.seat} ${note.kind}` : printNote(note);

/** Reads only what `printNote` writes. */
export function parseNote(text: string): Note | null {
  const lost = /^lost (0|[1-9]\d{0,6})$/.exec(text)?.[1];
  if (lost !== undefined) return { note: 'lost', n: Number(lost) };
  const [, kind = '', at = '', rest = ''] = /^([a-z]+) (\d)(?: (.+))?$/s.exec(text) ?? [];
  const seat = at === '' ? null : Number(at);
  if (!isSeat(seat)) return null;
  const note = readNote(kind, seat, rest);
  return note !== null && printNote(note) === text ? note : null;
}

function readNote(kind: string, seat: Seat, rest: string): Note | null {
  switch (kind) {
    case 'reveal':
      return isHash(rest) ? { note: kind, seat, entropy: rest } : null;
    case 'chain':
      return isHash(rest) ? { note: kind, seat, head: rest } : null;
    case 'seat': {
      const [, seatKind, name] = /^(\S+) (.+)$/s.exec(rest) ?? [];
      return seatKind !== undefined && name !== undefined && isSeatKind(seatKind)
        ? { note: kind, seat, kind: seatKind, name }
        : null;
    }
    case 'asks':
      return /^\d+$/.test(rest) ? { note: kind, seat, to: Number(rest) } : null;
    case 'withheld':
    case 'timeout':
    case 'covered':
    case 'returned':
    case 'resigned':
    case 'removed':
    case 'agrees':
    case 'declines':
      return { note: kind, seat };
    default:
      return null;
  }
}

export const isSeatKind = (value: unknown): value is SeatKind => (SEAT_KINDS as readonly unknown[]).includes(value);

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
