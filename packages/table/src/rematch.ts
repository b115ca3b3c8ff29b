import { completeOptions, leftOf, type Seat } from '@zaria/kit';
import type { Setting, TableEntry } from './entries.ts';
import type { Table } from './table.ts';

/** Who began the match: as set, or as drawn. */
function starterOf(table: Table): Seat {
  const { starter } = table.setting.options;
  if (typeof starter === 'number') return starter as Seat;
  for (let played = table.match?.last ?? null; played !== null; played = played.before)
    if (played.entry.kind === 'play' && played.step === 'starter') return played.entry.action.answer as Seat;
  return 0;
}

/** The same table again, the start moved on by one seat: how to open it, and who sits down. */
export function rematch(table: Table): { readonly setting: Setting; readonly sitting: readonly TableEntry[] } {
  const { seats, options } = table.setting;
  const moved = { ...options, starter: leftOf(starterOf(table), seats) };
  // There may be nobody who begins, in the game or with these options.
  const isMoved = completeOptions(table.game.options, seats, moved).ok;
  const sitting = table.chairs.flatMap(({ kind, name, colour, bot, token, cover }, seat): TableEntry[] => {
    // Who resigned or was removed does not sit down again by himself.
    if (kind === null || cover === 'resigned' || cover === 'removed') return [];
    return [{ kind: 'sat', seat: seat as Seat, as: kind, name, colour, bot, token }];
  });
  // What the host had switched off stays so.
  const talk: readonly TableEntry[] = table.talk === 'free' ? [] : [{ kind: 'talk', talk: table.talk }];
  return { setting: { ...table.setting, options: isMoved ? moved : options }, sitting: [...talk, ...sitting] };
}
