import {
  boardSeen,
  misfit,
  outlookOf,
  parseTile,
  partsOf,
  printSquare,
  type Misfit,
  type Outlook,
  type RailroadInkView,
  type SeatView,
  type Square,
} from '@zaria/games/railroad-ink';
import { seatsOf } from '@zaria/kit';
import { say } from '@zaria/words';
import { wordsOf } from '@zaria/words/all';
import { pieceName, railroadInkWords } from '@zaria/words/railroad-ink';
import { always, fit, ifRoom, type Size } from '../../screen/fit.ts';
import { flow, wrap } from '../../text/layout.ts';
import type { Pen } from '../../text/pen.ts';
import { gain } from '../gain.ts';
import type { Pointer } from '../pointing.ts';
import { SIGNS, centreOf } from './marks.ts';
import { drawPieces, type Labelled } from './pieces.ts';
import { heldPieces, type Held } from './pointing.ts';

/** What the pointer would draw. */
export interface Preview {
  readonly held: Held;
  readonly square: Square;
  readonly turned: string | null;
  /** Why it does not fit as it is turned. */
  readonly why: Misfit | null;
  /** What it would come to; `null` where it does not fit, or nothing is to be drawn. */
  readonly outlook: Outlook | null;
}

export function previewOf(view: RailroadInkView, own: SeatView, pointer: Pointer | null): Preview | null {
  if (pointer === null || own.drawing === null) return null;
  // Whether the round may be ended is for the game to say; here it only stands behind all pieces.
  const held = heldPieces(own.drawing, true)[pointer.piece];
  if (held === undefined) return null;
  const square = pointer.square as Square;
  const tile = held === 'finish' ? null : parseTile(pointer.turned ?? '');
  const why = tile === null ? null : misfit(boardSeen(own), { square, tile });
  return {
    held,
    square,
    turned: tile === null ? null : pointer.turned,
    why,
    outlook: tile === null || why !== null ? null : outlookOf(view, own, { square, tile }),
  };
}

/** The panel beside the board: what there is to draw, what is held, and the score, as far as there is room. */
export function panel(view: RailroadInkView, preview: Preview | null, pen: Pen, size: Size): string[] {
  const { colours } = pen;
  const wrapped = (text: string): string[] => wrap(text, size.columns);
  const dice = diceOf(view, preview, pen, size.columns);
  const holding = preview === null ? [] : wrapped(holdingOf(view, preview, pen));
  return fit(
    [
      always(dice),
      always(holding),
      ifRoom(3, ['']),
      ifRoom(1, totals(view, pen), sheet(view, pen, size.columns)),
      ifRoom(4, ['', ...flow(legendOf(view, pen), size.columns).map(line => colours.dim(line))]),
    ],
    size,
  );
}

/** The pieces with the keys that take them up; while drafting the pairs, and what comes with them. */
function diceOf(view: RailroadInkView, preview: Preview | null, pen: Pen, width: number): string[] {
  const { words, colours } = pen;
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const drawing = own?.drawing ?? null;
  const plainly = (tiles: readonly string[]): string[] =>
    drawPieces(
      tiles.map(tile => ({ label: '', tile })),
      width,
      colours,
    ).slice(1);
  if (drawing !== null) {
    const labelled = heldPieces(drawing, false).map((tile, i): Labelled => {
      const times =
        drawing.routes.filter(face => face === tile).length + drawing.extra.filter(face => face === tile).length;
      const key = i < 9 ? String(i + 1) : '+';
      const label = `${key}${times > 1 ? ` ×${times}` : ''}${drawing.specials.some(special => special === tile) ? ' *' : ''}`;
      return { label: preview?.held === tile ? colours.inverse(`▸${label} `) : ` ${label}`, tile };
    });
    return drawPieces(labelled, width, colours);
  }
  if (view.pairs.length > 0) {
    const pairs = view.pairs.flatMap(([one, other], i): Labelled[] => [
      { label: String(i + 1), tile: one },
      { label: '+', tile: other },
    ]);
    const extra = view.extra.length === 0 ? [] : [say(words, 'draw.extra'), ...plainly(view.extra)];
    // An even number in a row keeps pairs together.
    return [...drawPieces(pairs, Math.floor((width + 2) / 14) * 14 - 2, colours), ...extra];
  }
  const common = [...(view.options.draft ? [] : (view.seats[0]?.routes ?? [])), ...view.extra];
  return common.length === 0 ? [] : plainly(common);
}

/** "D4 curved station: +3 points", or why it does not fit there. */
function holdingOf(view: RailroadInkView, { held, square, turned, why, outlook }: Preview, pen: Pen): string {
  if (held === 'finish') return say(pen.words, 'draw.finish');
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const words = wordsOf(pen.words.language, 'common', 'railroad-ink');
  const place = `${printSquare(square)} ${turned ?? ''} ${pieceName(words, held)}`;
  if (why !== null) return `${place}. ${railroadInkWords.reason(words, why, pen.names)}`;
  return outlook === null || own === undefined
    ? place
    : `${place}: ${pen.colours.bold(gain(pen.words, outlook.score.total - own.score.total))}`;
}

/** Everyone's points in a line each. */
const totals = (view: RailroadInkView, pen: Pen): string[] =>
  seatsOf(view.players).map(
    seat =>
      `${pen.player(seat)}  ${pen.colours.bold(say(pen.words, 'number', { n: view.seats[seat]?.score.total ?? 0 }))}`,
  );

/** The viewer's points part by part; of the others the sum. */
function sheet(view: RailroadInkView, pen: Pen, width: number): string[] {
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  if (own === undefined) return totals(view, pen);
  const parts = partsOf(own.score, view.options.expansion).map(part => pen.part(part));
  const cells = parts.map(({ name, value }) => `${name} ${value}`);
  return [...totals(view, pen), ...flow(cells, width, ' · ').map(line => pen.colours.dim(line))];
}

/** What the signs mean, as far as the game needs them. */
export function legendOf({ options: { expansion } }: RailroadInkView, { words }: Pen): readonly string[] {
  const known = ['highway', 'railway', 'station'] as const;
  const water = expansion === 'rivers' ? (['river'] as const) : expansion === 'lakes' ? (['lake'] as const) : [];
  const ends = expansion === 'rivers' ? 'H R V' : 'H R';
  return [
    ...[...known, ...water].map(kind => `${SIGNS[kind]} ${say(words, `draw.${kind}`)}`),
    `${ends} ${say(words, 'draw.open')}`,
    `${ends.toLowerCase()} ${say(words, 'draw.lost')}`,
  ];
}

/** A face as it is drawn and as it is written. */
export const printFace = (face: string): string => `${centreOf(face)} ${face}`;
