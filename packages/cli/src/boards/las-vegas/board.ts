import { outlookOf, type LasVegasShape, type LasVegasView } from '@zaria/games/las-vegas';
import { questionOn, seatsOf, type Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import { always, ifRoom } from '../../screen/fit.ts';
import { columns, isAsWideAs, rowsIn, wrap } from '../../text/layout.ts';
import type { Pen } from '../../text/pen.ts';
import type { TerminalBoard } from '../board.ts';
import { inFull, inThousands, prizesOf, type Sum } from '../prizes.ts';

type CasinoView = LasVegasView['casinos'][1];
type Winning = CasinoView['winning'][number];
type Party = Winning['party'];

const ROUNDS = 4;
const CASINOS = [1, 2, 3, 4, 5, 6] as const;

export const lasVegasBoard: TerminalBoard<LasVegasShape> = {
  draw(view, pen) {
    return [
      ...wrap(heading(view, pen), pen.width).map(line => pen.colours.bold(line)),
      ...inAnyRoom(view, pen),
      '',
      ...seats(view, pen),
      ...rolled(view, pen).flatMap(line => ['', ...wrap(line, pen.width)]),
    ];
  },

  heading,

  parts: (view, pen) => [
    always(casinos(view, pen, inThousands), casinos(view, pen, inFull(pen.words))),
    ifRoom(6, ['']),
    always(seats(view, pen)),
    ifRoom(7, ['']),
    always(rolled(view, pen)),
  ],

  explain: (view, pen) => [
    say(pen.words, 'explain.casinos'),
    ...(seatsOf(view.players).some(seat => view.white[seat])
      ? [`${whiteBadge} ${say(pen.words, 'explain.white')}`]
      : []),
  ],

  foresee(follower, action, pen) {
    const outlook = outlookOf(follower.view, action);
    if (outlook === null) return null;
    const dice = say(pen.words, 'count.dice', { n: outlook.dice });
    return `${dice} → ${winners(outlook.after.winning, pen) ?? say(pen.words, 'draw.nobody')}`;
  },

  /** Wherever a number is the answer: a casino, tokens in a fist. */
  keyOf: ({ answer }) => (typeof answer === 'number' ? String(answer) : null),
  pointing: null,
};

function heading(view: LasVegasView, { words }: Pen): string {
  const round = say(words, 'draw.round', { round: view.round, rounds: ROUNDS });
  return `${round} · ${say(words, 'draw.deck', { n: view.deck })}`;
}

const casinoRows = (view: LasVegasView, pen: Pen, sum: Sum): string[][] =>
  CASINOS.map(number => casinoRow(view.casinos[number], view.players, pen, sum));

const casinos = (view: LasVegasView, pen: Pen, sum: Sum): string[] => columns(casinoRows(view, pen, sum));

/** Money in full where there is room for it. */
function inAnyRoom(view: LasVegasView, pen: Pen): string[] {
  const full = casinos(view, pen, inFull(pen.words));
  return isAsWideAs(full, pen.width) ? full : rowsIn(casinoRows(view, pen, inThousands), pen.width);
}

/** " 3 │ $60,000→●A  $20,000 │ ●A 2  ■B 1": behind a note stands who would win it. */
function casinoRow({ number, notes, dice, white, winning }: CasinoView, players: number, pen: Pen, sum: Sum): string[] {
  const { colours } = pen;
  const piles = seatsOf(players).flatMap(seat => (dice[seat] ? [`${pen.badge(seat)} ${dice[seat]}`] : []));
  if (white > 0) piles.push(`${whiteBadge} ${white}`);
  const prizes = prizesOf(
    notes,
    winning.map(({ party }) => badge(party, pen)),
    sum,
  );
  const bar = colours.dim('│');
  return [` ${colours.bold(String(number))}`, bar, prizes, bar, piles.join('  ')];
}

const seats = (view: LasVegasView, pen: Pen): string[] =>
  rowsIn(
    seatsOf(view.players).map(seat => seatRow(view, seat, pen)),
    pen.width,
  );

/** "●A Red  8 dice  $120,000 (3 notes)" */
function seatRow(view: LasVegasView, seat: Seat, pen: Pen): string[] {
  const { words } = pen;
  const own = say(words, 'count.dice', { n: view.supply[seat] ?? 0 });
  const white = view.white[seat] ? ` + ${whiteBadge} ${view.white[seat]}` : '';
  const sum = view.money[seat];
  const fortune = sum === null || sum === undefined ? say(words, 'draw.face-down') : inFull(words)(sum);
  const notes = say(words, 'draw.notes', { n: view.notes[seat] ?? 0 });
  const isAsked = questionOn(view)?.actor === seat;
  return [`${isAsked ? '▸' : ' '} ${pen.player(seat)}`, own + white, `${fortune} (${notes})`];
}

/** The dice on the table, in the colour of who rolled them; nothing when there are none. */
function rolled(view: LasVegasView, pen: Pen): readonly string[] {
  const question = questionOn(view);
  if (question?.step !== 'place') return [];
  const { own, white } = question.data.rolled;
  const seat = question.actor as Seat;
  const dice = CASINOS.flatMap(face => Array<string>(own[face]).fill(pen.ink(seat, `[${face}]`)));
  const whites = CASINOS.flatMap(face => Array<string>(white[face]).fill(`(${face})`));
  return [say(pen.words, 'draw.rolled', { dice: [...dice, ...whites].join(' ') })];
}

const whiteBadge = '○W';

const badge = (party: Party, pen: Pen): string => (party === 'white' ? whiteBadge : pen.badge(party));

/** Who wins what, the best note first; `null` when nobody does. */
const winners = (winning: readonly Winning[], pen: Pen): string | null =>
  winning.length === 0
    ? null
    : winning.map(({ party, note }) => say(pen.words, 'draw.wins', { name: badge(party, pen), note })).join(', ');
