import { bySeat, rank, starterOption, type Game } from '@zaria/kit';
import { newTable, rules } from './rules.ts';
import type { PigShape } from './steps.ts';
import { TARGETS, cloneTable } from './table.ts';
import { view } from './view.ts';

export const pig: Game<PigShape> = {
  ...rules,
  id: 'pig',
  rules: 1,
  players: { min: 2, max: 6 },
  options: {
    starter: starterOption(),
    target: { values: TARGETS, default: 100 },
  },
  setup: newTable,
  clone: table => cloneTable(table, rules.copyAgenda(table)),
  view,
  standing: table =>
    rank(
      bySeat(table.players, seat => ({
        score: table.scores[seat],
        parts: [{ part: 'points', value: table.scores[seat] }],
        tieBreaks: [],
      })),
      table.agenda.length === 0,
    ),
  /** Points come from nowhere: nothing to conserve. */
  conserved: () => ({}),
};
