import { NATURE, same, type Seat } from '@zaria/kit';
import { viewTable, type Stored } from '@zaria/table';
import type { World } from '../world.ts';

/** A choice after which the table waits. */
interface Chosen {
  readonly seat: Seat;
  readonly at: number;
  readonly by: string | null;
}

/** What somebody says about going back, or about his links, from his seat. */
const TALK: ReadonlySet<string> = new Set(['asks', 'agrees', 'declines', 'chain']);

/**
 * Watches that after a person's choice nothing follows by itself until its breath is over, or whoever chose, or the next
 * person, does not want to wait. It is worked out anew from what was written.
 */
export function breathCheck(world: World): (written: readonly Stored[]) => void {
  const { main } = world;
  let chosen: Chosen | null = null;
  /** How many entries of the match were looked at. */
  let place = 0;
  /** And of what everybody was told. */
  let told = 0;

  function isSlip(seat: Seat, step: string, place: number): boolean {
    const { game, match } = main.table;
    const shows = Object.values(game.steps).some(info => info.kind === 'ask' && info.secret?.until === step);
    return (
      match !== null &&
      game.steps[step]?.kind === 'ask' &&
      !shows &&
      game.legal(match.stateAt(place), seat).length > 1 &&
      game.waiting(match.stateAt(place + 1)).length > 0
    );
  }

  function look({ at, by, what }: Stored): void {
    const { setting, game, dice } = main.table;
    if (what.kind === 'breath' && what.breath === null) chosen = null;
    if (what.kind !== 'match') return;
    const { entry } = what;
    if (entry.kind === 'undo') chosen = null;
    // Whoever chose has left the seat, or somebody covers it.
    const isNoTalk = entry.kind === 'note' && !TALK.has(entry.note.note);
    if (isNoTalk && 'seat' in entry.note && entry.note.seat === chosen?.seat) chosen = null;
    if (entry.kind !== 'play') return;
    const isTyped = entry.actor === NATURE && dice === 'typed';
    const isBySelf = by === null || (entry.actor === NATURE && !isTyped) || by === chosen?.by;
    if (isBySelf && chosen !== null && at < chosen.at + setting.breath && at >= chosen.at)
      world.broken('breath', `${JSON.stringify(entry)} follows within the breath of seat ${chosen.seat}`);
    if (game.steps[entry.action.step]?.kind === 'together') return;
    const isChosen = by !== null && entry.actor !== NATURE && setting.breath > 0;
    chosen = isChosen && isSlip(entry.actor, entry.action.step, place) ? { seat: entry.actor, at, by } : null;
  }

  return written => {
    for (const stored of written) {
      look(stored);
      if (stored.what.kind === 'match') place++;
    }
    const heard = main.table.match?.told('spectator').entries ?? [];
    // That somebody is done with a common step is seen by all.
    if (heard.slice(told).some(entry => entry.kind === 'done')) chosen = null;
    told = heard.length;
    const { breath, undoable } = viewTable(main.table);
    if (breath === null) return;
    const expected = chosen && { seat: chosen.seat, until: chosen.at + main.table.setting.breath };
    if (!same(breath, expected))
      world.broken('breath', `${JSON.stringify(breath)} is told instead of ${JSON.stringify(expected)}`);
    if (!undoable.some(({ seat }) => seat === breath.seat))
      world.broken('breath', 'who may think again is not told so');
  };
}
