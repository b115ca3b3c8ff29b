import { rank, starterOption, type Game, type ScorePart } from '@zaria/kit';
import { BONUS_COLUMNS, COLOURS } from './layout.ts';
import { flawOf } from './lawful.ts';
import { newTable, rules } from './rules.ts';
import { score, type Score, type ScoreLine } from './score.ts';
import type { QwintoShape } from './steps.ts';
import { cloneTable } from './table.ts';
import { view } from './view.ts';

export const qwinto: Game<QwintoShape> = {
  ...rules,
  id: 'qwinto',
  rules: 1,
  /** One player alone is an extra of ours. */
  players: { min: 1, max: 6 },
  options: { starter: starterOption() },
  setup: newTable,
  clone: table => cloneTable(table, rules.copyAgenda(table)),
  view,

  /** Most points win; equal points share. */
  standing: table =>
    rank(
      table.sheets.map(sheet => {
        const scored = score(sheet);
        return { score: scored.total, parts: partsOf(scored), tieBreaks: [] };
      }),
      table.agenda.length === 0,
    ),

  /** Nothing is handed round in this game; but every sheet stays one that the rules allow. */
  conserved: table => ({ lawfulSheets: table.sheets.filter(sheet => flawOf(sheet) === null).length }),
};

const partsOf = ({ rows, columns, misthrows }: Score): ScorePart<ScoreLine>[] => [
  ...COLOURS.map(colour => ({ part: colour, value: rows[colour].points })),
  ...BONUS_COLUMNS.map(column => ({ part: `column-${column}` as const, value: columns[column].points })),
  { part: 'misthrows', value: misthrows },
];
