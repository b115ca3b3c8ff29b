import { outlookOf, type CasinoView, type RoyaleShape, type RoyaleView } from '@zaria/games/las-vegas-royale';
import { questionOn, seatsOf, type Seat } from '@zaria/kit';
import { say } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { always, ifRoom } from '../../screen/fit.ts';
import { columns, flow, isAsWideAs, rowsIn, wrap } from '../../text/layout.ts';
import type { Pen } from '../../text/pen.ts';
import type { TerminalBoard } from '../board.ts';
import { inFull, inThousands, prizesOf, type Sum } from '../prizes.ts';
import { BADGES, describeTile, partyBadge, pile } from './tiles.ts';

type Winning = CasinoView['winning'][number];

const ROUNDS = 3;
const CASINOS = [1, 2, 3, 4, 5, 6] as const;

export const lasVegasRoyaleBoard: TerminalBoard<RoyaleShape> = {
  draw(view, pen) {
    const all = CASINOS.map(number => view.casinos[number]);
    return [
      ...wrap(heading(view, pen), pen.width).map(line => pen.colours.bold(line)),
      ...inAnyRoom(view, pen),
      '',
      ...tileRows(all, pen),
      ...flow(legend(pen), pen.width, LEGEND_GAP).map(line => pen.colours.dim(line)),
      '',
      ...seats(view, pen),
      ...rolled(view, pen).flatMap(line => ['', ...wrap(line, pen.width)]),
    ];
  },

  heading,

  parts(view, pen) {
    const all = CASINOS.map(number => view.casinos[number]);
    const inOneRow = columns(
      all.map(casino => [...casinoRow(casino, view.players, pen, inThousands), tileBrief(casino, pen)]),
    );
    return [
      always(inOneRow, [...casinos(view, pen, inFull(pen.words)), ...tileRows(all, pen)]),
      ifRoom(5, [pen.colours.dim(legend(pen).join(LEGEND_GAP))]),
      ifRoom(6, ['']),
      always(seats(view, pen)),
      ifRoom(7, ['']),
      always(rolled(view, pen)),
    ];
  },

  /** What the tiles do, and what the signs stand for. */
  explain(view, pen) {
    const words = royaleWords(pen);
    const tiles = CASINOS.flatMap(number => {
      const { tile } = view.casinos[number];
      if (tile === null) return [];
      const about = say(words, `tile.${tile.side}.about`);
      return [
        `${number} ${pen.colours.bold(tileName(tile.side, pen))}: ${about}  ${describeTile(tile, pen)}`.trimEnd(),
      ];
    });
    return [say(pen.words, 'explain.casinos'), ...tiles, legend(pen).join(LEGEND_GAP)];
  },

  /** Who would win what at the casino, and the tile that would be set off. */
  foresee(follower, action, pen) {
    const outlook = outlookOf(follower.view, action);
    if (outlook === null) return null;
    const { tile, winning } = outlook.after;
    const dice = say(pen.words, 'count.dice', { n: outlook.dice });
    const name = tile === null ? '' : ` + ${tileName(tile.side, pen)}`;
    return `${dice} → ${winners(winning, pen) ?? say(pen.words, 'draw.nobody')}${name}`;
  },

  /** Wherever a number is the answer: a casino, tokens in a fist. */
  keyOf: ({ answer }) => (typeof answer === 'number' ? String(answer) : null),
  pointing: null,
};

function heading(view: RoyaleView, { words }: Pen): string {
  const round = say(words, 'draw.round', { round: view.round, rounds: ROUNDS });
  return `${round} · ${say(words, 'draw.cards-left', { n: view.deck })}`;
}

const casinoRows = (view: RoyaleView, pen: Pen, sum: Sum): string[][] =>
  CASINOS.map(number => casinoRow(view.casinos[number], view.players, pen, sum));

const casinos = (view: RoyaleView, pen: Pen, sum: Sum): string[] => columns(casinoRows(view, pen, sum));

/** Money in full where there is room for it. */
function inAnyRoom(view: RoyaleView, pen: Pen): string[] {
  const full = casinos(view, pen, inFull(pen.words));
  return isAsWideAs(full, pen.width) ? full : rowsIn(casinoRows(view, pen, inThousands), pen.width);
}

