import { GAME_IDS } from '@zaria/games';
import { faultIn, hintsAt, positionOf } from '@zaria/bots/hints/testing';
import type { Campaign } from './campaign.ts';

/** What a second look may differ by, in the unit of the score, where playouts were drawn by lot. */
const CLEAR = 3;

/** Positions between bots: what a hint's reason names is what differs most, also when it is looked at again. */
export const hints: Campaign = {
  summary: 'positions of each game: hints are legal, and their reasons name the largest difference',
  unit: 'positions of each game',
  size: 1000,
  short: 60,
  run(seed) {
    const tally: Record<string, number> = {};
    for (const id of GAME_IDS) {
      const position = positionOf(id, `${seed} ${id}`);
      const { considered, hints: given } = hintsAt(id, position, seed);
      const fault = faultIn(id, position, considered, given);
      if (fault !== null) throw new Error(`seed ${seed}, ${id}: ${fault}`);
      const reason = given[0]?.reason ?? null;
      if (reason === null) continue;
      tally[`${id} reasons`] = 1;
      // Another bot with other luck, asked about the same two.
      const again = hintsAt(id, position, `${seed} again`).considered;
      const [one, other] = considered
        .slice(0, 2)
        .map(({ plan }) => again.find(way => JSON.stringify(way.plan) === JSON.stringify(plan)));
      if (one === undefined || other === undefined) continue;
      const sizes = Object.keys(one.expects).map(quantity => ({
        quantity,
        size: Math.abs((one.expects[quantity] ?? 0) - (other.expects[quantity] ?? 0)),
      }));
      const most = Math.max(...sizes.map(({ size }) => size));
      const named = sizes.find(({ quantity }) => quantity === reason.quantity)?.size ?? 0;
      tally[`${id} looked at again`] = 1;
      tally[`${id} the same again`] = named >= most - CLEAR ? 1 : 0;
    }
    return tally;
  },
  report(total) {
    return GAME_IDS.map(id => {
      const [reasons, again, agreed] = ['reasons', 'looked at again', 'the same again'].map(
        what => total[`${id} ${what}`] ?? 0,
      );
      return `${id}: ${reasons} reasons, each the largest difference; looked at again ${again}, the same within ${CLEAR}: ${agreed}`;
    });
  },
};
