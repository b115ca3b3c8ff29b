import { bySeat, rank, starterOption, type Game } from '@zaria/kit';
import { CHIP } from './cards.ts';
import { cloneTable } from './clone.ts';
import { conserved } from './conserved.ts';
import { chosenSides, parseChosen } from './draw.ts';
import { moneyOf, moneyPiecesOf, worthOf } from './money.ts';
import { newTable, rules } from './rules.ts';
import type { RoyaleShape } from './steps.ts';
import type { Options } from './table.ts';
import { view } from './view.ts';

const TILE_COUNTS = [0, 1, 2, 3, 4, 5, 6] as const;
/** With more tiles a round the sides would run out. */
const MOST_WITHOUT_REPEATS = 4;
const canSpareRepeats = (options: Options): boolean =>
  options.mode === 'royale' && chosenSides(options).length <= MOST_WITHOUT_REPEATS;

export const lasVegasRoyale: Game<RoyaleShape> = {
  ...rules,
  id: 'las-vegas-royale',
  rules: 1,
  players: { min: 2, max: 5 },
  options: {
    mode: { values: ['royale', 'base'], default: 'royale' },
    tiles: {
      values: TILE_COUNTS,
      default: 3,
      allowed: (_seats, { mode }) => TILE_COUNTS.filter(count => (mode === 'base') === (count === 0)),
      takes: (value, _seats, { mode }) => mode === 'royale' && typeof value === 'string' && parseChosen(value) !== null,
    },
    noRepeats: {
      values: [false, true],
      default: false,
      allowed: (_seats, options) => (canSpareRepeats(options) ? [false, true] : [false]),
    },
    neutral: { values: [true, false], default: true, allowed: seats => (seats === 2 ? [true, false] : [false]) },
    openMoney: { values: [false, true], default: false },
    starter: starterOption(5),
  },
  setup: newTable,
  clone: table => cloneTable(table, rules.copyAgenda(table)),
  view,

  /** Most money with chips wins, then most cards and chips. */
  standing: table =>
    rank<RoyaleShape['part']>(
      bySeat(table.players, seat => {
        const chips = CHIP * table.chips[seat];
        return {
          score: worthOf(table, seat),
          parts: [
            { part: 'cards', value: moneyOf(table, seat) - table.cash[seat] },
            ...(table.options.mode === 'base' ? [] : [{ part: 'cash' as const, value: table.cash[seat] }]),
            { part: 'chips', value: chips },
          ],
          tieBreaks: [{ part: 'pieces', value: moneyPiecesOf(table, seat) }],
        };
      }),
      table.agenda.length === 0,
    ),

  conserved,
};
