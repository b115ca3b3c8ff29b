import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptHand } from '@zaria/client/dice';
import type { Keeping, Unanswered } from '@zaria/client/online';
import { isObject, type Seat } from '@zaria/kit';
import { writeWhole } from '../files/write.ts';
import type { Io } from '../io.ts';
import { savesFolder } from '../keeper/saves.ts';

/** Whom a server knows this device as. */
interface KnownGuest {
  readonly name: string;
  /** Whoever has it is this guest. */
  readonly session: string;
  /** Whether he was shown a code to come back with from elsewhere. */
  readonly hasCode: boolean;
}

/** What this device keeps of one server: files that only their owner reads. */
export interface Device {
  readonly folder: string;
  readonly guest: KnownGuest | null;
  keepGuest(guest: KnownGuest): void;
  forgetGuest(): void;
  /** The file whose lock is for whoever is at the table from here. */
  tableFile(table: string): string;
  readHand(table: string, seat: Seat): unknown;
  /** On the disk when it comes back: nothing is given that is not. */
  keepHand(table: string, hand: KeptHand): void;
  /** Commands that were not answered, so that they are sent again by whoever comes next. */
  unanswered(table: string): Keeping;
  forgetUnanswered(table: string): void;
}

export function deviceFor(io: Pick<Io, 'env' | 'home' | 'platform'>, origin: string): Device {
  const { protocol, host } = new URL(origin);
  const folder = join(savesFolder(io), 'online', `${protocol.replace(':', '')}-${host.replaceAll(/[^\w.-]/g, '_')}`);
  const guestFile = join(folder, 'guest.json');
  const unansweredFile = (table: string): string => join(folder, `${table}-unanswered.json`);
  return {
    folder,
    get guest() {
      const kept = readJson(guestFile);
      return isKnownGuest(kept) ? kept : null;
    },
    keepGuest: guest => writeWhole(guestFile, printed(guest)),
    forgetGuest: () => rmSync(guestFile, { force: true }),
    tableFile: table => join(folder, table),
    readHand: (table, seat) => readJson(join(folder, `${table}-hand-${seat}.json`)),
    keepHand: (table, hand) => writeWhole(join(folder, `${table}-hand-${hand.seat}.json`), printed(hand)),
    unanswered: table => ({
      load() {
        const kept = readJson(unansweredFile(table));
        return Array.isArray(kept) ? kept.filter(isUnanswered) : [];
      },
      save(unanswered) {
        try {
          if (unanswered.length === 0) rmSync(unansweredFile(table), { force: true });
          else writeWhole(unansweredFile(table), printed(unanswered));
        } catch {
          // What is unanswered then lasts as long as the program.
        }
      },
    }),
    forgetUnanswered: table => rmSync(unansweredFile(table), { force: true }),
  };
}

const printed = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** `null`: there is nothing, or nothing that can be read. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

const isKnownGuest = (value: unknown): value is KnownGuest =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  typeof value['session'] === 'string' &&
  typeof value['hasCode'] === 'boolean';

const isUnanswered = (value: unknown): value is Unanswered =>
  isObject(value) && typeof value['id'] === 'string' && isObject(value['wish']);
