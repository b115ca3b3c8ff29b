import {
  COLOURS,
  COLUMN_OF,
  EMPTY,
  GAPS,
  ROWS,
  type Colour,
  type QwintoView,
  type SheetView,
} from '@zaria/games/qwinto';
import { tIn } from '../../lib/words.svelte.ts';
import type { Player, Speech } from '../board.ts';
import type { InParts, Part } from '../in-words.ts';
import type { BoardShape } from '../playable.ts';

/** The number in play, then one's own sheet row by row, the others' sheets, and how everybody stands. */
export const inParts: InParts = ({ view: seen, players, speech, seat }) => {
  const view = seen as QwintoView;
  const own = seat === null ? undefined : view.sheets[seat];
  const me = seat === null ? undefined : players[seat];
  return [
    ...dicePart(view),
    ...(own === undefined || me === undefined
      ? []
      : [
          ...COLOURS.map((colour): Part => ({
            kind: 'counted',
            name: rowName(speech, colour),
            lines: [rowInWords(own, colour, speech)],
          })),
          { kind: 'mine', name: tIn('web-sight', 'part.mine'), lines: sheetInWords(own, me, speech) } as const,
        ]),
    ...players.flatMap((player): readonly Part[] => {
      const sheet = view.sheets[player.seat];
      if (sheet === undefined || player.seat === seat) return [];
      return [{ kind: 'others', name: player.name, lines: sheetInWords(sheet, player, speech) }];
    }),
    {
      kind: 'scores',
      name: tIn('web-sight', 'part.scores'),
      lines: players.flatMap(player => {
        const sheet = view.sheets[player.seat];
        return sheet === undefined ? [] : [scoreInWords(sheet, player, speech)];
      }),
    },
  ];
};

function dicePart({ roll }: QwintoView): readonly Part[] {
  if (roll === null) return [];
  const thrown = roll.dice.map((colour, i) => tIn('qwinto', 'die.face', { colour, face: roll.faces[i] ?? 0 }));
  const lines = [tIn('web-qwinto', 'words.dice', { dice: thrown, number: roll.number })];
  return [{ kind: 'dice', name: tIn('web-sight', 'part.dice'), lines }];
}

const rowName = (speech: Speech<BoardShape>, colour: Colour): string => speech.part({ part: colour, value: 0 }).name;

const rowInWords = (sheet: SheetView, colour: Colour, speech: Speech<BoardShape>): string =>
  tIn('web-qwinto', 'words.row', { row: rowName(speech, colour), cells: cellsOf(sheet, colour) });

const scoreInWords = ({ score }: SheetView, { name }: Player, speech: Speech<BoardShape>): string =>
  tIn('web-qwinto', 'words.player', { name, score: speech.score(score.total) });

const sheetInWords = (sheet: SheetView, player: Player, speech: Speech<BoardShape>): readonly string[] => [
  scoreInWords(sheet, player, speech),
  ...COLOURS.map(colour => rowInWords(sheet, colour, speech)),
  tIn('web-qwinto', 'words.misthrows', { n: sheet.misthrows }),
];

function cellsOf({ numbers, dead }: SheetView, colour: Colour): string[] {
  return ROWS[colour].flatMap(field => {
    const gap = COLUMN_OF[field] === GAPS[colour] + 1 ? [tIn('web-qwinto', 'words.gap')] : [];
    if (numbers[field] !== EMPTY) return [...gap, tIn('common', 'number', { n: numbers[field] })];
    return [...gap, tIn('web-qwinto', dead.includes(field) ? 'words.dead' : 'words.empty')];
  });
}
