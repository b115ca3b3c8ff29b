import { isSpecial, originOf, pieceOf, printSide, printSquare, printTile } from '@zaria/games/railroad-ink';
import type { Drawing, Pair, Piece, Placement, RailroadInkFact, RailroadInkReason } from '@zaria/games/railroad-ink';
import type { ExtraFace, RailroadInkOptions, RailroadInkShape } from '@zaria/games/railroad-ink';
import type { ScorePart } from '@zaria/kit';
import type { TableWords } from './game-words.ts';
import { starterValue, yesOrNo } from './options.ts';
import { nameOf, type Names } from './seats.ts';
import { say, type Words } from './words.ts';

type Areas = 'common' | 'railroad-ink';
type Own = Words<'railroad-ink'>;

export const railroadInkWords: TableWords<RailroadInkShape, Areas> = {
  areas: ['common', 'railroad-ink'],

  fact(words, fact, names) {
    switch (fact.fact) {
      case 'starts':
        return say(words, 'fact.starts', { name: nameOf(names, fact.seat) });
      case 'round':
        return say(words, 'fact.round', fact);
      case 'rolled':
        return say(words, `fact.rolled${expansionOf(fact.extra)}`, {
          dice: pieces(words, fact.routes),
          extra: pieces(words, fact.extra),
        });
      case 'pooled':
        return say(words, `fact.pooled${expansionOf(fact.extra)}`, {
          dice: fact.pairs.map(pair => pairName(words, pair)),
          extra: pieces(words, fact.extra),
        });
      case 'picked':
        return say(words, 'fact.picked', { name: nameOf(names, fact.seat), pair: pairName(words, fact.pair) });
      case 'first':
        return say(words, 'fact.first', { name: nameOf(names, fact.seat), total: fact.total });
      case 'drew':
        return drew(words, fact, nameOf(names, fact.seat));
      case 'scored': {
        const parts = fact.parts.map(part => say(words, 'part.value', { part: partName(words, part), n: part.value }));
        return say(words, 'fact.scored', { name: nameOf(names, fact.seat), total: fact.total, parts });
      }
      case 'over':
        return say(words, 'fact.over');
    }
  },

  question: (words, step) => say(words, `ask.${step}`),

  action: (words, action) =>
    action.step === 'pick'
      ? say(words, 'action.pick', { pair: pairName(words, action.answer) })
      : drawing(words, action.answer),

  reason,

  option: (words, option) => ({ name: say(words, `option.${option}`), about: say(words, `option.${option}.about`) }),
  optionValue: (words, _option, value, names) => optionValue(words, value, names),

  score: (words, score) => say(words, 'count.points', { n: score }),
  part: (words, part) => ({ name: partName(words, part), value: say(words, 'number', { n: part.value }) }),

  ending: (words, { rounds }) => say(words, 'ending.rounds', { rounds }),
};

/** No two options have a value in common. */
function optionValue(words: Words<Areas>, value: RailroadInkOptions[keyof RailroadInkOptions], names: Names): string {
  if (typeof value === 'boolean') return yesOrNo(words, value);
  if (value === 'none' || value === 'rivers' || value === 'lakes') return say(words, `option.expansion.${value}`);
  if (value === 'once' || value === 'twice') return say(words, `option.crossing.${value}`);
  return starterValue(words, value, names);
}

/** Every piece by what it looks like. */
const NAMES = {
  'H.H.': 'highway-straight',
  'R.R.': 'railway-straight',
  'HH..': 'highway-curve',
  'RR..': 'railway-curve',
  'HHH.': 'highway-junction',
  'RRR.': 'railway-junction',
  HRHRx: 'overpass',
  'H.R.': 'station-straight',
  'HR..': 'station-curve',
  'VV..': 'river-curve',
  'V.V.': 'river-straight',
  VHVHx: 'highway-bridge',
  VRVRx: 'railway-bridge',
  'L...': 'lake-one',
  'LL..': 'lake-two',
  'LLL.': 'lake-three',
  'L.R.': 'railway-pier',
  'L.H.': 'highway-pier',
  LLHR: 'corner-pier',
  HHRH: 'three-highways',
  HRRR: 'three-railways',
  HHHH: 'four-highways',
  RRRR: 'four-railways',
  HRRH: 'station-corner',
  HRHR: 'station-crossing',
} as const satisfies { readonly [piece in Piece]: string };

export const pieceName = (words: Own, piece: Piece): string => say(words, `piece.${NAMES[piece]}`);
const pieces = (words: Own, list: readonly Piece[]): readonly string[] => list.map(piece => pieceName(words, piece));
const pairName = (words: Own, [one, other]: Pair): string =>
  say(words, 'pair', { one: pieceName(words, one), other: pieceName(words, other) });

/** Which sentence about the dice is meant. */
function expansionOf([face]: readonly ExtraFace[]): '' | '-rivers' | '-lakes' {
  if (face === undefined) return '';
  return originOf(face) === 'river' ? '-rivers' : '-lakes';
}

/** By what it is called: how it lies is to be seen on the board. */
const written = (words: Own, { square, tile }: Placement): string =>
  `${printSquare(square)} (${pieceName(words, pieceOf(tile))})`;

/** What was drawn, and then, where there is something to tell: which was special, the water, what fitted nowhere. */
function drew(words: Own, fact: Extract<RailroadInkFact, { readonly fact: 'drew' }>, name: string): string {
  const drawn = fact.drawn.map(placement => written(words, placement));
  const specials = fact.drawn.filter(({ tile }) => isSpecial(pieceOf(tile)));
  const sentences = [say(words, drawn.length > 0 ? 'fact.drew' : 'fact.drew-nothing', { name, drawn })];
  for (const { square } of specials) sentences.push(say(words, 'fact.special', { drawn: printSquare(square) }));
  const squares = fact.filled.map(printSquare);
  if (squares.length > 0) sentences.push(say(words, 'fact.filled', { squares, count: squares.length }));
  if (fact.unfit.length > 0)
    sentences.push(say(words, 'fact.unfit', { dice: pieces(words, fact.unfit), count: fact.unfit.length }));
  return sentences.join(' ');
}

function drawing(words: Own, answer: Drawing): string {
  if (answer === 'finish') return say(words, 'action.finish');
  const piece = pieceOf(answer.tile);
  return say(words, isSpecial(piece) ? 'action.special' : 'action.draw', {
    square: printSquare(answer.square),
    tile: printTile(answer.tile),
    piece: pieceName(words, piece),
  });
}

function reason(words: Own, fault: RailroadInkReason): string {
  if (fault.why === 'routes-due')
    return say(words, 'reason.routes-due', { dice: pieces(words, fault.routes), count: fault.routes.length });
  if (fault.why === 'no-such-pair') return say(words, 'reason.no-such-pair', { pair: pairName(words, fault.pair) });
  const square = printSquare(fault.square);
  switch (fault.why) {
    case 'clash':
      return say(words, fault.exit ? 'reason.clash-exit' : 'reason.clash', { square, side: printSide(fault.side) });
    case 'no-die':
    case 'special-twice':
      return say(words, `reason.${fault.why}`, { square, piece: pieceName(words, fault.piece) });
    case 'specials-spent':
      return say(words, 'reason.specials-spent', { square, most: fault.most });
    case 'occupied':
    case 'unconnected':
    case 'special-this-round':
      return say(words, `reason.${fault.why}`, { square });
  }
}

const partName = (words: Own, { part }: ScorePart<RailroadInkShape['part']>): string => say(words, `part.${part}`);
