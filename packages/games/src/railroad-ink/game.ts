import { STARTERS, bySeat, rank, type Game, type ScorePart, type Seat } from '@zaria/kit';
import { EXPANSIONS } from './dice.ts';
import { CROSSINGS } from './lines.ts';
import { newTable, rules } from './rules.ts';
import { partsOf, score, type ScoreLine } from './score.ts';
import type { RailroadInkShape } from './steps.ts';
import { cloneTable, type Table } from './table.ts';
import { PIECE, SPECIALS, isSpecial } from './tiles.ts';
import { view } from './view.ts';

export const railroadInk: Game<RailroadInkShape> = {
  ...rules,
  id: 'railroad-ink',
  rules: 1,
  players: { min: 1, max: 6 },
  options: {
    expansion: { values: EXPANSIONS, default: 'none' },
    draft: { values: [false, true], default: false, allowed: seats => (seats > 1 ? [false, true] : [false]) },
    crossing: { values: CROSSINGS, default: 'once' },
    // Only in the draft does it matter who begins.
    starter: {
      values: STARTERS,
      default: 'random',
      allowed: (seats, { draft }) => (draft ? STARTERS.filter(seat => seat === 'random' || seat < seats) : ['random']),
    },
  },
  setup: newTable,
  clone: table => cloneTable(table, rules.copyAgenda(table)),
  view,

  /** Most points win, then fewer errors; in the draft the rest is decided by the seat. Counts what all have ended. */
  standing: table =>
    rank(
      bySeat(table.players, seat => {
        const scored = score(table.boards[seat], table.options.crossing);
        return {
          score: scored.total,
          parts: partsOf(scored, table.options.expansion),
          tieBreaks: [{ part: 'errors', value: scored.errors.points }, ...seatTieBreak(table, seat)],
        };
      }),
      table.agenda.length === 0,
    ),

  conserved: table =>
    Object.fromEntries(
      bySeat(table.players, seat => {
        const drawn = table.boards[seat].tiles.filter(tile => isSpecialTile(PIECE[tile])).length;
        return [`special routes of seat ${seat}`, SPECIALS.length - table.specials[seat].length + drawn];
      }),
    ),
};

/** In the draft ties go counter-clockwise from the right of the game's first player, who comes last. */
function seatTieBreak({ players, star, options }: Table, seat: Seat): readonly ScorePart<ScoreLine>[] {
  if (!options.draft) return [];
  return [{ part: 'seat', value: star === null ? 0 : (seat - star + players) % players }];
}

const isSpecialTile = (piece: (typeof PIECE)[number]): boolean => piece !== null && isSpecial(piece);
