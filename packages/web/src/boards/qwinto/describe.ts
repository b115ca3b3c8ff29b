import {
  COLOURS,
  COLUMN_OF,
  EMPTY,
  GAPS,
  ROWS,
  type Colour,
  type QwintoShape,
  type SheetView,
} from '@zaria/games/qwinto';
import type { BoardProps } from '../board.ts';
import { tIn } from '../../lib/words.svelte.ts';

/** The number in play, then every sheet: the score, and each row from its start with its gap. */
export function describe({
  view,
  players,
  speech,
}: Pick<BoardProps<QwintoShape>, 'view' | 'players' | 'speech'>): readonly string[] {
  const lines: string[] = [];
  if (view.roll !== null) {
    const { dice, faces, number } = view.roll;
    const thrown = dice.map((colour, i) => tIn('qwinto', 'die.face', { colour, face: faces[i] ?? 0 }));
    lines.push(tIn('web-qwinto', 'words.dice', { dice: thrown, number }));
  }
  for (const { seat, name } of players) {
    const sheet = view.sheets[seat];
    if (sheet === undefined) continue;
    lines.push(tIn('web-qwinto', 'words.player', { name, score: speech.score(sheet.score.total) }));
    for (const colour of COLOURS) {
      const row = speech.part({ part: colour, value: 0 }).name;
      lines.push(tIn('web-qwinto', 'words.row', { row, cells: cellsOf(sheet, colour) }));
    }
    lines.push(tIn('web-qwinto', 'words.misthrows', { n: sheet.misthrows }));
  }
  return lines;
}

function cellsOf({ numbers, dead }: SheetView, colour: Colour): string[] {
  return ROWS[colour].flatMap(field => {
    const gap = COLUMN_OF[field] === GAPS[colour] + 1 ? [tIn('web-qwinto', 'words.gap')] : [];
    if (numbers[field] !== EMPTY) return [...gap, tIn('common', 'number', { n: numbers[field] })];
    return [...gap, tIn('web-qwinto', dead.includes(field) ? 'words.dead' : 'words.empty')];
  });
}
