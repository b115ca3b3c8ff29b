import { closes, qwinto, type QwintoShape } from '@zaria/games/qwinto';
import { questionOn, type Game, type Seat } from '@zaria/kit';

/**
 * Qwinto for players who write only where it closes next to nothing, and mark no misthrow if they can help it: at
 * random nobody ever fills a row. What is legal is no longer complete, so that not all laws hold.
 */
export const carefulQwinto: Game<QwintoShape> = {
  ...qwinto,
  legal(table, seat) {
    const legal = qwinto.legal(table, seat);
    const costs = legal.map(action => costOf(table, seat, action));
    const least = Math.min(...costs);
    return legal.filter((_action, i) => costs[i] === least);
  },
};

/** How many fields an action loses for good. */
function costOf(table: QwintoShape['state'], seat: Seat, action: QwintoShape['action']): number {
  const frame = questionOn(table);
  if (action.step !== 'write' || frame?.step !== 'write') return 0;
  if (action.answer === 'misthrow') return Infinity;
  return action.answer === 'pass' ? 1 : closes(table.sheets[seat], action.answer, frame.data.roll.number).length;
}
