import { NONE, bySeat, engine, leftOf, nothing, oneOf, seatsOf } from '@zaria/kit';
import type { Seat, Start, Steps } from '@zaria/kit';
import { copyDeck, newDeck, takeCard } from '../casinos/deck.ts';
import { FACES, byFace, facesOf, type Face } from '../casinos/faces.ts';
import { nextWithDice, starterStep } from '../casinos/starter.ts';
import { CARDS, VALUES } from './cards.ts';
import { arrange, couldBank, countsNotation, dealNotation, sampleBank, sampleDeal, takeDeal } from './deal.ts';
import { couldDraw, drawTiles, sidesNotation } from './draw.ts';
import { NO_PIECES, newHeap } from './heap.ts';
import { moveDieSteps } from './moveDie.ts';
import { placeDice } from './place.ts';
import { couldRoll, rollNotation, rollOf, showing, shows } from './roll.ts';
import { endRound, settlementSteps } from './settlement.ts';
import { ask, schedule, type RoundSteps, type RoyaleShape } from './steps.ts';
import { DICE, ROUND_CHIPS, handOf, tileAt } from './table.ts';
import type { Options, Roll, Table } from './table.ts';
import { freshTile, hooksOf, tileSteps } from './tiles/index.ts';

export function newTable({ seats: players, options }: Start<Options>): Table {
  const table: Table = {
    players,
    options,
    round: 0,
    starter: options.starter === 'random' ? 0 : options.starter,
    casinos: byFace(() => ({ cards: [], returning: [], dice: newHeap(players), neutral: NO_PIECES, blank: 0 })),
    tiles: [],
    used: [],
    closed: null,
    extra: [],
    black: null,
    cleared: 0,
    supply: { small: bySeat(players, () => DICE.small), big: bySeat(players, () => DICE.big) },
    chips: bySeat(players, () => 0),
    cards: bySeat(players, () => []),
    cash: bySeat(players, () => 0),
    cashOut: 0,
    deck: newDeck(CARDS),
    bank: VALUES.map(() => 0),
    agenda: [],
    asked: 0,
  };
  schedule(table, 'deal', NONE);
  if (options.starter === 'random') schedule(table, 'starter', NONE);
  return table;
}

/** Numbers of the throw whose casinos may be entered. */
const openNumbers = ({ closed }: Table, rolled: Roll): Face[] =>
  FACES.filter(face => face !== closed && shows(rolled, face));

const handPieces = ({ supply }: Table, seat: Seat) => ({ small: supply.small[seat], big: supply.big[seat] });

