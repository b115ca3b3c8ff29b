import { lasVegasRoyale, type RoyaleShape } from '@zaria/games/las-vegas-royale';
import { NATURE, pick, questionOn, type Rng, type Seat } from '@zaria/kit';
import type { Taste } from '../vegas/rivals.ts';
import { bluffed } from './bluffs.ts';
import { chosenBy, leadOf, type Table } from './weighing.ts';

type Action = RoyaleShape['action'];

/** How it weighs in playouts itself; a tile that is set off, in thousands. */
export const OWN: Taste = { spite: 1, price: 12, isPerDie: false };
const TILE = 10;
/** Answers to a tile's question are weighed in playouts, if there are no more. */
const WEIGHED = 8;

/** Plays until the round is paid, in place; how many plies that took. */
export function playOut(table: Table, tastes: readonly Taste[], rng: Rng): number {
  const { round } = table;
  let plies = 0;
  for (let [actor] = lasVegasRoyale.waiting(table); actor !== undefined; [actor] = lasVegasRoyale.waiting(table)) {
    if (questionOn(table)?.step === 'deal' || table.round !== round) return plies;
    const action =
      actor === NATURE ? lasVegasRoyale.sample(table, rng) : answered(table, actor, tastes[actor] as Taste, rng);
    lasVegasRoyale.play(table, actor, action);
    plies++;
  }
  return plies;
}

/** What a seat of a playout answers. */
function answered(table: Table, seat: Seat, taste: Taste, rng: Rng): Action {
  const question = questionOn(table);
  if (question?.step === 'place')
    return {
      step: 'place',
      answer: chosenBy(taste, taste === OWN ? TILE : 0, table, seat, question.data.rolled) ?? 'pass',
    };
  const legal = lasVegasRoyale.legal(table, seat);
  if (legal.length === 1) return legal[0] as Action;
  return bluffed(legal, rng) ?? (legal.length > WEIGHED ? pick(legal, rng) : weighed(table, seat, legal, rng));
}

/** The answer to a tile that leaves the seat best at once; any of those that do. */
function weighed(table: Table, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  let best: Action[] = [];
  let most = -Infinity;
  for (const action of legal) {
    const next = lasVegasRoyale.clone(table);
    lasVegasRoyale.play(next, seat, action);
    const worth = leadOf(next, seat);
    if (worth > most) best = [];
    if (worth >= most) best.push(action);
    most = Math.max(most, worth);
  }
  return pick(best, rng);
}
