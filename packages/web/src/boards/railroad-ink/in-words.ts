import {
  EXITS,
  HIGHWAY,
  SQUARES,
  printSide,
  printSquare,
  rowOf,
  type Exit,
  type RailroadInkView,
  type SeatView,
} from '@zaria/games/railroad-ink';
import { tIn } from '../../lib/words.svelte.ts';
import type { Player, Speech } from '../board.ts';
import type { InParts, Part } from '../in-words.ts';
import type { BoardShape } from '../playable.ts';
import { countIn, isDrawn, partsIn, pointsOf, statusOf } from './reading.ts';
import { namePiece, sayCount, sayDrawn, sayRound } from './spoken.ts';

const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The round and its dice, then one's own board row by row with its exits, the others' boards, how everybody stands. */
export const inParts: InParts = ({ view: seen, players, speech, seat }) => {
  const view = seen as RailroadInkView;
  const own = seat === null ? undefined : view.seats[seat];
  const me = seat === null ? undefined : players[seat];
  return [
    { kind: 'table', name: tIn('web-sight', 'part.table'), lines: tableInWords(view, players) },
    ...dicePart(view, own ?? null),
    ...(own === undefined || me === undefined
      ? []
      : [
          ...ROWS.map((row): Part => ({
            kind: 'counted',
            name: tIn('web-sight', 'part.row', { n: row }),
            lines: [rowInWords(own, row)],
          })),
          { kind: 'mine', name: tIn('web-sight', 'part.mine'), lines: scoreInWords(view, own, me, speech) } as const,
          ...EXITS.map((_, exit): Part => ({
            kind: 'exits',
            name: tIn('web-sight', 'part.exit', { n: exit + 1 }),
            lines: [exitInWords(own, exit as Exit)],
          })),
        ]),
    ...players.flatMap((player): readonly Part[] => {
      const board = view.seats[player.seat];
      if (board === undefined || player.seat === seat) return [];
      return [
        {
          kind: 'others',
          name: player.name,
          lines: [...scoreInWords(view, board, player, speech), ...drawnOn(board)],
        },
      ];
    }),
    {
      kind: 'scores',
      name: tIn('web-sight', 'part.scores'),
      lines: players.flatMap(player => {
        const board = view.seats[player.seat];
        return board === undefined ? [] : [totalInWords(board, player, speech)];
      }),
    },
  ];
};

function tableInWords(view: RailroadInkView, players: readonly Player[]): readonly string[] {
  const statuses = players.flatMap(({ seat, name }) => {
    const status = statusOf(view, seat);
    if (view.agenda.length === 0 || status === 'waits') return [];
    return [tIn('web-railroad-ink', 'words.status', { name, status: tIn('web-railroad-ink', `status.${status}`) })];
  });
  return [`${sayRound(view.round, view.rounds)}.`, ...statuses];
}

/** What lies on the table, and what of it is still to be drawn. */
function dicePart({ pairs, extra, seats }: RailroadInkView, own: SeatView | null): readonly Part[] {
  const lines = [
    ...(pairs.length === 0
      ? []
      : [
          tIn('web-railroad-ink', 'words.pool', {
            dice: pairs.map(([one, other]) =>
              tIn('railroad-ink', 'pair', { one: namePiece(one), other: namePiece(other) }),
            ),
          }),
        ]),
    ...(own === null && seats[0] !== undefined && seats[0].routes.length > 0
      ? [tIn('railroad-ink', 'fact.rolled', { dice: seats[0].routes.map(namePiece) })]
      : []),
    ...(extra.length === 0 ? [] : [tIn('web-railroad-ink', 'extra', { dice: extra.map(namePiece) })]),
    ...(own === null ? [] : ownDice(own)),
  ];
  return lines.length === 0 ? [] : [{ kind: 'dice', name: tIn('web-sight', 'part.dice'), lines }];
}

function ownDice({ routes, drawing }: SeatView): readonly string[] {
  if (routes.length === 0) return [];
  const rolled = tIn('railroad-ink', 'fact.rolled', { dice: routes.map(namePiece) });
  if (drawing === null) return [rolled];
  return [
    rolled,
    drawing.due.length === 0
      ? tIn('web-sight', 'due.none')
      : tIn('web-sight', 'due', { dice: drawing.due.map(namePiece) }),
    drawing.specials.length === 0
      ? tIn('web-sight', 'specials.none')
      : tIn('web-sight', 'specials', { dice: drawing.specials.map(namePiece) }),
  ];
}

function rowInWords(board: SeatView, row: number): string {
  const drawn = SQUARES.filter(square => rowOf(square) === row - 1 && isDrawn(board, square));
  if (drawn.length === 0) return tIn('web-sight', 'row.blank', { n: row });
  return tIn('web-sight', 'row.drawn', { n: row, squares: drawn.map(square => sayDrawn(board, square)) });
}

function exitInWords({ score }: SeatView, exit: Exit): string {
  const { square, side, mark } = EXITS[exit];
  const network = score.networks.find(({ exits }) => exits.includes(exit));
  const exits = network?.exits.length ?? 0;
  const place = {
    n: exit + 1,
    square: printSquare(square),
    side: tIn('web-railroad-ink', 'side', { mark: mark === HIGHWAY ? 'H' : 'R', side: printSide(side) }),
    exits,
  };
  if (exits === 0) return tIn('web-sight', 'exit.free', place);
  return exits === 1 ? tIn('web-sight', 'exit.alone', place) : tIn('web-sight', 'exit.joined', place);
}

const totalInWords = ({ score }: SeatView, { name }: Player, speech: Speech<BoardShape>): string =>
  tIn('web-railroad-ink', 'words.player', { name, score: speech.score(score.total) });

/** The score part by part, the dice of the round, and the open ends. */
function scoreInWords(
  view: RailroadInkView,
  board: SeatView,
  player: Player,
  speech: Speech<BoardShape>,
): readonly string[] {
  const { ends } = board.score.errors;
  return [
    totalInWords(board, player, speech),
    ...(board.routes.length === 0
      ? []
      : [tIn('web-railroad-ink', 'words.dice', { name: player.name, dice: board.routes.map(namePiece) })]),
    ...partsIn(view).map(part =>
      tIn('web-railroad-ink', 'words.part', {
        part: speech.part({ part, value: 0 }).name,
        points: pointsOf(board.score, part),
        count: sayCount(part, countIn(board.score, part)),
      }),
    ),
    ends.length === 0
      ? tIn('web-sight', 'ends.none')
      : tIn('web-sight', 'ends', {
          ends: ends.map(
            ({ square, side }) => `${printSquare(square)} ${tIn('web-sight', 'typed.side', { side: printSide(side) })}`,
          ),
        }),
  ];
}

function drawnOn(board: SeatView): readonly string[] {
  const drawn = SQUARES.filter(square => isDrawn(board, square));
  if (drawn.length === 0) return [tIn('web-railroad-ink', 'words.blank')];
  return drawn.map(square => sayDrawn(board, square));
}