const roundSteps: Steps<RoyaleShape, RoundSteps> = {
  starter: starterStep,

  deal: {
    kind: 'chance',
    notation: dealNotation,
    sample: (table, _data, rng) => sampleDeal(table.deck, rng),
    admits: (table, _data, deal) => takeDeal(copyDeck(table.deck), deal),
    resolve(table, _data, deal, tell) {
      const { mode, neutral } = table.options;
      schedule(table, 'turn', { seat: table.starter });
      if (neutral) schedule(table, 'neutral', NONE);
      if (mode === 'royale') schedule(table, 'tiles', NONE);
      if (mode === 'royale' && table.round === 0) schedule(table, 'bank', NONE);
      table.round++;
      for (const seat of seatsOf(table.players)) table.chips[seat] += ROUND_CHIPS;
      tell?.({ fact: 'round', round: table.round, seat: table.starter, chips: ROUND_CHIPS });
      const pairs = arrange(deal);
      for (const face of FACES) {
        // In any order: three rounds do not use the set up, so what lies under it is never dealt.
        for (const card of pairs[face]) takeCard(table.deck, card);
        table.casinos[face].cards = pairs[face];
        tell?.({ fact: 'dealt', casino: face, cards: pairs[face] });
      }
    },
  },

  bank: {
    kind: 'chance',
    notation: countsNotation,
    sample: (table, _data, rng) => sampleBank(table.deck, rng),
    admits: (table, _data, counts) => couldBank(table.deck, counts),
    resolve(table, _data, counts, tell) {
      const { deck } = table;
      table.bank = counts.slice();
      deck.counts = deck.counts.map((count, kind) => count - (counts[kind] ?? 0));
      const open = counts.reduce((a, b) => a + b, 0);
      deck.size -= open;
      tell?.({ fact: 'bank', cards: open, aside: deck.size });
    },
  },

  tiles: {
    kind: 'chance',
    notation: sidesNotation,
    sample: (table, _data, rng) => drawTiles(table, rng),
    admits: (table, _data, sides) => couldDraw(table, sides),
    resolve(table, _data, sides, tell) {
      if (table.options.noRepeats) table.used = [...table.used, ...sides];
      table.tiles = [];
      for (const side of sides) {
        const tile = freshTile(side, table.players);
        const casino = table.tiles.push(tile) as Face;
        hooksOf(tile).setUp?.(table);
        tell?.({ fact: 'tile', casino, side });
      }
    },
  },

  neutral: {
    kind: 'chance',
    notation: rollNotation,
    sample: (_table, _data, rng) => rollOf(DICE, rng),
    admits: (_table, _data, rolled) => couldRoll(DICE, rolled),
    resolve(table, _data, rolled, tell) {
      for (const face of FACES) {
        const dice = showing(rolled, face);
        table.casinos[face].neutral = dice;
        if (shows(rolled, face)) tell?.({ fact: 'neutral', casino: face, ...dice });
      }
    },
  },

  turn: {
    kind: 'auto',
    run(table, { seat }, tell) {
      table.black = null;
      const next = nextWithDice(table.players, seat, other => handOf(table, other));
      if (next === null) endRound(table, tell);
      else beginTurn(table, next);
    },
  },

  roll: {
    kind: 'ask',
    notation: nothing,
    answers: () => ['go'],
    resolve: (table, _data, _go, seat) => schedule(table, 'dice', { seat }),
  },

  dice: {
    kind: 'chance',
    notation: rollNotation,
    sample: (table, { seat }, rng) => rollOf(handPieces(table, seat), rng),
    admits: (table, { seat }, rolled) => couldRoll(handPieces(table, seat), rolled),
    resolve(table, { seat }, rolled, tell) {
      ask(table, 'place', seat, { rolled });
      tell?.({ fact: 'rolled', seat, small: facesOf(rolled.small), big: rolled.big });
    },
  },

  place: {
    kind: 'ask',
    notation: oneOf([...FACES, 'pass']),
    answers(table, { rolled }, seat) {
      const answers: (Face | 'pass')[] = openNumbers(table, rolled);
      if (answers.length === 0 || table.chips[seat] > 0) answers.push('pass');
      return answers;
    },
    refuse(table, { rolled }, answer) {
      if (answer === 'pass') return { why: 'no-chip' };
      return { why: shows(rolled, answer) && answer === table.closed ? 'closed' : 'not-rolled', casino: answer };
    },
    resolve(table, { rolled }, answer, seat, tell) {
      if (answer !== 'pass') {
        const dice = showing(rolled, answer);
        const fact = tell && ({ fact: 'placed', seat, casino: answer, ...dice } as const);
        return placeDice(table, { seat, casino: answer, dice, rolled }, fact, tell);
      }
      schedule(table, 'turn', { seat: leftOf(seat, table.players) });
      // Who could not have placed anything passes for free.
      const chips = openNumbers(table, rolled).length === 0 ? 0 : 1;
      table.chips[seat] -= chips;
      tell?.({ fact: 'passed', seat, chips });
    },
  },

  activate: {
    kind: 'auto',
    run(table, activation, tell) {
      const tile = tileAt(table, activation.casino);
      if (tile === null) throw new Error(`casino ${activation.casino} has no tile`);
      const { seat, casino } = activation;
      tell?.({ fact: 'activated', seat, casino, side: tile.side });
      hooksOf(tile).activate?.(table, tile, activation, tell);
    },
  },

  ...settlementSteps,
};

function beginTurn(table: Table, seat: Seat): void {
  for (const tile of table.tiles) if (hooksOf(tile).turn?.(table, tile, seat) === true) return;
  ask(table, 'roll', seat, NONE);
}

export const rules = engine<RoyaleShape>({ ...roundSteps, ...moveDieSteps, ...tileSteps });
