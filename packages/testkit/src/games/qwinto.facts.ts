import { COLOURS, EMPTY, MISTHROWS, type QwintoShape, type QwintoView, type SheetView } from '@zaria/games/qwinto';
import { leftOf, same, type Seat } from '@zaria/kit';
import { changedAt, isOnly, topOf, type Facts } from '../laws/facts.ts';

/* What the facts of Qwinto say. */

/** A sheet with more on it; what that scores and closes is the scorer's affair. */
function written(before: QwintoView, after: QwintoView, seat: Seat, change: Partial<SheetView>): boolean {
  const { score, dead } = after.sheets[seat] ?? {};
  const sheets = changedAt(before.sheets, seat, sheet => ({
    ...sheet,
    ...change,
    score: score ?? sheet.score,
    dead: dead ?? [],
  }));
  return isDecided(before, after, { sheets });
}

/** All have decided: the dice lie there, and nobody looks for a field any more. */
const isDecided = (before: QwintoView, after: QwintoView, change: Partial<QwintoView>): boolean =>
  before.roll !== null && topOf(after)?.step === 'next' && isOnly(before, after, { ...change, freeFields: [] });

export const qwintoFacts: Facts<QwintoShape> = {
  told: {
    starts(before, { seat }, after) {
      const frame = topOf(after);
      const isAsked = frame?.step === 'roll' && frame.actor === seat;
      return isAsked && isOnly(before, after, { active: seat, turn: 1 });
    },

    rolled(before, { seat, dice, faces, number, attempt }, after) {
      const { freeFields } = after;
      const isRight = before.active === seat && topOf(after)?.step === (attempt === 1 ? 'result' : 'write');
      return isRight && isOnly(before, after, { roll: { dice, faces, number }, freeFields });
    },

    kept: (before, { seat, number }, after) =>
      before.active === seat &&
      after.roll?.number === number &&
      topOf(after)?.step === 'write' &&
      isOnly(before, after, {}),

    wrote(before, { seat, number, field }, after) {
      const numbers = before.sheets[seat]?.numbers;
      const isRight = numbers?.[field] === EMPTY && before.roll?.number === number;
      return isRight && written(before, after, seat, { numbers: changedAt(numbers, field, () => number) as never });
    },

    passed: (before, { seat }, after) => before.active !== seat && isDecided(before, after, {}),

    misthrow(before, { seat, count }, after) {
      const isRight = before.active === seat && before.sheets[seat]?.misthrows === count - 1;
      return isRight && written(before, after, seat, { misthrows: count });
    },

    'full-row'(before, { seat, colour, points }, after) {
      const row = after.sheets[seat]?.score.rows[colour];
      return row?.full === true && row.points === points && isDecided(before, after, {});
    },

    'full-column': (before, { seat, column, points }, after) =>
      after.sheets[seat]?.score.columns[column].points === points && points > 0 && isDecided(before, after, {}),

    ended(before, { seat, by }, after) {
      const sheet = after.sheets[seat];
      if (sheet === undefined || !isDecided(before, after, {})) return false;
      const full = COLOURS.filter(colour => sheet.score.rows[colour].full).length;
      return by === 'misthrows' ? sheet.misthrows === MISTHROWS : full >= 2;
    },

    over: (before, _fact, after) =>
      before.roll !== null && after.agenda.length === 0 && isOnly(before, after, { roll: null }),
  },

  untold(before, after) {
    const frame = topOf(after);
    if (frame?.step === 'dice') return isOnly(before, after, { roll: null, freeFields: [] });
    if (frame?.step !== 'roll' || same(before.agenda, after.agenda)) return isOnly(before, after, {});
    const active = leftOf(before.active, before.players);
    return isOnly(before, after, { turn: before.turn + 1, active, roll: null, freeFields: [] });
  },
};
