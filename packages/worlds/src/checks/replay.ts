import { seatsOf, simulationRng, type Viewer } from '@zaria/kit';
import { printTable } from '@zaria/table/testing';
import type { Table } from '@zaria/table';
import { difference } from '../broken.ts';
import type { Event } from '../event.ts';
import { diceOf } from '../outside.ts';
import type { World } from '../world.ts';

/** How much of the match is left out. */
interface From {
  readonly log: number;
  readonly told: readonly number[];
}

const ALL: From = { log: 0, told: [] };

const viewersOf = ({ setting }: Table): readonly Viewer[] => [...seatsOf(setting.seats), 'spectator'];

const lengthsOf = (table: Table): From => ({
  log: table.match?.log.length ?? 0,
  told: viewersOf(table).map(viewer => table.match?.told(viewer).entries.length ?? 0),
});

/** A table in one text, but for what was known before of a log that only grows. */
function printSince(table: Table, from: From): string {
  const { game: _game, match, answered, ...rest } = table;
  const told = viewersOf(table).map((viewer, i) => match?.told(viewer).entries.slice(from.told[i] ?? 0));
  return JSON.stringify([rest, answered.size, match?.state, match?.log.length, match?.log.slice(from.log), told]);
}

/** Watches that the stored entries give the same table: as they are written, and all at once. */
export interface ReplayCheck {
  afterEvent(): void;
  atTheEnd(): void;
}

export function replayCheck(world: World): ReplayCheck {
  const { authority, store } = world.main;
  /** A table that only ever hears what was stored. */
  let mirror = authority.openTable(store.entries, authority.games);
  let compared: From = ALL;

  function compare(again: string, now: string): void {
    if (again !== now) world.broken('replay', difference(again, now));
  }

  return {
    afterEvent() {
      const { table } = world.main;
      authority.absorb(mirror, { entries: store.entries.slice(mirror.seq), ahead: null });
      compare(printSince(mirror, compared), printSince(table, compared));
      compared = lengthsOf(table);
    },
    atTheEnd() {
      mirror = authority.openTable(structuredClone(store.entries), authority.games);
      compare(printTable(mirror), printTable(world.main.table));
    },
  };
}

/** Deciding and asking leave the table as it was. */
export function checkUntouched(world: World, { what, now, absent, chance }: Event): void {
  if (what.kind !== 'command' && what.kind !== 'bot' && what.kind !== 'tick') return;
  const { authority, table } = world.main;
  const lengths = lengthsOf(table);
  const before = printSince(table, lengths);
  const context = { now, dice: diceOf(world.main), rng: simulationRng(chance), absent, bots: ['random'] };
  if (what.kind === 'command') authority.decide(table, what.command, context);
  if (what.kind === 'bot') {
    const wanted = authority.wantedBots(table, now).find(({ seat }) => seat === what.thought.seat);
    if (wanted !== undefined) authority.playBot(table, wanted, what.plan, context);
  }
  if (what.kind === 'tick') authority.tick(table, context);
  const after = printSince(table, lengths);
  if (after !== before) world.broken('untouched', difference(after, before));
}