/** " 3 │ $60,000→●A  $30,000 │ ●A 2+B  ■B 1": behind a card stands who would win it. */
function casinoRow(casino: CasinoView, players: number, pen: Pen, sum: Sum): string[] {
  const { number, cards, small, big, black, neutral, blank, winning, closed } = casino;
  const piles = seatsOf(players).flatMap(seat => {
    const dice = pile(small[seat] ?? 0, big[seat] ?? 0, black[seat] ?? 0);
    return dice === '' ? [] : [`${pen.badge(seat)} ${dice}`];
  });
  const neutrals = pile(neutral.small, neutral.big, 0);
  if (neutrals !== '') piles.push(`${BADGES.neutral} ${neutrals}`);
  if (blank > 0) piles.push(`${BADGES.blank} ${blank}`);
  const prizes = prizesOf(
    cards,
    winning.map(({ party }) => partyBadge(party, pen)),
    sum,
  );
  const bar = pen.colours.dim('│');
  return [`${closed ? BADGES.closed : ' '}${pen.colours.bold(String(number))}`, bar, prizes, bar, piles.join('  ')];
}

const royaleWords = ({ words }: Pen) => wordsOf(words.language, 'las-vegas-royale');

const tileName = (side: NonNullable<CasinoView['tile']>['side'], pen: Pen): string =>
  say(royaleWords(pen), `tile.${side}`);

/** The tile of a casino: its name, its track and what lies on it. */
const tileRow = ({ number, tile }: CasinoView, pen: Pen): string[] =>
  tile === null
    ? []
    : [` ${pen.colours.bold(String(number))}`, pen.colours.bold(tileName(tile.side, pen)), describeTile(tile, pen)];

/** Beside each other where there is room for it; otherwise what lies on a tile is broken between its spaces. */
function tileRows(all: readonly CasinoView[], pen: Pen): string[] {
  const rows = all.map(casino => tileRow(casino, pen)).filter(row => row.length > 0);
  const aligned = columns(rows);
  if (isAsWideAs(aligned, pen.width)) return aligned;
  return rows.flatMap(([number = '', name = '', about = '']) => [
    `${number}  ${name}`,
    ...wrap(about, pen.width, '     ').filter(line => line.trim() !== ''),
  ]);
}

/** The tile beside its casino, where there is no room for a row of its own. */
const tileBrief = ({ tile }: CasinoView, pen: Pen): string =>
  tile === null ? '' : `${pen.colours.bold(tileName(tile.side, pen))} ${describeTile(tile, pen)}`.trimEnd();

const LEGEND_GAP = '   ';

/** What the signs stand for. */
function legend(pen: Pen): readonly string[] {
  const words = royaleWords(pen);
  return [
    'B Biggy',
    `${BADGES.neutral} ${say(words, 'neutral')}`,
    `${BADGES.blank} ${say(words, 'blank')}`,
    `${BADGES.black} ${say(pen.words, 'draw.black')}`,
    `${BADGES.closed} ${say(pen.words, 'draw.closed')}`,
  ];
}

const seats = (view: RoyaleView, pen: Pen): string[] =>
  rowsIn(
    seatsOf(view.players).map(seat => seatRow(view, seat, pen)),
    pen.width,
  );

/** "●A Red  7+B  2 chips  $120,000 (3 cards)" */
function seatRow(view: RoyaleView, seat: Seat, pen: Pen): string[] {
  const { words } = pen;
  const dice = pile(view.small[seat] ?? 0, view.big[seat] ?? 0, 0);
  const sum = view.money[seat];
  const fortune = sum === null || sum === undefined ? say(words, 'draw.face-down') : inFull(words)(sum);
  const isAsked = questionOn(view)?.actor === seat;
  return [
    `${isAsked ? '▸' : ' '} ${pen.player(seat)}`,
    say(words, 'draw.in-hand', { dice: dice === '' ? '–' : dice }),
    say(words, 'draw.chips', { n: view.chips[seat] ?? 0 }),
    `${fortune} (${say(words, 'draw.cards', { n: view.cardCounts[seat] ?? 0 })})`,
  ];
}

/** The dice on the table, in the colour of who rolled them; nothing when there are none. */
function rolled(view: RoyaleView, pen: Pen): readonly string[] {
  const question = questionOn(view);
  if (question?.step !== 'place') return [];
  const { small, big } = question.data.rolled;
  const seat = question.actor as Seat;
  const dice = CASINOS.flatMap(face => Array<string>(small[face]).fill(`[${face}]`));
  const all = [...dice, ...(big === null ? [] : [`B[${big}]`])].map(die => pen.ink(seat, die));
  return [say(pen.words, 'draw.rolled', { dice: all.join(' ') })];
}

/** Who wins what, the higher card first; `null` when nobody does. */
const winners = (winning: readonly Winning[], pen: Pen): string | null =>
  winning.length === 0
    ? null
    : winning
        .map(({ party, card }) => say(pen.words, 'draw.wins', { name: partyBadge(party, pen), note: card }))
        .join(', ');
